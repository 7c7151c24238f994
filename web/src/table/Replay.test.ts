import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Replay from "./Replay.svelte";

const stops = { all: [2, 3, 6, 7, 9], turns: [2, 6, 9] };

function replay(at: number | null) {
  const onlook = vi.fn();
  const onclose = vi.fn();
  render(Replay, { stops, at, onlook, onclose });
  const press = (key: string, shiftKey = false) =>
    fireEvent.keyDown(document.body, { key, shiftKey });
  return { onlook, onclose, press };
}

test("keys move by moves and by turns", async () => {
  const { onlook, onclose, press } = replay(6);
  await press("ArrowLeft");
  expect(onlook).toHaveBeenLastCalledWith(3);
  await press("ArrowRight");
  expect(onlook).toHaveBeenLastCalledWith(7);
  await press("ArrowLeft", true);
  expect(onlook).toHaveBeenLastCalledWith(2);
  await press("ArrowRight", true);
  expect(onlook).toHaveBeenLastCalledWith(null);
  await press("Home");
  expect(onlook).toHaveBeenLastCalledWith(2);
  await press("End");
  expect(onlook).toHaveBeenLastCalledWith(null);
  await press("Escape");
  expect(onclose).toHaveBeenCalled();
});

test("the slider shows its position, and goes anywhere", async () => {
  const { onlook } = replay(7);
  const slider = screen.getByRole("slider");
  expect(slider.getAttribute("aria-valuetext")).toBe("Move 3 of 4");
  await fireEvent.input(slider, { target: { value: "1" } });
  expect(onlook).toHaveBeenLastCalledWith(3);
});

test("an event between two moves belongs to the earlier one", () => {
  replay(8);
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("Move 3 of 4");
});

test("there is nothing after the current position", async () => {
  const { onlook, press } = replay(null);
  expect(
    screen
      .getAllByRole("button")
      .slice(2, 4)
      .every((one) => (one as HTMLButtonElement).disabled),
  ).toBe(true);
  await press("ArrowLeft");
  expect(onlook).toHaveBeenLastCalledWith(7);
});

test("the way back has a name, even where it is drawn as a cross", async () => {
  const { onclose } = replay(6);
  await fireEvent.click(screen.getByRole("button", { name: "Back to live game" }));
  expect(onclose).toHaveBeenCalledOnce();
});

test("arrow keys in the chat do not move through the game", async () => {
  const { onlook } = replay(6);
  const field = document.createElement("input");
  document.body.append(field);
  await fireEvent.keyDown(field, { key: "ArrowLeft" });
  expect(onlook).not.toHaveBeenCalled();
  field.remove();
});

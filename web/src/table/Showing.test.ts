import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { logLine } from "../fixtures/fakes";
import Showing from "./Showing.svelte";

const line = logLine(3, 1, "Bo: lays a tile; scores 13 points.");

function showing() {
  const hold = vi.fn();
  const { unmount } = render(Showing, {
    showing: { line, number: 1, of: 2, last: false, hold },
    onskip: vi.fn(),
  });
  return { hold, unmount, button: screen.getByRole("button", { name: line.text }) };
}

test("a tap opens the whole text and holds it, another one continues", async () => {
  const { hold, button } = showing();
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(hold).not.toHaveBeenCalled();
  await fireEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(hold).toHaveBeenLastCalledWith(true);
  await fireEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(hold).toHaveBeenLastCalledWith(false);
});

test("leaving while it is open releases the hold", async () => {
  const { hold, unmount, button } = showing();
  await fireEvent.click(button);
  unmount();
  expect(hold).toHaveBeenLastCalledWith(false);
});

import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { Group } from "../lib/faces";
import ChoiceList from "./ChoiceList.svelte";

const entry = (title: string) => ({ title, token: title.toLowerCase(), detail: "", preview: {} });
const titles = ["Palenque", "Yaxchilan", "Tikal", "Uxmal", "Two steps"];

function list(groups: Group[] = [{ title: "", entries: titles.map(entry) }]) {
  const onlight = vi.fn();
  const onchoose = vi.fn();
  render(ChoiceList, { groups, face: null, lit: null, onlight, onchoose });
  const buttons = screen.getAllByRole("button");
  buttons[0]!.focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  const focused = () => (document.activeElement as HTMLElement).dataset["said"];
  return { onlight, onchoose, buttons, press, focused };
}

test("Tab reaches only one choice; arrows, Home and End move on from there", async () => {
  const { buttons, press, focused } = list();
  expect(buttons.map((button) => button.tabIndex)).toEqual([0, -1, -1, -1, -1]);
  await press("ArrowDown");
  expect(focused()).toBe("Yaxchilan");
  expect(buttons.map((button) => button.tabIndex)).toEqual([-1, 0, -1, -1, -1]);
  await press("End");
  expect(focused()).toBe("Two steps");
  await press("ArrowDown");
  expect(focused()).toBe("Two steps");
  await press("Home");
  expect(focused()).toBe("Palenque");
  await press("ArrowUp");
  expect(focused()).toBe("Palenque");
});

test("letters and numbers move to a choice", async () => {
  const { press, focused } = list();
  await press("t");
  expect(focused()).toBe("Tikal");
  await press("t");
  expect(focused()).toBe("Two steps");
  await press("2");
  expect(focused()).toBe("Yaxchilan");
});

test("letters typed quickly form one word", async () => {
  const { press, focused } = list();
  await press("t");
  await press("w");
  expect(focused()).toBe("Two steps");
});

test("a focused or hovered choice lights up, and a click chooses it", async () => {
  const { onlight, onchoose, buttons, press } = list();
  await press("ArrowDown");
  expect(onlight).toHaveBeenLastCalledWith("yaxchilan");
  await fireEvent.pointerEnter(buttons[2]!, { pointerType: "mouse" });
  expect(onlight).toHaveBeenLastCalledWith("tikal");
  await fireEvent.click(buttons[2]!);
  expect(onchoose).toHaveBeenCalledWith(["tikal"]);
});

test("many choices: closed groups show counts and open with a click; a field filters", async () => {
  const many = Array.from({ length: 30 }, (_, number) => entry(`Hex ${number}`));
  const few = titles.slice(0, 2).map(entry);
  list([
    { title: "Move", entries: many },
    { title: "Build", entries: few },
  ]);
  const heading = screen.getByRole("button", { name: "Move 30" });
  expect(heading.getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByText("Hex 7")).toBeNull();
  expect(screen.getByText("Palenque")).toBeTruthy();
  await fireEvent.click(heading);
  expect(screen.getByText("Hex 7")).toBeTruthy();
  await fireEvent.click(heading);
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "hex 12" } });
  expect(screen.getByText("Hex 12")).toBeTruthy();
  expect(screen.queryByText("Hex 7")).toBeNull();
});

test("after a choice made with the keyboard, the focus moves to the new list", async () => {
  const onchoose = vi.fn();
  const onleft = vi.fn();
  const props = { face: null, lit: null, onlight: vi.fn(), onchoose, onleft };
  const of = (names: string[]) => [{ title: "", entries: names.map(entry) }];
  const { rerender } = render(ChoiceList, { ...props, groups: of(["One", "Two"]) });
  const choose = async (name: string, next: string[]) => {
    const button = screen.getByRole("button", { name: new RegExp(name) });
    button.focus();
    await fireEvent.click(button, { detail: 0 });
    await rerender({ ...props, groups: of(next) });
  };
  await choose("One", ["Three", "Four"]);
  expect((document.activeElement as HTMLElement).dataset["said"]).toBe("Three");
  await choose("Three", []);
  expect(onleft).toHaveBeenCalledOnce();
});

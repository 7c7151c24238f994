import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { logLine } from "../fixtures/fakes";
import Log from "./Log.svelte";
import type { TableStore } from "./table.svelte";

/** The story of a game that began at event 3; nothing before that can be viewed. */
function log(past: number | null = null) {
  const store = {
    log: [1, 3, 4, 5].map((seq) => logLine(seq, 0, `Line ${seq}`)),
    stops: { all: [3, 4, 5], turns: [3, 4, 5] },
    past: past === null ? null : { seq: past },
    look: vi.fn(),
  };
  render(Log, { store: store as unknown as TableStore, onreplay: vi.fn() });
  const list = screen.getByRole("list", { name: "Log" });
  const lines = [...list.querySelectorAll("button")];
  const stops = () =>
    lines.filter((one) => one.tabIndex === 0).map((one) => one.textContent.trim());
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  return { store, lines, stops, press };
}

test("only one line can be reached with Tab: the newest, or the one being viewed", () => {
  expect(log().stops()).toEqual(["Line 5"]);
  document.body.innerHTML = "";
  expect(log(4).stops()).toEqual(["Line 4"]);
});

test("arrows, Home and End move through the lines, and Tab returns to the last one", async () => {
  const { store, lines, stops, press } = log();
  lines[2]!.focus();
  await press("ArrowUp");
  expect(document.activeElement).toBe(lines[1]);
  expect(stops()).toEqual(["Line 4"]);
  await press("Home");
  await press("ArrowUp");
  expect(document.activeElement).toBe(lines[0]);
  await press("End");
  await press("ArrowDown");
  expect(document.activeElement).toBe(lines[2]);
  await press("ArrowUp");
  lines[1]!.blur();
  expect(stops()).toEqual(["Line 4"]);
  await fireEvent.click(lines[1]!);
  expect(store.look).toHaveBeenCalledWith(4);
});

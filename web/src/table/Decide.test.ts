import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Option } from "../api/types";
import { playersOf } from "../lib/players";
import Cost from "./Cost.svelte";
import Decide from "./Decide.svelte";
import { begun, move, option, plugIn, server, shown, Socket, table } from "../fixtures/fakes";
import { PlanMarks } from "./plan.svelte";
import { TableStore } from "./table.svelte";

let store: TableStore;
beforeEach(() => {
  plugIn();
});
afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

async function decide(options: Option[]) {
  server((path) => (path.includes("/log") ? { head: 0, lines: [] } : table(2)));
  store = new TableStore("t1");
  await store.open();
  Socket.last.welcome(2);
  Socket.last.news([begun, move(2, 0, 1)], shown(2, { options }), table(2));
  const page = render(Decide, {
    store,
    table: table(2),
    players: playersOf(table(2).seats),
    face: null,
    options,
    lit: null,
    onlight: vi.fn(),
    onchoose: vi.fn(),
    onreplay: vi.fn(),
    plan: new PlanMarks("t1"),
  });
  return { ...page, region: screen.getByRole("region", { name: "Your decision" }) };
}

test("skipping the board leads to the choices", async () => {
  const { component, region } = await decide([option("a"), option("b")]);
  component.enter();
  expect(document.activeElement).toBe(region.querySelector("[data-item]"));
  expect(region.hasAttribute("tabindex")).toBe(false);
});

test("the changes of a turn are what I have now, minus what I had before", async () => {
  const at = (seq: number, corn: number) =>
    shown(seq, { options: [option("a")] }, { holdings: [{ corn, wood: 1 }, {}] });
  server((path) => {
    if (path.includes("/log")) return { head: 0, lines: [] };
    return path.includes("/view?at=1&") ? at(1, 5) : table(2);
  });
  store = new TableStore("t1");
  await store.open();
  Socket.last.welcome(2);
  Socket.last.news([begun, move(2, 0, 1)], at(2, 3), table(2));
  render(Cost, { store, face: null });
  expect(await screen.findByRole("img", { name: "−2 corn" })).toBeTruthy();
  expect(screen.getAllByRole("img")).toHaveLength(1);
});

test("without choices it leads to the region, which cannot be focused otherwise", async () => {
  const { component, region } = await decide([]);
  component.enter();
  expect(document.activeElement).toBe(region);
  await fireEvent.blur(region);
  expect(region.hasAttribute("tabindex")).toBe(false);
});

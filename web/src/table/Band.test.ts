import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playersOf } from "../lib/players";
import Band from "./Band.svelte";
import {
  begun,
  logLine,
  move,
  option,
  plugIn,
  seat,
  server,
  shown,
  Socket,
  table,
} from "../fixtures/fakes";
import { TableStore } from "./table.svelte";

let store: TableStore;
beforeEach(() => {
  vi.useFakeTimers();
  plugIn();
  localStorage.clear();
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const seats = [seat(0), seat(1, { name: "Bo" }), seat(2, { name: "Cy" })];
const lines = [
  logLine(3, 1, ["Bo", "lays a tile."], ["Cy", "scores."]),
  logLine(4, 2, ["Cy", "passes."]),
];
const rest = (seconds = 0) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** Bo and Cy have moved since my last move: I see both moves, then it is my turn. */
async function band(wide: boolean) {
  server((path) => {
    if (path.includes("/log")) return { head: 4, lines };
    return path.includes("/view") ? shown(3) : table(2, { seats });
  });
  store = new TableStore("t1");
  await store.open();
  const at = table(2, { seats });
  Socket.last.welcome(2, at);
  Socket.last.news([begun, move(2, 0, 1)], shown(2, { options: [option("a")] }), at);
  const view = shown(4, { options: [option("b")] }, { turn: 4 });
  Socket.last.news([move(3, 1, 2), move(4, 2, 3)], view, table(4, { seats }));
  render(Band, { store, table: at, players: playersOf(seats), wide, onskip: null });
  await rest(0.1);
  return screen.getByRole("banner");
}

test("the header names the player whose move is shown; my turn comes afterwards", async () => {
  const header = await band(true);
  expect(store.mine).toBe(true);
  expect(header.textContent).toContain("Bo lays a tile. Cy: scores.");
  expect(header.textContent).not.toContain("Your turn");
  expect(header.className).not.toContain("mine");
  await rest(1.7);
  expect(header.textContent).toContain("Your turn");
  expect(header.textContent).toContain("Cy: passes.");
  expect(header.className).toContain("mine");
});

test("a narrow header only says whose move it is", async () => {
  const header = await band(false);
  expect(header.textContent).toContain("Bo");
  expect(header.textContent).not.toContain("lays a tile");
});

test("my turn starts at once if I skip the others' moves", async () => {
  const header = await band(true);
  store.skip();
  await rest();
  expect(header.textContent).toContain("Your turn");
});

import { expect, test } from "vitest";
import camps from "../fixtures/tikal-camps.json";
import { act, choices, cost, placeHex, whereOf } from "./tokens";
import type { TikalShown } from "./view";

const shown = camps as unknown as TikalShown;

test("tokens are taken apart", () => {
  expect(act("place c3 4")).toEqual({ kind: "place", hex: "c3", rotation: 4 });
  expect(act("move leader a5 b4")).toEqual({
    kind: "move",
    figure: "leader",
    start: "a5",
    end: "b4",
  });
  expect(act("exchange mask of 2 for shell")).toEqual({
    kind: "exchange",
    wanted: "mask",
    seat: 2,
    given: "shell",
  });
  expect(act("bid 12")).toEqual({ kind: "bid", count: 12 });
  expect(act("end turn")).toEqual({ kind: "other" });
});

test("every option of a full turn is known, and has its place and price", () => {
  const { view, options } = shown;
  const seat = view.to_move;
  const [first, second] = view.players[seat]!.camps;
  expect(placeHex(view, seat, "base")).toBe("a5");
  expect(placeHex(view, seat, "camp1")).toBe(first);
  expect(placeHex(view, seat, "camp2")).toBe(second);
  for (const { act, option } of choices(options)) {
    expect(act.kind === "other").toBe(option.token === "end turn");
    if (option.target.startsWith("hex/"))
      expect(`hex/${whereOf(act, view, seat)}`).toBe(option.target);
    if (act.kind === "enter") expect(view.hexes[whereOf(act, view, seat)!]).toBeDefined();
    if (act.kind !== "other") expect(cost(option)).toBeGreaterThan(0);
  }
});

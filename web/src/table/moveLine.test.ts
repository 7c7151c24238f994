import { expect, test } from "vitest";
import { event, move, undo } from "../fixtures/fakes";
import { standing, stopsOf, turnEnds, turnStarts } from "./moveLine";

const begun = event(2, "started");

test("an undo removes the last moves, and nothing else does", () => {
  const events = [begun, move(3, 0, 1), move(4, 0, 1), undo(5, 3), move(6, 0, 1)];
  expect(standing(events).map((step) => step.seq)).toEqual([3, 6]);
  expect(standing([begun, move(3, 0, 1), undo(4, 2)])).toEqual([]);
});

test("others' turns end with their last event, including what chance did", () => {
  const steps = standing([
    move(3, 0, 1),
    move(4, 1, 2),
    move(5, 1, 2),
    move(6, -1, 2),
    move(7, 2, 3),
  ]);
  expect(turnEnds(steps, [0])).toEqual([
    { seq: 6, turn: 2, before: 4 },
    { seq: 7, turn: 3, before: null },
  ]);
  expect(turnEnds(steps, [1, 2]).map((end) => end.seq)).toEqual([3]);
});

test("a turn in which I decided something is mine", () => {
  const steps = standing([move(3, 1, 1), move(4, 0, 1), move(5, 1, 1)]);
  expect(turnEnds(steps, [0])).toEqual([]);
});

test("a replay stops at the beginning, after every valid move, and after turns", () => {
  const events = [begun, move(3, 0, 1), move(4, 0, 1), undo(5, 3), move(6, 0, 1), move(7, 1, 2)];
  expect(stopsOf(events, standing(events))).toEqual({ all: [2, 3, 6, 7], turns: [2, 6, 7] });
  expect(stopsOf([], [])).toEqual({ all: [], turns: [] });
});

test("a turn starts before its player's first choice, even after an undo into it", () => {
  const events = [
    event(1, "created"),
    begun,
    move(3, -1, 1),
    move(4, 0, 1),
    undo(5, 3),
    move(7, 0, 1),
    event(8, "joined", { seat: 1 }),
    move(9, -1, 2),
    move(10, 1, 2),
  ];
  expect([...turnStarts(events)]).toEqual([
    [1, 3],
    [2, 9],
  ]);
  const back = [...events, undo(11, 3), move(12, 0, 1), move(13, 1, 2)];
  expect([...turnStarts(back)]).toEqual([
    [1, 3],
    [2, 12],
  ]);
});

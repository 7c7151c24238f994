import { describe, expect, it } from "vitest";
import type { Event } from "../api/types";
import { beginnings, lasting } from "./moments";

const event = (seq: number, kind: string, more: Partial<Event> = {}): Event => ({
  seq,
  kind,
  seat: null,
  time: 0,
  ...more,
});
const move = (seq: number, turn: number, seat: number) => event(seq, "move", { turn, seat });

describe("moments", () => {
  const events = [
    event(1, "created"),
    event(2, "started"),
    move(3, 1, -1),
    move(4, 1, 0),
    move(5, 1, 0),
    event(6, "undo", { to: 4, seat: 0 }),
    move(7, 1, 0),
    event(8, "joined", { seat: 1 }),
    move(9, 2, -1),
    move(10, 2, 1),
  ];

  it("leaves out what was taken back", () => {
    expect(lasting(events).map(({ seq }) => seq)).toEqual([2, 3, 4, 7, 9, 10]);
  });

  it("finds the event before a turn's first choice", () => {
    expect([...beginnings(events)]).toEqual([
      [1, 3],
      [2, 9],
    ]);
  });

  it("follows an undo back into an earlier turn", () => {
    const back = [...events, event(11, "undo", { to: 3 }), move(12, 1, 0), move(13, 2, 1)];
    expect([...beginnings(back)]).toEqual([
      [1, 3],
      [2, 12],
    ]);
  });
});

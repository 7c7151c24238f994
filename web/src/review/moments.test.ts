import { describe, expect, it } from "vitest";
import { event, move } from "../fixtures/fakes";
import { beginnings, lasting } from "./moments";

describe("moments", () => {
  const events = [
    event(1, "created"),
    event(2, "started"),
    move(3, -1, 1),
    move(4, 0, 1),
    move(5, 0, 1),
    event(6, "undo", { to: 4, seat: 0 }),
    move(7, 0, 1),
    event(8, "joined", { seat: 1 }),
    move(9, -1, 2),
    move(10, 1, 2),
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
    const back = [...events, event(11, "undo", { to: 3 }), move(12, 0, 1), move(13, 1, 2)];
    expect([...beginnings(back)]).toEqual([
      [1, 3],
      [2, 12],
    ]);
  });
});

import { describe, expect, test } from "vitest";
import { TILES } from "./data";
import { period, rotationOf, settle, turn } from "./rotation";

describe("turning a tile", () => {
  test("knows when a tile looks the same again", () => {
    expect(period([2, 0, 1, 0, 0, 0])).toBe(6);
    expect(period([1, 0, 1, 0, 1, 0])).toBe(2);
    expect(period([0, 0, 0, 0, 0, 0])).toBe(1);
    for (const { stones } of TILES) expect([1, 2, 3, 6]).toContain(period(stones));
  });

  test("settles on the next offered rotation", () => {
    const stones = [2, 0, 1, 0, 0, 0];
    expect(settle(stones, [0, 3], 1)).toBe(3);
    expect(settle(stones, [0, 3], 4)).toBe(6);
    expect(settle(stones, [0, 3], -1)).toBe(0);
    expect(settle(stones, [], 2)).toBe(2);
  });

  test("goes on to the next offered rotation, in either direction, and never back", () => {
    const stones = [2, 0, 1, 0, 0, 0];
    expect(turn(stones, [1, 4], 1, 1)).toBe(4);
    expect(turn(stones, [1, 4], 4, 1)).toBe(7);
    expect(turn(stones, [1, 4], 1, -1)).toBe(-2);
    expect(rotationOf(stones, -2)).toBe(4);
    expect(turn([1, 0, 1, 0, 1, 0], [0, 1], 1, 1)).toBe(2);
  });
});

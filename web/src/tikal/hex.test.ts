import { describe, expect, test } from "vitest";
import table from "../fixtures/tikal-neighbours.json";
import {
  APOTHEM,
  bounds,
  centre,
  columnRow,
  corners,
  edge,
  HEXES,
  hexAt,
  hexName,
  neighbour,
  RADIUS,
  SIDES,
  turned,
} from "./hex";

const NEIGHBOURS: Record<string, (string | null)[]> = table;

describe("names", () => {
  test("run column by column from a1 to h5", () => {
    expect(HEXES).toHaveLength(40);
    expect(HEXES.slice(0, 6)).toEqual(["a1", "a2", "a3", "a4", "a5", "b1"]);
    expect(HEXES.at(-1)).toBe("h5");
    expect(columnRow("c4")).toEqual({ column: 2, row: 3 });
    for (const hex of HEXES) {
      const { column, row } = columnRow(hex);
      expect(hexName(column, row)).toBe(hex);
    }
  });
});

describe("neighbours", () => {
  test("agree with the rules' table", () => {
    expect(Object.keys(NEIGHBOURS)).toEqual(HEXES);
    for (const hex of HEXES)
      expect(SIDES.map((_, side) => neighbour(hex, side))).toEqual(NEIGHBOURS[hex]);
  });

  test("meet at opposite sides, in the same point", () => {
    for (const hex of HEXES)
      for (let side = 0; side < 6; side++) {
        const other = neighbour(hex, side);
        if (!other) continue;
        expect(neighbour(other, (side + 3) % 6)).toBe(hex);
        const one = edge(centre(hex), side);
        const two = edge(centre(other), (side + 3) % 6);
        expect(one.x).toBeCloseTo(two.x);
        expect(one.y).toBeCloseTo(two.y);
      }
  });
});

describe("drawing", () => {
  test("the middle of a side lies between its corners", () => {
    const at = centre("d3");
    for (let side = 0; side < 6; side++) {
      const first = corners(at).at(side - 1)!;
      const second = corners(at)[side]!;
      const middle = edge(at, side);
      expect((first.x + second.x) / 2).toBeCloseTo(middle.x);
      expect((first.y + second.y) / 2).toBeCloseTo(middle.y);
    }
    expect(corners(at)[0]!.x).toBeCloseTo(at.x + RADIUS / 2);
  });

  test("a point is found in its hex, and in none outside the board", () => {
    for (const hex of HEXES) {
      const at = centre(hex);
      expect(hexAt(at)).toBe(hex);
      for (let side = 0; side < 6; side++) expect(hexAt(edge(at, side, APOTHEM - 1))).toBe(hex);
      for (const corner of corners(at, RADIUS - 1.5)) expect(hexAt(corner)).toBe(hex);
    }
    expect(hexAt({ x: -120, y: 0 })).toBeNull();
    expect(hexAt({ x: 150, y: -20 })).toBeNull();
    expect(hexAt({ x: 20_000, y: 50 })).toBeNull();
  });

  test("bounds contain the hexes, or the whole board if there are none", () => {
    const all = bounds([]);
    expect(all.right - all.left).toBeCloseTo(1250);
    expect(all.bottom - all.top).toBeCloseTo(11 * APOTHEM);
    expect(bounds(["a1"], 10)).toEqual({
      left: -110,
      right: 110,
      top: -APOTHEM - 10,
      bottom: APOTHEM + 10,
    });
  });
});

test("stones turn clockwise with their tile", () => {
  const stones = [2, 0, 1, 0, 0, 0];
  expect(turned(stones, 0)).toEqual(stones);
  expect(turned(stones, 1)).toEqual([0, 2, 0, 1, 0, 0]);
  expect(turned(stones, 5)).toEqual([0, 1, 0, 0, 0, 2]);
});

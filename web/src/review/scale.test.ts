import { describe, expect, it } from "vitest";
import { nearest, pathOf, roundStep, scale, spread } from "./scale";

describe("scale", () => {
  it("goes from one end to the other", () => {
    const y = scale([0, 1], [200, 20], 4, true);
    expect([y(0), y(0.5), y(1)]).toEqual([200, 110, 20]);
    expect(y.ticks).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it("widens to round values", () => {
    const y = scale([-3, 74.5], [100, 0], 4);
    expect(y.ticks).toEqual([-20, 0, 20, 40, 60, 80]);
    expect([y(-20), y(80)]).toEqual([100, 0]);
  });

  it("keeps exact ends, with round ticks in between", () => {
    const x = scale([1, 27], [0, 260], 5, true);
    expect(x.ticks).toEqual([10, 20]);
    expect([x(1), x(27)]).toEqual([0, 260]);
  });

  it("has room for a game in which nobody scored", () => {
    const y = scale([0, 0], [100, 0], 4);
    expect(Number.isFinite(y(0))).toBe(true);
    expect(y.ticks.length).toBeGreaterThan(1);
    expect(scale([5, 5], [0, 10], 4, true)(5)).toBe(0);
  });
});

it("chooses round steps", () => {
  expect([roundStep(100, 4), roundStep(77.5, 4), roundStep(8, 4), roundStep(0.9, 4)]).toEqual([
    25, 20, 2, 0.25,
  ]);
});

it("draws a line", () => {
  expect(pathOf([])).toBe("");
  expect(
    pathOf([
      [0, 10.04],
      [5.55, 3],
    ]),
  ).toBe("M0 10L5.6 3");
});

it("finds the nearest value", () => {
  expect(nearest([10, 20, 40], 29)).toBe(1);
  expect(nearest([10, 20, 40], 31)).toBe(2);
  expect(nearest([10, 20, 40], -5)).toBe(0);
});

it("moves labels apart, within their ends", () => {
  expect(spread([50, 52, 10], 10, 0, 100)).toEqual([50, 60, 10]);
  expect(spread([98, 99, 100], 10, 0, 100)).toEqual([80, 90, 100]);
});

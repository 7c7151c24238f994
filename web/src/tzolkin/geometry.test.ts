import { describe, expect, it } from "vitest";
import { GEARS } from "./data";
import {
  BOX,
  centre,
  contact,
  dayAngle,
  lastSpace,
  numberPoint,
  outline,
  pitch,
  plaque,
  point,
  share,
  spaceAngle,
  spacePoint,
  START,
  teeth,
  TODAY,
  toothAngle,
  toothAt,
  turned,
  zero,
  type Point,
} from "./geometry";
import type { GearName } from "./view";

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const DAYS = [1, 2, 3, 8, 14, 27, 28];

/** How far a wheel's nearest tooth is from an angle, along its pitch circle, in teeth. */
function nearest(wheel: GearName | "calendar", angle: number, day: number): number {
  const teethFrom = (angle - turned(wheel, day) - toothAngle(wheel, 0)) / pitch(wheel);
  return Math.round(teethFrom) - teethFrom;
}

describe("wheels", () => {
  it("have radii in proportion to their teeth and touch the calendar", () => {
    for (const gear of GEARS)
      expect(apart(centre(gear), centre("calendar"))).toBeCloseTo(teeth("calendar") + teeth(gear));
    expect([teeth("calendar"), teeth("tikal"), teeth("chichen_itza")]).toEqual([26, 10, 13]);
  });

  it("stand at their angles around the calendar", () => {
    const at = (gear: GearName) => {
      const { x, y } = centre(gear);
      return Math.round((Math.atan2(x, -y) * 180) / Math.PI);
    };
    expect(GEARS.map(at)).toEqual([-55, 14, 83, 152, 231 - 360]);
  });

  it("turn by one tooth a day, in opposite directions, and never back", () => {
    expect(turned("calendar", 2)).toBeCloseTo(-360 / 26);
    expect(turned("uxmal", 2)).toBeCloseTo(36);
    expect(turned("chichen_itza", 2)).toBeCloseTo(360 / 13);
    expect(turned("uxmal", 28)).toBeCloseTo(27 * 36);
  });

  it("mesh on every day: a tooth of the calendar is in a gap of each gear", () => {
    for (const gear of GEARS)
      for (const day of DAYS) {
        const calendar = nearest("calendar", contact(gear) - 180, day);
        const own = nearest(gear, contact(gear), day);
        // Along the same tangent, clockwise for one wheel is anticlockwise for the other.
        const between = Math.abs(calendar + own) % 1;
        expect(between).toBeCloseTo(0.5);
      }
  });

  it("have closed outlines with the right number of teeth", () => {
    expect(outline("tikal").match(/A/g)).toHaveLength(10);
    expect(outline("calendar")).toMatch(/^M.*Z$/);
  });
});

describe("spaces", () => {
  it("follow one another clockwise, so that a day carries a worker to the next", () => {
    for (const gear of GEARS)
      for (let space = 0; space < lastSpace(gear); space += 1) {
        const tooth = toothAt(gear, space, 5);
        expect(toothAt(gear, space + 1, 6)).toBe(tooth);
        const angle = toothAngle(gear, tooth) + turned(gear, 6);
        const off = (angle - spaceAngle(gear, space + 1)) / 360;
        expect(off).toBeCloseTo(Math.round(off));
      }
  });

  it("begin and end beside the calendar", () => {
    for (const gear of GEARS) {
      const distances = Array.from({ length: teeth(gear) }, (_, space) =>
        apart(spacePoint(gear, space), { x: 0, y: 0 }),
      );
      const near = distances
        .map((distance, space) => ({ distance, space }))
        .sort((a, b) => a.distance - b.distance)
        .slice(0, 3)
        .map(({ space }) => space);
      // The two beyond the last are the nearest, except for Chichen Itza's first.
      expect(near).toContain(lastSpace(gear) + 1);
      expect(near).toContain(lastSpace(gear) + 2);
    }
  });

  it("keep teeth apart", () => {
    const all = Array.from({ length: 13 }, (_, space) => toothAt("chichen_itza", space, 9));
    expect(new Set(all).size).toBe(13);
  });

  it("have plaques that touch neither the calendar nor each other", () => {
    const signs = GEARS.flatMap((gear) =>
      Array.from({ length: lastSpace(gear) }, (_, index) => plaque(gear, index + 1).sign),
    );
    for (const [index, sign] of signs.entries()) {
      expect(apart(sign, { x: 0, y: 0 })).toBeGreaterThan(28);
      for (const other of signs.slice(index + 1)) expect(apart(sign, other)).toBeGreaterThan(4.4);
      expect(apart(sign, START)).toBeGreaterThan(5);
    }
    for (const gear of GEARS) expect(apart(zero(gear), { x: 0, y: 0 })).toBeGreaterThan(28);
  });

  it("have their numbers between the worker and the middle", () => {
    const at = numberPoint("tikal", 3);
    expect(Math.hypot(at.x, at.y)).toBeLessThan(8);
  });
});

describe("days", () => {
  it("come to the pointer one by one", () => {
    for (const day of DAYS) {
      const off = (dayAngle(day) + turned("calendar", day) - TODAY) / 360;
      expect(off).toBeCloseTo(Math.round(off));
    }
    expect(dayAngle(3)).toBeGreaterThan(dayAngle(2));
  });
});

describe("the box", () => {
  it("contains everything", () => {
    for (const gear of GEARS)
      for (let space = 1; space <= lastSpace(gear); space += 1) {
        const { x, y } = plaque(gear, space).chip;
        expect(x).toBeGreaterThan(BOX.x);
        expect(x).toBeLessThan(BOX.x + BOX.width);
        expect(y).toBeGreaterThan(BOX.y);
        expect(y).toBeLessThan(BOX.y + BOX.height);
      }
  });

  it("gives positions as shares", () => {
    expect(share({ x: BOX.x, y: BOX.y })).toEqual({ left: "0%", top: "0%" });
    expect(point(90, 2)).toEqual({ x: 2, y: expect.closeTo(0) as number });
  });
});

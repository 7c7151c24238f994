import { expect, test } from "vitest";
import { meshed, type Gear } from "./gears";

const calendar: Gear = { x: 0, y: 0, radius: 26, teeth: 26, phase: 3 };

test.each([-55, 14, 83, 231])("a gear at %d° has a gap where the calendar has a tooth", (angle) => {
  const gear = meshed(calendar, 10, angle);
  expect(Math.hypot(gear.x, gear.y)).toBeCloseTo(36);
  const parts = ((angle - calendar.phase) * 26 + (angle + 180 - gear.phase) * 10) / 360;
  expect(Math.abs(parts % 1)).toBeCloseTo(0.5);
});

import { expect, it } from "vitest";
import { place } from "./place";

const ROOM = { width: 400, height: 300 };
const SIZE = { width: 120, height: 60 };

it("is centred above the anchor", () => {
  const spot = place({ left: 180, top: 150, width: 40, height: 20 }, SIZE, ROOM);
  expect(spot).toEqual({ left: 140, top: 82, above: true });
});

it("is below it where there is no room above", () => {
  const spot = place({ left: 180, top: 20, width: 40, height: 20 }, SIZE, ROOM);
  expect(spot).toEqual({ left: 140, top: 48, above: false });
});

it("never leaves the window", () => {
  const corner = place({ left: 390, top: 290, width: 10, height: 10 }, SIZE, ROOM, "below");
  expect(corner.left + SIZE.width).toBeLessThanOrEqual(ROOM.width);
  expect(corner.top + SIZE.height).toBeLessThanOrEqual(ROOM.height);
  const narrow = place(
    { left: 0, top: 0, width: 10, height: 10 },
    { width: 500, height: 400 },
    ROOM,
  );
  expect([narrow.left, narrow.top]).toEqual([8, 8]);
});

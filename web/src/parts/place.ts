// Where a small window fits beside its anchor.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
  /** Whether it is above the anchor. */
  above: boolean;
}

const GAP = 8;
const EDGE = 8;

/** Centred above or below the anchor, always within the window. */
export function place(
  thing: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
  prefer: "above" | "below" = "above",
): Spot {
  const over = thing.top - GAP - size.height;
  const under = thing.top + thing.height + GAP;
  const fitsOver = over >= EDGE;
  const fitsUnder = under + size.height <= room.height - EDGE;
  const above = prefer === "above" ? fitsOver || !fitsUnder : fitsOver && !fitsUnder;
  const middle = thing.left + thing.width / 2 - size.width / 2;
  return {
    left: clamp(middle, EDGE, room.width - EDGE - size.width),
    top: clamp(above ? over : under, EDGE, room.height - EDGE - size.height),
    above,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

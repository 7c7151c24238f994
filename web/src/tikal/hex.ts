// The board's geometry: flat-topped hexes in 8 columns of 5, with every second column lowered by
// half a hex. Units are those of the drawing: a hex is 200 wide.

/** A column's letter and a row from the top: a1 … h5. */
export type Hex = string;

export interface Point {
  x: number;
  y: number;
}

const COLUMNS = 8;
const ROWS = 5;
export const SIDES = ["n", "ne", "se", "s", "sw", "nw"] as const;

/** From the centre to a corner, and to the middle of a side. */
export const RADIUS = 100;
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

export function hexName(column: number, row: number): Hex {
  return `${"abcdefgh"[column]}${row + 1}`;
}

function onBoard(column: number, row: number): boolean {
  return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
}

/** All hexes, column by column, each from the top. */
export const HEXES: Hex[] = Array.from({ length: COLUMNS * ROWS }, (_, i) =>
  hexName(Math.floor(i / ROWS), i % ROWS),
);

const AT = new Map(HEXES.map((hex, i) => [hex, { column: Math.floor(i / ROWS), row: i % ROWS }]));
export const columnRow = (hex: Hex) => AT.get(hex)!;

const lowered = (column: number) => Math.abs(column % 2);

/** The hex across a side, clockwise from 0 in the north; null beyond the board's edge. */
export function neighbour(hex: Hex, side: number): Hex | null {
  const { column, row } = columnRow(hex);
  const low = lowered(column);
  const steps = [
    [0, -1],
    [1, low - 1],
    [1, low],
    [0, 1],
    [-1, low],
    [-1, low - 1],
  ] as const;
  const [across, down] = steps[side]!;
  return onBoard(column + across, row + down) ? hexName(column + across, row + down) : null;
}

export function centre(hex: Hex): Point {
  const { column, row } = columnRow(hex);
  return { x: column * RADIUS * 1.5, y: (2 * row + lowered(column)) * APOTHEM };
}

/** The point in a direction from a centre: 0 is north, clockwise in degrees. */
function towards(from: Point, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + Math.sin(angle) * distance, y: from.y - Math.cos(angle) * distance };
}

/** The middle of a side, or a point nearer to the centre. */
export function edge(at: Point, side: number, distance = APOTHEM): Point {
  return towards(at, side * 60, distance);
}

/** Corners clockwise; side 0, the northern one, lies between the last and the first. */
export function corners(at: Point, radius = RADIUS): Point[] {
  return SIDES.map((_, i) => towards(at, 30 + 60 * i, radius));
}

/** The outline of a hex around the origin. */
export function outline(radius = RADIUS): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  const points = corners({ x: 0, y: 0 }, radius).map(({ x, y }) => `${round(x)} ${round(y)}`);
  return `M${points.join("L")}Z`;
}

/** A tile's stones by side after turning it clockwise by `rotation` sixths. */
export function turned(stones: number[], rotation: number): number[] {
  return stones.map((_, side) => stones[(side - rotation + 6) % 6]!);
}

/** The hex that contains a point; null outside the board. */
export function hexAt(point: Point): Hex | null {
  const near = Math.round(point.x / (RADIUS * 1.5));
  let best: Hex | null = null;
  let least = Infinity;
  for (const column of [near - 1, near, near + 1])
    for (const row of [0, 1].map(
      (more) => Math.floor(point.y / (2 * APOTHEM) - lowered(column) / 2) + more,
    )) {
      if (!onBoard(column, row)) continue;
      const at = centre(hexName(column, row));
      const far = Math.hypot(point.x - at.x, point.y - at.y);
      if (far < least) {
        least = far;
        best = hexName(column, row);
      }
    }
  return best && inside(point, centre(best)) ? best : null;
}

function inside(point: Point, at: Point): boolean {
  const dx = Math.abs(point.x - at.x);
  const dy = Math.abs(point.y - at.y);
  return dy <= APOTHEM + 1e-6 && Math.sqrt(3) * dx + dy <= 2 * APOTHEM + 1e-6;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The area that these hexes cover, plus a margin; the whole board if there are none. */
export function bounds(hexes: Hex[], margin = 0): Box {
  const centres = (hexes.length ? hexes : HEXES).map(centre);
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  return {
    left: Math.min(...xs) - RADIUS - margin,
    right: Math.max(...xs) + RADIUS + margin,
    top: Math.min(...ys) - APOTHEM - margin,
    bottom: Math.max(...ys) + APOTHEM + margin,
  };
}

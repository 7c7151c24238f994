// Where everything on the machine is. A gear's pitch radius is as many units as it has teeth.
// Angles are in degrees, clockwise from the top. The origin is the calendar's centre; y points
// down.
import SIGNS from "../../../src/sacbe/tzolkin/face/signs.json";
import { DATA, GEARS, isFreeChoice } from "./data";
import type { GearName } from "./view";

export interface Point {
  x: number;
  y: number;
}

export type Wheel = GearName | "calendar";

/** The angle around the calendar of each gear, and of the starting-player space. */
const AT: Record<GearName | "start", number> = SIGNS.angles;
export const START_ANGLE = AT.start;

/** How far teeth extend beyond the pitch circle, and how deep the gaps between them are. */
const ADDENDUM = 1.25;
const DEDENDUM = 1.55;
/** The ring of numbered plaques around a gear, measured outwards from its teeth. */
const PLAQUE = { inner: 2.4, outer: 9.4, altar: 10.2, short: 6.6 };
/** Nothing that stands still is nearer to the calendar's centre than this. */
const CLEAR = 28.6;

export function teeth(wheel: Wheel): number {
  return wheel === "calendar" ? DATA.calendar.teeth : DATA.gears[wheel].teeth;
}

export function lastSpace(gear: GearName): number {
  return DATA.gears[gear].last_space;
}

/** The angle from one tooth to the next. */
export function pitch(wheel: Wheel): number {
  return 360 / teeth(wheel);
}

export function point(angle: number, radius: number, from: Point = { x: 0, y: 0 }): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: from.x + radius * Math.sin(turn), y: from.y - radius * Math.cos(turn) };
}

export function centre(wheel: Wheel): Point {
  if (wheel === "calendar") return { x: 0, y: 0 };
  return point(AT[wheel], teeth("calendar") + teeth(wheel));
}

/** How far a wheel has turned in total on a day: nothing ever spins back. */
export function turned(wheel: Wheel, day: number): number {
  return (day - 1) * pitch(wheel) * (wheel === "calendar" ? -1 : 1);
}

/** The direction from a gear to the calendar. */
export function contact(gear: GearName): number {
  return AT[gear] + 180;
}

/** The middle of the gap that takes the calendar's tooth, seen from the gear. The calendar has a
 * tooth at the top, so the tooth nearest to the gear is a little to one side. The gap is offset by
 * the same length along the pitch circles, which turn in opposite directions. */
function gap(gear: GearName): number {
  const step = pitch("calendar");
  const aside = Math.round(AT[gear] / step) * step - AT[gear];
  return contact(gear) - (aside * teeth("calendar")) / teeth(gear);
}

/** The angle of a space, numbered or beyond the last. The two beyond are on either side of the gap
 * at the calendar, so that workers get on after it, ride round, and fall off before it. */
export function spaceAngle(gear: GearName, space: number): number {
  return gap(gear) + (space + 1.5) * pitch(gear);
}

/** The tooth at a space on a day; teeth are numbered like the spaces of day 1. */
export function toothAt(gear: GearName, space: number, day: number): number {
  const all = teeth(gear);
  return (((space - (day - 1)) % all) + all) % all;
}

/** The angle of a tooth on the gear as drawn, before turning. */
export function toothAngle(wheel: Wheel, tooth: number): number {
  return wheel === "calendar" ? tooth * pitch(wheel) : spaceAngle(wheel, tooth);
}

/** Where a worker stands: on its tooth, a little inside. */
export function spacePoint(gear: GearName, space: number): Point {
  return point(spaceAngle(gear, space), teeth(gear) - 0.15, centre(gear));
}

/** The direction of today's tooth: the middle of the gap between Palenque and Yaxchilan. Later
 * days follow clockwise. */
export const TODAY = -pitch("calendar");
export function dayAngle(day: number): number {
  return TODAY + (day - 1) * pitch("calendar");
}

/** The starting-player space. */
export const START = point(START_ANGLE, teeth("calendar") + 7.4);

const number = (value: number) => Math.round(value * 1000) / 1000;
const pair = (at: Point) => `${number(at.x)} ${number(at.y)}`;

/** The outline of a wheel around the origin, before turning; teeth and gaps are rounded. */
export function outline(wheel: Wheel): string {
  const radius = teeth(wheel);
  const step = pitch(wheel);
  const root = radius - DEDENDUM;
  const head = radius + ADDENDUM;
  // Shares of the pitch at which flanks begin, end, and become round.
  const [foot, flank, tip] = [0.33, 0.25, 0.13];
  const parts: string[] = [];
  for (let tooth = 0; tooth < radius; tooth += 1) {
    const middle = toothAngle(wheel, tooth);
    const at = (share: number, r: number) => pair(point(middle + share * step, r));
    parts.push(
      `${tooth ? "L" : "M"}${at(-foot, root)}`,
      `Q${at(-flank, root)} ${at(-flank, root + 0.6)}`,
      `L${at(-tip - 0.05, head - 0.55)}`,
      `Q${at(-tip, head)} ${at(-tip + 0.07, head)}`,
      `L${at(tip - 0.07, head)}`,
      `Q${at(tip, head)} ${at(tip + 0.05, head - 0.55)}`,
      `L${at(flank, root + 0.6)}`,
      `Q${at(flank, root)} ${at(foot, root)}`,
      `A${root} ${root} 0 0 1 ${at(1 - foot, root)}`,
    );
  }
  return `${parts.join("")}Z`;
}

/** A wheel's outer radius. */
export function reach(wheel: Wheel): number {
  return teeth(wheel) + ADDENDUM;
}

/** The smallest angle from the contact at which something at `radius` from a gear's centre is
 * clear of the calendar. */
function clear(gear: GearName, radius: number): number {
  const apart = teeth("calendar") + teeth(gear);
  const cosine = (apart ** 2 + radius ** 2 - CLEAR ** 2) / (2 * apart * radius);
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
}

export interface Plaque {
  /** Its outline, and the position of its sign, relative to the machine's origin. */
  path: string;
  sign: Point;
  /** The position of a skull, at its inner edge. */
  skull: Point;
  /** The position of a chip. */
  chip: Point;
  /** Positions along the outer edge for `count` tiles, and their tilt. */
  edge: (count: number) => (Point & { tilt: number })[];
}

/** How far plaques extend from a gear's centre; Chichen Itza's have room for a skull. */
function rim(gear: GearName): number {
  return teeth(gear) + (gear === "chichen_itza" ? PLAQUE.altar : PLAQUE.outer);
}

/** The plaque of a numbered space: part of the ring around its gear, cut short where the calendar
 * is in the way. */
export function plaque(gear: GearName, space: number): Plaque {
  const from = centre(gear);
  const half = pitch(gear) / 2 - 1;
  const middle = spaceAngle(gear, space) - contact(gear);
  // Where any action of the gear is allowed, there is less to show.
  const free = isFreeChoice(gear, space);
  const outer = free ? teeth(gear) + PLAQUE.short : rim(gear);
  const inner = teeth(gear) + PLAQUE.inner;
  const near = clear(gear, outer);
  // Angles from the contact; those before it count down from 360.
  const start = Math.max(middle - half, near);
  const end = Math.min(middle + half, 360 - near);
  const at = (angle: number, radius: number) => point(contact(gear) + angle, radius, from);
  const mid = (start + end) / 2;
  const path =
    `M${pair(at(start, inner))}A${inner} ${inner} 0 0 1 ${pair(at(end, inner))}` +
    `L${pair(at(end, outer))}A${outer} ${outer} 0 0 0 ${pair(at(start, outer))}Z`;
  const skulls = gear === "chichen_itza" && !free;
  return {
    path,
    sign: at(mid, (inner + outer) / 2 + (skulls ? 1.05 : 0)),
    skull: at(mid, inner + 1.15),
    chip: beside(at(mid, outer + 1.1), from),
    edge: (count) =>
      Array.from({ length: count }, (_, tile) => {
        const aside = mid + (tile - (count - 1) / 2) * 6.4;
        return { ...at(aside, outer + 1.35), tilt: contact(gear) + aside };
      }),
  };
}

/** A chip is wider than high: at the sides it is further out, so that its space stays readable. */
function beside(at: Point, from: Point): Point {
  const aside = (at.x - from.x) / Math.hypot(at.x - from.x, at.y - from.y);
  const right = BOX.x + BOX.width;
  return { x: Math.min(Math.max(at.x + 2.4 * aside, BOX.x + 2), right - 2), y: at.y };
}

/** The position of a space's number: on the dial in the middle of its gear, behind the worker. */
export function numberPoint(gear: GearName, space: number): Point {
  return point(spaceAngle(gear, space), dial(gear) - 1.5);
}

/** The radius of the fixed dial on a gear. */
export function dial(gear: GearName): number {
  return teeth(gear) - 2.3;
}

/** The position of the chip of space 0, which has no action and so no plaque. */
export function zero(gear: GearName): Point {
  const radius = teeth(gear) + 3.4;
  const aside = spaceAngle(gear, 0) - contact(gear);
  const least = clear(gear, radius) + 5.5;
  return point(contact(gear) + Math.max(aside, least), radius, centre(gear));
}

/** The area of the whole machine, with room for what extends beyond its edges. */
export const BOX = box();

function box(): { x: number; y: number; width: number; height: number } {
  const corners = GEARS.flatMap((gear) => {
    const { x, y } = centre(gear);
    const far = rim(gear) + 1.5;
    return [
      { x: x - far, y: y - far },
      { x: x + far, y: y + far },
    ];
  });
  const xs = corners.map((at) => at.x);
  const ys = corners.map((at) => at.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A point of the machine in percent of its box, for elements laid over the drawing. */
export function share(at: Point): { left: string; top: string } {
  return {
    left: `${number((100 * (at.x - BOX.x)) / BOX.width)}%`,
    top: `${number((100 * (at.y - BOX.y)) / BOX.height)}%`,
  };
}

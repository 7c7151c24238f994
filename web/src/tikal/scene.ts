// What the map shows beside what lies there: what can be chosen, pointed at, reached.
import { centre, edge, neighbour, type Hex } from "./hex";
import type { FigureKind, HexView, TikalView } from "./view";

export interface Scene {
  /** Can be chosen. */
  glow: Set<Hex>;
  /** Pointed at, here or in the list. */
  lit: Set<Hex>;
  /** What walking there costs. */
  prices: Map<Hex, number>;
  /** A way that is drawn, and its price. */
  way: { hexes: Hex[]; cost: number } | null;
  /** The tile in the hand, floating over a hex; sixths count on, so that it never spins back. */
  ghost: { hex: Hex; tile: string; sixths: number; fixed: boolean } | null;
  picked: { hex: Hex; seat: number } | null;
  /** Where I think of doing something while others decide: the first is number 1. */
  flags: Hex[];
}

export interface Border {
  key: string;
  x: number;
  y: number;
  /** Of the line between the two hexes' centres, in degrees. */
  turn: number;
}

/** Borders between explored hexes: those that a road crosses, and the others, which are overgrown. */
export function borders(view: TikalView): { roads: Border[]; hedges: Border[] } {
  const found: { roads: Border[]; hedges: Border[] } = { roads: [], hedges: [] };
  for (const [hex, here] of Object.entries(view.hexes))
    for (let side = 0; side < 3; side++) {
      const other = neighbour(hex, side);
      if (!other || !view.hexes[other]) continue;
      const border = { key: `${hex} ${other}`, ...edge(centre(hex), side), turn: side * 60 };
      found[here.roads[side] ? "roads" : "hedges"].push(border);
    }
  return found;
}

export interface Walk {
  key: string;
  seat: number;
  figure: FigureKind;
  from: Hex;
  to: Hex;
}

/** Who has walked between two views, as far as it can be told: each who left a hex to the nearest
 * hex that somebody of the same player has come to. */
export function walks(before: TikalView, after: TikalView): Walk[] {
  const found: Walk[] = [];
  for (const { seat } of after.players) {
    for (const figure of ["explorer", "leader"] as const) {
      const gone: Hex[] = [];
      const come: Hex[] = [];
      const all = new Set([...Object.keys(before.hexes), ...Object.keys(after.hexes)]);
      for (const hex of all) {
        const change =
          count(after.hexes[hex], seat, figure) - count(before.hexes[hex], seat, figure);
        for (let i = 0; i < Math.abs(change); i++) (change > 0 ? come : gone).push(hex);
      }
      for (const from of gone) {
        const to = come.sort((one, two) => far(from, one) - far(from, two)).shift();
        if (!to) break;
        found.push({
          key: `${seat} ${figure} ${from} ${to} ${found.length}`,
          seat,
          figure,
          from,
          to,
        });
      }
    }
  }
  return found;
}

function count(hex: HexView | undefined, seat: number, figure: FigureKind): number {
  const here = hex?.figures[seat];
  if (!here) return 0;
  return figure === "leader" ? Number(here.leader) : here.explorers;
}

function far(one: Hex, two: Hex): number {
  const a = centre(one);
  const b = centre(two);
  return Math.hypot(a.x - b.x, a.y - b.y);
}

// What the map shows in addition to its tiles: what can be chosen, pointed at, reached.
import { centre, edge, neighbour, type Hex } from "./hex";
import type { FigureKind, HexView, TikalView } from "./view";

export interface Scene {
  /** Hexes that can be chosen. */
  glow: Set<Hex>;
  /** Hexes that are pointed at, here or in the list. */
  lit: Set<Hex>;
  /** What walking to each hex costs. */
  prices: Map<Hex, number>;
  /** The way that is drawn, and its price. */
  way: { hexes: Hex[]; cost: number } | null;
  /** The tile in hand, floating over a hex; sixths keep counting, so that it never spins back. */
  ghost: { hex: Hex; tile: string; sixths: number; fixed: boolean } | null;
  picked: { hex: Hex; seat: number } | null;
  /** My plan while others decide: the first flag is number 1. */
  flags: Hex[];
}

export interface Border {
  key: string;
  x: number;
  y: number;
  /** The direction of the line between the two hexes' centres, in degrees. */
  turn: number;
}

/** Borders between explored hexes: those with a road, and the others, which are overgrown. */
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

/** Guess who has walked between two views: each figure that left a hex goes to the nearest hex
 * that has gained a figure of the same player and kind. */
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

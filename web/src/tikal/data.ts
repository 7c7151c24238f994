// The components and numbers of data.json, by name.
import data from "../../../src/sacbe/tikal/data.json";
import { hexName, type Hex } from "./hex";
import type { Kind, Terrain } from "./view";

export interface Tile {
  id: string;
  letter: string;
  terrain: Terrain;
  /** On each side, clockwise from the north, before the tile is turned. */
  stones: number[];
  level: number;
  masks: number;
}

interface Given {
  terrain: string;
  stones: number[];
  level?: number;
  masks?: number;
}

function tile(id: string, letter: string, given: Given): Tile {
  const { terrain, stones, level = 0, masks = 0 } = given;
  return { id, letter, terrain: terrain as Terrain, stones, level, masks };
}

export const TILES: Tile[] = data.tiles.map((given) => tile(given.id, given.letter, given));
const BY_ID = new Map(TILES.map((one) => [one.id, one]));

/** The terrain printed on the board, by hex. */
export const PRINTED: Map<Hex, Tile> = new Map(
  data.layouts.printed.map((given) => [hexName(given.column, given.row), tile("", "", given)]),
);
export const BASE: Hex = [...PRINTED].find(([, one]) => one.terrain === "base_camp")![0];

export const LETTERS: string[] = [...new Set(TILES.map((one) => one.letter))];
export const KINDS = data.treasures.names as Kind[];
export const OF_EACH = data.treasures.of_each;
export const STEPS: Record<string, number> = data.temple_steps;
export const ACTION_POINTS = data.player.action_points;

/** What `count` treasures of one kind are worth together. */
export function treasurePoints(count: number): number {
  return data.treasures.points[count] ?? 0;
}

export function tileOf(id: string): Tile | null {
  return BY_ID.get(id) ?? null;
}

// The numbers and tiles of the game, from the rules' own data: nothing is written down twice.
import json from "../../../src/sacbe/tzolkin/data.json";
import type { GearName, Technology, Temple } from "./view";

export const GOODS = ["corn", "wood", "stone", "gold", "skull"] as const;
export const RESOURCES = ["wood", "stone", "gold"] as const;
export const KINDS = ["farm", "civic", "tomb", "shrine"] as const;

export type Good = (typeof GOODS)[number];
export type Resource = (typeof RESOURCES)[number];
export type Kind = (typeof KINDS)[number];
export type Goods = Partial<Record<Good, number>>;

/** One effect of a tile, by name; `steps` belongs to temples, `levels` to technologies. */
export interface Effect {
  temple?: Temple | "any";
  steps?: number;
  technology?: Technology | "any";
  levels?: number;
  gain?: Goods;
  [other: string]: unknown;
}

interface Building {
  id: string;
  age: number;
  kind: Kind;
  cost: Goods;
  effects: Effect[];
}

/** The value of a monument: points for each of something, or by their number. */
export interface Scores {
  each?: string;
  points?: number | Record<string, number>;
  mastered_technologies?: number[];
  workers?: Record<string, number>;
}

interface Monument {
  id: string;
  kind: Kind;
  cost: Goods;
  scores: Scores;
}

interface Wealth {
  id: string;
  gear: GearName;
  space: number;
  goods: Goods;
  effects: Effect[];
}

interface GearData {
  teeth: number;
  last_space: number;
  actions: number;
  free_choice: number[];
}

/** What levels 0 to 3 add, by name, or the level from which something is allowed; and the bonus
 * beyond the last level. */
export interface TechnologyData {
  [name: string]: number | number[] | Record<string, number>;
  bonus: Record<string, number>;
}

interface Data {
  market: Record<Resource, number>;
  meal: { corn: number; points_lost: number };
  calendar: { teeth: number; food_days: number[] };
  gears: Record<GearName, GearData>;
  palenque: { fishing: number; corn: Record<string, number>; wood: Record<string, number> };
  yaxchilan: Record<string, Goods>;
  uxmal: { step: number; corn_per_resource: number; any_action: number };
  chichen_itza: Record<string, { points: number; temple: Temple; resources: number }>;
  technologies: Record<Technology, TechnologyData>;
  technology_cost: number[];
  temples: Record<
    Temple,
    { points: number[]; goods: Record<string, Good>; leader_bonus: number[] }
  >;
  wealth: Wealth[];
  buildings: Building[];
  monuments: Monument[];
}

export const DATA = json as Data;
export const GEARS = Object.keys(DATA.gears) as GearName[];
export const TEMPLES = Object.keys(DATA.temples) as Temple[];
export const TECHNOLOGIES = Object.keys(DATA.technologies) as Technology[];

const byId = <Tile extends { id: string }>(tiles: Tile[]) =>
  new Map(tiles.map((tile) => [tile.id, tile]));
const BUILDING = byId(DATA.buildings);
const MONUMENT = byId(DATA.monuments);
const WEALTH = byId(DATA.wealth);

export const building = (id: string) => BUILDING.get(id);
export const monument = (id: string) => MONUMENT.get(id);
export const wealth = (id: string) => WEALTH.get(id);

/** The building or monument with an id; undefined for wealth tiles, which cost nothing. */
export const construction = (id: string) => BUILDING.get(id) ?? MONUMENT.get(id);

/** Whether a space has no action of its own and allows any action of the gear. */
export function isFreeChoice(gear: GearName, space: number): boolean {
  return DATA.gears[gear].free_choice.includes(space);
}

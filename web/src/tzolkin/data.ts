// The game's figures and tiles, as the rules have them: nothing is written down twice.
import json from "../../../src/sacbe/tzolkin/data.json";

export const GOODS = ["corn", "wood", "stone", "gold", "skull"] as const;
export const RESOURCES = ["wood", "stone", "gold"] as const;
export const GEARS = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"] as const;
export const TEMPLES = ["chaac", "quetzalcoatl", "kukulcan"] as const;
export const TECHNOLOGIES = ["agriculture", "extraction", "architecture", "theology"] as const;
export const KINDS = ["farm", "civic", "tomb", "shrine"] as const;

export type Good = (typeof GOODS)[number];
export type Resource = (typeof RESOURCES)[number];
export type GearName = (typeof GEARS)[number];
export type Temple = (typeof TEMPLES)[number];
export type Technology = (typeof TECHNOLOGIES)[number];
export type Kind = (typeof KINDS)[number];
export type Goods = Partial<Record<Good, number>>;

/** One thing that a tile does; exactly one of these is there, beside `steps` and `levels`. */
export interface Effect {
  temple?: Temple | "any";
  steps?: number;
  technology?: Technology | "any";
  levels?: number;
  gain?: Goods;
  points?: number;
  worker?: number;
  feeds_workers?: number;
  meal_discount?: number;
  build?: boolean;
  trade?: boolean;
  any_action?: boolean;
}

export interface Building {
  id: string;
  age: number;
  kind: Kind;
  cost: Goods;
  effects: Effect[];
}

export interface Monument {
  id: string;
  kind: Kind;
  cost: Goods;
  scores: Scores;
}

/** Points for each of something, by the number of players or not; or by how many there are. */
export interface Scores {
  each?: string;
  points?: number | Record<string, number>;
  mastered_technologies?: number[];
  workers?: Record<string, number>;
}

export interface Wealth {
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

interface Data {
  market: Record<Resource, number>;
  meal: { corn: number; points_lost: number };
  calendar: { teeth: number; food_days: number[] };
  gears: Record<GearName, GearData>;
  palenque: { fishing: number; corn: Record<string, number>; wood: Record<string, number> };
  yaxchilan: Record<string, Goods>;
  uxmal: { step: number; corn_per_resource: number; any_action: number };
  chichen_itza: Record<string, { points: number; temple: Temple; resources: number }>;
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

const BUILDING = new Map(DATA.buildings.map((tile) => [tile.id, tile]));
const MONUMENT = new Map(DATA.monuments.map((tile) => [tile.id, tile]));
const WEALTH = new Map(DATA.wealth.map((tile) => [tile.id, tile]));

export const building = (id: string) => BUILDING.get(id);
export const monument = (id: string) => MONUMENT.get(id);
export const wealth = (id: string) => WEALTH.get(id);

/** What a building or monument costs. */
export function costOf(id: string): Goods {
  return (BUILDING.get(id) ?? MONUMENT.get(id))?.cost ?? {};
}

export function isGear(name: string): name is GearName {
  return (GEARS as readonly string[]).includes(name);
}

export function isTemple(name: string): name is Temple {
  return (TEMPLES as readonly string[]).includes(name);
}

export function isTechnology(name: string): name is Technology {
  return (TECHNOLOGIES as readonly string[]).includes(name);
}

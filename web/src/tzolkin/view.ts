// What the server shows of a game of Tzolk'in.
import type { View } from "../api/types";
import type { GearName, Good, Technology, Temple } from "./data";

/** Who stands on a tooth: a seat, a neutral worker, or nobody. */
export type Stander = number | "neutral" | null;

export interface GearView {
  /** The numbered spaces, from 0. */
  spaces: Stander[];
  /** The teeth beyond the last numbered space. */
  beyond: Stander[];
  /** Where the next worker would stand; null: no space is free. */
  lowest_free: number | null;
}

export interface CalendarView {
  day: number;
  age: number;
  food_days_held: number;
  next_food_day: number | null;
  /** Corn that lies on the calendar. */
  corn: number;
  /** The first player; null while that is still to be drawn. */
  first: number | null;
  turns_taken: number;
  starting_space: number | null;
}

export interface PlayerView extends Record<Good, number> {
  seat: number;
  points: number;
  hand: number;
  supply: number;
  workers: number;
  meals: { workers: number; corn_each: number };
  board: "light" | "dark";
  corn_tiles: number;
  wood_tiles: number;
  temples: Record<Temple, number>;
  technologies: Record<Technology, number>;
  buildings: string[];
  monuments: string[];
  /** Tiles kept and tiles to choose from; null: not for my eyes yet. */
  wealth: string[] | null;
  wealth_hand: string[] | null;
  wealth_count: number;
  wealth_hand_count: number;
}

export interface TzolkinView extends View {
  calendar: CalendarView;
  this_turn: { mode: "placing" | "retrieving" | "mercy" | null; placed: number };
  gears: Record<GearName, GearView>;
  /** Tiles left by the Palenque space that harvests them: corn lies under wood. */
  jungle: Record<string, { corn: number; wood: number }>;
  burned: number;
  skulls_left: number;
  /** Chichen Itza's spaces that have their skull. */
  altars: number[];
  row: (string | null)[];
  unseen_buildings: string[];
  monuments: string[];
  neutral_tiles: string[];
  players: PlayerView[];
}

export function isTzolkin(view: View): view is TzolkinView {
  return view.game === "tzolkin" && "gears" in view && "calendar" in view;
}

export function asTzolkin(view: View): TzolkinView {
  if (!isTzolkin(view)) throw new TypeError(`not a view of tzolkin: ${view.game}`);
  return view;
}

/** The player whose eyes these are: mine, or of whoever is to move when I only watch. */
export function viewer(view: TzolkinView): PlayerView | null {
  return view.players[view.seat ?? view.to_move] ?? null;
}

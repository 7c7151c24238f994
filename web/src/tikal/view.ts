// What the server shows of Tikal: see src/sacbe/tikal/view.py.
import type { Shown, View } from "../api/types";

export type Terrain = "clearing" | "temple" | "ruins" | "volcano" | "base_camp";
export type FigureKind = "explorer" | "leader";
export type Kind = "mask" | "vessel" | "jaguar" | "serpent" | "bird" | "sun" | "shell" | "knife";

export interface FiguresHere {
  explorers: number;
  leader: boolean;
}

export interface HexView {
  /** Null where the ground is printed on the board. */
  tile: string | null;
  terrain: Terrain;
  rotation: number;
  /** The price of each border, from the north clockwise; 0: no road. */
  roads: number[];
  level: number;
  treasures: number;
  done_this_turn: number;
  camp: number | null;
  guard: { seat: number; figure: FigureKind } | null;
  /** By seat. */
  figures: FiguresHere[];
  /** Who would score this temple. */
  held_by: number | null;
}

export interface PlayerView {
  seat: number;
  points: number;
  /** Not on the board yet. */
  explorers: number;
  leader: boolean;
  explorers_lost: number;
  leader_lost: boolean;
  camps: string[];
  camps_left: number;
  guards_left: number;
  totem_up: boolean;
  passed: boolean;
  treasures: Record<Kind, number>;
  would_score: { temples: number; treasures: number };
}

/** What is still to be done, the next last: what, who, two details, the move that began it. */
export type Task = [string, number, number, number, string];

export interface TikalView extends View {
  mode: "basic" | "tactical";
  first: number | null;
  agenda: Task[];
  action_points: number | null;
  scoring: "volcano" | "final" | null;
  scoring_rounds: number;
  /** The tile that is being placed. */
  tile: string | null;
  last_placer: number | null;
  open_tiles: string[];
  unseen_tiles: string[];
  unseen_treasures: Record<Kind, number>;
  steps_left: Record<string, number>;
  auction: { bid: number; bidder: number | null; first_pass: number | null };
  last_scoring_order: number[];
  hexes: Record<string, HexView>;
  players: PlayerView[];
}

export type TikalShown = Shown<TikalView>;

/** The table page hands over views of any game; here they are Tikal's. */
export function tikal(view: View): TikalView {
  return view as TikalView;
}

// A review as the server makes it: numbers and keys, not yet in any language.
import type { Message } from "../api/types";

/** Everyone's standing after a turn; the last entry is the result. */
export interface Standing {
  turn: number;
  seat: number;
  /** Chances of winning, from 0 to 1. */
  wins: number[];
  /** Expected points at the end of the game. */
  expected: number[];
  /** Points on the track. */
  points: number[];
}

/** A way to play a turn. */
export interface Way {
  moves: string[];
  /** The player's choices, without random draws. */
  messages: Message[];
}

export interface Reason {
  term: string;
  points: number;
}

export interface Loss {
  wins: number;
  points: number;
  reasons: Reason[];
  /** What the better way changes for each seat, in points. */
  rivals: number[];
}

export interface Turn {
  turn: number;
  seat: number;
  /** The number of moves before this turn. */
  after: number;
  played: Way;
  best: Way | null;
  loss?: Loss;
}

export interface Source {
  source: string;
  points: number;
  parts: { message: Message; points: number }[];
}

export interface Swing {
  turn: number;
  wins: number;
}

export interface SeatReview {
  seat: number;
  sources: Source[];
  swings: Swing[];
  /** Turn numbers, the most costly first. */
  losses: number[];
}

export interface Review {
  format: string;
  game: string;
  players: number;
  playouts: number;
  seed: number;
  winners: number[];
  decided: Message | null;
  curve: Standing[];
  milestones: { turn: number; message: Message }[];
  turns: Turn[];
  seats: SeatReview[];
}

/** The format that this app can draw. */
export const FORMAT = "sacbe review 1";

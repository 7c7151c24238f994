// A review as the server makes it: numbers and keys, in no language yet.
import type { Message } from "../api/types";

/** How everybody stood after a turn; the last entry is the result. */
export interface Standing {
  turn: number;
  seat: number;
  /** Chances to win, from 0 to 1. */
  wins: number[];
  /** Points to be expected in the end. */
  expected: number[];
  /** Points on the track. */
  points: number[];
}

/** A way to play a turn. */
export interface Way {
  moves: string[];
  /** What its player chooses, without what is drawn. */
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
  /** What the better way changes for everybody, in points. */
  rivals: number[];
}

export interface Turn {
  turn: number;
  seat: number;
  /** How many moves were made before it. */
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
  /** Turns, the most costly first. */
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

/** The form that is drawn here. */
export const FORMAT = "sacbe review 1";

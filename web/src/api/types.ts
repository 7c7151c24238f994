// The shapes of the server's interface, by the names they have there.
import type { Message } from "../lib/words.svelte";
import type { components } from "./schema";

type Shapes = components["schemas"];

export type Table = Shapes["TableNow"];
export type TableListed = Shapes["TableShown"];
export type Tables = Shapes["TablesShown"];
export type TableMade = Shapes["TableMade"];
export type TableAsked = Shapes["TableAsked"];
export type Seat = Shapes["SeatShown"];
export type SeatClaimed = Shapes["SeatClaimed"];
export type Chat = Shapes["ChatShown"];
export type ChatMessage = Shapes["ChatMessage"];
export type Log = Shapes["LogShown"];
export type LogLine = Shapes["LogLine"];
export type Job = Shapes["JobShown"];
export type Presence = Shapes["PresenceShown"];
export type Link = Shapes["Link"];
export type Rematch = Shapes["RematchMade"];

/** One small choice: what to send, what it is called, where on the board, what it changes. */
export interface Option {
  id: number;
  token: string;
  message: Message;
  target: string;
  preview: Record<string, number>;
}

/** What every game's view has. */
export interface View {
  game: string;
  seat: number | null;
  to_move: number;
  turn: number;
  over: boolean;
  prompt: (Message & { source: string }) | null;
  choices: string[];
  players: { seat: number; points: number }[];
}

export interface Result {
  scores: { numerator: number; denominator: number }[];
  winners: number[];
}

export interface Shown<V extends View = View> {
  seq: number;
  seat: number | null;
  view: V;
  options: Option[];
  undo_to: number | null;
  result: Result | null;
}

export interface Event {
  seq: number;
  seat: number | null;
  kind: string;
  time: number;
  turn?: number | null;
  move?: string | null;
  message?: Message | null;
  secret_of?: number | null;
  to?: number;
  about?: Record<string, unknown>;
}

export interface Done extends Shown {
  events: Event[];
}

export interface Game {
  name: string;
  players: number[];
  options: Record<string, unknown>;
}

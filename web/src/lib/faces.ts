// What the browser knows about a game: one face for each. Without a face, the choice list can
// still play any game.
import type { Component } from "svelte";
import type { Option, View } from "../api/types";
import { face as tikal } from "../tikal/face";
import { face as tzolkin } from "../tzolkin/face";
import { isGame, type Game } from "./games";
import type { Player } from "./players";

/** What I can choose, and how. */
export interface Choosing<O extends Option = Option> {
  /** Empty while others decide, or while I look at an earlier moment. */
  options: O[];
  /** The token of the option that is pointed at, here or in the list. */
  lit: string | null;
  onlight: (token: string | null) => void;
  /** Make these choices, one after the other. */
  onchoose: (tokens: string[]) => void;
}

export interface BoardProps<V extends View = View, O extends Option = Option> extends Choosing<O> {
  view: V;
  players: Player[];
  /** The table's id and the event shown, for what only the server can answer. */
  table: string;
  seq: number;
  /** While I cannot choose: my plan, as numbered flags on the board. */
  plan?: Plan | undefined;
}

/** Places on the board that I have marked, in order; marking one again removes its mark. */
export interface Plan {
  marks: string[];
  toggle: (target: string) => void;
}

export interface PlayerProps<V extends View = View, O extends Option = Option> extends Choosing<O> {
  view: V;
  seat: number;
  players: Player[];
}

/** Choices of one kind under a heading; without a heading they stand alone. */
export interface Group {
  title: string;
  entries: Entry[];
}

/** A choice in the list, with the words for it. */
export interface Entry {
  token: string;
  title: string;
  /** More information, in a quieter line. */
  detail: string;
  /** What it changes, as chips. */
  preview: Record<string, number>;
}

/** A step of the guided first game, shown the first time that it fits. */
export interface Tip<V extends View = View, O extends Option = Option> {
  /** The message key of the title; the body is `${key}-body`. */
  key: string;
  fits(view: V, options: O[]): boolean;
}

/** The components that draw a game. */
export interface Looks<V extends View = View, O extends Option = Option> {
  Board: Component<BoardProps<V, O>>;
  /** A player's own things, in the column of players. */
  Player: Component<PlayerProps<V, O>>;
  /** All tiles, and which are still in the stack. */
  Tiles: Component<{ view: V | null }>;
}

export interface Face<V extends View = View, O extends Option = Option> {
  /** The largest part: players can choose before it is loaded. */
  looks: () => Promise<{ looks: Looks<V, O> }>;
  /** A player's things in one line, for the other players. */
  summary(view: V, seat: number): Chip[];
  /** The arranged choice list. */
  groups(view: V, options: O[]): Group[];
  /** The name and the icon of a change, for chips. */
  chip: (name: string, amount: number) => Chip;
  tips: Tip<V, O>[];
  /** What turns by itself when a turn ends. If it changes, that is shown as a separate moment. */
  pulse?(view: V): unknown;
  /** Whether a view holds something that other players must not see. */
  hides?(view: V): boolean;
}

/** An amount of something: an icon with a number, and the same in words. */
export interface Chip {
  icon: string;
  text: string;
  label: string;
}

const FACES = { tzolkin, tikal } as unknown as Record<Game, Face>;

/** The face of a game, or null for one that only the choice list can play. */
export function faceOf(game: string): Face | null {
  return isGame(game) ? FACES[game] : null;
}

// What the browser knows of a game beside the choice list that plays any game: one face each.
import type { Component } from "svelte";
import type { Option, View } from "../api/types";
import { face as tikal } from "../tikal/face";
import { face as tzolkin } from "../tzolkin/face";
import { isGame, type Game } from "./games";
import type { Player } from "./players";

export interface BoardProps {
  view: View;
  /** What I can choose now; empty while others decide, or while I look back. */
  options: Option[];
  players: Player[];
  /** The option that is pointed at, here or in the list. */
  lit: string | null;
  onlight: (token: string | null) => void;
  /** Make these choices, one after the other. */
  onchoose: (tokens: string[]) => void;
  /** The table's id and the event shown, for what only the server can answer. */
  table: string;
  seq: number;
  /** While I cannot choose: what I think of doing, as numbered flags on the board. */
  plan?: Plan | undefined;
}

/** Places of the board I have marked, in order; marking one again takes its mark away. */
export interface Plan {
  marks: string[];
  toggle: (target: string) => void;
}

export interface PlayerProps {
  view: View;
  seat: number;
  players: Player[];
  options: Option[];
  lit: string | null;
  onlight: (token: string | null) => void;
  onchoose: (tokens: string[]) => void;
}

/** Choices of a kind, under a heading; no heading: plain. */
export interface Group {
  title: string;
  entries: Entry[];
}

/** A choice in the list: an option with the words for it, or several made one after the other. */
export interface Entry {
  tokens: string[];
  title: string;
  /** More to know, in a quieter line. */
  detail: string;
  /** What it changes, as chips. */
  preview: Record<string, number>;
  target: string;
}

/** A step of the guided first game: said the first time that it fits. */
export interface Tip {
  /** The key of a text of the catalogues; the body is `${key}-body`. */
  key: string;
  fits: (view: View, mine: boolean) => boolean;
}

/** What a face draws. */
export interface Looks {
  Board: Component<BoardProps>;
  /** A player's own things, in the column of players. */
  Player: Component<PlayerProps>;
  /** All tiles and what is still in the stack. */
  Tiles: Component<{ view: View | null }>;
}

export interface Face {
  /** The largest part: one can choose before it is there. */
  looks: () => Promise<{ looks: Looks }>;
  /** A player's things in one line, for those one is not playing; without it, the whole is always
   * shown. */
  summary?: (view: View, seat: number) => Chip[];
  /** The choice list, arranged; without it, the options as they come. */
  groups?: (view: View, options: Option[]) => Group[];
  /** What is being decided, where what can be chosen says more than the prompt. */
  question?: (view: View, options: Option[]) => string | null;
  /** What a change is called and drawn as: for chips. */
  chip: (name: string, amount: number, view: View) => Chip;
  tips: Tip[];
  /** What turns by itself when a turn ends: if it changes, that is shown as a moment of its own. */
  pulse?: (view: View) => unknown;
}

/** So much of something: an icon with a number, and the whole in words. */
export interface Chip {
  icon: string;
  text: string;
  label: string;
}

const FACES: Record<Game, Face> = { tzolkin, tikal };

/** The face of a game; none for one that only the choice list can play. */
export function faceOf(game: string): Face | null {
  return isGame(game) ? FACES[game] : null;
}

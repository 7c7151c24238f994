// Tzolk'in as the browser shows it.
import type { Face } from "../lib/faces";
import Board from "./Board.svelte";
import { chip, summary } from "./describe";
import { groups } from "./groups";
import Player from "./Player.svelte";
import Tiles from "./Tiles.svelte";
import { TIPS } from "./tips";
import { asTzolkin } from "./view";

export const face: Face = {
  Board,
  Player,
  Tiles,
  groups,
  chip,
  summary,
  tips: TIPS,
  pulse: (view) => asTzolkin(view).calendar.day,
};

// Tikal as the table page knows it.
import type { Face } from "../lib/faces";
import Board from "./Board.svelte";
import "./colours.css";
import { chip, summary } from "./describe";
import { groups } from "./groups";
import Player from "./Player.svelte";
import Tiles from "./Tiles.svelte";
import { tips } from "./tips";

export const face: Face = { Board, Player, Tiles, groups, chip, summary, tips };

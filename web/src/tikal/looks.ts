// Tikal as it is drawn.
import type { Looks } from "../lib/faces";
import Board from "./Board.svelte";
import "./colours.css";
import Player from "./Player.svelte";
import Tiles from "./Tiles.svelte";
import type { TikalOption, TikalView } from "./view";

export const looks: Looks<TikalView, TikalOption> = { Board, Player, Tiles };

// Tikal as it is drawn.
import type { Looks } from "../lib/faces";
import Board from "./Board.svelte";
import "./colours.css";
import Player from "./Player.svelte";
import Tiles from "./Tiles.svelte";

export const looks: Looks = { Board, Player, Tiles };

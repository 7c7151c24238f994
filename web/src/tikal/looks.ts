// Tikal as it is drawn.
import "../../../src/sacbe/tikal/face/colours.css";
import type { Looks } from "../lib/faces";
import Board from "./Board.svelte";
import Player from "./Player.svelte";
import Tiles from "./Tiles.svelte";

export const looks: Looks = { Board, Player, Tiles };

// The components that draw Tikal.
import "../../../src/sacbe/tikal/face/colours.css";
import type { Looks } from "../lib/faces";
import Board from "./Board.svelte";
import Player from "./Player.svelte";
import Tiles from "./Tiles.svelte";
import type { TikalOption, TikalView } from "./view";

export const looks: Looks<TikalView, TikalOption> = { Board, Player, Tiles };

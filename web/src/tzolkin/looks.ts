// The components that draw Tzolk'in.
import type { Looks } from "../lib/faces";
import Board from "./Board.svelte";
import Player from "./Player.svelte";
import Tiles from "./Tiles.svelte";
import type { TzolkinOption, TzolkinView } from "./view";

export const looks: Looks<TzolkinView, TzolkinOption> = { Board, Player, Tiles };

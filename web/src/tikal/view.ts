// Shorter names for the types of Tikal's views.
import type { Shapes } from "../api/types";
import { BASE } from "./data";
import type { Hex } from "./hex";

export type TikalView = Shapes["TikalView"];
export type TikalOption = Shapes["TikalOption"];
export type HexView = Shapes["HexView"];
export type PlayerView = Shapes["TikalPlayerView"];
export type FiguresHere = Shapes["FiguresView"];
export type FigureKind = Shapes["GuardView"]["figure"];
export type Terrain = HexView["terrain"];
export type Kind = keyof PlayerView["treasures"];
/** Where figures enter: the base camp, or the player's camps in the order they were pitched. */
export type Place = Shapes["TikalEnterArgs"]["place"];

type OfKind<K extends TikalOption["kind"]> = Extract<TikalOption, { kind: K }>;

/** The options of a kind. */
export function ofKind<K extends TikalOption["kind"]>(
  options: TikalOption[],
  kind: K,
): OfKind<K>[] {
  return options.filter((option): option is OfKind<K> => option.kind === kind);
}

/** The hex of a place where a player's figures enter. */
export function placeHex(view: TikalView, seat: number, place: Place): Hex {
  const { camps } = view.players[seat]!;
  return { base: BASE, camp1: camps[0], camp2: camps[1] }[place] ?? BASE;
}

/** The hex to click for an option, or null. For a transfer, the hex where the figure is. */
export function hexOf(option: TikalOption, view: TikalView): Hex | null {
  switch (option.kind) {
    case "enter":
      return placeHex(view, view.to_move, option.args.place);
    case "transfer":
      return placeHex(view, view.to_move, option.args.start);
    case "move":
      return option.args.end;
    default:
      return "hex" in option.args ? option.args.hex : null;
  }
}

/** What an option costs in action points. */
export function cost(option: TikalOption): number {
  return -(option.preview["action_points"] ?? 0);
}

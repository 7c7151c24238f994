// Choices by what they do: a token of the server, taken apart.
import type { Option } from "../api/types";
import { BASE } from "./data";
import type { Hex } from "./hex";
import type { FigureKind, Kind, TikalView } from "./view";

/** Where figures come in: the base camp, or an own camp in the order they were pitched. */
export type Place = "base" | "camp1" | "camp2";

export type Act =
  | { kind: "place"; hex: Hex; rotation: number }
  | { kind: "enter"; figure: FigureKind; place: Place }
  | { kind: "move"; figure: FigureKind; start: Hex; end: Hex }
  | { kind: "transfer"; figure: FigureKind; start: Place; end: Place }
  | { kind: "uncover" | "recover" | "camp"; hex: Hex }
  | { kind: "guard"; figure: FigureKind; hex: Hex }
  | { kind: "exchange"; wanted: Kind; seat: number; given: Kind }
  | { kind: "bid"; count: number }
  | { kind: "choose"; tile: string }
  | { kind: "pass" }
  | { kind: "other" };

export function act(token: string): Act {
  const [word = "", a = "", b = "", c = "", , e = ""] = token.split(" ");
  switch (word) {
    case "place":
      return { kind: word, hex: a, rotation: Number(b) };
    case "enter":
      return { kind: word, figure: a as FigureKind, place: b as Place };
    case "move":
      return { kind: word, figure: a as FigureKind, start: b, end: c };
    case "transfer":
      return { kind: word, figure: a as FigureKind, start: b as Place, end: c as Place };
    case "uncover":
    case "recover":
    case "camp":
      return { kind: word, hex: a };
    case "guard":
      return { kind: word, figure: a as FigureKind, hex: b };
    case "exchange": // mask of 2 for shell
      return { kind: word, wanted: a as Kind, seat: Number(c), given: e as Kind };
    case "bid":
      return { kind: word, count: Number(a) };
    case "choose":
      return { kind: word, tile: a };
    case "pass":
      return { kind: word };
    default:
      return { kind: "other" };
  }
}

/** An option with what it does. */
export interface Choice {
  option: Option;
  act: Act;
}

export function choices(options: Option[]): Choice[] {
  return options.map((option) => ({ option, act: act(option.token) }));
}

/** Where the tile may lie, and in which rotations. */
export function placesOf(offered: Choice[]): Map<Hex, number[]> {
  const found = new Map<Hex, number[]>();
  for (const { act } of offered)
    if (act.kind === "place") found.set(act.hex, [...(found.get(act.hex) ?? []), act.rotation]);
  return found;
}

/** The hex of a place where a player's figures come in. */
export function placeHex(view: TikalView, seat: number, place: Place): Hex {
  if (place === "base") return BASE;
  return view.players[seat]?.camps[place === "camp1" ? 0 : 1] ?? BASE;
}

/** Where on the board an act is: the hex to click for it; null if it has none. */
export function whereOf(act: Act, view: TikalView, seat: number): Hex | null {
  switch (act.kind) {
    case "place":
    case "uncover":
    case "recover":
    case "camp":
    case "guard":
      return act.hex;
    case "enter":
      return placeHex(view, seat, act.place);
    case "move":
      return act.end;
    case "transfer":
      return placeHex(view, seat, act.start);
    default:
      return null;
  }
}

/** What an option costs in action points. */
export function cost(option: Option): number {
  return -(option.preview["action_points"] ?? 0);
}

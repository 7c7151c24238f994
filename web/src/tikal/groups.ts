// The arranged choice list: building and digging, entering, walking, exchanges; places for the
// tile by hex, with the roads it would make.
import type { Entry, Group } from "../lib/faces";
import { grouped } from "../lib/grouped";
import { COLOURS } from "../lib/players";
import { capital, say, t } from "../lib/words.svelte";
import { tileOf } from "./data";
import { hexTerrain, roadsWords, stonesWords, tileWords } from "./describe";
import { turned, type Hex } from "./hex";
import { label } from "./labels";
import { placeHex, type Place, type TikalOption, type TikalView } from "./view";

/** A choice with its heading, and the heading's rank in the list. */
interface Listed {
  rank: number;
  title: string;
  entry: Entry;
}

export function groups(view: TikalView, options: TikalOption[]): Group[] {
  const listed = options.map((option) => list(option, view)).sort((a, b) => a.rank - b.rank);
  const headings = grouped(listed, ({ rank, title }) => `${rank} ${title}`);
  return [...headings.values()].map((alike) => ({
    title: alike[0]!.title,
    entries: alike.map(({ entry }) => entry),
  }));
}

function list(option: TikalOption, view: TikalView): Listed {
  switch (option.kind) {
    case "place_tile": {
      const { hex, rotation } = option.args;
      const title = t("web-tk-list-place", { hex });
      return { rank: 0, title, entry: placed(option, view, hex, rotation) };
    }
    case "uncover":
    case "recover":
    case "camp":
    case "guard":
      return { rank: 1, title: t("web-tk-list-work"), entry: work(option, view, option.args.hex) };
    case "enter":
    case "transfer":
      return { rank: 2, title: t("web-tk-list-camps"), entry: fromCamp(option, view) };
    case "move": {
      const { figure, start, end } = option.args;
      const there = view.hexes[end];
      const to = t("web-tk-list-to", { hex: end, what: there ? hexTerrain(there) : "" });
      const who = capital(t(`figure-${figure}`));
      return {
        rank: 3,
        title: t("web-tk-list-walk", { figure: who, hex: start }),
        entry: entry(option, to),
      };
    }
    case "exchange": {
      const name = t(`colour-${COLOURS[option.args.seat % 4]}`);
      return { rank: 4, title: t("web-tk-list-exchange", { name }), entry: label(option, view) };
    }
    case "choose":
      return { rank: 5, title: "", entry: entry(option, tileWords(option.args.tile)) };
    case "pass":
      return { rank: 6, title: "", entry: entry(option, say(option.message)) };
    case "bid":
      // Bids make a long list, so everything else comes first.
      return { rank: 7, title: t("web-tk-list-bid"), entry: entry(option, say(option.message)) };
    default:
      return { rank: 8, title: "", entry: entry(option, say(option.message)) };
  }
}

function entry({ token, preview }: TikalOption, title: string, detail = ""): Entry {
  return { token, title, detail, preview };
}

/** Work on a hex: “Uncover level 5”, and where; for a guard, which figures leave the game. */
function work(option: TikalOption, view: TikalView, hex: Hex): Entry {
  const here = view.hexes[hex];
  const where = t("web-tk-hex", { hex, what: here ? hexTerrain(here) : "" });
  const named = label(option, view);
  return { ...named, detail: named.detail ? `${where}. ${named.detail}` : where };
}

/** Where a figure enters, or between which camps it moves. */
function fromCamp(
  option: Extract<TikalOption, { kind: "enter" | "transfer" }>,
  view: TikalView,
): Entry {
  const hex = (place: Place) => placeHex(view, view.to_move, place);
  const where =
    option.kind === "enter"
      ? t("web-tk-list-place", { hex: hex(option.args.place) })
      : t("web-tk-list-between", { start: hex(option.args.start), end: hex(option.args.end) });
  return entry(option, say(option.message), where);
}

/** A place and a rotation: the roads they make, and where the stones point. */
function placed(option: TikalOption, view: TikalView, hex: Hex, rotation: number): Entry {
  const tile = view.tile && tileOf(view.tile);
  if (!tile) return entry(option, say(option.message));
  const roads = roadsWords(view, hex, rotation);
  const stones = stonesWords(turned(tile.stones, rotation));
  return entry(
    option,
    roads ? t("web-tk-list-roads", { roads }) : t("web-tk-list-no-roads", { hex }),
    stones ? t("web-tk-stones", { stones }) : "",
  );
}

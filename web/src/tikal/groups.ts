// The choice list, arranged: what is built and dug, who comes in, who walks where, exchanges; where
// the tile may lie by hex, with the roads it would make.
import type { Option, View } from "../api/types";
import type { Entry, Group } from "../lib/faces";
import { COLOURS } from "../lib/players";
import { capital, say, t } from "../lib/words.svelte";
import { tileOf } from "./data";
import { hexTerrain, roadsIf, roadsWords, stonesWords, tileWords } from "./describe";
import { turned } from "./hex";
import { label } from "./labels";
import { choices, placeHex, type Choice, type Place } from "./tokens";
import { tikal, type TikalView } from "./view";

export function groups(any: View, options: Option[]): Group[] {
  const view = tikal(any);
  const seat = view.to_move;
  /** In the order in which they first come. */
  const found: Map<string, Group> = new Map();
  const put = (key: string, title: string, choice: Entry) => {
    const group = found.get(key) ?? { title, entries: [] };
    group.entries.push(choice);
    found.set(key, group);
  };
  for (const choice of choices(options)) {
    const { act, option } = choice;
    switch (act.kind) {
      case "place":
        put(act.hex, t("web-tk-list-place", { hex: act.hex }), placed(choice, view));
        break;
      case "move": {
        const figure = t(`figure-${act.figure}`);
        const title = t("web-tk-list-walk", { figure: capital(figure), hex: act.start });
        const there = view.hexes[act.end];
        const end = t("web-tk-list-to", { hex: act.end, what: there ? hexTerrain(there) : "" });
        put(`walk ${act.figure} ${act.start}`, title, entry(option, end));
        break;
      }
      case "uncover":
      case "recover":
      case "camp":
      case "guard":
        put("work", t("web-tk-list-work"), at(choice, act.hex, view));
        break;
      case "enter":
      case "transfer":
        put("camps", t("web-tk-list-camps"), fromCamp(choice, view));
        break;
      case "exchange":
        put(
          `exchange ${act.seat}`,
          t("web-tk-list-exchange", { name: t(`colour-${COLOURS[act.seat % 4]}`) }),
          entry(option, label(choice, view, seat).text),
        );
        break;
      case "choose":
        put("choose", "", entry(option, tileWords(act.tile)));
        break;
      case "bid":
        put("bid", t("web-tk-list-bid"), entry(option, say(option.message)));
        break;
      default:
        put("end", "", entry(option, say(option.message)));
    }
  }
  const rank = (key: string) => {
    const first = ["work", "camps", "walk", "exchange", "choose", "bid", "end"];
    return first.indexOf(key.split(" ")[0]!);
  };
  // A pass stands before a long list of bids; the turn’s end stands last.
  const order = [...found].sort(([one], [two]) => rank(one) - rank(two));
  if (found.has("bid")) order.reverse();
  return order.map(([, group]) => group);
}

function entry(option: Option, title: string, detail = ""): Entry {
  const { token, preview, target } = option;
  return { tokens: [token], title, detail, preview, target };
}

/** Work on a hex: “Uncover step 5”, and where; of a guard, who leaves the game for it. */
function at(choice: Choice, hex: string, view: TikalView): Entry {
  const here = view.hexes[hex];
  const where = t("web-tk-hex", { hex, what: here ? hexTerrain(here) : "" });
  const { text, detail } = label(choice, view, view.to_move);
  return entry(choice.option, text, detail ? `${where}. ${detail}` : where);
}

/** Where a figure comes in, or from which camp to which it goes. */
function fromCamp({ act, option }: Choice, view: TikalView): Entry {
  const hex = (place: Place) => placeHex(view, view.to_move, place);
  const where =
    act.kind === "enter"
      ? t("web-tk-list-place", { hex: hex(act.place) })
      : act.kind === "transfer"
        ? t("web-tk-list-between", { start: hex(act.start), end: hex(act.end) })
        : "";
  return entry(option, say(option.message), where);
}

/** A place and a rotation: the roads that it makes, and where the stones point. */
function placed({ act, option }: Choice, view: TikalView): Entry {
  const tile = view.tile && tileOf(view.tile);
  if (act.kind !== "place" || !tile) return entry(option, say(option.message));
  const roads = roadsIf(view, tile, act.hex, act.rotation);
  const stones = stonesWords(turned(tile.stones, act.rotation));
  return entry(
    option,
    roads.length
      ? t("web-tk-list-roads", { roads: roadsWords(roads) })
      : t("web-tk-list-no-roads", { hex: act.hex }),
    stones ? t("web-tk-stones", { stones }) : "",
  );
}

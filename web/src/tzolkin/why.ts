// Why something cannot be chosen now, in a sentence; empty where there is nothing to say.
import { t } from "../lib/words.svelte";
import { isTurn, promptGear, promptSpace, type Spots } from "./choices";
import { costOf, GOODS, type GearName, type Goods } from "./data";
import { amounts } from "./describe";
import { viewer, type PlayerView, type TzolkinView } from "./view";

/** Not my turn, or no turn at all. */
function waiting(view: TzolkinView): string {
  if (view.over) return t("web-tz-why-over");
  if (view.seat === null) return t("web-tz-why-watching");
  return view.to_move === view.seat ? "" : t("web-tz-why-waiting");
}

/** What a player lacks of a cost. */
export function missing(player: PlayerView, cost: Goods): Goods {
  const lacking: Goods = {};
  for (const good of GOODS) {
    const short = (cost[good] ?? 0) - player[good];
    if (short > 0) lacking[good] = short;
  }
  return lacking;
}

export function whySpace(view: TzolkinView, spots: Spots, gear: GearName, space: number): string {
  const wait = waiting(view);
  if (wait || spots.has(`space/${gear}/${space}`)) return wait;
  if (isTurn(view)) return whyTurn(view, gear, space);
  if (view.prompt?.key === "ask-act") {
    if (promptGear(view) !== gear) return t("why-other-gear");
    if (gear === "chichen_itza" && view.altars.includes(space)) return t("why-altar");
    if (space > (promptSpace(view) ?? 0)) return t("why-ahead");
    return space > 0 ? t("why-useless") : "";
  }
  return t("why-decide-first");
}

function whyTurn(view: TzolkinView, gear: GearName, space: number): string {
  const { spaces, lowest_free: free } = view.gears[gear];
  const { mode } = view.this_turn;
  const stander = spaces[space] ?? null;
  if (stander === view.seat)
    return mode === "placing" || mode === "mercy" ? t("why-placing") : "";
  if (stander !== null) return t("why-taken");
  if (mode === "retrieving") return t("why-retrieving");
  if (viewer(view)?.hand === 0) return t("why-no-worker");
  if (free === null) return t("why-full");
  if (free !== space) return t("why-lowest", { space: free });
  return t("why-corn");
}

export function whyStart(view: TzolkinView, spots: Spots): string {
  const wait = waiting(view);
  if (wait || spots.has("start")) return wait;
  if (!isTurn(view)) return t("why-decide-first");
  if (view.calendar.starting_space !== null) return t("why-taken");
  if (view.this_turn.mode === "retrieving") return t("why-retrieving");
  return viewer(view)?.hand === 0 ? t("why-no-worker") : t("why-corn");
}

/** A building or a monument. */
export function whyTile(view: TzolkinView, spots: Spots, id: string): string {
  const kind = id.startsWith("M") ? "monument" : "building";
  if (spots.has(`${kind}/${id}`)) return "";
  const player = viewer(view);
  const lacking = player ? missing(player, costOf(id)) : {};
  const lines = [waiting(view)];
  if (Object.keys(lacking).length) lines.push(t("why-missing", { what: amounts(lacking) }));
  lines.push(t(`web-tz-why-${kind}`));
  return lines.filter(Boolean).join("\n");
}

/** A temple or a technology. */
export function whyTrack(view: TzolkinView, spots: Spots, target: string): string {
  if (spots.has(target)) return "";
  const kind = target.split("/")[0]!;
  return [waiting(view), t(`web-tz-why-${kind}`)].filter(Boolean).join("\n");
}

// The choice list: what belongs together under one heading, in the order in which one thinks.
import type { Option, View } from "../api/types";
import type { Entry, Group } from "../lib/faces";
import { capital, say, t } from "../lib/words.svelte";
import { places, promptGear, promptSpace, verb } from "./choices";
import { isGear, type GearName } from "./data";
import { effects, tileName } from "./describe";
import { asTzolkin, type TzolkinView } from "./view";

/** What ends or leaves something comes last. */
const LAST = ["nothing", "done", "end"];

export function groups(view: View, options: Option[]): Group[] {
  const game = asTzolkin(view);
  const found = new Map<string, Entry[]>();
  const last: Entry[] = [];
  for (const option of options) {
    const title = heading(option);
    if (!title || LAST.includes(verb(option))) {
      last.push(entry(game, option));
      continue;
    }
    const there = found.get(title);
    if (there) there.push(entry(game, option));
    else found.set(title, [entry(game, option)]);
  }
  // What costs nothing first, then what lies further and further back; where all are free, in order.
  const [gear, space] = [promptGear(game), promptSpace(game)];
  if (gear && space !== null && hasAction(gear, space)) found.get(t(`gear-${gear}`))?.reverse();
  last.sort((a, b) => Number(ends(a)) - Number(ends(b)));
  const titled = [...found].map(([title, entries]) => ({ title, entries }));
  // One kind of choice only: the question above the list says what it is.
  if (titled.length === 1) return [{ title: "", entries: [...titled[0]!.entries, ...last] }];
  return last.length ? [...titled, { title: "", entries: last }] : titled;
}

const ends = (entry: Entry) => LAST.includes(entry.tokens[0]!.split(" ")[0]!);

function heading(option: Option): string {
  switch (verb(option)) {
    case "place":
      return t("web-tz-group-place");
    case "retrieve":
      return t("web-tz-group-retrieve");
    case "act":
      return t(`gear-${option.token.split(" ")[1]!}`);
    case "build":
      return t(option.target.startsWith("monument") ? "web-tz-monuments" : "web-tz-buildings");
    case "buy":
      return t("web-tz-group-buy");
    case "sell":
      return t("web-tz-group-sell");
    default:
      return "";
  }
}

function entry(view: TzolkinView, option: Option): Entry {
  const { token, target, preview } = option;
  const plain: Entry = {
    tokens: [token],
    title: capital(say(option.message)),
    detail: "",
    preview,
    target,
  };
  const [what, name = ""] = token.split(" ");
  switch (what) {
    case "place":
      // What costs nothing says so.
      return { ...plain, ...stand(view, option), preview: { corn: 0, ...preview } };
    case "retrieve":
      return { ...plain, ...stand(view, option) };
    case "act": {
      const space = token.split(" ")[2]!;
      const action = t(`action-${name}-${space}`);
      const detail = steppingBack(view, name, Number(space));
      return { ...plain, title: t("web-tz-space", { space, action }), detail };
    }
    case "build":
      // What it costs is on the chips.
      return {
        ...plain,
        title: capital(tileName(name)),
        detail: effects(name, view.players.length),
      };
    case "keep":
      return { ...plain, title: capital(effects(name, view.players.length)) };
    default:
      return plain;
  }
}

/** Of a turn, what can be done now. */
export function question(view: View, options: Option[]): string | null {
  const verbs = new Set(options.map(verb));
  const only = (what: string) => verbs.size === 1 && verbs.has(what);
  switch (view.prompt?.key) {
    case "ask-turn":
      if (only("retrieve")) return t("ask-turn-retrieve");
      return verbs.has("retrieve") || !verbs.size ? null : t("ask-turn-place");
    case "ask-turn-placing":
    case "ask-turn-retrieving":
      return only("end") ? t("ask-turn-end") : null;
    default:
      return null;
  }
}

/** The place of a worker, and what can be done there. */
function stand(view: TzolkinView, option: Option): Pick<Entry, "title" | "detail"> {
  const [place = ""] = places(view, option);
  const [, gear = "", space = ""] = place.split("/");
  if (!isGear(gear))
    return {
      title: capital(t("gear-start")),
      detail: t("web-tz-start-detail", { count: view.calendar.corn }),
    };
  return {
    title: t("web-tz-place", { gear: t(`gear-${gear}`), space }),
    detail: left(view, gear, Number(space)),
  };
}

/** What the worker on a space could do, unless others have used it up. */
function left(view: TzolkinView, gear: GearName, space: number): string {
  if (gear === "chichen_itza" && view.altars.includes(space)) return t("web-tz-altar-filled");
  const tiles = gear === "palenque" ? view.jungle[`${space}`] : undefined;
  const action = actionOf(gear, space);
  return tiles && tiles.corn === 0 ? t("web-tz-no-tile", { action }) : action;
}

/** The corn that an action costs because it lies before the worker's own, where that has one. With
 * theology a worker of Chichen Itza stands as if one space further. */
function steppingBack(view: TzolkinView, gear: string, space: number): string {
  const own = promptSpace(view);
  if (view.prompt?.key !== "ask-act" || own === null || own <= space) return "";
  const theology = view.players[view.to_move]?.technologies.theology ?? 0;
  const further = gear === "chichen_itza" && theology > 0 ? 1 : 0;
  return hasAction(gear, own + further) ? t("act-step-back", { count: own - space }) : "";
}

/** What the worker on a space could do: its action, any of the gear's, or nothing yet. */
export function actionOf(gear: string, space: number): string {
  if (!isGear(gear) || space === 0) return t("web-tz-no-action");
  return hasAction(gear, space) ? t(`action-${gear}-${space}`) : t("web-tz-free-choice");
}

/** Whether a space has an action of its own; on the last ones any of the gear's is free. */
function hasAction(gear: string, space: number): boolean {
  const key = `action-${gear}-${space}`;
  return t(key) !== key;
}

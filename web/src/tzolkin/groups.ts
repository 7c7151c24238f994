// The choice list: related choices under one heading, in the order in which players think of them.
import type { Entry, Group } from "../lib/faces";
import { capital, say, t } from "../lib/words.svelte";
import { isFreeChoice, monument } from "./data";
import { effects, tileName } from "./describe";
import type { GearName, TzolkinOption, TzolkinView } from "./view";

/** Choices that end or leave something come last. */
const LAST: TzolkinOption["kind"][] = ["nothing", "done", "end_turn"];

export function groups(view: TzolkinView, options: TzolkinOption[]): Group[] {
  const found = new Map<string, Entry[]>();
  // Free choices first, then further and further back; if all are free, in their usual order.
  const steppingBack = Object.values(view.step_back ?? {}).some((corn) => corn > 0);
  for (const option of steppingBack ? options.toReversed() : options) {
    const title = heading(option);
    found.set(title, [...(found.get(title) ?? []), entry(view, option)]);
  }
  const leaving = new Set(
    options.filter(({ kind }) => LAST.includes(kind)).map(({ token }) => token),
  );
  const last = found.get("") ?? [];
  last.sort((a, b) => Number(leaving.has(a.token)) - Number(leaving.has(b.token)));
  found.delete("");
  const titled = [...found].map(([title, entries]) => ({ title, entries }));
  // With only one kind of choice, the question above the list is enough.
  if (titled.length === 1) return [{ title: "", entries: [...titled[0]!.entries, ...last] }];
  return last.length ? [...titled, { title: "", entries: last }] : titled;
}

/** The heading of a choice; empty for a choice that stands alone. */
function heading(option: TzolkinOption): string {
  switch (option.kind) {
    case "place":
    case "place_start":
      return t("web-tz-group-place");
    case "retrieve":
      return t("web-tz-group-retrieve");
    case "act":
      return t(`gear-${option.args.gear}`);
    case "build":
      return t(monument(option.args.tile) ? "web-tz-monuments" : "web-tz-buildings");
    case "buy":
      return t("web-tz-group-buy");
    case "sell":
      return t("web-tz-group-sell");
    default:
      return "";
  }
}

function entry(view: TzolkinView, option: TzolkinOption): Entry {
  const { token, preview } = option;
  const plain: Entry = { token, title: capital(say(option.message)), detail: "", preview };
  const players = view.players.length;
  switch (option.kind) {
    case "place": {
      const { gear } = option.args;
      const space = view.gears[gear].lowest_free ?? 0;
      // Free placements say so.
      return { ...plain, ...worker(view, gear, space), preview: { corn: 0, ...preview } };
    }
    case "place_start": {
      const detail = t("web-tz-start-detail", { count: view.calendar.corn });
      return {
        ...plain,
        title: capital(t("gear-start")),
        detail,
        preview: { corn: 0, ...preview },
      };
    }
    case "retrieve":
      return { ...plain, ...worker(view, option.args.gear, option.args.space) };
    case "act": {
      const { gear, space } = option.args;
      const corn = view.step_back?.[space] ?? 0;
      return {
        ...plain,
        title: t("web-tz-space", { space, action: t(`action-${gear}-${space}`) }),
        detail: corn ? t("act-step-back", { count: corn }) : "",
      };
    }
    case "build": {
      // The chips show the cost.
      const { tile } = option.args;
      return { ...plain, title: capital(tileName(tile)), detail: effects(tile, players) };
    }
    case "keep":
      return { ...plain, title: capital(effects(option.args.tile, players)) };
    default:
      return plain;
  }
}

/** The place of a worker, and what it can do there. */
function worker(view: TzolkinView, gear: GearName, space: number): Pick<Entry, "title" | "detail"> {
  return {
    title: t("web-tz-place", { gear: t(`gear-${gear}`), space }),
    detail: left(view, gear, space),
  };
}

/** What the worker on a space could do, unless others have used it up. */
function left(view: TzolkinView, gear: GearName, space: number): string {
  if (gear === "chichen_itza" && view.altars.includes(space)) return t("web-tz-altar-filled");
  const tiles = gear === "palenque" ? view.jungle[`${space}`] : undefined;
  const action = actionOf(gear, space);
  return tiles && tiles.corn === 0 ? t("web-tz-no-tile", { action }) : action;
}

/** What the worker on a space could do: its action, any of the gear's actions, or nothing yet. */
export function actionOf(gear: GearName, space: number): string {
  if (space === 0) return t("web-tz-no-action");
  return isFreeChoice(gear, space) ? t("web-tz-free-choice") : t(`action-${gear}-${space}`);
}

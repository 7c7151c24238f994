// A new table as the form describes it, and the request for it.
import type { Refusal } from "../api/client";
import { GAMES, hasModes, isGame, MODES } from "../lib/games";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";
import { botOf, FEWEST, MOST, type Asked } from "./newTable";

export type Kind = "me" | "here" | "open" | "bot";
export const KINDS: Kind[] = ["me", "here", "open", "bot"];
export const PACES = ["untimed", "live", "days"] as const;
export const LATES = ["bot", "others"] as const;

export interface Place {
  kind: Kind;
  name: string;
  level: number;
}

export interface Plan {
  game: string;
  mode: string;
  /** How many of the places are played, from the first one on. */
  count: number;
  places: Place[];
  /** The seat that goes first; null: drawn at random. */
  first: number | null;
  pace: (typeof PACES)[number];
  minutes: number;
  increment: number;
  days: number;
  late: (typeof LATES)[number];
  title: string;
  public: boolean;
  hints: boolean;
}

/** Fields that can have a problem. */
export type Field = "places" | `name-${number}` | "title" | "minutes" | "increment" | "days";
export type Problems = Partial<Record<Field, string>>;

const NAME = 40;
const TITLE = 80;
/** The numbers that a pace needs, with their ranges. */
export const NUMBERS = {
  untimed: [],
  live: ["minutes", "increment"],
  days: ["days"],
} as const;
export const RANGES = { minutes: [1, 1440], increment: [0, 3600], days: [1, 60] } as const;

/** The form at first: me and a friend, without a clock. The address may name a game, or ask for a
 * public table. */
export function newPlan(search: string): Plan {
  const wished = new URLSearchParams(search);
  const game = wished.get("game") ?? "";
  const friend: Place = { kind: "open", name: "", level: 2 };
  return {
    game: isGame(game) ? game : GAMES[0],
    mode: MODES[0]!,
    count: FEWEST,
    places: [
      { ...friend, kind: "me", name: settings.name },
      ...Array.from({ length: MOST - 1 }, () => ({ ...friend })),
    ],
    first: null,
    pace: "untimed",
    minutes: 30,
    increment: 20,
    days: 3,
    late: "bot",
    title: "",
    public: wished.has("public"),
    hints: true,
  };
}

export function placesOf(plan: Plan): Place[] {
  return plan.places.slice(0, plan.count);
}

/** The places once `seat` is a `kind`. I can sit only once: if I move here, someone else at this
 * device takes my old place. */
export function seated(plan: Plan, seat: number, kind: Kind): Place[] {
  return plan.places.map((place, number) => {
    if (number === seat) return { ...place, kind, name: kind === "me" ? settings.name : "" };
    return kind === "me" && place.kind === "me" ? { ...place, kind: "here", name: "" } : place;
  });
}

export function bodyOf(plan: Plan): Asked {
  const first = plan.first !== null && plan.first < plan.count ? { first: plan.first } : {};
  return {
    game: plan.game,
    options: { ...(hasModes(plan.game) ? { mode: plan.mode } : {}), ...first },
    seats: placesOf(plan).map(({ kind, name, level }) => {
      if (kind === "bot") return { kind, name: "", bot: botOf(level) };
      if (kind === "open") return { kind, name: "" };
      return { kind: "me", name: name.trim() };
    }),
    pace: paceOf(plan),
    title: plan.title.trim(),
    public: plan.public,
    hints: plan.hints,
  };
}

function paceOf({ pace, minutes, increment, days, late }: Plan): NonNullable<Asked["pace"]> {
  const then = { late, bot: botOf(2) } as const;
  if (pace === "live") return { kind: pace, seconds: minutes * 60, increment, ...then };
  return pace === "days" ? { kind: pace, days, ...then } : { kind: pace, ...then, late: "bot" };
}

export function problemsOf(plan: Plan): Problems {
  const found: Problems = {};
  const places = placesOf(plan);
  if (places.every((place) => place.kind === "bot")) found.places = t("web-new-error-people");
  places.forEach((place, seat) => {
    const named = place.kind === "me" || place.kind === "here";
    if (named && place.name.trim().length > NAME)
      found[`name-${seat}`] = t("web-new-error-long", { most: NAME });
  });
  if (plan.title.trim().length > TITLE) found.title = t("web-new-error-long", { most: TITLE });
  for (const field of NUMBERS[plan.pace]) {
    const [least, most] = RANGES[field];
    const whole = field === "days" || Number.isInteger(plan[field]);
    if (!(whole && plan[field] >= least && plan[field] <= most))
      found[field] = t("web-new-error-range", { least, most });
  }
  return found;
}

/** The field that the server refused, if it named one. */
export function fieldOf(refusal: Refusal): Field | null {
  if (refusal.key === "error-server-no-people") return "places";
  const [problem] = (refusal.body["problems"] as { where: string }[] | undefined) ?? [];
  const where = problem?.where ?? String(refusal.params["where"] ?? "");
  const seat = /seats\.(\d+)/.exec(where);
  if (seat) return `name-${Number(seat[1])}`;
  if (where.includes("title")) return "title";
  if (where.includes("seconds")) return "minutes";
  return (["increment", "days"] as const).find((field) => where.endsWith(field)) ?? null;
}

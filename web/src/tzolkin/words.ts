// Explanations of the things on the machine.
import type { Shapes } from "../api/types";
import type { Player } from "../lib/players";
import { reasons } from "../lib/reasons";
import { capital, join, t } from "../lib/words.svelte";
import { DATA } from "./data";
import { amounts, changes } from "./describe";
import { actionOf } from "./groups";
import type { BoardChoices } from "./boardChoices.svelte";
import {
  spaceTarget,
  type GearName,
  type PlayerView,
  type Stander,
  type Temple,
  type TzolkinOption,
  type TzolkinView,
} from "./view";

export function nameOf(players: Player[], who: Stander): string {
  if (who === "neutral") return t("web-tz-neutral");
  return who === null ? "" : (players[who]?.name ?? `${who + 1}`);
}

export const lines = (...texts: (string | false)[]) => texts.filter(Boolean).join("\n");

/** Why nothing can be chosen at a target now; empty if something can, or no reason is known. */
export function why(view: TzolkinView, target: string): string {
  return lines(waiting(view), ...reasons(view, target));
}

/** Why I cannot choose anything at all: the game is over, I only watch, or it is not my turn. */
function waiting(view: TzolkinView): string {
  if (view.over) return t("web-tz-why-over");
  if (view.seat === null) return t("web-tz-why-watching");
  return view.to_move === view.seat ? "" : t("web-tz-why-waiting");
}

/** The words of a numbered space: what it does, who is there, and what choosing it changes or why
 * it cannot be chosen. */
export function spaceWords(
  view: TzolkinView,
  players: Player[],
  picking: BoardChoices,
  gear: GearName,
  space: number,
): string {
  const place = t("web-tz-place", { gear: t(`gear-${gear}`), space });
  const { spaces, lowest_free: free } = view.gears[gear];
  const who = spaces[space] ?? null;
  const target = spaceTarget(gear, space);
  const options = picking.at(target);
  return lines(
    `${place}: ${actionOf(gear, space)}`,
    gear === "palenque" && jungleWords(view, space),
    gear === "chichen_itza" && altarWords(view, space),
    who !== null &&
      (who === "neutral"
        ? t("web-tz-stands-neutral")
        : t("web-tz-stands", { name: nameOf(players, who) })),
    free === space && !options.length && t("web-tz-next-here", { gear: t(`gear-${gear}`) }),
    options.length === 1 ? said(options[0]!) : why(view, target),
  );
}

/** What a choice at a space changes. */
function said(option: TzolkinOption): string {
  if (Object.keys(option.preview).length) return changes(option.preview);
  return option.kind === "place" ? t("web-tz-space-free") : "";
}

function jungleWords(view: TzolkinView, space: number): string {
  const tiles = view.jungle[`${space}`];
  if (!tiles) return space === 1 ? t("web-tz-jungle-fish") : "";
  return t("web-tz-jungle", { corn: tiles.corn - tiles.wood, wood: tiles.wood });
}

function altarWords(view: TzolkinView, space: number): string {
  if (!DATA.chichen_itza[`${space}`]) return "";
  return t(view.altars.includes(space) ? "web-tz-altar-filled" : "web-tz-altar-free");
}

/** The next Food Day as seen in `days` days; null after the last. One that was jumped over today
 * is still to come. */
export function foodDayAfter(
  { day, food_days }: Shapes["CalendarView"],
  days = 0,
): Shapes["FoodDayView"] | null {
  return food_days.find((one) => !one.held && (!days || one.day >= day + days)) ?? null;
}

export function foodDayWords({ day, gives, held }: Shapes["FoodDayView"]): string {
  return lines(
    t(`web-tz-food-${gives}`, { day }),
    t(held ? "web-tz-food-held" : "web-tz-food-cost"),
  );
}

/** The next Food Day of a player: what the workers eat, and what the temples give. */
export function mealWords(view: TzolkinView, player: PlayerView): string {
  const next = player.next_food_day;
  const points = foodDayAfter(view.calendar)?.gives === "points";
  return lines(
    t("web-tz-meal", { need: player.meals.corn, have: player.corn }),
    next !== null &&
      next.hungry > 0 &&
      t("web-tz-meal-short", { count: next.hungry, points: next.points_lost }),
    next !== null &&
      t("web-tz-meal-then", {
        what: points ? t("amount-points", { count: next.points }) : amounts(next.goods),
      }),
  );
}

export function boardWords({ calendar }: TzolkinView): string {
  const next = foodDayAfter(calendar);
  const food = next
    ? t("web-tz-food-words", { count: Math.max(0, next.day - calendar.day) })
    : t("web-tz-food-none");
  return t("web-tz-board", { day: calendar.day, food });
}

export function stepWords(
  view: TzolkinView,
  players: Player[],
  temple: Temple,
  step: number,
): string {
  const { points, goods } = DATA.temples[temple];
  const good = goods[`${step}`];
  const here = view.players.filter((player) => player.temples[temple] === step);
  return lines(
    t("web-tz-step", {
      step,
      temple: t(`temple-${temple}`),
      points: points[step] ?? 0,
    }),
    good !== undefined && t("web-tz-step-good", { good: t(`good-${good}`) }),
    step === points.length - 1 && t("web-tz-step-top"),
    here.length > 0 &&
      hereWords(
        players,
        here.map((player) => player.seat),
      ),
  );
}

export function hereWords(players: Player[], seats: number[]): string {
  return capital(t("web-tz-here", { names: join(seats.map((seat) => nameOf(players, seat))) }));
}

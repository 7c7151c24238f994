// What the things of the machine say when they are asked.
import type { Option } from "../api/types";
import type { Player } from "../lib/players";
import { capital, join, t } from "../lib/words.svelte";
import { verb } from "./choices";
import { DATA, type GearName, type Temple } from "./data";
import { changes } from "./describe";
import { actionOf } from "./groups";
import { foodDayGives } from "./meal";
import type { Picking } from "./picking.svelte";
import { whySpace } from "./why";
import type { Stander, TzolkinView } from "./view";

export function nameOf(players: Player[], who: Stander): string {
  if (who === "neutral") return t("web-tz-neutral");
  return who === null ? "" : (players[who]?.name ?? `${who + 1}`);
}

const lines = (...texts: (string | false)[]) => texts.filter(Boolean).join("\n");

/** A numbered space: what it does, who stands there, what choosing it changes or why it cannot be
 * chosen. */
export function spaceWords(
  view: TzolkinView,
  players: Player[],
  picking: Picking,
  gear: GearName,
  space: number,
): string {
  const place = t("web-tz-place", { gear: t(`gear-${gear}`), space });
  const { spaces, lowest_free: free } = view.gears[gear];
  const who = spaces[space] ?? null;
  const options = picking.at(`space/${gear}/${space}`);
  return lines(
    `${place}: ${actionOf(gear, space)}`,
    gear === "palenque" && jungleWords(view, space),
    gear === "chichen_itza" && altarWords(view, space),
    who !== null &&
      (who === "neutral"
        ? t("web-tz-stands-neutral")
        : t("web-tz-stands", { name: nameOf(players, who) })),
    free === space && !options.length && t("web-tz-next-here", { gear: t(`gear-${gear}`) }),
    options.length === 1 ? said(options[0]!) : whySpace(view, picking.spots, gear, space),
  );
}

/** What a choice at a space changes. */
function said(option: Option): string {
  if (Object.keys(option.preview).length) return changes(option.preview);
  return verb(option) === "place" ? t("web-tz-space-free") : "";
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

/** How many days to the next Food Day; null after the last. */
export function toFoodDay(view: TzolkinView): number | null {
  const { day, next_food_day: next } = view.calendar;
  return next === null ? null : Math.max(0, next - day);
}

/** The calendar as it will stand in so many days. */
export function inDays(view: TzolkinView, days: number): TzolkinView {
  if (!days) return view;
  const { food_days: meals } = DATA.calendar;
  const day = view.calendar.day + days;
  const past = meals.filter((meal) => meal < day).length;
  const held = Math.max(past, view.calendar.food_days_held);
  const age = held < meals.length / 2 ? 1 : 2;
  const next = meals[held] ?? null;
  return {
    ...view,
    calendar: { ...view.calendar, day, age, food_days_held: held, next_food_day: next },
  };
}

export function foodDayWords(view: TzolkinView, number: number): string {
  const day = DATA.calendar.food_days[number] ?? 0;
  return lines(
    t(`web-tz-food-${foodDayGives(number)}`, { day }),
    number < view.calendar.food_days_held ? t("web-tz-food-held") : t("web-tz-food-cost"),
  );
}

export function boardWords(view: TzolkinView): string {
  const count = toFoodDay(view);
  const food = count === null ? t("web-tz-food-none") : t("web-tz-food-words", { count });
  return t("web-tz-board", { day: view.calendar.day, food });
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

// The next Food Day as it would be today: what a player's workers eat, and what the temples give.
import { t } from "../lib/words.svelte";
import { DATA, TEMPLES, type Goods } from "./data";
import { amounts } from "./describe";
import type { PlayerView, TzolkinView } from "./view";

export interface Meal {
  /** Corn for all workers, and how many there is not enough for. */
  need: number;
  hungry: number;
}

export function meal(player: PlayerView): Meal {
  const { workers, corn_each: each } = player.meals;
  const need = workers * each;
  return { need, hungry: player.corn >= need ? 0 : workers - Math.floor(player.corn / each) };
}

/** Food Days one and three give goods, two and four points. */
export function foodDayGives(number: number): "goods" | "points" {
  return number % 2 ? "points" : "goods";
}

/** What the temples would give: the goods of all steps up to the own, or the points of the own
 * step and the bonus of whoever stands highest. */
export function rewards(view: TzolkinView, player: PlayerView): { goods: Goods; points: number } {
  const { food_days_held: held, age } = view.calendar;
  const goods: Goods = {};
  let points = 0;
  for (const temple of TEMPLES) {
    const track = DATA.temples[temple];
    const at = player.temples[temple];
    if (foodDayGives(held) === "goods") {
      for (const [step, good] of Object.entries(track.goods))
        if (Number(step) <= at) goods[good] = (goods[good] ?? 0) + 1;
      continue;
    }
    const steps = view.players.map((one) => one.temples[temple]);
    const first = steps.filter((step) => step === at).length;
    points += track.points[at] ?? 0;
    if (at === Math.max(...steps))
      points += Math.floor((track.leader_bonus[age - 1] ?? 0) / (first > 1 ? 2 : 1));
  }
  return { goods, points };
}

/** All of it in words. */
export function mealWords(view: TzolkinView, player: PlayerView): string {
  const { need, hungry } = meal(player);
  const { goods, points } = rewards(view, player);
  const gives = foodDayGives(view.calendar.food_days_held);
  const what = gives === "goods" ? amounts(goods) : t("amount-points", { count: points });
  const lines = [t("web-tz-meal", { need, have: player.corn })];
  if (hungry)
    lines.push(t("web-tz-meal-short", { count: hungry, points: DATA.meal.points_lost * hungry }));
  lines.push(t("web-tz-meal-then", { what }));
  return lines.join("\n");
}

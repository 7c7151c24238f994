// Tiles and changes in words: what a tile costs and does, what a choice gives and takes.
import type { Message } from "../api/types";
import { change, chipOf } from "../lib/chips";
import type { Chip } from "../lib/faces";
import { capital, join, t } from "../lib/words.svelte";
import {
  building,
  construction,
  DATA,
  GOODS,
  monument,
  wealth,
  type Effect,
  type Goods,
} from "./data";
import type { TzolkinView } from "./view";

const message = (key: string): Message => ({ key, params: {} });

/** Goods with their amounts. */
export function amounts(goods: Goods): string {
  const listed = GOODS.filter((good) => goods[good]).map((good) =>
    t(`amount-${good}`, { count: goods[good]! }),
  );
  return listed.length ? join(listed) : t("amount-nothing");
}

/** One effect of a building or a wealth tile. */
export function effect(what: Effect): string {
  if (what.temple === "any") return t("effect-any-temple");
  if (what.temple)
    return t("effect-temple", {
      temple: message(`temple-${what.temple}`),
      count: what.steps ?? 1,
    });
  if (what.technology === "any") return t("effect-any-technology", { count: what.levels ?? 1 });
  if (what.technology)
    return t("effect-technology", { technology: message(`technology-${what.technology}`) });
  if (what.gain) return t("effect-gain", { what: amounts(what.gain) });
  const [name, value] = Object.entries(what)[0]!;
  return t(`effect-${name.replaceAll("_", "-")}`, { count: Number(value) });
}

/** A tile's name: “tomb B22”. */
export function tileName(id: string): string {
  const kind = monument(id) ? "monument" : (building(id)?.kind ?? "wealth");
  return t(`tile-${kind}`, { id });
}

/** What a tile does, without its cost; for a monument, its value at the end. */
export function effects(id: string, players: number): string {
  const points = monument(id)?.scores.points;
  if (monument(id))
    return t(
      `monument-${id}`,
      typeof points === "object" ? { count: points[`${players}`] ?? 0 } : {},
    );
  const given = wealth(id);
  const listed = (given ?? building(id))?.effects.map(effect) ?? [];
  if (given && Object.keys(given.goods).length) listed.unshift(amounts(given.goods));
  return join(listed);
}

/** What a building, monument or wealth tile costs and does. */
export function tile(id: string, players: number): string {
  const cost = construction(id)?.cost;
  const does = effects(id, players);
  return cost ? t("tile-details", { cost: amounts(cost), effects: does }) : does;
}

/** A tile's name, and everything about it. */
export function tileWords(id: string, players: number): string {
  return `${capital(tileName(id))}: ${tile(id, players)}`;
}

/** An amount of something in a preview: goods, points in quarters, steps, levels, tiles. */
export function counted(name: string, count: number): string {
  if (name === "quarter_points") return t("amount-points", { count: Math.trunc(count / 4) });
  if (name in DATA.temples) return t("change-temple", { count, temple: message(`temple-${name}`) });
  if (name in DATA.technologies)
    return t("change-technology", { count, technology: message(`technology-${name}`) });
  return t(`amount-${name.replaceAll("_", "-")}`, { count });
}

/** A whole preview in words. */
export function changes(preview: Record<string, number>): string {
  const listed = Object.entries(preview).map(([name, amount]) =>
    change(amount, counted(name, Math.abs(amount))),
  );
  return listed.length ? join(listed) : t("amount-nothing");
}

/** A change as an icon with a number. */
export function chip(name: string, amount: number): Chip {
  if (name === "quarter_points")
    return chipOf("points", Math.trunc(amount / 4), (count) => t("amount-points", { count }));
  return chipOf(name, amount, (count) => counted(name, count));
}

/** A player's things in one line: goods, and workers in hand. */
export function summary(view: TzolkinView, seat: number): Chip[] {
  const player = view.players[seat]!;
  const goods = GOODS.map((good) => ({
    icon: good,
    text: `${player[good]}`,
    label: t(`amount-${good}`, { count: player[good] }),
  }));
  const hand = {
    icon: "worker",
    text: `${player.hand}`,
    label: t("web-tz-hand", { count: player.hand }),
  };
  return [...goods, hand];
}

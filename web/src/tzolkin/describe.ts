// Tiles and changes in words: what a tile costs and does, what a choice gives and takes.
import type { View } from "../api/types";
import type { Chip } from "../lib/faces";
import { join, t, type Message } from "../lib/words.svelte";
import {
  building,
  GOODS,
  isTechnology,
  isTemple,
  monument,
  wealth,
  type Effect,
  type Goods,
} from "./data";
import { asTzolkin } from "./view";

const message = (key: string, params: Message["params"] = {}): Message => ({ key, params });

/** Goods with their numbers. */
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
  if (what.points) return t("effect-points", { count: what.points });
  if (what.feeds_workers) return t("effect-feeds-workers", { count: what.feeds_workers });
  if (what.meal_discount) return t("effect-meal-discount", { count: what.meal_discount });
  if (what.worker) return t("effect-worker");
  if (what.build) return t("effect-build");
  if (what.trade) return t("effect-trade");
  return t("effect-any-action");
}

/** A tile's name: “tomb B22”. */
export function tileName(id: string): string {
  if (id.startsWith("W")) return t("tile-wealth", { id });
  if (id.startsWith("M")) return t("tile-monument", { id });
  return t(`tile-${building(id)?.kind ?? "farm"}`, { id });
}

/** What a monument is worth at the end. */
export function scores(id: string, players: number): string {
  const points = monument(id)?.scores.points;
  return t(
    `monument-${id}`,
    typeof points === "object" ? { count: points[`${players}`] ?? 0 } : {},
  );
}

/** What a tile does, without its cost. */
export function effects(id: string, players: number): string {
  if (id.startsWith("M")) return scores(id, players);
  const given = wealth(id);
  const listed = (given ?? building(id))?.effects.map(effect) ?? [];
  if (given && Object.keys(given.goods).length) listed.unshift(amounts(given.goods));
  return join(listed);
}

/** What a building, monument or wealth tile costs and does. */
export function tile(id: string, players: number): string {
  if (id.startsWith("W")) return effects(id, players);
  const cost = amounts((building(id) ?? monument(id))?.cost ?? {});
  return t("tile-details", { cost, effects: effects(id, players) });
}

/** So many of what a preview names: goods, points in quarters, steps, levels, tiles. */
export function counted(name: string, count: number): string {
  if (name === "quarter_points") return t("amount-points", { count: Math.floor(count / 4) });
  if (isTemple(name)) return t("change-temple", { count, temple: message(`temple-${name}`) });
  if (isTechnology(name))
    return t("change-technology", { count, technology: message(`technology-${name}`) });
  return t(`amount-${name.replaceAll("_", "-")}`, { count });
}

export const sign = (amount: number) => (amount < 0 ? "−" : amount > 0 ? "+" : "");

/** One change in words: “−3 corn”. */
export function change(name: string, amount: number): string {
  return t("change", { sign: sign(amount), what: counted(name, Math.abs(amount)) });
}

/** A whole preview in words. */
export function changes(preview: Record<string, number>): string {
  const listed = Object.entries(preview).map(([name, amount]) => change(name, amount));
  return listed.length ? join(listed) : t("amount-nothing");
}

/** A change as an icon with a number. */
export function chip(name: string, amount: number): Chip {
  const quarters = name === "quarter_points";
  const count = quarters ? Math.floor(Math.abs(amount) / 4) : Math.abs(amount);
  return {
    icon: quarters ? "points" : name,
    text: `${sign(amount)}${count}`,
    label: change(name, amount),
  };
}

/** What a player has, in one line: goods, and workers in hand. */
export function summary(view: View, seat: number): Chip[] {
  const player = asTzolkin(view).players[seat]!;
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

// The running cost: what a turn has changed so far, as differences of what a player has.
import type { View } from "../api/types";
import { words } from "../lib/words.svelte";
import { ICONS } from "../parts/icons";

type Holdings = Map<string, number>;

/** Everything of a player that is a number and has an icon; also the turn's own, such as points
 * to spend. */
export function holdings(view: View, seat: number): Holdings {
  const found: Holdings = new Map();
  const player = view.players.find((one) => one.seat === seat);
  if (player) count(found, player);
  const { action_points } = view as View & { action_points?: unknown };
  if (typeof action_points === "number") found.set("action_points", action_points);
  return found;
}

function count(found: Holdings, things: object): void {
  for (const [name, value] of Object.entries(things) as [string, unknown][]) {
    if (typeof value === "number") {
      const known = [name, name.replace(/s$/, "")].find((one) => one in ICONS && isCounted(one));
      // What a part says of the whole does not count twice.
      if (known && !found.has(known)) found.set(known, value);
    } else if (value && typeof value === "object" && !Array.isArray(value)) {
      if (name in ICONS) found.set(name, total(value));
      else count(found, value);
    }
  }
}

/** Whether there are words for so many of it. */
function isCounted(name: string): boolean {
  const keys = [`amount-${name}`, `amount-${name.replaceAll("_", "-")}`, `temple-${name}`];
  return [...keys, `technology-${name}`, `treasure-${name}`].some((key) => words.has(key));
}

function total(parts: object): number {
  const numbers = Object.values(parts).filter((part) => typeof part === "number");
  return numbers.reduce((sum, part) => sum + part, 0);
}

/** What became more or less. */
export function changes(before: View, after: View, seat: number): [string, number][] {
  const first = holdings(before, seat);
  return [...holdings(after, seat)]
    .map(([name, amount]): [string, number] => [name, amount - (first.get(name) ?? amount)])
    .filter(([, change]) => change !== 0);
}

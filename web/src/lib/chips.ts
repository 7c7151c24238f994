// Changes as people read them: an icon with a signed number, and the same in words.
import { ICONS } from "../parts/icons";
import type { Chip } from "./faces";
import { t } from "./words.svelte";

export const sign = (amount: number) => (amount < 0 ? "−" : amount > 0 ? "+" : "");

/** A change in words: “−3 corn”. */
export function change(amount: number, what: string): string {
  return t("change", { sign: sign(amount), what });
}

/** A change as a chip; `counted` names an amount of what changes. */
export function chipOf(icon: string, amount: number, counted: (count: number) => string): Chip {
  const count = Math.abs(amount);
  return { icon, text: `${sign(amount)}${count}`, label: change(amount, counted(count)) };
}

/** A change in a game without a face. */
export function plainChip(name: string, amount: number): Chip {
  const icon = name in ICONS ? name : "more";
  return chipOf(icon, amount, (count) => t(`amount-${name}`, { count }));
}

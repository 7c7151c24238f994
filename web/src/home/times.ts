// How long ago, or how long until, in words.
import { words } from "../lib/words.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 86400],
  ["month", 30 * 86400],
  ["week", 7 * 86400],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** “3 hours ago”, “in 2 days”; anything less than a minute away is “now”. */
export function relative(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  for (const [unit, length] of UNITS)
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  return format.format(0, "second");
}

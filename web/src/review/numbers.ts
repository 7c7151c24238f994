// Numbers in the format of the language.
import { t, words } from "../lib/words.svelte";

function number(value: number, digits: number): string {
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: digits }).format(value);
}

/** A chance of winning; a possible one is never shown as impossible. */
export function chance(value: number): string {
  const percent = new Intl.NumberFormat(words.language, { style: "percent" });
  if (value > 0 && value < 0.005) return `<${percent.format(0.01)}`;
  if (value >= 0.995 && value < 1) return `>${percent.format(0.99)}`;
  return percent.format(value);
}

/** A difference with its sign; zero after rounding has none. */
export function signed(value: number, digits = 1): string {
  const said = number(Math.abs(value), digits);
  if (said === number(0, digits)) return said;
  return (value < 0 ? "−" : "+") + said;
}

/** A difference of chances, in percentage points. */
export function share(value: number): string {
  return t("review-percentage-points", { number: signed(100 * value, 0) });
}

/** Points as people write them: quarters exactly. */
export function quarters(points: number): string {
  const size = Math.abs(points);
  const whole = Math.floor(size);
  const part = ["", "¼", "½", "¾"][Math.round((size - whole) * 4) % 4]!;
  const text = [whole || !part ? `${whole}` : "", part].filter(Boolean).join(" ");
  return points < 0 ? `−${text}` : text;
}

/** Points that are only expected: rounded to whole ones. */
export function about(points: number): string {
  return number(Math.round(points), 0).replace("-", "−");
}

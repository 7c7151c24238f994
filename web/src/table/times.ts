// Time at a table: how much a turn has, and how much is left.
import type { Table } from "../api/types";
import { t } from "../lib/words.svelte";

export function paceOf({ pace }: Table): string {
  if (pace.kind === "live") {
    const minutes = Math.round(pace.seconds / MINUTE);
    return t("web-table-pace-live", { minutes, increment: pace.increment });
  }
  if (pace.kind === "days") return t("web-table-pace-days", { count: pace.days });
  return t("web-new-pace-untimed");
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left of a clock: 4:05, 3 h 20 min, 2 days. */
export function left(seconds: number): string {
  const rest = Math.max(0, Math.floor(seconds));
  if (rest >= 2 * DAY) return t("web-table-days-left", { count: Math.floor(rest / DAY) });
  const [hours, minutes] = [Math.floor(rest / HOUR), Math.floor((rest % HOUR) / MINUTE)];
  if (hours) return t("web-table-hours-left", { hours, minutes });
  return `${minutes}:${String(rest % MINUTE).padStart(2, "0")}`;
}

// Tzolk'in as the browser shows it.
import type { Face } from "../lib/faces";
import { chip, summary } from "./describe";
import { groups } from "./groups";
import { tips } from "./tips";
import type { TzolkinOption, TzolkinView } from "./view";

export const face: Face<TzolkinView, TzolkinOption> = {
  looks: () => import("./looks"),
  groups,
  chip,
  summary,
  tips,
  pulse: (view) => view.calendar.day,
  hides: (view) => view.players.some((player) => player.wealth === null),
};

// Tzolk'in as the browser shows it.
import type { Face } from "../lib/faces";
import { chip, summary } from "./describe";
import { groups, question } from "./groups";
import { TIPS } from "./tips";
import { asTzolkin } from "./view";

export const face: Face = {
  looks: () => import("./looks"),
  groups,
  question,
  chip,
  summary,
  tips: TIPS,
  pulse: (view) => asTzolkin(view).calendar.day,
};

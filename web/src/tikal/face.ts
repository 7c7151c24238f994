// Tikal as the browser shows it.
import type { Face } from "../lib/faces";
import { chip, summary } from "./describe";
import { groups } from "./groups";
import { tips } from "./tips";
import type { TikalOption, TikalView } from "./view";

export const face: Face<TikalView, TikalOption> = {
  looks: () => import("./looks"),
  groups,
  chip,
  summary,
  tips,
};

// Tikal as the table page knows it.
import type { Face } from "../lib/faces";
import { chip, summary } from "./describe";
import { groups } from "./groups";
import { tips } from "./tips";

export const face: Face = { looks: () => import("./looks"), groups, chip, summary, tips };

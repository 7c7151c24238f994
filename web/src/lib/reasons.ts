import type { View } from "../api/types";
import { say } from "./words.svelte";

/** Why nothing can be chosen at a target now, in words; empty if there is nothing to say. */
export function reasons(view: View, target: string): string[] {
  return view.unavailable.filter(({ targets }) => targets.includes(target)).map(say);
}

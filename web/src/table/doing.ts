import type { View } from "../api/types";
import { t } from "../lib/words.svelte";

/** What another player is doing, in the third person: “places workers”. */
export function doing({ prompt }: View): string {
  return prompt ? t(`web-does-${prompt.key}`, prompt.params) : "";
}

import type { View } from "../api/types";
import { say, t, words } from "../lib/words.svelte";

/** What another player is about, as a third person says it: “places workers”. */
export function doing({ prompt }: View): string {
  if (!prompt) return "";
  const key = `web-does-${prompt.key}`;
  return words.has(key) ? t(key, prompt.params) : say(prompt);
}

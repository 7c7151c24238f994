// What another player is about, as a third person says it: “places workers”.
import type { View } from "../api/types";
import { say, t, words } from "../lib/words.svelte";

export function doing({ prompt }: View): string {
  if (!prompt) return "";
  const key = `web-does-${prompt.key}`;
  return words.has(key) ? t(key, prompt.params) : say(prompt);
}

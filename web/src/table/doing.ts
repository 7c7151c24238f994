// What is being decided: by me, and by others.
import type { Option, View } from "../api/types";
import type { Face } from "../lib/faces";
import { say, t, words } from "../lib/words.svelte";

/** What another player is about, as a third person says it: “places workers”. */
export function doing({ prompt }: View): string {
  if (!prompt) return "";
  const key = `web-does-${prompt.key}`;
  return words.has(key) ? t(key, prompt.params) : say(prompt);
}

/** What I am asked. */
export function asked(face: Face | null, view: View, options: Option[]): string {
  return face?.question?.(view, options) ?? (view.prompt ? say(view.prompt) : "");
}

// New pieces on the map settle from above. Pieces that were there before do not move: fading in
// the whole map would only make people wait.
import type { TransitionConfig } from "svelte/transition";
import { moves } from "../lib/settings.svelte";

export function settle(element: Element, { from = 16, duration = 420 } = {}): TransitionConfig {
  return {
    // Browsers without animations show the final state at once.
    duration: moves() && "animate" in element ? duration : 0,
    css: (part, rest) => {
      const eased = rest ** 2 * from;
      return `opacity: ${Math.min(1, part * 1.6)}; transform: translateY(${-eased}px)`;
    },
  };
}

// What comes onto the map while one looks at it settles from above. What lay there before does not
// move: a whole map that fades in would only make one wait.
import type { TransitionConfig } from "svelte/transition";
import { moves } from "../lib/settings.svelte";

export function settle(element: Element, { from = 16, duration = 420 } = {}): TransitionConfig {
  return {
    // Browsers without animations show the end at once.
    duration: moves() && "animate" in element ? duration : 0,
    css: (part, rest) => {
      const eased = rest ** 2 * from;
      return `opacity: ${Math.min(1, part * 1.6)}; transform: translateY(${-eased}px)`;
    },
  };
}

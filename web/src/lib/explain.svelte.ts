// Everything explains itself: hover, focus or a long press shows what it is, in words.
//
//   <g {@attach explain(() => t("web-tz-corn"))}> … </g>
import type { Attachment } from "svelte/attachments";
import { listen } from "./listen";

const HOVER = 350;
const PRESS = 450;

class Tip {
  text = $state("");
  /** Where the explained thing is, in the window. */
  at = $state.raw<DOMRect | null>(null);
  owner: Element | null = null;

  show(owner: Element, text: string): void {
    if (!text) return;
    this.owner = owner;
    this.text = text;
    this.at = owner.getBoundingClientRect();
  }

  hide(owner?: Element): void {
    if (owner && owner !== this.owner) return;
    this.owner = null;
    this.at = null;
  }
}

export const tip = new Tip();

/** Show this text for the element. Newlines separate its lines. */
export function explain(text: () => string): Attachment<Element> {
  return (element) => {
    let timer = 0;
    let pressed = false;
    const soon = (delay: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => tip.show(element, text()), delay);
    };
    const off = () => {
      clearTimeout(timer);
      tip.hide(element);
    };
    const stop = listen(element, {
      pointerenter: (event: PointerEvent) => event.pointerType === "mouse" && soon(HOVER),
      pointerleave: (event: PointerEvent) => event.pointerType === "mouse" && off(),
      pointerdown: (event: PointerEvent) => {
        if (event.pointerType === "mouse") return off();
        pressed = false;
        clearTimeout(timer);
        timer = window.setTimeout(() => {
          pressed = true;
          tip.show(element, text());
        }, PRESS);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: off,
      focus: () => element.matches(":focus-visible") && soon(0),
      blur: off,
      contextmenu: (event: MouseEvent) => pressed && event.preventDefault(),
    });
    // A long press explains, and does not choose.
    const click = (event: MouseEvent) => {
      if (!pressed) return;
      pressed = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const stopClick = listen(element, { click }, { capture: true });
    return () => {
      off();
      stop();
      stopClick();
    };
  };
}

/** A picture with these words as its label: read out as a whole, and explained like everything. */
export function labelled(text: () => string): Attachment<Element> {
  const explains = explain(text);
  return (element) => {
    element.setAttribute("role", "img");
    $effect(() => element.setAttribute("aria-label", text()));
    return explains(element);
  };
}

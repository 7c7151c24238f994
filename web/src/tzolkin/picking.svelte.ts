// Choosing on the table itself: what can be taken hold of, and what is pointed at.
import type { Option } from "../api/types";
import { spots, type Spots } from "./choices";
import type { TzolkinView } from "./view";

interface Source {
  view: TzolkinView;
  options: Option[];
  lit: string | null;
  onlight: (token: string | null) => void;
  onchoose: (tokens: string[]) => void;
}

export class Picking {
  #source: () => Source;
  /** A place with several choices that was taken hold of. */
  open = $state.raw<{ place: string; anchor: Element } | null>(null);

  constructor(source: () => Source) {
    this.#source = source;
  }

  readonly spots: Spots = $derived.by(() => {
    const { view, options } = this.#source();
    return spots(view, options);
  });

  at(place: string): Option[] {
    return this.spots.get(place) ?? [];
  }

  can(place: string): boolean {
    return this.spots.has(place);
  }

  /** Whether anything of a kind can be chosen: the rest of the kind stands back then. */
  any(...kinds: string[]): boolean {
    return [...this.spots.keys()].some((place) => kinds.includes(place.split("/")[0]!));
  }

  lit(place: string): boolean {
    const { lit } = this.#source();
    return lit !== null && this.at(place).some((option) => option.token === lit);
  }

  light(token: string | null): void {
    this.#source().onlight(token);
  }

  choose(token: string): void {
    this.open = null;
    this.#source().onchoose([token]);
  }

  /** What a drawn thing listens to: the pointer only, as the list is the keyboard's way. */
  target(place: string): {
    onclick: (event: MouseEvent) => void;
    onpointerenter: (event: PointerEvent) => void;
    onpointerleave: () => void;
  } {
    return {
      onclick: (event) => {
        const options = this.at(place);
        if (!options.length) return;
        event.stopPropagation();
        if (options.length === 1) this.choose(options[0]!.token);
        else this.open = { place, anchor: event.currentTarget as Element };
      },
      onpointerenter: (event) => {
        if (event.pointerType === "mouse" && this.can(place)) this.light(this.at(place)[0]!.token);
      },
      onpointerleave: () => {
        if (this.can(place)) this.light(null);
      },
    };
  }
}

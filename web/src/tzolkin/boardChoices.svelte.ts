// Choosing on the board itself: what can be clicked, and what is pointed at.
import type { Choosing, Plan } from "../lib/faces";
import { byTarget, type TzolkinOption } from "./view";

interface Source extends Choosing<TzolkinOption> {
  plan?: Plan | undefined;
}

export class BoardChoices {
  #source: () => Source;
  /** A clicked place with several choices. */
  open = $state.raw<{ place: string; anchor: Element } | null>(null);

  constructor(source: () => Source) {
    this.#source = source;
  }

  readonly spots: ReadonlyMap<string, TzolkinOption[]> = $derived.by(() =>
    byTarget(this.#source().options),
  );

  at(place: string): TzolkinOption[] {
    return this.spots.get(place) ?? [];
  }

  can(place: string): boolean {
    return this.spots.has(place);
  }

  /** Whether there is a choice of this kind at a place. */
  does(place: string, kind: TzolkinOption["kind"]): boolean {
    return this.at(place).some((option) => option.kind === kind);
  }

  lit(place: string): boolean {
    const { lit } = this.#source();
    return lit !== null && this.at(place).some((option) => option.token === lit);
  }

  get marks(): string[] {
    return this.#source().plan?.marks ?? [];
  }

  /** The number of my flag at a place; 0: none. */
  flag(place: string): number {
    return this.marks.indexOf(place) + 1;
  }

  light(token: string | null): void {
    this.#source().onlight(token);
  }

  choose(token: string): void {
    this.open = null;
    this.#source().onchoose([token]);
  }

  /** Event handlers for a drawn thing: only for pointers, as keyboard users have the list. */
  target(place: string): {
    onclick: (event: MouseEvent) => void;
    onpointerenter: (event: PointerEvent) => void;
    onpointerleave: () => void;
  } {
    return {
      onclick: (event) => {
        const options = this.at(place);
        // While there is anything to decide, a tap that chooses nothing does not mark a plan.
        const source = this.#source();
        const plan = source.options.length ? undefined : source.plan;
        if (!options.length && !plan) return;
        event.stopPropagation();
        if (plan) return plan.toggle(place);
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

// Where figures can walk with the action points left. The server finds the cheapest ways; until it
// has answered, and if it does not, each single step is a way of its own.
import { get } from "../api/client";
import type { Option } from "../api/types";
import type { Hex } from "./hex";
import { act, cost } from "./tokens";
import type { FigureKind } from "./view";

export interface Way {
  figure: FigureKind;
  start: Hex;
  end: Hex;
  cost: number;
  moves: string[];
}

export interface Figure {
  figure: FigureKind;
  start: Hex;
}

/** The single steps among the options. */
export function steps(options: Option[]): Way[] {
  return options.flatMap((option) => {
    const does = act(option.token);
    if (does.kind !== "move") return [];
    const { figure, start, end } = does;
    return [{ figure, start, end, cost: cost(option), moves: [option.token] }];
  });
}

/** The hexes that a way passes, from its start to its end. */
export function passes(way: Way): Hex[] {
  const hexes = way.moves.flatMap((token) => {
    const does = act(token);
    return does.kind === "move" ? [does.end] : [];
  });
  return [way.start, ...hexes];
}

export function isOf(way: Way, figure: Figure | null): boolean {
  return figure !== null && way.figure === figure.figure && way.start === figure.start;
}

export class Ways {
  #told = $state.raw<{ seq: number; ways: Way[] } | null>(null);
  #asked = -1;

  /** The ways known at an event. */
  at(seq: number, options: Option[]): Way[] {
    const single = steps(options);
    return single.length && this.#told?.seq === seq ? this.#told.ways : single;
  }

  async ask(table: string, seat: number, seq: number): Promise<void> {
    if (!table || this.#asked === seq) return;
    this.#asked = seq;
    try {
      const told = await get<{ seq: number; ways: Way[] }>(`/tables/${table}/ways`, { seat });
      if (told.seq === this.#asked) this.#told = told;
    } catch {
      // Step by step, then.
    }
  }
}

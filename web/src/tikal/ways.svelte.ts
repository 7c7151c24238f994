// Where figures can walk with the remaining action points. The server finds the cheapest ways.
// Until it answers, or if it does not, each single step is a way.
import { get } from "../api/client";
import type { Shapes } from "../api/types";
import type { Hex } from "./hex";
import { cost, ofKind, type TikalOption } from "./view";

export type Way = Shapes["WayShown"];

/** An explorer or the leader, and its hex. */
export interface Figure {
  figure: string;
  start: Hex;
}

/** The single steps among the options. */
export function steps(options: TikalOption[]): Way[] {
  return ofKind(options, "move").map((option) => ({
    ...option.args,
    cost: cost(option),
    moves: [option.token],
    path: [option.args.start, option.args.end],
  }));
}

export function isOf(way: Way, figure: Figure | null): boolean {
  return figure !== null && way.figure === figure.figure && way.start === figure.start;
}

export class Ways {
  #told = $state.raw<Shapes["WaysShown"] | null>(null);
  #asked = -1;

  /** The ways known at an event. */
  at(seq: number, options: TikalOption[]): Way[] {
    const single = steps(options);
    return single.length && this.#told?.seq === seq ? this.#told.ways : single;
  }

  async ask(table: string, seat: number, seq: number): Promise<void> {
    if (!table || this.#asked === seq) return;
    this.#asked = seq;
    try {
      const told = await get<Shapes["WaysShown"]>(`/tables/${table}/ways`, { seat });
      if (told.seq === this.#asked) this.#told = told;
    } catch {
      // Without an answer, figures walk step by step.
    }
  }
}

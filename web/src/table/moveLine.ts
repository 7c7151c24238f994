// What stands of everything that happened: moves are added, an undo takes the last ones away.
import type { Event } from "../api/types";

/** A move that stands. */
export interface Step {
  seq: number;
  /** −1: chance. */
  seat: number;
  turn: number;
}

/** The moves that stand, in order. */
export function standing(events: Event[]): Step[] {
  const steps: Step[] = [];
  for (const event of events) {
    if (event.kind === "move")
      steps.push({ seq: event.seq, seat: event.seat ?? -1, turn: event.turn ?? 0 });
    else if (event.kind === "undo")
      while (steps.length && steps.at(-1)!.seq > event.to) steps.pop();
  }
  return steps;
}

/** A turn that others have taken: the moment after it is worth showing. */
export interface Moment {
  seq: number;
  turn: number;
  /** The last event of the turn before the decision that ended it; null: it was the only one. */
  before: number | null;
}

/** The turns without a move of mine, each by its last event. */
export function turnEnds(steps: Step[], mine: number[]): Moment[] {
  const ends: Moment[] = [];
  let own = false;
  let before: number | null = null;
  for (const [number, step] of steps.entries()) {
    own ||= mine.includes(step.seat);
    const last = steps[number - 1];
    if (last?.turn !== step.turn) before = null;
    else if (step.seat >= 0) before = last.seq;
    const next = steps[number + 1];
    if (next?.turn === step.turn) continue;
    if (!own) ends.push({ seq: step.seq, turn: step.turn, before });
    own = false;
  }
  return ends;
}

/** By a turn's number, the event before its player's first choice. */
export function turnStarts(events: Event[]): Map<number, number> {
  const found = new Map<number, number>();
  let before = events.find((event) => event.kind === "started")?.seq;
  for (const { seq, seat, turn } of standing(events)) {
    if (before !== undefined && seat >= 0 && !found.has(turn)) found.set(turn, before);
    before = seq;
  }
  return found;
}

/** Where a replay can stop: the beginning, then after each move; and where turns end. */
export interface Stops {
  all: number[];
  turns: number[];
}

export function stopsOf(events: Event[], steps: Step[]): Stops {
  const begun = events.find((event) => event.kind === "started")?.seq;
  const first = begun === undefined ? [] : [begun];
  const turns = turnEnds(steps, []).map((end) => end.seq);
  return { all: [...first, ...steps.map((step) => step.seq)], turns: [...first, ...turns] };
}

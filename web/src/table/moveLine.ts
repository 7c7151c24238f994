// The moves that are still valid: moves are added, and an undo removes the last ones.
import type { Event } from "../api/types";

/** A move that was not undone. */
export interface Step {
  seq: number;
  /** −1: chance. */
  seat: number;
  turn: number;
}

/** The moves that were not undone, in order. */
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

/** A turn that others have taken; the position after it is worth showing. */
export interface Moment {
  seq: number;
  turn: number;
  /** The last event of the turn before its final decision; null if that was the only one. */
  before: number | null;
}

/** The turns without a move of mine, each with its last event. */
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

/** The event before each turn's first choice, by turn number. */
export function turnStarts(events: Event[]): Map<number, number> {
  const found = new Map<number, number>();
  let before = events.find((event) => event.kind === "started")?.seq;
  for (const { seq, seat, turn } of standing(events)) {
    if (before !== undefined && seat >= 0 && !found.has(turn)) found.set(turn, before);
    before = seq;
  }
  return found;
}

/** Where a replay can stop: at the beginning and after each move; and where turns end. */
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

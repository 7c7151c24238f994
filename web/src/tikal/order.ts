// In which order a scoring round goes, and how far it has come.
import type { TikalView } from "./view";

export interface Scorer {
  seat: number;
  state: "scored" | "now" | "later";
}

/** What the server still has to do tells who began the round and how many are through. */
export function scoringOrder(view: TikalView): Scorer[] {
  const task = view.agenda.findLast(([what]) => what === "scoring" || what === "final_scoring");
  if (!task) return [];
  const [, starter, begun] = task;
  const count = view.players.length;
  const seats =
    view.scoring === "final" && view.last_scoring_order.length
      ? view.last_scoring_order
      : view.players.map((_, i) => (starter + i) % count);
  return seats.map((seat, i) => ({
    seat,
    state: i < begun - 1 ? "scored" : i === begun - 1 ? "now" : "later",
  }));
}

// Which event of a table a turn of its review begins after: reviews count turns, tables events.
import { get, insist } from "../api/client";
import type { Event } from "../api/types";

/** The moves that count: what was taken back is left out. */
export function lasting(events: Event[]): Event[] {
  let kept: Event[] = [];
  for (const event of events) {
    if (event.kind === "undo") {
      const to = event.to ?? 0;
      kept = kept.filter((one) => one.seq <= to);
    } else if (event.kind === "move" || event.kind === "started") kept.push(event);
  }
  return kept;
}

/** By a turn's number, the event after which its player chose first. */
export function beginnings(events: Event[]): Map<number, number> {
  const found = new Map<number, number>();
  lasting(events).forEach((event, number, all) => {
    const chose = event.kind === "move" && event.seat !== null && event.seat >= 0;
    const before = all[number - 1];
    if (chose && before && typeof event.turn === "number" && !found.has(event.turn))
      found.set(event.turn, before.seq);
  });
  return found;
}

/** All events of a table; the server gives them in portions. */
export async function allEvents(table: string): Promise<Event[]> {
  const events: Event[] = [];
  for (;;) {
    const since = events.at(-1)?.seq ?? 0;
    const told = await insist(() =>
      get<{ events: Event[]; head: number }>(`/tables/${table}/events`, { since }),
    );
    events.push(...told.events);
    if (!told.events.length || (events.at(-1)?.seq ?? 0) >= told.head) return events;
  }
}

// Requests a review and polls its progress. A second request returns the same review.
import { get, insist, post, Refusal } from "../api/client";
import { follow } from "../api/jobs";
import type { Event, Job, Log, LogLine, Table } from "../api/types";
import { FORMAT, type Review } from "./data";
import { turnStarts } from "../table/moveLine";

export class ReviewJob {
  readonly table: string;
  /** The table whose game is reviewed. */
  at = $state.raw<Table | null>(null);
  progress = $state(0);
  review = $state.raw<Review | null>(null);
  /** Why there is no review. */
  refused = $state<string | null>(null);
  /** No answer at the moment; polling continues by itself. */
  lost = $state(false);
  /** The event after which each turn begins, by turn number. */
  moments = $state.raw<ReadonlyMap<number, number>>(turnStarts([]));
  log = $state.raw<LogLine[]>([]);
  #run = 0;
  #asked = 0;

  constructor(table: string) {
    this.table = table;
  }

  /** Start, or start again. */
  async start(): Promise<void> {
    const run = ++this.#run;
    this.refused = null;
    this.progress = 0;
    try {
      const table = await this.#ask(() => get<Table>(`/tables/${this.table}`));
      if (run !== this.#run) return;
      this.at = table;
      const { job } = await this.#ask(() => post<{ job: Job }>(`/tables/${this.table}/reviews`));
      await this.#follow(job, run);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (run === this.#run) this.refused = error.message;
    }
  }

  close(): void {
    this.#run += 1;
  }

  async #follow(job: Job, run: number): Promise<void> {
    const done = await follow(
      job,
      () => run === this.#run,
      (part) => {
        this.progress = Math.max(this.progress, part);
        this.lost = false;
      },
      () => (this.lost = true),
    );
    if (!done) return;
    this.lost = false;
    const found = done.result as unknown as Review | null;
    if (done.status === "failed" || found?.format !== FORMAT) {
      this.refused = done.error?.text ?? "";
      return;
    }
    this.progress = 1;
    this.review = found;
    const events = await allEvents(this.table);
    if (run === this.#run) this.moments = turnStarts(events);
  }

  /** Load the log's words for the turns, in the current language. */
  async retell(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const { lines } = await this.#ask(() => get<Log>(`/tables/${this.table}/log`));
      if (asked === this.#asked) this.log = lines;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // then turns are described choice by choice
    }
  }

  async #ask<T>(send: () => Promise<T>): Promise<T> {
    const answer = await insist(send, () => (this.lost = true));
    this.lost = false;
    return answer;
  }

  /** The address that shows the table just before a turn. */
  addressOf(turn: number): string | null {
    const seq = this.moments.get(turn);
    return seq === undefined ? null : `/table/${this.table}?at=${seq}`;
  }

  /** A turn in the words of the log. */
  storyOf(turn: number, seat: number): string | null {
    const lines = this.log.filter((line) => line.turn === turn && line.seat === seat);
    return lines.length === 1 ? lines[0]!.text : null;
  }
}

/** All events of a table; the server returns them in pages. */
async function allEvents(table: string): Promise<Event[]> {
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

// Others' turns, shown one after the other at reading pace: while I watch, and what I missed.
import type { LogLine, Shown } from "../api/types";
import { stored } from "../lib/storage";
import type { Moment } from "./line";

/** One of others' turns that is being shown: `last` is how it stands, and I can choose already. */
export interface Showing {
  shown: Shown;
  line: LogLine | null;
  number: number;
  of: number;
  last: boolean;
}

/** Seconds for each turn, and when there are many. */
const PACE = 1.6;
const QUICK = 0.9;
const MANY = 4;
/** At most so many turns are shown: of more, the last ones. */
const MOST = 12;

interface Host {
  now: () => Shown | null;
  /** Others' turns that are finished, by their last events. */
  turns: () => Moment[];
  view: (at: number) => Promise<Shown>;
  /** What the log says of the turn that this event ended. */
  line: (at: number) => Promise<LogLine | null>;
}

export class Shows {
  current = $state.raw<Showing | null>(null);
  #name: string;
  #host: Host;
  /** Up to this event all was shown. */
  #seen: number;
  #walking = false;
  #skip = false;
  #wake: (() => void) | null = null;

  constructor(id: string, host: Host) {
    this.#name = `seen-${id}`;
    this.#host = host;
    this.#seen = Number(stored.get(this.#name) ?? 0);
  }

  /** What happened since the last visit is shown; of a first visit nothing. */
  arrive(): void {
    if (!this.#seen) this.remember();
  }

  remember(): void {
    const now = this.#host.now();
    if (!now || this.#walking) return;
    this.#seen = now.seq;
    stored.set(this.#name, `${now.seq}`);
  }

  forget(): void {
    this.#seen = 0;
  }

  /** Show what there is. A turn that goes on is seen as it is made. */
  async walk(): Promise<void> {
    if (this.#walking) return;
    this.#walking = true;
    this.#skip = false;
    try {
      for (let number = 1; !this.#skip; number++) {
        const ends = this.#unseen();
        const end = ends[0];
        if (!end) break;
        const last = ends.length === 1;
        const line = await this.#host.line(end.seq);
        const shown = last ? this.#host.now()! : await this.#host.view(end.seq);
        if (this.#skip) break;
        this.current = { shown, line, number, of: number + ends.length - 1, last };
        this.#seen = end.seq;
        await this.#rest(ends.length > MANY ? QUICK : PACE);
      }
    } catch {
      // No answer: how it stands is shown, and what happened stands in the log.
    }
    this.current = null;
    this.#walking = false;
    this.remember();
  }

  /** Enough: how it stands. */
  skip(): void {
    this.#skip = true;
    this.current = null;
    this.#wake?.();
  }

  #unseen(): Moment[] {
    const ends = this.#host.turns().filter((end) => end.seq > this.#seen);
    return ends.slice(-MOST);
  }

  #rest(seconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

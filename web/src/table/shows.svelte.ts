// Others' turns, shown one after the other at reading pace: while I watch, and what I missed. The
// board never runs ahead of what is told, and never goes back.
import type { LogLine, Shown, View } from "../api/types";
import { stored } from "../lib/storage";
import { seenName } from "./earlyConnection";
import type { Moment } from "./moveLine";

/** One of others' turns that is being shown: `last` is how it stands, and I can choose already. */
export interface Showing {
  line: LogLine | null;
  number: number;
  of: number;
  last: boolean;
  /** Whoever reads all of it has the time they need: what comes next waits until they are done. */
  hold: (reading: boolean) => void;
}

/** Seconds for each turn, and when there are many. */
const PACE = 1.6;
const QUICK = 0.9;
const MANY = 4;
/** Letters that are read in a second; so long a text is waited for at most, and so long it stays
 * where it keeps nobody from choosing. */
const READING = 50;
const PATIENCE = 3.2;
const STAYS = 8;
/** Seconds for what turns by itself when a turn has ended. */
const PULSE = 0.8;
/** At most so many turns are shown: of more, the last ones. */
const MOST = 12;

interface Host {
  now: () => Shown | null;
  /** Whether I am to decide, or nothing more happens: then there is nothing to wait for. */
  rests: () => boolean;
  /** Others' turns that are finished, by their last events. */
  turns: () => Moment[];
  view: (at: number) => Promise<Shown>;
  /** What the log says of the turn that this event ended. */
  line: (at: number) => Promise<LogLine | null>;
}

export class Shows {
  current = $state.raw<Showing | null>(null);
  /** What the board shows instead of how it stands; null while that is being fetched. */
  held = $state.raw<{ shown: Shown | null } | null>(null);
  /** What turns by itself at the end of a turn, as the game's face says. */
  pulse: ((view: View) => unknown) | null = null;
  #name: string;
  #host: Host;
  /** Up to this event all was shown. */
  #seen: number;
  #walking = false;
  #skip = false;
  #reading = false;
  #wake: (() => void) | null = null;

  constructor(id: string, host: Host) {
    this.#name = seenName(id);
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

  /** Show what there is, from what the board showed before on. A turn that goes on is seen as it is
   * made. */
  async walk(before: Shown | null): Promise<void> {
    if (this.#walking) return;
    if (!this.#unseen().length) return this.remember();
    this.#walking = true;
    this.#skip = false;
    this.held = { shown: before };
    try {
      for (let number = 1; !this.#skip; number++) {
        const [end] = this.#unseen();
        if (!end) break;
        await this.#show(end, number);
      }
    } catch {
      // No answer: how it stands is shown, and what happened stands in the log.
    }
    this.held = null;
    this.current = null;
    this.#walking = false;
    this.remember();
  }

  async #show(end: Moment, number: number): Promise<void> {
    const { view, line } = this.#host;
    const [text, after, before] = await Promise.all([
      line(end.seq),
      view(end.seq),
      this.pulse && end.before !== null ? view(end.before) : null,
    ]);
    // Somebody may still read the last one.
    if (this.#reading) await this.#rest(0);
    if (this.#skip) return;
    const left = this.#unseen().length;
    const reading = (text?.text.length ?? 0) / READING;
    const pace = left > MANY ? QUICK : Math.max(PACE, Math.min(reading, PATIENCE));
    const pulses = before && this.pulse?.(before.view) !== this.pulse?.(after.view);
    if (pulses) {
      this.held = { shown: before };
      this.current = { line: text, number, of: number + left - 1, last: false, hold: this.#hold };
      await this.#rest(pace);
      if (this.#skip) return;
    }
    // More may have happened meanwhile.
    const now = this.#unseen().length;
    const last = now === 1 && this.#host.rests();
    this.held = last ? null : { shown: after };
    this.current = { line: text, number, of: number + now - 1, last, hold: this.#hold };
    this.#seen = end.seq;
    if (last) await this.#rest(Math.max(PACE, Math.min(reading, STAYS)));
    else await this.#rest(pulses ? PULSE : pace);
  }

  /** Enough: how it stands. */
  skip(): void {
    this.#skip = true;
    this.#reading = false;
    this.held = null;
    this.current = null;
    this.#wake?.();
  }

  #hold = (reading: boolean): void => {
    const was = this.#reading;
    this.#reading = reading;
    if (was && !reading) this.#wake?.();
  };

  #unseen(): Moment[] {
    const ends = this.#host.turns().filter((end) => end.seq > this.#seen);
    return ends.slice(-MOST);
  }

  #rest(seconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        if (!this.#reading) resolve();
      }, seconds * 1000);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

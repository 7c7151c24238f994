// Shows others' turns one after the other at reading pace, both live ones and those I missed. The
// board never runs ahead of the text, and never goes back.
import type { LogLine, Shown, View } from "../api/types";
import { stored } from "../lib/storage";
import { seenName } from "./earlyConnection";
import type { Moment } from "./moveLine";

/** A turn of another player that is being shown. With `last`, the board shows the current position
 * and I can already choose. */
export interface Showing {
  line: LogLine | null;
  number: number;
  of: number;
  last: boolean;
  /** Pause while someone reads the whole text: the next turn waits until they are done. */
  hold: (reading: boolean) => void;
}

/** Seconds for each turn, and for each when there are many. */
const PACE = 1.6;
const QUICK = 0.9;
const MANY = 4;
/** Letters read in a second; the longest wait for a text, in seconds; and how long a text stays at
 * most if it keeps nobody from choosing. */
const READING = 50;
const PATIENCE = 3.2;
const STAYS = 8;
/** Seconds for what turns by itself at the end of a turn. */
const PULSE = 0.8;
/** The maximum number of turns shown: the latest ones. */
const MOST = 12;

interface Host {
  now: () => Shown | null;
  /** Whether I am to decide, or the game is over: then there is nothing to wait for. */
  rests: () => boolean;
  /** Others' finished turns, by their last events. */
  turns: () => Moment[];
  view: (at: number) => Promise<Shown>;
  /** The log line of the turn that this event ended. */
  line: (at: number) => Promise<LogLine | null>;
}

export class Shows {
  current = $state.raw<Showing | null>(null);
  /** What the board shows instead of the current position; its view is null while loading. */
  held = $state.raw<{ shown: Shown | null } | null>(null);
  /** What turns by itself at the end of a turn, as the game's face says. */
  pulse: ((view: View) => unknown) | null = null;
  #name: string;
  #host: Host;
  /** The last event that was shown. */
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

  /** Show what happened since the last visit; on a first visit, nothing. */
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

  /** Show all unseen turns, starting from what the board showed before. A turn in progress is
   * shown as it is played. */
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
      // No answer: show the current position. The log has what happened.
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
    // Someone may still be reading the last one.
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
    // More may have happened in the meantime.
    const now = this.#unseen().length;
    const last = now === 1 && this.#host.rests();
    this.held = last ? null : { shown: after };
    this.current = { line: text, number, of: number + now - 1, last, hold: this.#hold };
    this.#seen = end.seq;
    if (last) await this.#rest(Math.max(PACE, Math.min(reading, STAYS)));
    else await this.#rest(pulses ? PULSE : pace);
  }

  /** Stop, and show the current position. */
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

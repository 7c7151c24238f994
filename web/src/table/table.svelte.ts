// A table as this browser knows it: what the server has sent, what is being sent, and the moment
// being viewed. It knows no rules.
import { insist, get, newKey, patch, post, Refusal } from "../api/client";
import type {
  Done,
  Event,
  Log,
  LogLine,
  Option,
  Presence,
  SeatClaimed,
  Shown,
  Table,
  View,
} from "../api/types";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";
import { take } from "./followLink";
import { isEnd } from "./choices";
import { standing, stopsOf, turnEnds, type Moment } from "./moveLine";
import { PastViews } from "./pastViews";
import { Shows, type Showing } from "./shows.svelte";
import { Talk } from "./talk.svelte";
import { Connection, type News, type Told } from "./connection";

export type Line = "joining" | "live" | "lost" | "gone";

/** Seconds between two requests for the log. */
const LOG_REST = 1;
/** Refusals written for programs, and their plain words for people. */
const PLAIN: Record<string, string> = {
  "error-server-stale": "web-table-stale",
  "error-illegal-move": "web-table-not-now",
  "error-unknown-move-legal": "web-table-not-now",
  "error-server-not-your-seat": "web-table-not-yours",
  "error-server-bot-plays": "web-table-bot-plays",
  "error-server-seat-taken": "web-table-seat-taken",
};

export class TableStore {
  readonly id: string;
  readonly talk: Talk;
  table = $state.raw<Table | null>(null);
  /** The current position. */
  now = $state.raw<Shown | null>(null);
  /** An earlier moment that is viewed instead. */
  past = $state.raw<Shown | null>(null);
  events = $state.raw<Event[]>([]);
  line = $state<Line>("joining");
  log = $state.raw<LogLine[]>([]);
  presence = $state.raw<Presence>({ seats: [], watching: 0 });
  /** Whether a command is being sent. */
  busy = $state(false);
  /** Why the last action was refused, until the next one. */
  refused = $state<string | null>(null);
  /** Server time minus ours, in seconds. */
  ahead = $state(0);

  /** The moves that were not undone, and where a replay can stop. */
  readonly steps = $derived(standing(this.events));
  readonly stops = $derived(stopsOf(this.events, this.steps));

  #wire: Connection;
  #shows: Shows;
  #closed = false;
  #wanted: number | null = null;
  #moments: PastViews;
  /** Taps that chose several steps, by their first and last events: one undo takes back all. */
  #taps: { first: number; last: number }[] = [];
  #logTimer = 0;
  #logAsked = 0;

  constructor(id: string) {
    this.id = id;
    this.talk = new Talk(id);
    this.#moments = new PastViews(id);
    this.#shows = new Shows(id, {
      now: () => this.now,
      rests: () => this.mine || this.mover === null,
      turns: () => this.#turns(),
      view: (at) => this.view(at),
      line: (at) => this.#lineAt(at),
    });
    this.#wire = new Connection(id, {
      known: () => ({ since: this.#last, chat: this.talk.last }),
      stranger: () => this.table !== null && !this.table.host && !this.seats.length,
      told: (told) => this.#hear(told),
      lost: () => {
        if (this.line === "live") this.line = "lost";
      },
      gone: () => (this.line = "gone"),
    });
  }

  // What is being viewed.

  /** The turn of another player that is being shown. */
  get showing(): Showing | null {
    return this.past ? null : this.#shows.current;
  }

  /** Whether there are others' turns to show before I can choose. */
  get behind(): boolean {
    return this.past === null && this.#shows.held !== null;
  }

  /** What the board shows; null while missed turns are loading. */
  get shown(): Shown | null {
    return this.past ?? (this.#shows.held ?? { shown: this.now }).shown;
  }

  /** What turns by itself at the end of a turn is shown as a separate moment. */
  set pulse(pulse: ((view: View) => unknown) | null) {
    this.#shows.pulse = pulse;
  }

  /** My choices; empty while I view another moment, or while a bot plays for me. */
  get options(): Option[] {
    return this.mine && this.shown === this.now ? (this.now?.options ?? []) : [];
  }

  get seats(): number[] {
    return this.table?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? [];
  }

  /** The seat to move; null before and after the game. */
  get mover(): number | null {
    const view = this.now?.view;
    if (!view || view.over || this.table?.status !== "running" || view.to_move < 0) return null;
    return view.to_move;
  }

  /** Whether one of my seats is to move. */
  get mine(): boolean {
    const seat = this.mover === null ? undefined : this.table?.seats[this.mover];
    return seat !== undefined && seat.yours && seat.bot === null;
  }

  get #last(): number {
    return this.events.at(-1)?.seq ?? 0;
  }

  // Opening and closing.

  /** `invited`: a link has just let me in, so the connection need not wait for the table. */
  async open(invited = false): Promise<void> {
    if (invited) this.#wire.connect();
    try {
      const table = await insist(
        () => get<Table>(`/tables/${this.id}`),
        () => this.#lost(),
      );
      if (!this.#closed) this.#take(table);
    } catch (error) {
      if (this.#closed) return;
      if (!(error instanceof Refusal)) throw error;
      this.line = "gone";
      return;
    }
    if (!invited) this.#wire.connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#logTimer);
    this.#wire.close();
    this.#shows.skip();
  }

  /** Reconnect after my tokens have changed: someone sat down here, or left. */
  again(): void {
    this.#moments.forget();
    this.#wire.again();
  }

  #lost(): void {
    if (this.#closed) throw new Error("closed");
    this.line = "lost";
  }

  #hear(told: Told): void {
    switch (told.type) {
      case "welcome":
        this.line = "live";
        this.#clock(told.now);
        // The server was reset to an earlier state: load everything again.
        if (told.head < this.#last) this.#forget();
        this.#take(told.table);
        break;
      case "news":
        this.#clock(told.now);
        this.#news(told);
        break;
      case "chat":
        this.talk.hear(told.messages);
        break;
      case "presence":
        this.presence = { seats: told.seats, watching: told.watching };
        break;
      case "error":
        this.refused = told.error.text;
        break;
    }
  }

  #clock(now: number): void {
    this.ahead = now - Date.now() / 1000;
  }

  #forget(): void {
    this.table = null;
    this.now = null;
    this.past = null;
    this.events = [];
    this.#taps = [];
    this.#moments.forget();
    this.#shows.forget();
  }

  #take(table: Table): void {
    if (!this.table || table.head >= this.table.head) this.table = table;
  }

  #add(events: Event[]): void {
    const fresh = events.filter((event) => event.seq > this.#last);
    if (fresh.length) this.events = [...this.events, ...fresh];
  }

  #news(news: News): void {
    const { shown } = this;
    const first = this.now === null;
    // If earlier events are still missing, these will come again together with them.
    if (news.from <= this.#last) this.#add(news.events);
    if (news.table) this.#take(news.table);
    const { view } = news;
    if (!view || view.seq < (this.now?.seq ?? 0)) return;
    // Late news about the past does not change the position, which is already drawn.
    if (view.seq !== this.now?.seq || view.seat !== this.now.seat) this.now = view;
    this.#askLog();
    if (first) this.#shows.arrive();
    // Someone viewing an earlier moment stays there.
    if (this.past) this.#shows.remember();
    else void this.#shows.walk(shown);
  }

  /** Others' finished turns. */
  #turns(): Moment[] {
    const view = this.now?.view;
    const ends = turnEnds(this.steps, this.seats);
    return view ? ends.filter((end) => view.over || end.turn < view.turn) : [];
  }

  /** Stop showing others' turns, and show the current position. */
  skip(): void {
    this.#shows.skip();
  }

  // The log, and earlier moments.

  async refreshLog(): Promise<void> {
    clearTimeout(this.#logTimer);
    this.#logTimer = 0;
    const asked = ++this.#logAsked;
    try {
      const { lines } = await get<Log>(`/tables/${this.id}/log`);
      if (asked === this.#logAsked) this.log = lines;
    } catch {
      // The next news requests it again.
    }
  }

  /** Request the log soon: several updates in quick succession cause one request. */
  #askLog(): void {
    this.#logTimer ||= window.setTimeout(() => void this.refreshLog(), LOG_REST * 1000);
  }

  async #lineAt(at: number): Promise<LogLine | null> {
    if ((this.log.at(-1)?.seq ?? 0) < at) await this.refreshLog();
    return this.log.find((line) => line.first <= at && at <= line.seq) ?? null;
  }

  /** The table after an event. */
  view(at: number): Promise<Shown> {
    return this.#moments.view(at, this.now?.seat ?? null);
  }

  /** View the table after an event; null: the current position. */
  async look(at: number | null): Promise<void> {
    this.#wanted = at;
    if (at === null || at >= (this.now?.seq ?? 0)) {
      this.past = null;
      return;
    }
    this.skip();
    try {
      const shown = await this.view(at);
      // A slider moves faster than answers arrive: only the last request counts.
      if (this.#wanted === at) this.past = shown;
    } catch (error) {
      this.#complain(error);
    }
  }

  /** The position before the first choice of this turn; null if there was none yet. */
  async turnStart(): Promise<Shown | null> {
    const { turn, to_move } = this.now!.view;
    const first = this.steps.find((step) => step.turn === turn && step.seat === to_move);
    const at = first && this.stops.all.findLast((seq) => seq < first.seq);
    return at === undefined ? null : this.view(at);
  }

  // Commands.

  /** Make these choices one after the other, as far as they are possible. */
  async choose(tokens: string[]): Promise<void> {
    if (this.busy || !this.options.length) return;
    this.skip();
    await this.#command(async () => {
      const tap = { first: 0, last: 0 };
      for (const [number, move] of tokens.entries()) {
        const { seq: base, seat, options } = this.now!;
        const option = options.find(({ token }) => token === move);
        // Only a separate choice can end a turn.
        if (number && (!option || isEnd(option))) break;
        const done = await this.#send("commands", { seat, move, base, key: newKey() });
        if (number === 1) this.#taps.push(tap);
        tap.first ||= done.events[0]?.seq ?? done.seq;
        tap.last = done.seq;
        this.#done(done);
      }
    });
  }

  /** The event before everything that my last tap did, as far as nobody has to be asked. Null:
   * before its last step, which is the server's default. */
  get #tapBegan(): number | null {
    const undoTo = this.now?.undo_to ?? null;
    const last = this.steps.findLast((step) => this.seats.includes(step.seat))?.seq ?? 0;
    const tap = this.#taps.find((one) => one.first <= last && last <= one.last);
    if (!tap || undoTo === null) return null;
    const before = this.steps.findLast((step) => step.seq < tap.first)?.seq ?? 0;
    return Math.max(before, undoTo);
  }

  /** Take back what the last tap did, or everything after an event. If this undo is not free, the
   * seat of mine that decided last asks for it. */
  async undo(to: number | null = null): Promise<void> {
    if (this.busy) return;
    const mine = this.seats;
    const last = this.steps.findLast((step) => mine.includes(step.seat));
    const free = this.mine && this.now?.undo_to !== null;
    const seat = free ? this.now!.seat : (last?.seat ?? this.now?.seat);
    if (free) to ??= this.#tapBegan;
    void this.look(null);
    this.skip();
    await this.#command(async () => {
      this.#done(await this.#send("undo", { seat, base: this.now!.seq, key: newKey(), to }));
    });
  }

  async #command(carryOut: () => Promise<void>): Promise<void> {
    if (this.busy || !this.now) return;
    this.busy = true;
    this.refused = null;
    try {
      await carryOut();
    } catch (error) {
      this.#complain(error);
    } finally {
      this.busy = false;
    }
  }

  /** Send until there is an answer: the key ensures that it is done only once. */
  #send(what: string, body: object): Promise<Done> {
    return insist(
      () => post<Done>(`/tables/${this.id}/${what}`, body),
      () => this.#lost(),
    );
  }

  #done(done: Done): void {
    if (this.line === "lost" && this.#wire.open) this.line = "live";
    // News about others may be missing: then these events will come again with it.
    if (done.events[0]?.seq === this.#last + 1) this.#add(done.events);
    // News may be faster than the answer, and already show the position to another seat of mine.
    if (done.seq <= (this.now?.seq ?? 0)) return;
    this.now = done;
    this.#askLog();
    this.#shows.remember();
  }

  /** Send another request to the table; returns its answer, or null if it was refused. */
  ask<T extends object>(path: string, body: unknown = {}): Promise<T | null> {
    return this.#ask(() => post<T>(`/tables/${this.id}/${path}`, body));
  }

  /** Take a free seat under a name, which this browser remembers. */
  async sit(seat: number, name: string): Promise<void> {
    settings.call(name);
    const claimed = await this.ask<SeatClaimed>(`seats/${seat}/claim`, { name });
    if (claimed && (await take(claimed.seat.token))) this.again();
  }

  async leave(seat: number): Promise<void> {
    if (await this.ask(`seats/${seat}/leave`)) this.again();
  }

  rename(seat: number, name: string): Promise<object | null> {
    settings.call(name);
    return this.#ask(() => patch<object>(`/tables/${this.id}/seats/${seat}`, { name }));
  }

  async say(text: string): Promise<boolean> {
    const seat = this.now?.seat ?? this.seats[0] ?? null;
    const said = this.#ask(async () => {
      await this.talk.say(text, seat, () => this.#lost());
      return {};
    });
    return (await said) !== null;
  }

  async #ask<T extends object>(send: () => Promise<T>): Promise<T | null> {
    this.refused = null;
    try {
      const answer = await send();
      const { table } = answer as { table?: Table | string | null };
      if (table && typeof table === "object" && table.id === this.id) this.#take(table);
      return answer;
    } catch (error) {
      this.#complain(error);
      return null;
    }
  }

  #complain(error: unknown): void {
    if (this.#closed) return;
    if (!(error instanceof Refusal)) {
      this.refused = t("web-lost");
      return;
    }
    const now = error.body["now"] as Shown | undefined;
    if (now && now.seq >= (this.now?.seq ?? 0)) this.now = now;
    const plain = PLAIN[error.key];
    this.refused = plain ? t(plain) : error.message;
  }
}

// A server for tests: it answers requests and speaks over a socket as it is told to.
import { vi } from "vitest";
import type { Event, LogLine, Option, Seat, Shown, Table, View } from "../api/types";

export function option(token: string, kind = "pass"): Option {
  const message = { key: token, params: {} };
  return { id: 0, token, kind, args: {}, message, targets: [], preview: {} } as unknown as Option;
}

export function shown(seq: number, more: Partial<Shown> = {}, view: Partial<View> = {}): Shown {
  const whole = {
    game: "tikal",
    seat: 0,
    to_move: 0,
    turn: 1,
    over: false,
    prompt: { kind: "turn", args: {}, key: "ask-turn", params: {}, source: "" },
    choices: [],
    holdings: [{}, {}],
    players: [],
    ...view,
  } as unknown as View;
  return { seq, seat: 0, view: whole, options: [], undo_to: null, result: null, ...more };
}

/** A line of the log: each sentence with what its player did, if one did something. */
export function logLine(seq: number, seat: number | null, ...said: (string | [string, string])[]) {
  const sentences = said.map((sentence) => {
    const [who, what] = typeof sentence === "string" ? ["", ""] : sentence;
    const text = typeof sentence === "string" ? sentence : `${who}: ${what}`;
    return { key: "text", params: { who }, text, what };
  });
  const text = sentences.map((sentence) => sentence.text).join("\n");
  return { seq, first: seq, kind: "turn", turn: seq, seat, said: sentences, text } as LogLine;
}

export function seat(number: number, more: Partial<Seat> = {}): Seat {
  return {
    seat: number,
    kind: "person",
    name: `Player ${number}`,
    bot: null,
    bank: null,
    free: false,
    yours: number === 0,
    ...more,
  };
}

export function table(head: number, more: Partial<Table> = {}): Table {
  const whole = { id: "t1", game: "tikal", status: "running", head, seats: [seat(0), seat(1)] };
  return { ...whole, title: "", asked: null, deadline: null, host: false, ...more } as Table;
}

export function event(seq: number, kind: Event["kind"], more: object = {}): Event {
  return { seq, seat: null, kind, time: 0, digest: null, ...more } as Event;
}
export const move = (seq: number, seat: number, turn: number) => event(seq, "move", { seat, turn });
export const undo = (seq: number, to: number) => event(seq, "undo", { seat: 0, to });
export const begun = event(1, "started");

type Answer = (path: string, body: Record<string, unknown>) => unknown;

/** An answer with another status than 200. */
export class Status {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}

/** Answers to requests; whatever throws is a line that is down. */
export function server(answer: Answer): { asked: [string, Record<string, unknown>][] } {
  const asked: [string, Record<string, unknown>][] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const body = JSON.parse((init.body as string | null) ?? "{}") as Record<string, unknown>;
    asked.push([path.replace("/api/v1", ""), body]);
    try {
      const found = answer(path.replace("/api/v1", ""), body);
      const [status, told] = found instanceof Status ? [found.status, found.body] : [200, found];
      return Promise.resolve(new Response(JSON.stringify(told), { status }));
    } catch (error) {
      return Promise.reject(error as Error);
    }
  });
  return { asked };
}

/** From now on a browser speaks to the server over these. */
export function plugIn(): void {
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
}

export class Socket {
  static all: Socket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: URL) {
    Socket.all.push(this);
  }

  static get last(): Socket {
    return Socket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  tell(told: object): void {
    this.onmessage?.({ data: JSON.stringify({ now: Date.now() / 1000, ...told }) });
  }

  welcome(head: number, at: Table = table(head)): void {
    this.onopen?.();
    this.tell({ type: "welcome", head, seat: 0, table: at });
  }

  news(events: Event[], view: Shown | null, at: Table | null, more = false): void {
    const to = events.at(-1)?.seq ?? view?.seq ?? 0;
    const from = (events[0]?.seq ?? to + 1) - 1;
    this.tell({ type: "news", from, to, more, events, view, table: at });
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

// A server that answers in tests: by method and path, and remembers what it was asked.
import { vi } from "vitest";
import type { TableListed } from "../api/types";

export interface Call {
  method: string;
  path: string;
  body: unknown;
}

export function fakeServer(answer: (call: Call) => unknown): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", (address: string, options: RequestInit) => {
    const call = {
      method: options.method ?? "GET",
      path: address.replace("/api/v1", ""),
      body: typeof options.body === "string" ? (JSON.parse(options.body) as unknown) : null,
    };
    calls.push(call);
    const told = answer(call);
    const refused = typeof told === "object" && told !== null && "error" in told;
    return Promise.resolve(new Response(JSON.stringify(told), { status: refused ? 422 : 200 }));
  });
  return calls;
}

/** A table of Tzolk'in for me and a bot, on which I am to move. */
export function tableOf(changes: Partial<TableListed> = {}): TableListed {
  const seat = {
    seat: 0,
    kind: "person",
    name: "",
    bot: null,
    bank: null,
    free: false,
    yours: false,
  };
  return {
    id: "t1",
    game: "tzolkin",
    options: {},
    rules: 1,
    players: 2,
    status: "running",
    title: "",
    public: false,
    study: false,
    hints: true,
    start: "full",
    pace: { kind: "untimed", late: "bot", bot: "level:2" },
    head: 9,
    position_seq: 9,
    chat: 0,
    to_move: 0,
    turn: 3,
    since: 1000,
    deadline: null,
    asked: null,
    result: null,
    rematch: null,
    created: 900,
    updated: 1000,
    seats: [
      { ...seat, name: "Ana", yours: true },
      { ...seat, seat: 1, kind: "bot", bot: "level:2" },
    ],
    host: true,
    ...changes,
  };
}

/** The answer to a table that was asked for. */
export function made(id: string): unknown {
  const link = (token: string) => ({ token, link: `https://example.org/table/${id}#x=${token}` });
  return {
    table: { ...tableOf({ id }), now: 1000 },
    host: link("host"),
    invite: link("invite"),
    seats: { 0: link("mine") },
  };
}

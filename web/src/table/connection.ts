// The WebSocket to a table: it stays open as long as it is wanted, and reconnects when it breaks.
import type { ChatMessage, Event, Presence, Shown, Table } from "../api/types";
import { dial, dialled, type Known } from "./earlyConnection";

export interface News {
  type: "news";
  now: number;
  from: number;
  to: number;
  more: boolean;
  events: Event[];
  view: Shown | null;
  table: Table | null;
}
export type Told =
  | News
  | { type: "welcome"; now: number; head: number; seat: number | null; table: Table }
  | { type: "chat"; messages: ChatMessage[] }
  | ({ type: "presence" } & Presence)
  | { type: "said" | "pong"; now?: number }
  | { type: "error"; error: { key: string; text: string } };

interface Wanted {
  known: () => Known;
  /** Whether the server cannot know me by a cookie: then I must send a greeting. */
  stranger: () => boolean;
  told: (told: Told) => void;
  lost: () => void;
  gone: () => void;
}

const NO_TABLE = 4004;
const NOT_YOURS = 4003;
/** Seconds of silence after which I send a ping, and how long I wait for its answer. */
const SILENCE = 25;
const PATIENCE = 6;
const LONGEST = 8;

export class Connection {
  #id: string;
  #wanted: Wanted;
  #socket: WebSocket | null = null;
  #closed = false;
  #wait = 0.5;
  #again = 0;
  #silent = 0;

  constructor(id: string, wanted: Wanted) {
    this.#id = id;
    this.#wanted = wanted;
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  connect(): void {
    clearTimeout(this.#again);
    if (this.#closed) return;
    const known = this.#wanted.known();
    const ahead = dialled(this.#id);
    const socket = ahead?.socket ?? dial(this.#id, known);
    let brief = ahead?.brief ?? false;
    this.#socket = socket;
    this.#listen(PATIENCE + LONGEST);
    socket.onopen ??= () => {
      if (this.#wanted.stranger()) this.send({ type: "hello", ...known });
    };
    socket.onmessage = (message) => {
      if (this.#socket !== socket) return;
      this.#listen(SILENCE);
      const told = JSON.parse(String(message.data)) as Told;
      if (told.type === "welcome") this.#wait = 0.5;
      this.#wanted.told(told);
      if (told.type !== "news" || !brief) return;
      brief = false;
      this.send({ type: "sync", since: this.#wanted.known().since });
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      // An early connection may come before the cookie was set, so this is no final answer.
      const tooSoon = ahead !== null && event.code === NO_TABLE;
      this.#broken(tooSoon ? NOT_YOURS : event.code);
    };
    for (const message of ahead?.heard ?? []) socket.onmessage(message);
  }

  send(what: object): void {
    if (this.open) this.#socket!.send(JSON.stringify(what));
  }

  /** Reconnect after my tokens have changed: a new handshake sends them, and a new cookie if there
   * is one. */
  again(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    clearTimeout(this.#silent);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
    this.#socket = null;
  }

  #broken(code: number): void {
    clearTimeout(this.#silent);
    this.#socket = null;
    if (this.#closed) return;
    if (code === NO_TABLE) {
      this.#wanted.gone();
      return;
    }
    this.#wanted.lost();
    // A seat was given up: reconnect at once to see the same table as someone else.
    const wait = code === NOT_YOURS ? 0.1 : this.#wait * (0.7 + 0.6 * Math.random());
    this.#wait = Math.min(this.#wait * 1.7, LONGEST);
    clearTimeout(this.#again);
    this.#again = window.setTimeout(() => this.connect(), wait * 1000);
  }

  /** After a silence, send a ping; if there is no answer either, the connection is dead. */
  #listen(seconds: number, asked = false): void {
    clearTimeout(this.#silent);
    this.#silent = window.setTimeout(() => {
      if (!asked && this.open) {
        this.send({ type: "ping" });
        this.#listen(PATIENCE, true);
        return;
      }
      const socket = this.#socket;
      this.#broken(0);
      socket?.close();
    }, seconds * 1000);
  }

  /** The device woke up, or is online again: reconnect at once. */
  #wake = (): void => {
    if (document.visibilityState === "hidden" || this.#closed) return;
    if (this.#socket === null) {
      this.#wait = 0.5;
      this.connect();
    } else if (this.open) {
      this.send({ type: "ping" });
      this.#listen(PATIENCE, true);
    }
  };
}

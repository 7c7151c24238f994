// The chat of a table.
import { get, insist, newKey, post } from "../api/client";
import type { Chat, ChatMessage } from "../api/types";
import { stored } from "../lib/storage";

export class Talk {
  messages = $state.raw<ChatMessage[]>([]);
  /** The last message that I have read. */
  read = $state(0);
  #id: string;

  constructor(id: string) {
    this.#id = id;
    this.read = Number(stored.get(`read-${id}`) ?? 0);
  }

  get last(): number {
    return this.messages.at(-1)?.number ?? 0;
  }

  /** How many messages of others are unread. */
  unread(mine: number[]): number {
    const own = (one: ChatMessage) => one.seat !== null && mine.includes(one.seat);
    return this.messages.filter((one) => one.number > this.read && !own(one)).length;
  }

  hear(messages: ChatMessage[]): void {
    const fresh = messages.filter((one) => one.number > this.last);
    if (fresh.length) this.messages = [...this.messages, ...fresh];
  }

  async say(text: string, seat: number | null, lost: () => void): Promise<void> {
    const body = { text, key: newKey(), ...(seat === null ? {} : { seat }) };
    await insist(() => post(`/tables/${this.#id}/chat`, body), lost);
    this.hear((await get<Chat>(`/tables/${this.#id}/chat`, { since: this.last })).messages);
  }

  readAll(): void {
    if (this.last <= this.read) return;
    this.read = this.last;
    stored.set(`read-${this.#id}`, `${this.read}`);
  }
}

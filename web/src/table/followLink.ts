// Following a link: what opens the table stands behind the #, and is taken out of the address.
import { insist, post, Refusal } from "../api/client";
import { dialAhead } from "./earlyConnection";

const LINK = /^#(seat|host|invite)=([\w-]{43})$/;
const TABLE = /^\/table\/([^/]+)$/;

type Arrival = "none" | "opened" | "spent";
let begun: Promise<Arrival> | null = null;

/** Before the page is there: what it will ask for first need not wait for it. */
export function arriveEarly(): void {
  const token = LINK.exec(location.hash)?.[2];
  const id = TABLE.exec(location.pathname)?.[1];
  if (token && id) dialAhead(id, token);
  begun = follow();
}

/** Put the token of a link into this browser's session: whether it opened anything, if there was
 * one. */
export function arrive(): Promise<Arrival> {
  const found = begun ?? follow();
  begun = null;
  return found;
}

async function follow(): Promise<Arrival> {
  const found = LINK.exec(location.hash);
  if (!found) return "none";
  history.replaceState(history.state, "", location.pathname + location.search);
  return (await take(found[2]!)) ? "opened" : "spent";
}

/** A token for this browser's session; whether it opens something. */
export async function take(token: string): Promise<boolean> {
  try {
    await insist(() => post("/session", { token }));
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}

/** The moment that the address asks for. */
export function momentAsked(search: string): number | null {
  const at = new URLSearchParams(search).get("at");
  return at !== null && /^\d{1,9}$/.test(at) ? Number(at) : null;
}

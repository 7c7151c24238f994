// Following a link: its token comes after the #, and is removed from the address.
import { insist, post, Refusal } from "../api/client";
import { dialAhead } from "./earlyConnection";

const LINK = /^#(seat|host|invite)=([\w-]{43})$/;
const TABLE = /^\/table\/([^/]+)$/;

type Arrival = "none" | "opened" | "spent";
let begun: Promise<Arrival> | null = null;

/** Follow the link before the page has loaded, so that its first requests need not wait. */
export function arriveEarly(): void {
  const token = LINK.exec(location.hash)?.[2];
  const id = TABLE.exec(location.pathname)?.[1];
  if (token && id) dialAhead(id, token);
  begun = follow();
}

/** Put a link's token into this browser's session; tells whether there was one, and whether it
 * opened anything. */
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

/** Add a token to this browser's session; returns whether it opens anything. */
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

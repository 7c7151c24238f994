// Following a link: what opens the table stands behind the #, and is taken out of the address.
import { insist, post, Refusal } from "../api/client";

const LINK = /^#(seat|host|invite)=([\w-]{43})$/;

/** Put the token of a link into this browser's session: whether it opened anything, if there was
 * one. */
export async function arrive(): Promise<"none" | "opened" | "spent"> {
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

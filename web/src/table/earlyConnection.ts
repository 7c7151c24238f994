// The connection to a table. A visitor with a link is connected before the page has loaded;
// messages that arrive early are kept for it.
import { stored } from "../lib/storage";

interface Ahead {
  id: string;
  socket: WebSocket;
  heard: MessageEvent[];
  /** Only the current state was requested: the past must still be. */
  brief: boolean;
}
let made: Ahead | null = null;

/** What a client already knows: the last event and the last chat message. */
export interface Known {
  since: number;
  chat: number;
}

/** The storage key for the last event that this browser has shown. */
export const seenName = (id: string): string => `seen-${id}`;

/** Connect to a table and receive what is not known yet; without `since`, the current state. */
export function dial(id: string, known: Partial<Known>): WebSocket {
  const address = new URL(`/api/v1/tables/${id}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  for (const [name, number] of Object.entries(known)) address.searchParams.set(name, `${number}`);
  return new WebSocket(address);
}

/** Connect before the page has loaded. The browser's session may not know the link's token yet, so
 * the greeting includes it. Someone who was here before gets everything since; someone new can
 * choose before the past has arrived. */
export function dialAhead(id: string, token: string): void {
  const brief = stored.get(seenName(id)) === null;
  const known = brief ? { chat: 0 } : { since: 0, chat: 0 };
  const socket = dial(id, known);
  const heard: MessageEvent[] = [];
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token, ...known }));
  socket.onmessage = (message) => heard.push(message);
  made = { id, socket, heard, brief };
}

/** Return the early connection, if it is still open. It is handed out only once. */
export function dialled(id: string): Ahead | null {
  const ahead = made;
  made = null;
  if (ahead?.id === id && ahead.socket.readyState <= WebSocket.OPEN) return ahead;
  ahead?.socket.close();
  return null;
}

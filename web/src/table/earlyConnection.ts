// The connection to a table. Who comes with a link is connected before the page is there to listen:
// what is told meanwhile is kept for it.
import { stored } from "../lib/storage";

interface Ahead {
  id: string;
  socket: WebSocket;
  heard: MessageEvent[];
  /** Only how it stands was asked for: what happened before must be. */
  brief: boolean;
}
let made: Ahead | null = null;

/** What somebody knows already: the last event and the last message of the chat. */
export interface Known {
  since: number;
  chat: number;
}

/** Where a browser remembers up to which event all was shown. */
export const seenName = (id: string): string => `seen-${id}`;

/** Connect to a table, to be told what is not known yet; without `since`, how it stands. */
export function dial(id: string, known: Partial<Known>): WebSocket {
  const address = new URL(`/api/v1/tables/${id}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  for (const [name, number] of Object.entries(known)) address.searchParams.set(name, `${number}`);
  return new WebSocket(address);
}

/** The browser's session may not know the link's token yet, so it is said. Who was here before is
 * shown what happened since; who was not can choose before all of that is on its way. */
export function dialAhead(id: string, token: string): void {
  const brief = stored.get(seenName(id)) === null;
  const known = brief ? { chat: 0 } : { since: 0, chat: 0 };
  const socket = dial(id, known);
  const heard: MessageEvent[] = [];
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token, ...known }));
  socket.onmessage = (message) => heard.push(message);
  made = { id, socket, heard, brief };
}

/** The connection that was made ahead, if it stands; it is given away once. */
export function dialled(id: string): Ahead | null {
  const ahead = made;
  made = null;
  if (ahead?.id === id && ahead.socket.readyState <= WebSocket.OPEN) return ahead;
  ahead?.socket.close();
  return null;
}

// The connection to a table. Who comes with a link is connected before the page is there to listen:
// what is told meanwhile is kept for it.

interface Ahead {
  id: string;
  socket: WebSocket;
  heard: MessageEvent[];
}
let made: Ahead | null = null;

/** Connect to a table, to be told what happened after an event and a message of the chat. */
export function dial(id: string, since = 0, chat = 0): WebSocket {
  const address = new URL(`/api/v1/tables/${id}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  address.search = new URLSearchParams({ since: `${since}`, chat: `${chat}` }).toString();
  return new WebSocket(address);
}

/** The browser's session may not know the link's token yet, so it is said. */
export function dialAhead(id: string, token: string): void {
  const socket = dial(id);
  const heard: MessageEvent[] = [];
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token, since: 0, chat: 0 }));
  socket.onmessage = (message) => heard.push(message);
  made = { id, socket, heard };
}

/** The connection that was made ahead, if it stands; it is given away once. */
export function dialled(id: string): Ahead | null {
  const ahead = made;
  made = null;
  if (ahead?.id === id && ahead.socket.readyState <= WebSocket.OPEN) return ahead;
  ahead?.socket.close();
  return null;
}

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stored } from "../lib/storage";
import { arrive, arriveEarly } from "./followLink";
import {
  begun,
  move,
  option,
  plugIn,
  seat,
  server,
  shown,
  Socket,
  Status,
  table,
  undo,
} from "../fixtures/fakes";
import { TableStore } from "./table.svelte";

const FIRST = [begun, move(2, 0, 1)];
let store: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  plugIn();
  localStorage.clear();
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const quiet = (path: string) =>
  path.includes("/log") ? { head: 0, lines: [] } : path.includes("/view") ? shown(2) : table(2);
const rest = (seconds = 0) => vi.advanceTimersByTimeAsync(seconds * 1000);

async function open(
  answer: Parameters<typeof server>[0] = quiet,
): Promise<ReturnType<typeof server>> {
  const heard = server(answer);
  store = new TableStore("t1");
  await store.open();
  Socket.last.welcome(2);
  Socket.last.news(FIRST, shown(2, { options: [option("a"), option("b")] }), table(2));
  await rest();
  return heard;
}

test("on arrival the table is loaded, then the socket sends everything else", async () => {
  await open();
  expect(store.line).toBe("live");
  expect(store.mine).toBe(true);
  expect(store.options.map((one) => one.token)).toEqual(["a", "b"]);
  expect(Socket.last.url.searchParams.get("since")).toBe("0");
  expect(Socket.last.sent).toEqual([]);
});

describe("a visitor with a link", () => {
  const token = "x".repeat(43);

  /** `known`: the query of the early connection. */
  async function come(before: () => void, known: object = { chat: "0" }): Promise<void> {
    const { asked } = server((path) => (path.includes("/session") ? { tables: [] } : quiet(path)));
    history.replaceState(null, "", `/table/t1#seat=${token}`);
    arriveEarly();
    expect(location.hash).toBe("");
    expect(Socket.last.url.pathname).toBe("/api/v1/tables/t1/socket");
    expect(Object.fromEntries(Socket.last.url.searchParams)).toEqual(known);
    before();
    expect(await arrive()).toBe("opened");
    expect(asked).toEqual([["/session", { token }]]);
    store = new TableStore("t1");
    await store.open(true);
  }

  /** The current position, without anything that happened before. */
  function brief(): void {
    Socket.last.welcome(2);
    Socket.last.news([], shown(2, { options: [option("a")] }), table(2));
  }
  const said = [
    { type: "hello", token, chat: 0 },
    { type: "sync", since: 0 },
  ];

  test("can choose before the page has loaded, and before the past has arrived", async () => {
    await come(brief);
    expect(Socket.all).toHaveLength(1);
    expect(Socket.last.sent).toEqual(said);
    expect(store.line).toBe("live");
    expect(store.options.map((one) => one.token)).toEqual(["a"]);
    const drawn = store.now;
    Socket.last.news(FIRST, shown(2, { options: [option("a")] }), table(2));
    expect(store.now).toBe(drawn);
    expect(store.steps).toHaveLength(1);
    Socket.last.news([move(3, 0, 1)], shown(3), table(3));
    expect(store.now?.seq).toBe(3);
    expect(store.steps).toHaveLength(2);
  });

  test("loses nothing that happens while the past is loading", async () => {
    await come(brief);
    Socket.last.news([move(3, 0, 1)], shown(3), table(3));
    expect(store.now?.seq).toBe(3);
    expect(store.events).toEqual([]);
    Socket.last.news([...FIRST, move(3, 0, 1)], shown(3), table(3));
    expect(store.events.map((event) => event.seq)).toEqual([1, 2, 3]);
  });

  test("asks for the past once, after the current position", async () => {
    await come(() => (Socket.last.readyState = 0));
    expect(Socket.last.sent).toEqual([]);
    Socket.last.readyState = 1;
    brief();
    expect(Socket.last.sent).toEqual(said);
    Socket.last.news(FIRST, shown(2), table(2));
    expect(Socket.last.sent).toHaveLength(2);
  });

  test("misses no chat message that arrives in the meantime", async () => {
    const message = (number: number) => ({ number, seat: 1, name: "Bo", text: "Hi", time: 0 });
    await come(() => {
      brief();
      Socket.last.tell({ type: "chat", messages: [message(1), message(2)] });
    });
    Socket.last.tell({ type: "chat", messages: [message(3)] });
    expect(store.talk.messages.map((one) => one.number)).toEqual([1, 2, 3]);
  });

  test("gets everything at once after an earlier visit", async () => {
    stored.set("seen-t1", "2");
    await come(
      () => {
        Socket.last.welcome(4, table(4));
        const since = [move(3, 1, 2), move(4, 1, 3)];
        Socket.last.news([...FIRST, ...since], shown(4, {}, { turn: 4 }), table(4));
      },
      { since: "0", chat: "0" },
    );
    expect(Socket.last.sent).toEqual([{ type: "hello", token, since: 0, chat: 0 }]);
    await rest(0.1);
    expect(store.showing).toMatchObject({ number: 1, of: 2 });
  });

  test("reconnects if the early connection breaks", async () => {
    await come(() => {
      brief();
      Socket.last.close();
    });
    expect(Socket.all).toHaveLength(2);
    expect(Socket.last.url.searchParams.get("since")).toBe("0");
    expect(store.now).toBeNull();
  });

  test("is not turned away because an older session may not see the table", async () => {
    await come(() => (Socket.last.readyState = 0));
    Socket.last.break(4004);
    expect(store.line).not.toBe("gone");
    await rest(0.2);
    expect(Socket.all).toHaveLength(2);
    Socket.last.break(4004);
    expect(store.line).toBe("gone");
  });
});

test("while a command is being sent, an undo does not leave the moment being viewed", async () => {
  await open();
  await store.look(1);
  expect(store.past).not.toBeNull();
  store.busy = true;
  await store.undo();
  expect(store.past).not.toBeNull();
});

test("a table that is not for me is gone", async () => {
  const error = { key: "error-server-no-table", params: {}, text: "none" };
  server(() => new Status(404, { error }));
  store = new TableStore("t1");
  await store.open();
  expect(store.line).toBe("gone");
  expect(Socket.all).toEqual([]);
});

test("someone the server cannot know sends a greeting", async () => {
  server(quiet);
  store = new TableStore("t1");
  await store.open();
  store.table = table(2, { seats: [seat(0, { yours: false }), seat(1)] });
  Socket.last.onopen?.();
  expect(Socket.last.sent).toEqual([{ type: "hello", since: 0, chat: 0 }]);
});

test("a broken connection resumes after the last known event, without duplicates", async () => {
  await open();
  Socket.last.break();
  expect(store.line).toBe("lost");
  await rest(2);
  expect(Socket.all.length).toBe(2);
  expect(Socket.last.url.searchParams.get("since")).toBe("2");
  Socket.last.welcome(3, table(3));
  Socket.last.news([move(2, 0, 1), move(3, 0, 1)], shown(3), table(3));
  expect(store.line).toBe("live");
  expect(store.events.map((event) => event.seq)).toEqual([1, 2, 3]);
});

test("a silent connection is pinged, and then given up", async () => {
  await open();
  await rest(26);
  expect(Socket.last.sent).toEqual([{ type: "ping" }]);
  await rest(8);
  expect(store.line).toBe("lost");
  expect(Socket.all.length).toBe(2);
});

test("large news arrives in pieces, with the view in the last one", async () => {
  await open();
  Socket.last.news([move(3, 1, 2)], null, null, true);
  expect(store.now?.seq).toBe(2);
  Socket.last.news([move(4, 1, 2)], shown(4, {}, { turn: 2, to_move: 1 }), table(4));
  expect(store.now?.seq).toBe(4);
  expect(store.events.length).toBe(4);
  expect(store.mine).toBe(false);
});

test("after a server reset, everything is loaded again", async () => {
  await open();
  Socket.last.break();
  await rest(2);
  Socket.last.welcome(1, table(1));
  Socket.last.news([begun], shown(1), table(1));
  expect(store.now?.seq).toBe(1);
  expect(store.events).toEqual([begun]);
});

test("a choice that gets no answer is sent again with the same key", async () => {
  let tries = 0;
  const heard = await open((path) => {
    if (!path.includes("/commands")) return quiet(path);
    tries += 1;
    if (tries === 1) throw new TypeError("down");
    return { ...shown(3, { options: [option("c")] }), events: [move(3, 0, 1)] };
  });
  const done = store.choose(["a"]);
  await rest();
  expect(store.busy).toBe(true);
  expect(store.line).toBe("lost");
  await rest(2);
  await done;
  const sent = heard.asked.filter(([path]) => path.includes("/commands"));
  expect(sent.length).toBe(2);
  expect(sent[0]![1]).toEqual(sent[1]![1]);
  expect(sent[0]![1]).toMatchObject({ seat: 0, move: "a", base: 2 });
  expect(store.options.map((one) => one.token)).toEqual(["c"]);
  expect(store.line).toBe("live");
  expect(store.busy).toBe(false);
});

test("several choices are made as far as they are possible", async () => {
  let seq = 2;
  const heard = await open((path) => {
    if (!path.includes("/commands")) return quiet(path);
    seq += 1;
    return { ...shown(seq, { options: [option("b")] }), events: [move(seq, 0, 1)] };
  });
  await store.choose(["a", "b", "c"]);
  const sent = heard.asked.filter(([path]) => path.includes("/commands"));
  expect(sent.map(([, body]) => body["move"])).toEqual(["a", "b"]);
});

test("a choice that comes too late is refused calmly, with the current position", async () => {
  const now = shown(5, { options: [option("d")] });
  const error = { key: "error-server-stale", params: { base: 2, head: 5 }, text: "stale" };
  await open((path) =>
    path.includes("/commands") ? new Status(409, { error, now }) : quiet(path),
  );
  await store.choose(["a"]);
  expect(store.now?.seq).toBe(5);
  expect(store.refused).toContain("the current position");
  expect(store.options.map((one) => one.token)).toEqual(["d"]);
});

test("news that is faster than the answer is kept if it is for another seat of mine", async () => {
  await open((path) => {
    if (!path.includes("/commands")) return quiet(path);
    Socket.last.news([move(3, 0, 1)], shown(3, { seat: 1 }, { to_move: 1, seat: 1 }), table(3));
    return { ...shown(3, {}, { to_move: 1 }), events: [move(3, 0, 1)] };
  });
  await store.choose(["a"]);
  expect(store.now?.seat).toBe(1);
});

test("others' turns are shown one after the other; the last is the current position", async () => {
  await open();
  const view = shown(6, { options: [option("x")] }, { turn: 4 });
  Socket.last.news([move(3, 1, 2), move(4, 1, 2), move(5, 1, 3), move(6, 1, 3)], view, table(6));
  await rest(0.1);
  expect(store.showing).toMatchObject({ number: 1, of: 2, last: false });
  expect(store.options).toEqual([]);
  await rest(1.7);
  expect(store.showing).toMatchObject({ number: 2, of: 2, last: true });
  expect(store.options.length).toBe(1);
  await rest(2);
  expect(store.showing).toBeNull();
  expect(stored.get("seen-t1")).toBe("6");
});

test("the board waits for the text, and what turns by itself is a separate moment", async () => {
  await open((path) => {
    const at = /at=(\d+)/.exec(path)?.[1];
    return at ? shown(Number(at), {}, { turn: Number(at) < 4 ? 1 : 2 }) : quiet(path);
  });
  store.pulse = (view) => view.turn;
  Socket.last.news([move(3, 1, 2), move(4, 1, 2)], shown(4, {}, { turn: 3 }), table(4));
  expect(store.behind).toBe(true);
  expect(store.shown?.seq).toBe(2);
  await rest(0.1);
  expect(store.shown?.seq).toBe(3);
  await rest(1.7);
  expect(store.behind).toBe(false);
  expect(store.shown?.seq).toBe(4);
});

test("others' turns can be skipped", async () => {
  await open();
  const view = shown(5, { options: [option("x")] }, { turn: 4 });
  Socket.last.news([move(3, 1, 2), move(4, 1, 3), move(5, 1, 3)], view, table(5));
  await rest(0.1);
  store.skip();
  await rest();
  expect(store.showing).toBeNull();
  expect(store.options.length).toBe(1);
});

test("the next turn waits for someone who reads a whole text", async () => {
  await open();
  const view = shown(4, { options: [option("x")] }, { turn: 4 });
  Socket.last.news([move(3, 1, 2), move(4, 1, 3)], view, table(4));
  await rest(0.1);
  store.showing!.hold(true);
  await rest(60);
  expect(store.showing).toMatchObject({ number: 1, of: 2 });
  store.showing!.hold(false);
  await rest(0.1);
  expect(store.showing).toMatchObject({ number: 2, of: 2 });
  store.showing!.hold(true);
  await rest(60);
  expect(store.showing).toMatchObject({ number: 2, of: 2 });
  store.skip();
  await rest();
  expect(store.showing).toBeNull();
});

test("a turn that was undone is not shown", async () => {
  await open();
  Socket.last.news([move(3, 1, 2), undo(4, 2)], shown(4, {}, { turn: 2, to_move: 1 }), table(4));
  await rest(0.1);
  expect(store.showing).toBeNull();
});

test("what happened since the last visit is shown on arrival", async () => {
  stored.set("seen-t1", "2");
  server(quiet);
  store = new TableStore("t1");
  await store.open();
  Socket.last.welcome(4, table(4));
  Socket.last.news([...FIRST, move(3, 1, 2), move(4, 1, 3)], shown(4, {}, { turn: 4 }), table(4));
  await rest(0.1);
  expect(store.showing).toMatchObject({ number: 1, of: 2 });
});

test("news does not interrupt looking back, and only the last request counts", async () => {
  await open((path) => (path.includes("at=1") ? shown(1) : quiet(path)));
  await store.look(1);
  expect(store.past?.seq).toBe(1);
  expect(store.options).toEqual([]);
  Socket.last.news([move(3, 1, 2)], shown(3, {}, { turn: 3 }), table(3));
  await rest(0.1);
  expect(store.shown?.seq).toBe(1);
  const slow = store.look(2);
  await store.look(null);
  await slow;
  expect(store.past).toBeNull();
  expect(store.shown?.seq).toBe(3);
});

test("while a bot plays my seat there is nothing to choose", async () => {
  await open();
  const seats = [seat(0, { bot: "level:2" }), seat(1)];
  Socket.last.news([], shown(2, { options: [option("a")] }), table(3, { seats }));
  expect(store.mine).toBe(false);
  expect(store.options).toEqual([]);
});

test("an undo of an earlier turn comes from the seat of mine that decided last", async () => {
  const heard = await open((path) =>
    path.includes("/undo") ? { ...shown(9), events: [] } : quiet(path),
  );
  const seats = [seat(0), seat(1, { yours: true })];
  const view = shown(4, { seat: 1 }, { to_move: 1, turn: 2 });
  Socket.last.news([move(3, 0, 1), move(4, -1, 1)], view, table(4, { seats }));
  await store.undo();
  expect(heard.asked.at(-1)![1]).toMatchObject({ seat: 0, base: 4, to: null });
});

describe("undo takes back what one tap did", () => {
  const FREE = { options: [option("a"), option("b"), option("c")], undo_to: 2 };

  /** Each choice is an event, and so is an undo. */
  async function play(more: (seq: number) => object = () => ({})) {
    let seq = 2;
    const heard = await open((path, body) => {
      if (path.includes("/undo")) {
        seq += 1;
        const to = (body["to"] as number | null) ?? seq - 2;
        return { ...shown(seq, FREE), events: [{ ...move(seq, 0, 1), kind: "undo", to }] };
      }
      if (!path.includes("/commands")) return quiet(path);
      seq += 1;
      return { ...shown(seq, { ...FREE, ...more(seq) }), events: [move(seq, 0, 1)] };
    });
    const undone = () =>
      heard.asked.filter(([path]) => path.includes("/undo")).map(([, body]) => body["to"]);
    return { undone };
  }

  test("in several steps", async () => {
    const { undone } = await play();
    await store.choose(["a"]);
    await store.choose(["b", "c"]);
    expect(store.steps.map((step) => step.seq)).toEqual([2, 3, 4, 5]);
    await store.undo();
    expect(undone()).toEqual([3]);
    expect(store.steps.map((step) => step.seq)).toEqual([2, 3]);
  });

  test("even after a later choice was taken back, and at the start of a turn", async () => {
    const { undone } = await play();
    await store.choose(["a", "b"]);
    await store.choose(["c"]);
    await store.undo();
    expect(undone()).toEqual([null]);
    await store.undo();
    expect(undone()).toEqual([null, 2]);
  });

  test("as far as nobody has to be asked", async () => {
    // The first step has revealed something.
    const { undone } = await play((seq) => ({ undo_to: seq === 3 ? null : 3 }));
    await store.choose(["a", "b", "c"]);
    await store.undo();
    expect(undone()).toEqual([3]);
  });
});

test("sitting down opens a new socket; losing a seat reconnects at once", async () => {
  await open();
  store.again();
  expect(Socket.all.length).toBe(2);
  expect(Socket.last.url.searchParams.get("since")).toBe("2");
  Socket.all[0]!.break();
  expect(store.line).toBe("live");
  Socket.last.break(4003);
  await rest(0.2);
  expect(Socket.all.length).toBe(3);
  Socket.last.break(4004);
  expect(store.line).toBe("gone");
});

test("the chat counts unread messages, except my own", async () => {
  await open();
  const say = (number: number, by: number) => ({ number, seat: by, name: "", text: "hi", time: 0 });
  Socket.last.tell({ type: "chat", messages: [say(1, 1), say(2, 0)] });
  Socket.last.tell({ type: "chat", messages: [say(2, 0), say(3, 1)] });
  expect(store.talk.messages.length).toBe(3);
  expect(store.talk.unread(store.seats)).toBe(2);
  store.talk.readAll();
  expect(store.talk.unread(store.seats)).toBe(0);
});

test("several updates in quick succession cause one request for the log", async () => {
  const heard = await open();
  await rest(2);
  const before = heard.asked.length;
  for (const seq of [3, 4, 5]) Socket.last.news([move(seq, 0, 1)], shown(seq), table(seq));
  await rest(2);
  expect(heard.asked.slice(before).map(([path]) => path)).toEqual(["/tables/t1/log"]);
});

test("a closed page requests nothing more", async () => {
  await open();
  const before = Socket.all.length;
  store.close();
  Socket.last.break();
  await rest(20);
  expect(Socket.all.length).toBe(before);
});

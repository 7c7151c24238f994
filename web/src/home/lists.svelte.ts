// The lists of tables on the first page, refreshed regularly.
import { get } from "../api/client";
import type { TableListed, Tables } from "../api/types";
import { unanswered } from "../lib/players";

/** Seconds between two refreshes while the page is visible. */
const FRESH = 20;

export type State = "turn" | "running" | "open" | "over";

export function stateOf(table: TableListed): State {
  if (table.status === "open") return "open";
  if (table.status !== "running") return "over";
  return isMyTurn(table) || isAsked(table) ? "turn" : "running";
}

function isMyTurn({ seats, to_move }: TableListed): boolean {
  const seat = to_move === null ? null : seats[to_move];
  return !!seat && seat.yours && seat.kind !== "bot";
}

/** Whether a vote or an undo is waiting for my answer. */
export function isAsked({ asked, seats }: TableListed): boolean {
  return unanswered(asked).some((seat) => seats[seat]?.yours);
}

const ORDER: State[] = ["turn", "running", "open", "over"];

/** Tables that wait for me, then running games, then finished ones; the most recent first. */
export function sorted(tables: TableListed[]): TableListed[] {
  const rank = (table: TableListed) => ORDER.indexOf(stateOf(table));
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.updated - one.updated);
}

export class Lists {
  mine = $state.raw<TableListed[] | null>(null);
  open = $state.raw<TableListed[] | null>(null);
  /** Where the list of my older tables continues. */
  next = $state.raw<string | null>(null);
  /** The server's time at the last refresh, in seconds. */
  now = $state(Date.now() / 1000);
  lost = $state(false);
  #older: TableListed[] = [];

  async refresh(): Promise<void> {
    try {
      const [mine, open] = await Promise.all([
        get<Tables>("/tables", { mine: true }),
        get<Tables>("/tables", { free: true, limit: 20 }),
      ]);
      const fresh = mine.tables.map((table) => table.id);
      this.#older = this.#older.filter((table) => !fresh.includes(table.id));
      if (!this.#older.length) this.next = mine.next;
      this.mine = sorted([...mine.tables, ...this.#older]);
      this.open = open.tables.filter((table) => !fresh.includes(table.id));
      this.now = mine.now;
      this.lost = false;
    } catch {
      this.lost = true;
    }
  }

  async older(): Promise<void> {
    if (!this.next) return;
    try {
      const page = await get<Tables>("/tables", { mine: true, before: this.next });
      this.#older.push(...page.tables);
      this.next = page.next;
      this.mine = sorted([...(this.mine ?? []), ...page.tables]);
    } catch {
      this.lost = true;
    }
  }

  /** Refresh now, regularly, and whenever someone comes back to the page. */
  follow(): () => void {
    const look = () => {
      if (document.visibilityState === "visible") void this.refresh();
    };
    look();
    const timer = setInterval(look, FRESH * 1000);
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

// The guided first game: which tables are guided, and what has been explained there.
import { stored } from "./storage";

/** How many tables are remembered; older ones are forgotten. */
const KEPT = 20;

type Told = Record<string, string[]>;

function remembered(): Told {
  try {
    return JSON.parse(stored.get("guide") ?? "{}") as Told;
  } catch {
    return {};
  }
}

class Guide {
  #told = $state.raw<Told>(remembered());

  /** Whether a table is guided. */
  guides(table: string): boolean {
    return Object.hasOwn(this.#told, table);
  }

  /** Start the guide from the beginning. */
  begin(table: string): void {
    this.#keep({ ...this.#without(table), [table]: [] });
  }

  stop(table: string): void {
    this.#keep(this.#without(table));
  }

  seen(table: string, key: string): boolean {
    return this.#told[table]?.includes(key) ?? false;
  }

  see(table: string, key: string): void {
    const told = this.#told[table];
    if (told && !told.includes(key)) this.#keep({ ...this.#told, [table]: [...told, key] });
  }

  #without(table: string): Told {
    return Object.fromEntries(Object.entries(this.#told).filter(([id]) => id !== table));
  }

  #keep(told: Told): void {
    this.#told = Object.fromEntries(Object.entries(told).slice(-KEPT));
    stored.set("guide", JSON.stringify(this.#told));
  }
}

export const guide = new Guide();

/** Whether this browser has made a table of the game before; if not, the table is guided. */
export const played = {
  before: (game: string): boolean => stored.get(`played-${game}`) === "yes",
  remember: (game: string): void => stored.set(`played-${game}`, "yes"),
};

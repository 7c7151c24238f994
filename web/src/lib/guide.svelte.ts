// The guided first game: at which tables somebody is guided, and what was explained there.
import { stored } from "./storage";

/** Older tables are forgotten. */
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

  /** Whether somebody is guided at a table. */
  guides(table: string): boolean {
    return Object.hasOwn(this.#told, table);
  }

  /** From the beginning. */
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

/** Whether this browser has made a table of the game before: who has not is guided. */
export const played = {
  before: (game: string): boolean => stored.get(`played-${game}`) === "yes",
  remember: (game: string): void => stored.set(`played-${game}`, "yes"),
};

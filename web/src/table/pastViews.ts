// Earlier moments of a table, cached once they have been requested.
import { get } from "../api/client";
import type { Shown } from "../api/types";

const MOST = 150;

export class PastViews {
  #kept = new Map<string, Promise<Shown>>();

  constructor(readonly id: string) {}

  /** The table after an event, as one seat may know it. */
  view(at: number, seat: number | null): Promise<Shown> {
    const name = `${seat} ${at}`;
    const kept = this.#kept.get(name);
    if (kept) return kept;
    const asked = get<Shown>(`/tables/${this.id}/view`, { at, seat });
    this.#kept.set(name, asked);
    asked.catch(() => this.#kept.delete(name));
    if (this.#kept.size > MOST) this.#kept.delete(this.#kept.keys().next().value!);
    return asked;
  }

  forget(): void {
    this.#kept.clear();
  }
}

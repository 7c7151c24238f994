// My plan for the next turn, while others decide: flags on the board that nobody else sees.
import { stored } from "../lib/storage";

/** The maximum number of flags. */
const MOST = 9;

export class PlanMarks {
  marks = $state.raw<string[]>([]);
  readonly #name: string;

  constructor(table: string) {
    this.#name = `plan-${table}`;
    this.marks = (stored.get(this.#name) ?? "").split("\n").filter(Boolean);
  }

  /** Mark a place, or remove its mark: later marks move up. */
  readonly toggle = (target: string): void => {
    if (this.marks.includes(target)) this.#keep(this.marks.filter((mark) => mark !== target));
    else if (this.marks.length < MOST) this.#keep([...this.marks, target]);
  };

  clear(): void {
    if (this.marks.length) this.#keep([]);
  }

  #keep(marks: string[]): void {
    this.marks = marks;
    if (marks.length) stored.set(this.#name, marks.join("\n"));
    else stored.remove(this.#name);
  }
}

import { describe, expect, it } from "vitest";
import retrieve from "../fixtures/tzolkin-retrieve.json";
import { meal, rewards } from "./meal";
import { asTzolkin, type PlayerView, type TzolkinView } from "./view";
import { inDays, toFoodDay } from "./words";

const view = asTzolkin(retrieve.view as unknown as TzolkinView);

/** The temples of a worked example: red 2, 0, 9; blue 6, 0, 5; yellow 6, 0, −3. */
const STEPS = [
  { chaac: 2, quetzalcoatl: 1, kukulcan: 6 },
  { chaac: 4, quetzalcoatl: 1, kukulcan: 4 },
  { chaac: 4, quetzalcoatl: 1, kukulcan: 0 },
];
function standing(held: number, age: number): TzolkinView {
  const players = STEPS.map((temples, seat) => ({ ...view.players[0]!, seat, temples }));
  return { ...view, players, calendar: { ...view.calendar, food_days_held: held, age } };
}

describe("the next Food Day", () => {
  it("is counted from the day that is looked at", () => {
    const from = (day: number, held: number, days: number) => {
      const calendar = { ...view.calendar, day, food_days_held: held, next_food_day: null };
      const then = inDays({ ...view, calendar }, days);
      return [then.calendar.day, then.calendar.age, toFoodDay(then)];
    };
    expect(inDays(view, 0)).toBe(view);
    expect(from(11, 1, 2)).toEqual([13, 1, 1]);
    expect(from(11, 1, 3)).toEqual([14, 1, 0]);
    expect(from(11, 1, 4)).toEqual([15, 2, 6]);
    expect(from(26, 3, 3)).toEqual([29, 2, null]);
  });

  it("counts what all workers eat and who goes hungry", () => {
    const player = (corn: number, workers: number, each: number): PlayerView => ({
      ...view.players[0]!,
      corn,
      meals: { workers, corn_each: each },
    });
    expect(meal(player(5, 3, 2))).toEqual({ need: 6, hungry: 1 });
    expect(meal(player(3, 3, 1))).toEqual({ need: 3, hungry: 0 });
    expect(meal(player(0, 3, 0))).toEqual({ need: 0, hungry: 0 });
  });

  it("gives goods of all steps up to the own", () => {
    const goods = standing(0, 1).players.map((player) => rewards(standing(0, 1), player).goods);
    expect(goods).toEqual([{ stone: 1, wood: 2, skull: 1 }, { stone: 2, wood: 2 }, { stone: 2 }]);
  });

  it("gives points of the own step, and the bonus to the highest, half if tied", () => {
    const points = (held: number, age: number) =>
      standing(held, age).players.map((player) => rewards(standing(held, age), player).points);
    expect(points(1, 1)).toEqual([16, 15, 7]);
    expect(points(3, 2)).toEqual([18, 15, 7]);
  });
});

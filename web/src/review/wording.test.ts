import { describe, expect, it } from "vitest";
import type { Loss, Review, Turn, Way } from "./data";
import { chance, quarters, share, signed } from "./numbers";
import { comesLater, cost, lead, reasons, result, steps, story } from "./wording";

const NAMES = ["Ana", "Bohdan"];
const place = (gear: string) => ({
  key: "move-place",
  params: { gear: { key: `gear-${gear}`, params: {} } },
});
const way = (...gears: string[]): Way => ({ moves: [], messages: gears.map(place) });
const loss: Loss = {
  wins: 0.12,
  points: 3.4,
  reasons: [
    { term: "temples", points: 2.5 },
    { term: "corn", points: -0.8 },
    { term: "food", points: 0.1 },
  ],
  rivals: [3.4, -1.5],
};
const turn: Turn = { turn: 7, seat: 0, after: 20, played: way("tikal"), best: way("uxmal"), loss };

function game(chances: number[], winners = [0]): Review {
  return {
    format: "sacbe review 1",
    game: "tzolkin",
    players: 2,
    playouts: 10,
    seed: 1,
    winners,
    decided: null,
    curve: chances.map((first, number) => ({
      turn: number + 1,
      seat: number % 2,
      wins: [first, 1 - first],
      expected: [50, 40],
      points: [45.25, 40],
    })),
    milestones: [],
    turns: [],
    seats: [],
  };
}

describe("numbers", () => {
  it("never call a possible outcome impossible", () => {
    expect([0, 0.001, 0.426, 0.999, 1].map(chance)).toEqual(["0%", "<1%", "43%", ">99%", "100%"]);
  });
  it("have their sign", () => {
    expect([signed(4.5), signed(-3), signed(0.01), signed(12.3, 0)]).toEqual([
      "+4.5",
      "−3",
      "0",
      "+12",
    ]);
    expect(share(-0.08)).toBe("−8 pp");
  });
  it("are exact in quarters", () => {
    expect([45.25, -0.5, 3, 0].map(quarters)).toEqual(["45 ¼", "−½", "3", "0"]);
  });
});

describe("sentences", () => {
  it("say who won", () => {
    expect(result(game([1]), NAMES)).toBe("Ana wins with a score of 45 ¼");
  });

  it("sum up the game", () => {
    expect(story(game([0.6, 0.7, 0.8, 1]), NAMES)).toContain("from start to finish");
    expect(story(game([0.5, 0.4, 0.6, 0.4, 0.1, 0.2, 0.6, 1]), NAMES)).toContain(
      "came from behind",
    );
    expect(story(game([0.5, 0.5], [0, 1]), NAMES)).toContain("shared");
  });

  it("say what a turn lost, and why", () => {
    expect(cost(loss)).toBe("cost 12 pp of the chance of winning and about 3.4 points");
    const why = reasons("tzolkin", turn, loss, NAMES);
    expect(why.because).toHaveLength(2);
    expect(why.because[1]).toBe("Bohdan loses by this: −1.5");
    expect(why.though).toHaveLength(1);
  });

  it("say that the benefit comes later if the turn itself does not show it", () => {
    const later = { ...loss, reasons: [], rivals: [0, 0] };
    expect(reasons("tzolkin", turn, later, NAMES).because).toHaveLength(1);
    expect(lead([5, 1, 3], 0)).toBe(3);
  });

  it("say when the reasons are not enough, as the page does", () => {
    const pairs = [
      [4, 6],
      [2, 6],
      [0.2, 0.1],
    ] as const;
    expect(pairs.map(([atOnce, end]) => comesLater(atOnce, end))).toEqual([false, true, true]);
  });

  it("compare two ways choice by choice", () => {
    const both = steps(way("tikal", "tikal", "uxmal"), way("uxmal", "palenque"));
    expect(both.map(({ times, shared }) => [times, shared])).toEqual([
      [2, false],
      [1, true],
    ]);
  });
});

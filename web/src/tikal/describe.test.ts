import { describe, expect, test } from "vitest";
import { tikal } from "../fixtures";
import type { Player } from "../lib/players";
import { reasons } from "../lib/reasons";
import { TILES } from "./data";
import {
  boardWords,
  chip,
  hexWords,
  roadsWords,
  sets,
  stonesOf,
  summary,
  tileWords,
} from "./describe";
import { neighbour } from "./hex";
import { borders, walks } from "./scene";

const { early, middle, volcano } = tikal;
const { view } = middle;
const players: Player[] = ["Itzel", "Balam", "Ana", "Paulo"].map((name, seat) => ({
  seat,
  name,
  yours: seat === 0,
  bot: null,
}));

describe("words", () => {
  test("every tile has a description", () => {
    expect(tileWords("A1")).toBe("A1, ruins with 4 treasures");
    for (const { id } of TILES) expect(tileWords(id)).not.toMatch(/terrain-|undefined/);
  });

  test("the words of a hex say who is there, who holds it and where its roads lead", () => {
    const lines = hexWords(view, "b3", players);
    expect(lines[0]).toBe("b3: temple 7");
    expect(lines.join(" ")).toContain("Controlled by Paulo");
    expect(lines.join(" ")).toContain("Ana: 2 explorers");
    expect(lines.join(" ")).toContain("c4 for 1");
    expect(hexWords(view, "a1", players)).toEqual(["a1: unexplored jungle"]);
    for (const hex of Object.keys(view.hexes))
      expect(hexWords(view, hex, players).join(" ")).not.toMatch(/web-tk|undefined/);
  });

  test("the board has a summary", () => {
    expect(boardWords(view, players)).toMatch(
      /^21 of 40 hexes are explored\. Temples controlled: /,
    );
  });

  test("changes are chips", () => {
    expect(chip("action_points", -3)).toEqual({
      icon: "action_points",
      text: "−3",
      label: "−3 action points",
    });
    expect(chip("sun", 1)).toEqual({ icon: "sun_treasure", text: "+1", label: "+1 treasure: sun" });
  });

  test("treasures are sorted into sets, the fullest first", () => {
    const counts = {
      mask: 1,
      vessel: 0,
      jaguar: 3,
      serpent: 0,
      bird: 2,
      sun: 0,
      shell: 0,
      knife: 0,
    };
    expect(sets({ ...view.players[0]!, treasures: counts })).toEqual([
      { kind: "jaguar", count: 3, worth: 6 },
      { kind: "bird", count: 2, worth: 3 },
      { kind: "mask", count: 1, worth: 1 },
    ]);
  });
});

describe("roads", () => {
  test("the stones drawn add up to the prices that the server gives", () => {
    for (const shown of [view, volcano.view])
      for (const [hex, here] of Object.entries(shown.hexes))
        here.roads.forEach((price, side) => {
          const other = neighbour(hex, side);
          if (!price || !other) return;
          const both = stonesOf(shown, hex)[side]! + stonesOf(shown, other)[(side + 3) % 6]!;
          expect(both).toBe(price);
        });
  });

  test("the roads that a tile would make are those that the server gives", () => {
    expect(roadsWords(early.view, "a3", 0)).toBe("b3 for 1, a4 for 1");
    expect(roadsWords(early.view, "h1", 0)).toBe("");
  });

  test("every border between explored hexes is a road or overgrown", () => {
    const { roads, hedges } = borders(view);
    const keys = [...roads, ...hedges].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test("it says why something cannot be done at a hex", () => {
  expect(reasons(view, "hex/b3")).toEqual(["You need the majority here to place a guard."]);
  expect(reasons(view, "hex/a1")).toEqual([]);
});

test("a walk is found between two views", () => {
  const after = structuredClone(view);
  const seat = view.to_move;
  after.hexes["b3"]!.figures[seat]!.explorers -= 1;
  after.hexes["c4"]!.figures[seat]!.explorers += 1;
  expect(walks(view, after)).toMatchObject([{ seat, figure: "explorer", from: "b3", to: "c4" }]);
  expect(walks(view, view)).toEqual([]);
});

test("the current scoring is only mentioned while there is one to come", () => {
  const icons = (over: boolean) => summary({ ...view, over }, 0).map(({ icon }) => icon);
  expect(icons(false)[0]).toBe("would_score");
  expect(icons(true)[0]).toBe("explorer");
});

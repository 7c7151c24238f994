import { describe, expect, test } from "vitest";
import middle from "../fixtures/tikal-middle.json";
import volcano from "../fixtures/tikal-volcano.json";
import type { Player } from "../lib/players";
import { tileOf, TILES } from "./data";
import {
  boardWords,
  chip,
  hexWords,
  roadsIf,
  sets,
  stonesOf,
  summary,
  tileWords,
} from "./describe";
import { across, neighbour } from "./hex";
import { scoringOrder } from "./order";
import { hedges, roads, walks } from "./scene";
import { choices } from "./tokens";
import type { TikalShown, TikalView } from "./view";
import { whyNot } from "./why";

const { view, options } = middle as unknown as TikalShown;
const players: Player[] = ["Itzel", "Balam", "Ana", "Paulo"].map((name, seat) => ({
  seat,
  name,
  yours: seat === 0,
  bot: null,
}));

describe("words", () => {
  test("every tile has some", () => {
    expect(tileWords("A1")).toBe("A1, ruins with 4 treasures");
    for (const { id } of TILES) expect(tileWords(id)).not.toMatch(/terrain-|undefined/);
  });

  test("a hex is told with who is there, who holds it and where its roads lead", () => {
    const lines = hexWords(view, "b3", players);
    expect(lines[0]).toBe("b3: temple 7");
    expect(lines.join(" ")).toContain("Held by Paulo");
    expect(lines.join(" ")).toContain("Ana: 2 explorers");
    expect(lines.join(" ")).toContain("c4 for 1");
    expect(hexWords(view, "a1", players)).toEqual(["a1: unexplored jungle"]);
    for (const hex of Object.keys(view.hexes))
      expect(hexWords(view, hex, players).join(" ")).not.toMatch(/web-tk|undefined/);
  });

  test("the board has a summary", () => {
    expect(boardWords(view, players)).toMatch(/^21 of 40 hexes are explored\. Temples held: /);
  });

  test("changes are chips", () => {
    expect(chip("action_points", -3)).toEqual({
      icon: "action_points",
      text: "−3",
      label: "−3 action points",
    });
    expect(chip("sun", 1)).toEqual({ icon: "sun_treasure", text: "+1", label: "+1 treasure: sun" });
  });

  test("treasures stand in sets, the fullest first", () => {
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
  test("the stones drawn add up to the prices the server names", () => {
    for (const shown of [view, (volcano as unknown as TikalShown).view])
      for (const [hex, here] of Object.entries(shown.hexes))
        here.roads.forEach((price, side) => {
          const other = neighbour(hex, side);
          if (!price || !other) return;
          const both = stonesOf(shown, hex)[side]! + stonesOf(shown, other)[across(side)]!;
          expect(both).toBe(price);
        });
  });

  test("a tile on its hex would make the roads that it made", () => {
    for (const [hex, here] of Object.entries(view.hexes)) {
      const tile = here.tile && tileOf(here.tile);
      if (!tile) continue;
      const made = roadsIf(view, tile, hex, here.rotation).map(({ price }) => price);
      expect(made).toEqual(here.roads.filter((price) => price > 0));
    }
  });

  test("every border between explored hexes is a road or overgrown", () => {
    const keys = [...roads(view), ...hedges(view)].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test("why a temple cannot grow is said", () => {
  const seat = view.to_move;
  const offered = choices(options);
  expect(whyNot(view, "b3", seat, offered)).toContain(
    "A guard can only be set by who has the most here.",
  );
  const poor: TikalView = { ...view, action_points: 1 };
  expect(whyNot(poor, "b3", seat, []).join(" ")).toContain("costs 2 action points; you have 1");
  const done = structuredClone(view);
  done.hexes["b3"]!.done_this_turn = 2;
  expect(whyNot(done, "b3", seat, [])[0]).toMatch(/Two steps/);
  expect(whyNot(view, "a1", seat, offered)).toEqual([]);
});

test("a walk is seen between two views", () => {
  const after = structuredClone(view);
  const seat = view.to_move;
  after.hexes["b3"]!.figures[seat]!.explorers -= 1;
  after.hexes["c4"]!.figures[seat]!.explorers += 1;
  expect(walks(view, after)).toMatchObject([{ seat, figure: "explorer", from: "b3", to: "c4" }]);
  expect(walks(view, view)).toEqual([]);
});

test("a scoring round has an order", () => {
  const shown = (volcano as unknown as TikalShown).view;
  const order = scoringOrder(shown);
  expect(order).toHaveLength(4);
  expect(order.find(({ state }) => state === "now")?.seat).toBe(shown.to_move);
  expect(scoringOrder(view)).toEqual([]);
});

test("what would be scored now is only said while anything can be", () => {
  const icons = (over: boolean) => summary({ ...view, over }, 0).map(({ icon }) => icon);
  expect(icons(false)[0]).toBe("would_score");
  expect(icons(true)[0]).toBe("explorer");
});

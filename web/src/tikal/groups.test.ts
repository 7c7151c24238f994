import { describe, expect, test } from "vitest";
import auction from "../fixtures/tikal-auction.json";
import camps from "../fixtures/tikal-camps.json";
import early from "../fixtures/tikal-early.json";
import middle from "../fixtures/tikal-middle.json";
import volcano from "../fixtures/tikal-volcano.json";
import { words } from "../lib/words.svelte";
import { groups } from "./groups";
import { tips } from "./tips";
import type { TikalShown } from "./view";

const all = [auction, camps, early, middle, volcano] as unknown as TikalShown[];

describe("the choice list", () => {
  test("has every option once, in words", () => {
    for (const { view, options } of all) {
      const entries = groups(view, options).flatMap((group) => group.entries);
      expect(entries.flatMap(({ tokens }) => tokens).sort()).toEqual(
        options.map(({ token }) => token).sort(),
      );
      for (const { title, detail } of entries)
        expect(`${title} ${detail}`).not.toMatch(/web-tk|move-|undefined|^ /);
    }
  });

  test("has places for a tile by hex, and tells rotations apart by their roads and stones", () => {
    const { view, options } = early as unknown as TikalShown;
    const made = groups(view, options);
    expect(made.map(({ title }) => title).slice(0, 3)).toEqual(["On a3", "On b2", "On c2"]);
    for (const { entries } of made) {
      const told = entries.map(({ title, detail }) => `${title} ${detail}`);
      expect(new Set(told).size).toBe(told.length);
    }
    expect(made[0]!.entries[0]).toMatchObject({
      tokens: ["place a3 0"],
      title: "Roads: b3 for 1, a4 for 1",
      detail: "Stones: north 2, south-east 1",
    });
  });

  test("has walks by figure and start, and the turn’s end last", () => {
    const { view, options } = middle as unknown as TikalShown;
    const titles = groups(view, options).map(({ title }) => title);
    expect(titles[0]).toBe("Temples, treasures, camps");
    expect(titles).toContain("Explorer on b3");
    expect(titles).toContain("Leader on b5");
    expect(groups(view, options).at(-1)!.entries[0]!.tokens).toEqual(["end turn"]);
  });

  test("names whoever treasures are exchanged with by their colour", () => {
    const { view, options } = camps as unknown as TikalShown;
    const titles = groups(view, options).map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith("Exchange"))).toEqual([
      "Exchange with Red",
      "Exchange with Green",
    ]);
  });

  test("says of a guard who leaves the game for it, if anybody does", () => {
    const { view, options } = structuredClone(middle) as unknown as TikalShown;
    const detail = () =>
      groups(view, options)
        .flatMap(({ entries }) => entries)
        .find(({ tokens }) => tokens[0] === "guard explorer c3")!.detail;
    expect(detail()).toBe("c3: temple 2");
    view.hexes["c3"]!.figures[view.to_move] = { explorers: 2, leader: true };
    expect(detail()).toBe("c3: temple 2. Then out of the game for good: 1 explorer, the leader");
  });

  test("has the pass before the bids", () => {
    const { view, options } = auction as unknown as TikalShown;
    expect(groups(view, options)[0]!.entries[0]!.tokens).toEqual(["pass"]);
  });
});

test("tips have words, and fit only one’s own moments", () => {
  for (const tip of tips) {
    expect(words.has(tip.key)).toBe(true);
    expect(words.has(`${tip.key}-body`)).toBe(true);
  }
  const fitting = (shown: TikalShown, mine: boolean) =>
    tips.filter(({ fits }) => fits(shown.view, mine)).map(({ key }) => key);
  const first = (shown: unknown) => fitting(shown as TikalShown, true).slice(0, 2);
  expect(first(early)).toEqual(["web-tk-tip-aim", "web-tk-tip-place"]);
  expect(first(volcano)).toEqual(["web-tk-tip-aim", "web-tk-tip-volcano"]);
  expect(first(auction)).toEqual(["web-tk-tip-aim", "web-tk-tip-auction"]);
  expect(fitting(middle as unknown as TikalShown, false)).toEqual([]);
});

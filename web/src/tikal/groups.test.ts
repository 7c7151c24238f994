import { describe, expect, test } from "vitest";
import { tikal, type TikalShown } from "../fixtures";
import { words } from "../lib/words.svelte";
import { groups } from "./groups";
import { tips } from "./tips";

const { auction, camps, early, middle, volcano } = tikal;

describe("the choice list", () => {
  test("has every option once, in words", () => {
    for (const { view, options } of Object.values(tikal)) {
      const entries = groups(view, options).flatMap((group) => group.entries);
      expect(entries.map(({ token }) => token).sort()).toEqual(
        options.map(({ token }) => token).sort(),
      );
      for (const { title, detail } of entries)
        expect(`${title} ${detail}`).not.toMatch(/web-tk|move-|undefined|^ /);
    }
  });

  test("groups places for a tile by hex, and tells rotations apart by roads and stones", () => {
    const { view, options } = early;
    const made = groups(view, options);
    expect(made.map(({ title }) => title).slice(0, 3)).toEqual(["On a3", "On b2", "On c2"]);
    for (const { entries } of made) {
      const told = entries.map(({ title, detail }) => `${title} ${detail}`);
      expect(new Set(told).size).toBe(told.length);
    }
    expect(made[0]!.entries[0]).toMatchObject({
      token: "place a3 0",
      title: "Paths: b3 for 1, a4 for 1",
      detail: "Stones: north 2, south-east 1",
    });
  });

  test("groups walks by figure and start, and puts the turn’s end last", () => {
    const { view, options } = middle;
    const titles = groups(view, options).map(({ title }) => title);
    expect(titles[0]).toBe("Temples, treasures, camps");
    expect(titles).toContain("Explorer on b3");
    expect(titles).toContain("Leader on b5");
    expect(groups(view, options).at(-1)!.entries[0]!.token).toBe("end turn");
  });

  test("names the other player of an exchange by their colour", () => {
    const { view, options } = camps;
    const titles = groups(view, options).map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith("Exchange"))).toEqual([
      "Exchange with Red",
      "Exchange with Green",
    ]);
  });

  test("says which figures leave the game for a guard, if any", () => {
    const { view, options } = structuredClone(middle);
    const detail = () =>
      groups(view, options)
        .flatMap(({ entries }) => entries)
        .find(({ token }) => token === "guard explorer c3")!.detail;
    expect(detail()).toBe("c3: temple 2");
    view.guards["c3"] = [{ figure: "explorer", leave: { explorers: 1, leader: true } }];
    expect(detail()).toBe("c3: temple 2. Removed from the game: 1 explorer, the leader");
  });

  test("puts the pass before the bids", () => {
    const { view, options } = auction;
    expect(groups(view, options)[0]!.entries[0]!.token).toBe("pass");
  });
});

test("tips have words, and only fit one’s own turns", () => {
  for (const tip of tips) {
    expect(words.has(tip.key)).toBe(true);
    expect(words.has(`${tip.key}-body`)).toBe(true);
  }
  const fitting = ({ view, options }: Pick<TikalShown, "view" | "options">) =>
    tips.filter((tip) => tip.fits(view, options)).map(({ key }) => key);
  const first = (shown: TikalShown) => fitting(shown).slice(0, 2);
  expect(first(early)).toEqual(["web-tk-tip-aim", "web-tk-tip-place"]);
  expect(first(volcano)).toEqual(["web-tk-tip-aim", "web-tk-tip-volcano"]);
  expect(first(auction)).toEqual(["web-tk-tip-aim", "web-tk-tip-auction"]);
  expect(fitting({ ...middle, options: [] })).toEqual([]);
});

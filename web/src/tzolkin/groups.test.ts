import { describe, expect, it } from "vitest";
import { tzolkin, type TzolkinShown } from "../fixtures";
import { words } from "../lib/words.svelte";
import { groups } from "./groups";
import { tips } from "./tips";
import { why } from "./words";
import { zoomed } from "./zoom";

const { act, build, keep, place, retrieve } = tzolkin;
const listed = ({ view, options }: TzolkinShown) => groups(view, options);
const entries = (shown: TzolkinShown) => listed(shown).flatMap((group) => group.entries);

describe("the choice list", () => {
  it("names spaces and what can be done there", () => {
    const [only] = listed(place);
    expect(only?.title).toBe("");
    expect(only?.entries.map((entry) => entry.title)).toContain("Tikal 5");
    expect(only?.entries.find((entry) => entry.title === "Palenque 0")?.detail).toMatch(/riding/);
  });

  it("puts buildings and monuments under headings", () => {
    expect(listed(build).map((group) => group.title)).toEqual(["Buildings", "Monuments"]);
  });

  it("puts doing nothing last, and has no duplicate headings", () => {
    for (const shown of Object.values(tzolkin)) {
      const titles = listed(shown).map((group) => group.title);
      expect(new Set(titles).size).toBe(titles.length);
      expect(
        entries(shown)
          .map(({ token }) => token)
          .toSorted(),
      ).toEqual(shown.options.map(({ token }) => token).toSorted());
    }
    expect(entries(act).at(-1)?.token).toBe("nothing");
  });

  it("shows what stepping back costs, beside what it brings", () => {
    const told = (shown: TzolkinShown) => entries(shown).map(({ detail }) => detail);
    const costs = [4, 3, 2, 1].map((corn) => `includes ${corn} corn for going back`);
    // Its own action first, then further and further back; "no action" last.
    expect(told(act)).toEqual(["", ...costs.toReversed(), ""]);
    // On the last spaces any action of the gear is free, so they are in their usual order.
    const free = structuredClone(act);
    for (const space in free.view.step_back) free.view.step_back[space] = 0;
    expect(told(free).every((detail) => detail === "")).toBe(true);
    expect(entries(free)[0]?.token).toBe("act tikal 1");
  });

  it("does not promise what others have used up", () => {
    const used = structuredClone(retrieve);
    const [worker] = used.options;
    used.options = [
      { ...worker, kind: "retrieve", token: "altar", args: { gear: "chichen_itza", space: 4 } },
      { ...worker, kind: "retrieve", token: "jungle", args: { gear: "palenque", space: 2 } },
    ] as typeof used.options;
    const of = (token: string) => entries(used).find((entry) => entry.token === token)?.detail;
    used.view.altars = [];
    used.view.jungle["2"] = { corn: 2, wood: 0 };
    expect(of("altar")).toContain("skull: 7 points");
    expect(of("jungle")).not.toContain("no tile");
    used.view.altars = [4];
    used.view.jungle["2"] = { corn: 0, wood: 0 };
    expect(of("altar")).toBe("There is a skull here: this action is used up.");
    expect(of("jungle")).toMatch(/^harvest.* \(no tile is left\)$/);
  });

  it("describes wealth tiles", () => {
    expect(listed(keep)[0]?.entries[0]?.title).toContain("1 wood");
  });
});

describe("why not", () => {
  it("is silent where something can be chosen", () => {
    expect(why(place.view, "space/tikal/5")).toBe("");
  });

  it("passes on what the server says", () => {
    expect(why(place.view, "space/uxmal/3")).toBe(
      "A worker always goes on the lowest free space: 0.",
    );
    expect(why(build.view, "tile/M11")).toMatch(/still need/);
  });

  it("tells others to wait", () => {
    const view = { ...place.view, seat: (place.view.to_move + 1) % 4, unavailable: [] };
    expect(why(view, "space/uxmal/0")).toMatch(/another player/);
  });
});

describe("the guided first game", () => {
  it("has a title and a text for every tip", () => {
    expect(tips.length).toBeGreaterThanOrEqual(10);
    for (const { key } of tips) {
      expect(words.has(key)).toBe(true);
      expect(words.has(`${key}-body`)).toBe(true);
    }
  });

  it("begins with wealth tiles, then workers", () => {
    const first = ({ view, options }: TzolkinShown) =>
      tips.find((tip) => tip.fits(view, options))?.key;
    expect(first(keep)).toBe("web-tz-tip-aim");
    expect(first(act)).toBe("web-tz-tip-act");
  });
});

describe("zooming", () => {
  it("keeps the point under the fingers, and no empty margin", () => {
    const lie = zoomed({ scale: 1, x: 0, y: 0 }, 2, 50, 80, 100, 100);
    expect(lie).toEqual({ scale: 2, x: -50, y: -80 });
    expect(zoomed(lie, 0.5, 0, 0, 100, 100)).toEqual({ scale: 1, x: 0, y: 0 });
  });
});

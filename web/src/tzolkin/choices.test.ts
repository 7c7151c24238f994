import { describe, expect, it } from "vitest";
import type { Shown } from "../api/types";
import act from "../fixtures/tzolkin-act.json";
import build from "../fixtures/tzolkin-build.json";
import harvest from "../fixtures/tzolkin-harvest.json";
import keep from "../fixtures/tzolkin-keep.json";
import place from "../fixtures/tzolkin-place.json";
import retrieve from "../fixtures/tzolkin-retrieve.json";
import { words } from "../lib/words.svelte";
import { spots } from "./choices";
import { groups, question } from "./groups";
import { TIPS } from "./tips";
import { asTzolkin } from "./view";
import { missing, whySpace, whyTile, whyTrack } from "./why";
import { zoomed } from "./zoom";

const shown = (fixture: unknown) => fixture as Shown;
const game = (fixture: unknown) => asTzolkin(shown(fixture).view);
const found = (fixture: unknown) => spots(game(fixture), shown(fixture).options);
const listed = (fixture: unknown) => groups(shown(fixture).view, shown(fixture).options);

describe("places of options", () => {
  it("put a new worker on the lowest free space", () => {
    expect(found(place).has("space/tikal/5")).toBe(true);
    expect(found(place).has("start")).toBe(true);
  });

  it("put the jungle at the space that harvests", () => {
    const there = found(harvest);
    expect([...there.keys()]).toEqual([expect.stringMatching(/^space\/palenque\/[2-5]$/)]);
    expect([...there.values()][0]).toHaveLength(3);
  });
});

describe("the choice list", () => {
  it("names spaces and what can be done there", () => {
    const [only] = listed(place);
    expect(only?.title).toBe("");
    expect(only?.entries.map((entry) => entry.title)).toContain("Tikal 5");
    expect(only?.entries.find((entry) => entry.title === "Palenque 0")?.detail).toMatch(/ride/);
  });

  it("puts buildings and monuments under headings", () => {
    expect(listed(build).map((group) => group.title)).toEqual(["Buildings", "Monuments"]);
  });

  it("ends with doing nothing, and has no two headings alike", () => {
    for (const fixture of [act, build, harvest, keep, place, retrieve]) {
      const titles = listed(fixture).map((group) => group.title);
      expect(new Set(titles).size).toBe(titles.length);
      const tokens = listed(fixture).flatMap((group) => group.entries.flatMap((one) => one.tokens));
      expect(tokens.toSorted()).toEqual(
        shown(fixture)
          .options.map((option) => option.token)
          .toSorted(),
      );
    }
    expect(listed(act).at(-1)?.entries.at(-1)?.tokens).toEqual(["nothing"]);
  });

  it("tells what stepping back costs, beside what it brings", () => {
    const told = (fixture: unknown) =>
      listed(fixture).flatMap((group) => group.entries.map((entry) => entry.detail));
    const costs = [4, 3, 2, 1].map((corn) => `${corn} corn for stepping back is included`);
    // Its own action first, then further and further back; "no action" last.
    expect(told(act)).toEqual(["", ...costs.toReversed(), ""]);
    // On the last spaces any action of the gear is free.
    const free = structuredClone(shown(act));
    free.view.prompt!.params["space"] = 7;
    expect(told(free).every((detail) => detail === "")).toBe(true);
    // So they are one space earlier in Chichen Itza, with theology.
    const skulls = structuredClone(shown(act));
    skulls.options = [{ ...skulls.options[0]!, token: "act chichen_itza 5" }];
    skulls.view.prompt!.params["space"] = 9;
    const { technologies } = game(skulls).players[skulls.view.to_move]!;
    technologies.theology = 0;
    expect(told(skulls)).toEqual(["4 corn for stepping back is included"]);
    technologies.theology = 1;
    expect(told(skulls)).toEqual([""]);
  });

  it("does not promise what others have used up", () => {
    const of = (fixture: unknown, gear: string) =>
      listed(fixture)
        .flatMap((group) => group.entries)
        .find((entry) => entry.tokens[0]!.startsWith(`retrieve ${gear}`))?.detail;
    const used = structuredClone(shown(retrieve));
    game(used).altars = [];
    game(used).jungle["2"] = { corn: 2, wood: 0 };
    used.options = [
      { ...used.options[0]!, token: "retrieve chichen_itza 4", target: "space/chichen_itza/4" },
      { ...used.options[0]!, token: "retrieve palenque 2", target: "space/palenque/2" },
    ];
    expect(of(used, "chichen_itza")).toContain("skull: 7 points");
    expect(of(used, "palenque")).not.toContain("no tile");
    game(used).altars = [4];
    game(used).jungle["2"] = { corn: 0, wood: 0 };
    expect(of(used, "chichen_itza")).toBe("A skull lies here: this action is used up.");
    expect(of(used, "palenque")).toMatch(/^harvest.* \(no tile is left\)$/);
  });

  it("asks only for what can be done", () => {
    const asked = (key: string, ...tokens: string[]) =>
      question(
        { ...shown(place).view, prompt: { key, params: {}, source: "" } },
        tokens.map((token) => ({ ...shown(place).options[0]!, token })),
      );
    const end = "end turn";
    expect(asked("ask-turn", "place tikal", "retrieve uxmal 2")).toBeNull();
    expect(asked("ask-turn", "place tikal", "beg")).toBe("Your turn: place workers.");
    expect(asked("ask-turn", "retrieve uxmal 2")).toBe("Your turn: retrieve workers.");
    expect(asked("ask-turn-placing", "place tikal", end)).toBeNull();
    expect(asked("ask-turn-retrieving", end)).toBe("Nothing more can be done: end the turn.");
    expect(asked("ask-turn-mercy", end)).toBeNull();
  });

  it("describes wealth tiles", () => {
    expect(listed(keep)[0]?.entries[0]?.title).toContain("1 wood");
  });
});

describe("why not", () => {
  it("is silent where something can be chosen", () => {
    expect(whySpace(game(place), found(place), "tikal", 5)).toBe("");
  });

  it("tells the lowest free space", () => {
    expect(whySpace(game(place), found(place), "uxmal", 3)).toContain("0");
  });

  it("tells what is missing", () => {
    const view = game(build);
    const player = view.players[view.seat!]!;
    expect(missing(player, { wood: player.wood + 2, corn: 0 })).toEqual({ wood: 2 });
    expect(whyTile(view, found(build), "M11")).toMatch(/still need/);
  });

  it("tells others to wait", () => {
    const view = { ...game(place), seat: (game(place).to_move + 1) % 4 };
    expect(whySpace(view, new Map(), "uxmal", 0)).toMatch(/another player/);
    expect(whyTrack(view, new Map(), "temple/chaac")).toMatch(/another player/);
  });
});

describe("the guided first game", () => {
  it("has a title and a text for every tip", () => {
    expect(TIPS.length).toBeGreaterThanOrEqual(10);
    for (const { key } of TIPS) {
      expect(words.has(key)).toBe(true);
      expect(words.has(`${key}-body`)).toBe(true);
    }
  });

  it("begins with wealth tiles, then workers", () => {
    const first = (fixture: unknown) =>
      TIPS.find((tip) => tip.fits(shown(fixture).view, true))?.key;
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

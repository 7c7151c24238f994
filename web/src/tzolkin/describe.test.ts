import { describe, expect, it } from "vitest";
import { tzolkin } from "../fixtures";
import { DATA } from "./data";
import { changes, chip, counted, effects, tile, tileName } from "./describe";
import { levelSign, levelWords, line, spaceSign, tileSign, tone } from "./signs";
import { foodDayAfter } from "./words";

describe("tiles in words", () => {
  it("include cost and effects", () => {
    expect(tile("B27", 4)).toBe("costs 2 stone; 2 steps up on Chaac, 2 points");
    expect(tile("W02", 4)).toBe("5 corn, 1 gold, 1 step up on Quetzalcoatl");
    expect(tileName("B27")).toBe("shrine B27");
  });

  it("consider the number of players where a monument does", () => {
    expect(effects("M05", 2)).toContain("6 points");
    expect(effects("M05", 4)).toContain("4 points");
  });

  it("exist for every tile, together with a sign", () => {
    for (const { id } of [...DATA.buildings, ...DATA.monuments, ...DATA.wealth]) {
      expect(tile(id, 3)).not.toMatch(/effect-|monument-|undefined/);
      expect(tileSign(id, 3).length).toBeGreaterThan(0);
    }
  });
});

describe("changes in words", () => {
  it("have signs", () => {
    expect(changes({ corn: -3, chaac: 2 })).toBe("−3 corn, +2 Chaac steps");
    expect(changes({})).toBe("nothing");
    expect(counted("theology", 1)).toBe("1 level of theology");
    expect(counted("corn_tile", 2)).toBe("2 corn tiles");
  });

  it("are chips with an icon, points in quarters", () => {
    expect(chip("corn", -3)).toEqual({ icon: "corn", text: "−3", label: "−3 corn" });
    expect(chip("quarter_points", 24)).toMatchObject({ icon: "points", text: "+6" });
  });
});

describe("signs", () => {
  it("show what a space gives", () => {
    expect(spaceSign("palenque", 3)).toEqual([
      [{ icons: ["corn"], text: "5" }],
      [{ icons: ["wood"], text: "2" }],
    ]);
    expect(spaceSign("yaxchilan", 0)).toEqual([]);
    expect(spaceSign("uxmal", 7)).toEqual([[{ icons: ["any_action"], text: "" }]]);
    expect(spaceSign("chichen_itza", 9)[0]).toEqual([{ icons: ["points"], text: "13" }]);
  });

  it("exist for every level, together with words", () => {
    for (const technology of ["agriculture", "extraction", "architecture", "theology"] as const)
      for (const level of [1, 2, 3, 4]) {
        expect(levelSign(technology, level)).not.toEqual([]);
        expect(levelWords(technology, level)).not.toContain("web-tz");
      }
  });

  it("are laid out in a row", () => {
    const row = line(
      [
        { icons: ["corn"], text: "12" },
        { icons: ["wood", "stone", "gold"], text: "" },
      ],
      10,
    );
    expect(row.glyphs).toHaveLength(4);
    expect(row.texts).toEqual([{ text: "12", x: expect.closeTo(10.8) as number }]);
    expect(row.width).toBeGreaterThan(30);
    expect(tone("build")).toBe("currentColor");
  });
});

describe("the next Food Day", () => {
  it("is counted from the day that is looked at", () => {
    const { calendar } = tzolkin.place.view;
    const from = (day: number, held: number, days: number) => {
      const food_days = calendar.food_days.map((one, number) => ({ ...one, held: number < held }));
      return foodDayAfter({ ...calendar, day, food_days }, days)?.day;
    };
    expect(from(11, 1, 3)).toBe(14);
    expect(from(11, 1, 4)).toBe(21);
    expect(from(26, 3, 3)).toBeUndefined();
    expect(from(15, 1, 0)).toBe(14); // jumped over, and still to come
  });
});

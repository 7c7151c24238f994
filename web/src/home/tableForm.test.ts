import { describe, expect, test } from "vitest";
import { Refusal } from "../api/client";
import { bodyOf, fieldOf, newPlan, problemsOf, seated } from "./tableForm";

describe("a new table", () => {
  test("is for me and a friend, without a clock", () => {
    expect(bodyOf(newPlan(""))).toEqual({
      game: "tzolkin",
      options: {},
      seats: [
        { kind: "me", name: "" },
        { kind: "open", name: "" },
      ],
      pace: { kind: "untimed", late: "bot", bot: "level:2" },
      title: "",
      public: false,
      hints: true,
    });
  });

  test("follows the wishes in the address", () => {
    const plan = newPlan("?game=tikal&public=yes");
    expect([plan.game, plan.public]).toEqual(["tikal", true]);
    expect(newPlan("?game=chess").game).toBe("tzolkin");
  });

  test("can have friends at this device, bots, a clock and a chosen first player", () => {
    const plan = newPlan("?game=tikal");
    plan.count = 3;
    plan.mode = "tactical";
    plan.places[0]!.name = " Ana ";
    plan.places = seated(plan, 1, "here");
    plan.places[1]!.name = "Bohdan";
    plan.places = seated(plan, 2, "bot");
    plan.places[2]!.level = 4;
    Object.assign(plan, { first: 1, pace: "live", minutes: 20, increment: 15, late: "others" });
    expect(bodyOf(plan)).toMatchObject({
      game: "tikal",
      options: { mode: "tactical", first: 1 },
      seats: [
        { kind: "me", name: "Ana" },
        { kind: "me", name: "Bohdan" },
        { kind: "bot", bot: "level:4" },
      ],
      pace: { kind: "live", seconds: 1200, increment: 15, late: "others" },
    });
  });

  test("forgets the first player if that seat is not played", () => {
    expect(bodyOf({ ...newPlan(""), first: 3 }).options).toEqual({});
  });

  test("seats me only once", () => {
    expect(seated(newPlan(""), 1, "me").map((place) => place.kind)).toEqual([
      "here",
      "me",
      "open",
      "open",
    ]);
  });

  test("shows each problem at its field", () => {
    const plan = newPlan("");
    expect(problemsOf(plan)).toEqual({});
    plan.places[0]!.name = "x".repeat(41);
    plan.title = "x".repeat(81);
    Object.assign(plan, { pace: "live", minutes: 0, increment: Number.NaN });
    expect(Object.keys(problemsOf(plan)).sort()).toEqual([
      "increment",
      "minutes",
      "name-0",
      "title",
    ]);
    const bots = newPlan("");
    bots.places = seated({ ...bots, places: seated(bots, 0, "bot") }, 1, "bot");
    expect(problemsOf(bots).places).toMatch(/^A table needs at least one person/);
  });

  test("finds the field that the server names", () => {
    const refusal = (where: string) =>
      new Refusal(422, "error-server-request", { where }, "", { problems: [{ where }] });
    expect(fieldOf(refusal("body.seats.2.name"))).toBe("name-2");
    expect(fieldOf(refusal("body.pace.live.seconds"))).toBe("minutes");
    expect(fieldOf(refusal("body.game"))).toBeNull();
  });
});

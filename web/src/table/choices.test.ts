import { expect, test } from "vitest";
import type { Option } from "../api/types";
import { groupsOf, sought, startsClosed } from "./choices";
import { changes } from "./cost";
import { option, shown } from "./fakes";

const { view } = shown(1);
const hex = (name: string): Option => ({
  ...option(`move ${name}`),
  message: { key: "move-uncover", params: { hex: { key: "hex", params: { name } } } },
});
const many = Array.from({ length: 20 }, (_, number) => hex(`a${number}`));

test("a few choices are one list, without the end of the turn", () => {
  const groups = groupsOf(null, view, [hex("a1"), hex("a2"), option("end turn")]);
  expect(groups.length).toBe(1);
  expect(groups[0]!.entries.map((entry) => entry.tokens)).toEqual([["move a1"], ["move a2"]]);
});

test("many choices are grouped by how they are said, and large groups are closed", () => {
  const pass = { ...option("pass"), message: { key: "move-pass", params: {} } };
  const groups = groupsOf(null, view, [...many, pass]);
  expect(groups.map((group) => group.entries.length)).toEqual([20, 1]);
  expect(groups[0]!.title).toBe("Uncover a step of the temple on");
  expect(groups.map((group) => startsClosed(group, groups))).toEqual([true, false]);
});

test("choices are found by any of their words, without accents and capitals", () => {
  const groups = groupsOf(null, view, many);
  expect(sought(groups, "TEMPLE a7")[0]!.entries.map((entry) => entry.tokens[0])).toEqual([
    "move a7",
  ]);
  expect(sought(groups, "nowhere")).toEqual([]);
  expect(sought(groups, " ")).toEqual(groups);
});

test("the running cost is what became more or less, by icons", () => {
  const had = { seat: 0, points: 1, corn: 5, hand: 3, workers: 3, temples: { chaac: 0 } };
  const has = {
    ...had,
    corn: 3,
    hand: 1,
    workers: 4,
    temples: { chaac: 1 },
    meals: { workers: 9 },
  };
  const at = (player: typeof had) => ({ ...view, players: [player] });
  expect(changes(at(had), at(has), 0)).toEqual([
    ["corn", -2],
    ["worker", 1],
    ["chaac", 1],
  ]);
});

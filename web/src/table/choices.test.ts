import { expect, test } from "vitest";
import type { Option } from "../api/types";
import { groupsOf, sought, startsClosed } from "./choices";
import { option, shown } from "../fixtures/fakes";

const { view } = shown(1);
const hex = (name: string): Option => ({
  ...option(`move ${name}`),
  message: { key: "move-uncover", params: { hex: { key: "hex", params: { name } } } },
});
const many = Array.from({ length: 20 }, (_, number) => hex(`a${number}`));

test("a few choices form one list, without the end of the turn", () => {
  const groups = groupsOf(null, view, [hex("a1"), hex("a2"), option("end turn", "end_turn")]);
  expect(groups.length).toBe(1);
  expect(groups[0]!.entries.map(({ token }) => token)).toEqual(["move a1", "move a2"]);
});

test("with many choices, large groups are closed", () => {
  const [all] = groupsOf(null, view, many);
  const groups = [
    { ...all!, title: "Uncover" },
    { title: "Pass", entries: all!.entries.slice(0, 1) },
  ];
  expect(groups.map((group) => startsClosed(group, groups))).toEqual([true, false]);
});

test("choices are found by any of their words, ignoring accents and capitals", () => {
  const groups = groupsOf(null, view, many);
  expect(sought(groups, "TEMPLE a7")[0]!.entries.map(({ token }) => token)).toEqual(["move a7"]);
  expect(sought(groups, "nowhere")).toEqual([]);
  expect(sought(groups, " ")).toEqual(groups);
});

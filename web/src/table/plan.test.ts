import { beforeEach, expect, test } from "vitest";
import { stored } from "../lib/storage";
import { PlanMarks } from "./plan.svelte";

beforeEach(() => stored.remove("plan-t"));

test("marks keep their order, and marking a place again removes its mark", () => {
  const plan = new PlanMarks("t");
  for (const target of ["a", "b", "c", "b"]) plan.toggle(target);
  expect(plan.marks).toEqual(["a", "c"]);
  expect(new PlanMarks("t").marks).toEqual(["a", "c"]);
});

test("a plan has at most nine flags, and can be cleared", () => {
  const plan = new PlanMarks("t");
  for (const target of "abcdefghijk") plan.toggle(target);
  expect(plan.marks.length).toBe(9);
  plan.clear();
  expect(new PlanMarks("t").marks).toEqual([]);
});

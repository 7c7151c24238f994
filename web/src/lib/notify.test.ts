import { afterEach, expect, test } from "vitest";
import { showTurn } from "./notify";

afterEach(() => (document.title = ""));

test("the title says in words that it is my turn, and for which table", () => {
  showTurn("Tikal · Sacbe", true);
  expect(document.title).toBe("● Your turn · Tikal · Sacbe");
  showTurn("Tikal · Sacbe", false);
  expect(document.title).toBe("Tikal · Sacbe");
});

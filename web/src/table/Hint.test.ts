import { render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { server } from "../fixtures/fakes";
import Hint from "./Hint.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const line = { moves: ["a"], text: "Go there", wins: [0.5], points: [9], brings: [] };

function hint(still: boolean, lines: object[] = [{ ...line, compared: null }]) {
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  const seen = vi.spyOn(Element.prototype, "scrollIntoView");
  const result = { seat: 0, lines };
  server(() => ({ job: { id: "j", status: "done", progress: 1, result } }));
  const nothing = vi.fn();
  const calls = { onlight: nothing, onchoose: nothing, onclose: nothing };
  render(Hint, { table: "t1", seat: 0, tokens: ["a"], ...calls });
  return seen;
}

test("scrolls into view when it opens, and again when there is something to read", async () => {
  const seen = hint(false);
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
  await screen.findByText("Go there");
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(2));
  expect(seen).toHaveBeenLastCalledWith({ block: "nearest", behavior: "smooth" });
  expect(seen.mock.contexts).toEqual(Array(2).fill(screen.getByRole("region", { name: "Hint" })));
});

test("does not scroll smoothly if motion is reduced", async () => {
  const seen = hint(true);
  await waitFor(() =>
    expect(seen).toHaveBeenLastCalledWith({ block: "nearest", behavior: "auto" }),
  );
});

test("says what the best line brings, and how the others differ from it", async () => {
  hint(false, [
    { ...line, brings: ["more corn: +3"], compared: { other: 1, said: ["more gold: +1"] } },
    {
      ...line,
      text: "Stay here",
      brings: ["less corn: −1"],
      compared: { other: 0, said: ["less gold: −1", "what no. 1 brings comes later"] },
    },
  ]);
  await screen.findByText("Stay here");
  const items = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(items[0]).toMatch(/Gains:\s+more corn: \+3$/);
  expect(items[1]).toMatch(
    /Compared with the first:\s+less gold: −1 · what no. 1 brings comes later$/,
  );
});

import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Option, View } from "../api/types";
import type { Face } from "../lib/faces";
import { guide } from "../lib/guide.svelte";
import { router } from "../lib/router.svelte";
import { option } from "../fixtures/fakes";
import Coach from "./Coach.svelte";

// Any two texts will do: the guide shows the tips that a face gives it.
const face = {
  tips: [
    { key: "web-about", fits: (_: View, options: Option[]) => options.length > 0 },
    { key: "web-missing", fits: (view: View) => view.turn > 1 },
  ],
} as unknown as Face;
const options = [option("a")];
const view = (turn: number) => ({ turn }) as View;

beforeEach(() => router.go("/table/g1", true));
afterEach(() => {
  guide.stop("g1");
  router.go("/", true);
  vi.useRealTimers();
});

describe("the guide", () => {
  test("is silent at tables without a guide", () => {
    render(Coach, { view: view(2), options, face, players: [] });
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("shows one tip after the other, each of them once", async () => {
    guide.begin("g1");
    render(Coach, { view: view(2), options, face, players: [] });
    expect(screen.getByRole("button", { name: "About Sacbe" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Got it" }));
    expect(screen.getByRole("button", { name: "There is nothing here" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Got it" }));
    expect(screen.queryByRole("button")).toBeNull();
    expect(JSON.parse(localStorage.getItem("sacbe-guide")!)).toEqual({
      g1: ["web-about", "web-missing"],
    });
  });

  test("moves on with the game, but leaves time to read", async () => {
    vi.useFakeTimers();
    guide.begin("g1");
    const { rerender } = render(Coach, { view: view(1), options, face, players: [] });
    await rerender({ view: view(2), options: [] });
    expect(screen.getByRole("button", { name: "About Sacbe" })).toBeTruthy();
    vi.advanceTimersByTime(7000);
    await rerender({ view: view(3), options: [] });
    expect(screen.getByRole("button", { name: "There is nothing here" })).toBeTruthy();
  });

  test("ends on request", async () => {
    guide.begin("g1");
    render(Coach, { view: view(2), options, face, players: [] });
    await fireEvent.click(screen.getByRole("button", { name: "Stop the guide" }));
    expect(screen.queryByRole("button")).toBeNull();
    expect(guide.guides("g1")).toBe(false);
  });
});

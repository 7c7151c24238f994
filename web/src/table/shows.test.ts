import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logLine, shown } from "../fixtures/fakes";
import { Shows } from "./shows.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seconds = (many: number) => vi.advanceTimersByTimeAsync(many * 1000);

test("the next turn also waits for someone who starts reading while it is loading", async () => {
  const late = <T>(value: T) => new Promise<T>((done) => setTimeout(() => done(value), 500));
  const shows = new Shows("slow", {
    now: () => shown(4),
    rests: () => false,
    turns: () => [2, 3].map((seq) => ({ seq, turn: seq, before: null })),
    view: (at) => late(shown(at)),
    line: (at) => late(logLine(at, 1, `${at}`)),
  });
  void shows.walk(null);
  await seconds(0.6);
  expect(shows.current?.line?.text).toBe("2");
  await seconds(1.6); // its time is up, and the next one is loading
  const { hold } = shows.current!;
  hold(true);
  await seconds(30);
  expect(shows.current?.line?.text).toBe("2");
  hold(false);
  await seconds(0.1);
  expect(shows.current?.line?.text).toBe("3");
  await seconds(1.3);
  expect(shows.current?.line?.text).toBe("3");
});

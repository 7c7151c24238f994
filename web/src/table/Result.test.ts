import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { Result as Ending } from "../api/types";
import { playersOf } from "../lib/players";
import { logLine, seat, table } from "../fixtures/fakes";
import Result from "./Result.svelte";
import type { TableStore } from "./table.svelte";

test("says where the last points came from, in the words of the log", () => {
  const seats = [seat(0, { name: "Ana" }), seat(1, { name: "Rui", yours: false })];
  const points = [
    "Ana: 38 in the game; 54 points in all.",
    "Rui: 40 in the game; 50 points in all.",
  ];
  const store = {
    seats: [0],
    stops: { all: [] },
    log: [
      { ...logLine(8, null, "The game is over.", ...points), kind: "finished" },
      logLine(9, null, "Ana leaves."),
    ],
  } as unknown as TableStore;
  const score = (numerator: number) => ({ numerator, denominator: 1 });
  const result = { scores: [score(54), score(50)], winners: [0] } as unknown as Ending;
  const props = { store, table: table(9, { seats }), players: playersOf(seats), result };
  render(Result, { ...props, onreplay: () => undefined });
  for (const text of points) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText("The game is over.")).toBeNull();
});

import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { Table } from "../api/types";
import { seat, table } from "../fixtures/fakes";
import Lobby from "./Lobby.svelte";
import type { TableStore } from "./table.svelte";

const ana = seat(0, { name: "Ana", yours: false });
const open = (number: number) => seat(number, { kind: "open", name: "", free: true, yours: false });

function lobby(more: Partial<Table>) {
  const store = {
    line: "live",
    refused: null,
    seats: [],
    presence: { seats: [], watching: 0 },
    talk: { messages: [], readAll: vi.fn() },
  } as unknown as TableStore;
  const options = { mode: "basic" };
  const whole = { status: "open", players: 2, options, pace: { kind: "none" }, start: "full" };
  render(Lobby, { store, table: table(0, { ...whole, ...more } as Partial<Table>) });
  return document.querySelector(".invited")?.textContent.replaceAll(/\s+/g, " ") ?? "";
}

test("an invitation says who invites, to which game, and when it begins", () => {
  const said = lobby({ seats: [ana, open(1)] });
  expect(said).toContain("Ana invites you to a game of Tikal.");
  expect(said).toContain("No account needed. The game begins when all seats are taken.");
  expect(said).toContain("Cut paths through the jungle");
  expect(screen.getByRole("img")).toBeTruthy();
});

test("an invitation names several players, or nobody if no name is known", () => {
  const rui = seat(1, { name: "Rui", yours: false });
  expect(lobby({ seats: [ana, rui, open(2)] })).toContain("Ana and Rui invite you");
  document.body.innerHTML = "";
  expect(lobby({ seats: [seat(0, { name: "", yours: false }), open(1)] })).toContain(
    "You are invited to a game of Tikal.",
  );
});

test("it says if the host starts the game by hand", () => {
  const said = lobby({ seats: [ana, open(1)], start: "host" });
  expect(said).toContain("The game begins when the host starts it.");
});

test("the host and seated players are not invited, and nobody is invited to a full table", () => {
  expect(lobby({ seats: [seat(0), open(1)] })).toBe("");
  expect(lobby({ seats: [ana, open(1)], host: true })).toBe("");
  expect(lobby({ seats: [ana, seat(1, { yours: false })] })).toBe("");
});

test("seated players see what the game is waiting for", () => {
  const waits = (more: Partial<Table>) => {
    document.body.innerHTML = "";
    lobby(more);
    return screen.getAllByRole("status").map((one) => one.textContent.trim());
  };
  const rui = seat(1, { name: "Rui", yours: true });
  expect(waits({ seats: [ana, rui, open(2)] })).toContain(
    "The game begins as soon as one more player takes a seat.",
  );
  expect(waits({ seats: [ana, rui, open(2)], start: "host" })).toContain(
    "The game begins when the host starts it.",
  );
  expect(waits({ seats: [ana, rui], start: "host" })).toContain(
    "Everyone is here. The game begins when the host starts it.",
  );
});

import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { playersOf } from "../lib/players";
import Announce from "./Announce.svelte";
import { seat, shown } from "../fixtures/fakes";
import type { TableStore } from "./table.svelte";

test("my turn is announced only after the others' moves have been shown", () => {
  const players = playersOf([seat(0), seat(1)]);
  const said = (behind: boolean) => {
    const store = { behind, mover: 0, mine: true, now: shown(2), seats: [0], log: [] };
    const props = { store: store as unknown as TableStore, players };
    const { container, unmount } = render(Announce, props);
    const text = container.textContent.trim();
    unmount();
    return text;
  };
  expect(said(true)).toBe("");
  expect(said(false)).toMatch(/^Your turn\. /);
});

import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Actions from "./Actions.svelte";
import { begun, move, option, plugIn, server, shown, Socket, table } from "../fixtures/fakes";
import { TableStore } from "./table.svelte";

let store: TableStore;
beforeEach(() => {
  plugIn();
});
afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

async function actions(mine: boolean) {
  const at = table(2, { hints: true });
  server((path) => (path.includes("/log") ? { head: 0, lines: [] } : at));
  store = new TableStore("t1");
  await store.open();
  const options = mine ? [option("a")] : [];
  Socket.last.welcome(2, at);
  Socket.last.news([begun, move(2, 0, 1)], shown(2, { options }, { to_move: mine ? 0 : 1 }), at);
  const onhint = vi.fn();
  render(Actions, { store, table: at, face: null, options, hinted: false, onhint });
  return { onhint, buttons: screen.getAllByRole("button") };
}

test("the hint comes first, so that no other button's label moves it", async () => {
  const { onhint, buttons } = await actions(true);
  expect(buttons.map((one) => one.className.split(" ")[0])).toEqual(["hint", "undo", "end"]);
  await fireEvent.click(buttons[0]!);
  expect(onhint).toHaveBeenCalledOnce();
});

test("while others play the hint stays in place, but does nothing", async () => {
  const { onhint, buttons } = await actions(false);
  expect(buttons[0]!.getAttribute("aria-label")).toBe("Hint");
  expect(buttons[0]!.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(buttons[0]!);
  expect(onhint).not.toHaveBeenCalled();
});

import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { tikal, type TikalShown } from "../fixtures";
import type { Player } from "../lib/players";
import { looks } from "./looks";
import { Camera } from "./camera.svelte";
import { centre, type Hex } from "./hex";

const { auction, camps, early, middle, volcano } = tikal;

const players: Player[] = ["Itzel", "Balam", "Ana", "Paulo"].map((name, seat) => ({
  seat,
  name,
  yours: true,
  bot: null,
}));

function show(shown: TikalShown, lit: string | null = null) {
  const onchoose = vi.fn();
  const onlight = vi.fn();
  const { view, options, seq } = shown;
  const props = { view, options, players, lit, onlight, onchoose, table: "t", seq };
  const page = render(looks.Board, props);
  return { ...page, onchoose, onlight, props };
}

/** Tap a hex. The map has no layout here, so the camera is in its initial position. */
async function tap(container: HTMLElement, hex: Hex) {
  const at = new Camera().toScreen(centre(hex));
  const map = container.querySelector(".map")!;
  const where = { clientX: at.x, clientY: at.y, pointerId: 1, button: 0, pointerType: "touch" };
  await fireEvent.pointerDown(map, where);
  await fireEvent.pointerUp(map, where);
}

let told: TikalShown | null = null;
beforeEach(() => {
  vi.stubGlobal("fetch", async () =>
    told
      ? new Response(JSON.stringify({ seq: told.seq, ways: told.ways }))
      : new Response(JSON.stringify({ error: { key: "x", params: {}, text: "no" } }), {
          status: 404,
        }),
  );
});
afterEach(() => {
  told = null;
  vi.unstubAllGlobals();
});

describe("the board", () => {
  test("draws every explored hex, temple and figure of the view", () => {
    const shown = middle;
    const { container } = show(shown);
    const hexes = Object.values(shown.view.hexes);
    expect(container.querySelectorAll(".hex")).toHaveLength(hexes.length);
    const temples = hexes.filter(({ terrain }) => terrain === "temple");
    expect(container.querySelectorAll(".plaque")).toHaveLength(temples.length);
    const storeys = temples.reduce((sum, { level }) => sum + level, 0);
    expect(container.querySelectorAll(".storey")).toHaveLength(storeys);
    const groups = hexes.flatMap(({ figures }) => figures).filter((f) => f.explorers || f.leader);
    expect(container.querySelectorAll(".group")).toHaveLength(groups.length);
    expect(screen.getByRole("img", { name: /21 of 40 hexes are explored/ })).toBeTruthy();
    expect(screen.getByRole("img", { name: "10 of 10 action points left" })).toBeTruthy();
  });

  test("places the tile after two taps, with the rotation shown", async () => {
    const { container, onchoose } = show(early);
    await tap(container, "d4");
    expect(container.querySelector(".ghost.fixed")).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: "r" });
    expect(onchoose).not.toHaveBeenCalled();
    await tap(container, "d4");
    expect(onchoose).toHaveBeenCalledWith(["place d4 3"]);
  });

  test("places it with the button, too, and only where it may lie", async () => {
    const { container, onchoose } = show(early);
    await tap(container, "h1");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Place here" }).disabled).toBe(
      true,
    );
    await tap(container, "c2");
    await fireEvent.click(screen.getByRole("button", { name: "Rotate right" }));
    await fireEvent.click(screen.getByRole("button", { name: "Place here" }));
    expect(onchoose).toHaveBeenCalledWith(["place c2 3"]);
  });

  test("walks a figure all the way along the server’s ways", async () => {
    told = middle;
    const { container, onchoose } = show(told);
    await tap(container, "b5");
    const way = told.ways.find((one) => one.start === "b5" && one.moves.length > 1)!;
    await waitFor(() =>
      expect(container.querySelectorAll(".price")).toHaveLength(
        told!.ways.filter((one) => one.start === "b5").length,
      ),
    );
    await tap(container, way.end);
    expect(onchoose).toHaveBeenCalledWith(way.moves);
  });

  test("walks step by step where the server knows no ways", async () => {
    const { container, onchoose } = show(middle);
    await tap(container, "b5");
    expect(container.querySelectorAll(".price")).toHaveLength(2);
    await tap(container, "a5");
    expect(onchoose).toHaveBeenCalledWith(["move leader b5 a5"]);
  });

  test("keeps what I have started from move to move, but not beyond the turn", async () => {
    const { container, props, rerender } = show(middle);
    await tap(container, "b5");
    const view = { ...props.view };
    await rerender({ ...props, view });
    expect(container.querySelectorAll(".price")).toHaveLength(2);
    await rerender({ ...props, view: { ...view, turn: view.turn + 1 } });
    expect(container.querySelectorAll(".price")).toHaveLength(0);
  });

  test("puts a flag where I tap while others decide", async () => {
    const { container, props, rerender } = show(middle);
    const toggle = vi.fn();
    await rerender({ ...props, options: [], plan: { marks: ["c3", "h1"], toggle } });
    expect(container.querySelectorAll(".planned")).toHaveLength(2);
    await tap(container, "b5");
    expect(toggle).toHaveBeenCalledWith("b5");
  });

  test("offers at a hex what can be done there", async () => {
    const { container, onchoose } = show(middle);
    await tap(container, "c3");
    expect(screen.getByRole("group", { name: "c3: temple 2" })).toBeTruthy();
    await fireEvent.click(screen.getByText("Uncover level 3"));
    expect(onchoose).toHaveBeenCalledWith(["uncover c3"]);
  });

  test("says when nothing is left but to end the turn", () => {
    const shown = middle;
    const walks = /^Choose one of your figures/;
    const { unmount } = show(shown);
    expect(screen.getByText(walks)).toBeTruthy();
    unmount();
    show({ ...shown, options: shown.options.filter(({ token }) => token === "end turn") });
    expect(screen.queryByText(walks)).toBeNull();
    expect(screen.getByText("Nothing left to do: end your turn.")).toBeTruthy();
  });

  test("shows what the list points at", () => {
    const place = show(early, "place c2 1");
    expect(place.container.querySelector(".ghost")).toBeTruthy();
    place.unmount();
    const move = show(middle, "move explorer b3 c4");
    expect(move.container.querySelector(".line")).toBeTruthy();
  });

  test("has a stage for the auction", async () => {
    const { onchoose } = show(auction);
    expect(screen.getByText("bids 2 points")).toBeTruthy();
    expect(screen.getByText("has passed")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Bid more" }));
    await fireEvent.click(screen.getByRole("button", { name: "Bid 4 points" }));
    expect(onchoose).toHaveBeenCalledWith(["bid 4"]);
    await fireEvent.click(screen.getByRole("button", { name: "Pass" }));
    expect(onchoose).toHaveBeenCalledWith(["pass"]);
  });

  test("shows a scoring round, and what each player would get", () => {
    const shown = volcano;
    show(shown);
    expect(screen.getByText("Scoring round")).toBeTruthy();
    expect(screen.getAllByText(/would now score/)).toHaveLength(4);
  });

  test("asks before walking to a hex where another figure of mine stands", async () => {
    told = middle;
    const way = told.ways.find((one) => one.start === "b3" && one.end === "c3")!;
    const { container, onchoose } = show(told);
    await tap(container, "b3");
    await waitFor(() => expect(container.querySelectorAll(".price").length).toBeGreaterThan(5));
    await tap(container, "c3");
    expect(onchoose).not.toHaveBeenCalled();
    const menu = within(screen.getByRole("group", { name: "c3: temple 2" }));
    const walk = menu.getByRole("button", { name: /^Move here from b3/ });
    expect(within(walk).getByRole("img", { name: `−${way.cost} action points` })).toBeTruthy();
    expect(menu.getByRole("button", { name: "Choose this explorer" })).toBeTruthy();
    await fireEvent.click(walk);
    expect(onchoose).toHaveBeenCalledWith(way.moves);
  });

  test("lets me pick the figure there instead", async () => {
    const { container, onchoose } = show(camps);
    await tap(container, "a5");
    await tap(container, "a4");
    await fireEvent.click(screen.getByRole("button", { name: "Choose this explorer" }));
    expect(onchoose).not.toHaveBeenCalled();
    // At a4, figures can only walk away, so its menu is closed.
    expect(screen.queryByRole("group", { name: /^a4:/ })).toBeNull();
    await tap(container, "b3");
    expect(onchoose).toHaveBeenCalledWith(["move explorer a4 b3"]);
  });

  test("draws the values of temples above all figures", () => {
    const { container } = show(middle);
    const figures = [...container.querySelectorAll(".group")];
    const plaques = [...container.querySelectorAll(".plaque")];
    expect([figures.length, plaques.length]).not.toContain(0);
    for (const plaque of plaques)
      for (const figure of figures)
        expect(figure.compareDocumentPosition(plaque)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("says which figures leave the game for a guard", async () => {
    const shown = structuredClone(middle);
    shown.view.guards["c3"] = [{ figure: "explorer", leave: { explorers: 2, leader: true } }];
    const { container } = show(shown);
    await tap(container, "c3");
    const guard = screen.getByRole("button", { name: /^Place a guard: explorer/ });
    expect(guard.textContent).toContain("Removed from the game: 2 explorers, the leader");
  });

  test("names the tile to place, without a prefix where room is scarce", () => {
    const { container } = show(early);
    const short = container.querySelector(".placing .short")!;
    expect(short.textContent).toMatch(/^(Temple|Ruins|Clearing)/);
    expect(container.querySelector(".placing .whole")!.textContent).toMatch(/^[A-G]\d, /);
  });

  test("exchanges a treasure in two steps", async () => {
    const { onchoose } = show(camps);
    await fireEvent.click(screen.getByRole("button", { name: "Exchange treasures" }));
    await fireEvent.click(screen.getByRole("button", { name: "jaguar" }));
    await fireEvent.click(screen.getByRole("button", { name: "serpent" }));
    expect(onchoose).toHaveBeenCalledWith(["exchange jaguar of 0 for serpent"]);
  });

  test("says what an exchange costs, and closes it in every way", async () => {
    show(camps);
    const opener = screen.getByRole("button", { name: "Exchange treasures" });
    const opened = () => screen.queryByRole("dialog");
    await fireEvent.click(opener);
    expect(within(opened()!).getByRole("img", { name: "−3 action points" })).toBeTruthy();
    // A second tap takes the focus out of the window before it becomes a click.
    await fireEvent.pointerDown(opener);
    await fireEvent.focusOut(opened()!, { relatedTarget: opener });
    await fireEvent.click(opener, { detail: 1 });
    expect(opened()).toBeNull();
    await fireEvent.click(opener);
    // Press, and release elsewhere; then a key opens it.
    await fireEvent.pointerDown(opener);
    await fireEvent.focusOut(opened()!, { relatedTarget: opener });
    await fireEvent.click(opener, { detail: 0 });
    await fireEvent.click(within(opened()!).getByRole("button", { name: "Close" }));
    expect(opened()).toBeNull();
    await fireEvent.click(opener);
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(opened()).toBeNull();
  });
});

test("a player’s things are described in words", () => {
  const { view, options } = camps;
  const common = { view, options, players, lit: null, onlight: vi.fn(), onchoose: vi.fn() };
  render(looks.Player, { ...common, seat: 0 });
  expect(screen.getByText(/knife: 3, worth 6/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Take by exchange: vessel" })).toBeTruthy();
});

test("a player’s things do not mention a next scoring once the game is over", () => {
  const { view, options } = camps;
  const common = { options, players, lit: null, onlight: vi.fn(), onchoose: vi.fn() };
  const going = render(looks.Player, { ...common, view, seat: 0 });
  expect(screen.getByText(/^If scored now/)).toBeTruthy();
  going.unmount();
  render(looks.Player, { ...common, view: { ...view, over: true }, seat: 0 });
  expect(screen.queryByText(/^If scored now/)).toBeNull();
});

test("all tiles are shown with their locations", () => {
  const { container } = render(looks.Tiles, { view: auction.view });
  expect(container.querySelectorAll("li svg[aria-label]")).toHaveLength(36);
  expect(screen.getAllByText("face up")).toHaveLength(3);
});

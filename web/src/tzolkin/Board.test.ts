import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { tzolkin, type TzolkinShown } from "../fixtures";
import { looks } from "./looks";

const { act, build, keep, place, retrieve } = tzolkin;

// No animations in these tests.
vi.stubGlobal("matchMedia", () => ({ matches: true }));

function laid(shown: TzolkinShown, changed: object = {}) {
  return {
    view: shown.view,
    options: shown.options,
    players: shown.view.players.map(({ seat }) => ({
      seat,
      name: `Player ${seat + 1}`,
      yours: seat === shown.seat,
      bot: null,
    })),
    lit: null,
    onlight: vi.fn<(token: string | null) => void>(),
    onchoose: vi.fn<(tokens: string[]) => void>(),
    table: "t",
    seq: shown.seq,
    ...changed,
  };
}

/** The board has no size in tests, so its layout is that of a small phone. */
const board = (shown: TzolkinShown, changed: object = {}) => {
  const props = laid(shown, changed);
  return { props, ...render(looks.Board, { props }) };
};

const click = () => new MouseEvent("click", { bubbles: true });

describe("the board", () => {
  it("says what it shows", () => {
    board(place);
    expect(screen.getByRole("img", { name: /day 1 of 27/ })).toBeTruthy();
  });

  it("glows where workers can be placed, with the price there", () => {
    const { container } = board(place);
    expect(container.querySelectorAll(".worker.can.ghost")).toHaveLength(5);
    const prices = [...container.querySelectorAll(".price")].map((one) => one.textContent.trim());
    expect(prices).toContain("−5");
  });

  it("chooses what is clicked", () => {
    const { container, props } = board(retrieve);
    const worker = container.querySelector<HTMLElement>(".worker.can")!;
    worker.click();
    expect(props.onchoose).toHaveBeenCalledWith([expect.stringMatching(/^retrieve /)]);
  });

  it("uses a tap for a plan only while there is nothing to choose", () => {
    const plan = { marks: ["space/tikal/3"], toggle: vi.fn<(target: string) => void>() };
    const waiting = board(retrieve, { options: [], plan });
    waiting.container.querySelector(".space.tikal")!.dispatchEvent(click());
    expect(plan.toggle).toHaveBeenCalledWith("space/tikal/1");
    expect(waiting.container.querySelector(".flag")?.textContent.trim()).toBe("1");
    waiting.unmount();
    const { container } = board(retrieve, { plan });
    container.querySelector(".space.tikal:not(.can)")!.dispatchEvent(click());
    expect(plan.toggle).toHaveBeenCalledTimes(1);
  });

  it("shows the actions of the gear a worker comes from", () => {
    const { container } = board(act);
    expect(container.querySelectorAll(".space.can")).toHaveLength(5);
  });

  it("highlights what the list points at", () => {
    const { container } = board(act, { lit: "act tikal 3" });
    expect(container.querySelectorAll(".space.lit")).toHaveLength(1);
  });

  it("shows the part that the question is about", async () => {
    const { container } = board(build);
    await vi.waitFor(() => expect(container.querySelectorAll(".tile.can").length).toBe(3));
  });

  it("lays out wealth tiles to choose from", () => {
    const { container } = board(keep);
    expect(container.querySelectorAll(".keep .can")).toHaveLength(4);
  });

  it("keeps workers on their teeth when a day passes", async () => {
    const { container, rerender, props } = board(retrieve);
    const turn = () => container.querySelector<HTMLElement>(".wheel.tikal .turn")!.style.transform;
    const before = turn();
    const view = structuredClone(retrieve.view);
    view.calendar.day += 1;
    await rerender({ ...props, view });
    const degrees = (text: string) => Number(/rotate\((.*)deg/.exec(text)?.[1]);
    expect(degrees(turn()) - degrees(before)).toBeCloseTo(36);
  });
});

describe("beside the board", () => {
  it("shows a player's goods in numbers and words", () => {
    render(looks.Player, { props: { ...laid(retrieve), seat: 0 } });
    const { corn } = retrieve.view.players[0]!;
    expect(screen.getByRole("img", { name: `${corn} corn` })).toBeTruthy();
  });

  it("lists all tiles, with or without a game", () => {
    const { container, rerender } = render(looks.Tiles, { props: { view: null } });
    expect(container.querySelectorAll("li")).toHaveLength(32 + 13 + 21);
    void rerender({ view: build.view });
  });
});

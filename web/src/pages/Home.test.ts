import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { listed, made, server, Status } from "../fixtures/fakes";
import { guide } from "../lib/guide.svelte";
import { router } from "../lib/router.svelte";
import Home from "./Home.svelte";

function listing(mine: unknown[], open: unknown[] = []) {
  return (path: string): unknown => {
    if (path === "/tables") return made("new1");
    if (path === "/session") return { tables: [] };
    return { tables: path.includes("mine") ? mine : open, next: null, now: 1000 + 7200 };
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  router.go("/", true);
});

describe("the first page", () => {
  test("says what to do when there is nothing yet", async () => {
    server(listing([]));
    render(Home);
    expect(await screen.findByText("No games yet")).toBeTruthy();
    expect(screen.getByText("No one is waiting for players")).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Play now" })).toHaveLength(2);
  });

  test("puts tables that wait for me first, then running games, then finished ones", async () => {
    const { seats } = listed();
    server(
      listing(
        [
          listed({
            id: "over",
            status: "finished",
            to_move: null,
            result: { scores: [], winners: [0] },
          }),
          listed({ id: "others", to_move: 1 }),
          listed({ id: "turn", title: "Friday", deadline: 1000 + 7200 + 86400 * 2 }),
        ],
        [
          listed({
            id: "free",
            status: "open",
            seats: [seats[0]!, { ...seats[1]!, kind: "open", bot: null, free: true }],
          }),
        ],
      ),
    );
    render(Home);
    await screen.findByText("A table is waiting for you");
    const rows = screen
      .getAllByRole("link")
      .filter((link) => /table\//.test(link.getAttribute("href")!));
    expect(rows.map((row) => row.getAttribute("href"))).toEqual([
      "/table/turn",
      "/table/others",
      "/table/over",
      "/table/free",
    ]);
    const said = rows.map((row) => row.textContent.replaceAll(/\s+/g, " "));
    expect(said[0]).toContain("Your turn");
    expect(said[0]).toContain("Time runs out in 2 days");
    expect(said[1]).toContain("Green bot, level 2 is to move");
    expect(said[1]).toContain("2 hours ago");
    expect(said[2]).toContain("You won");
    expect(said[3]).toContain("1 free seat");
  });

  test("creates a table with one click, keeps its seats, and goes there", async () => {
    localStorage.setItem("sacbe-quick-tikal", "3,4");
    localStorage.setItem("sacbe-played-tikal", "yes");
    const { asked } = server(listing([]));
    render(Home);
    await fireEvent.click(screen.getAllByRole("button", { name: "Play now" })[1]!);
    await vi.waitFor(() => expect(router.path).toBe("/table/new1"));
    const posts = asked.filter(([path]) => !path.startsWith("/tables?"));
    const bot = { kind: "bot", name: "", bot: "level:4" };
    expect(posts).toEqual([
      [
        "/tables",
        {
          game: "tikal",
          seats: [{ kind: "me", name: "" }, bot, bot, bot],
          options: { mode: "basic" },
        },
      ],
      ["/session", { token: "mine" }],
      ["/session", { token: "host" }],
    ]);
    expect(localStorage.getItem("sacbe-invite-new1")).toContain("invite");
    expect(guide.guides("new1")).toBe(false);
  });

  test("plays the tactical game with one click, once it was chosen, and remembers that", async () => {
    const { asked } = server(listing([]));
    render(Home);
    await fireEvent.click(screen.getAllByRole("button", { name: "Change" })[1]!);
    await fireEvent.click(screen.getByRole("radio", { name: "Auction" }));
    expect(screen.getByText(/bid points/)).toBeTruthy();
    await fireEvent.click(screen.getAllByRole("button", { name: "Play now" })[1]!);
    await vi.waitFor(() => expect(router.path).toBe("/table/new1"));
    expect(asked.find(([path]) => path === "/tables")?.[1]).toMatchObject({
      game: "tikal",
      options: { mode: "tactical" },
    });
    expect(localStorage.getItem("sacbe-quick-tikal")).toBe("2,2,tactical");
  });

  test("guides through a first game against one gentle bot", async () => {
    const { asked } = server(listing([]));
    render(Home);
    await fireEvent.click(screen.getAllByRole("button", { name: "Learn by playing" })[0]!);
    await vi.waitFor(() => expect(router.path).toBe("/table/new1"));
    expect(asked.find(([path]) => path === "/tables")?.[1]).toMatchObject({
      game: "tzolkin",
      seats: [{ kind: "me" }, { kind: "bot", bot: "level:1" }],
    });
    expect(guide.guides("new1")).toBe(true);
    guide.stop("new1");
  });

  test("says why a table was refused", async () => {
    const list = listing([]);
    const text = "You have 5 unfinished tables here.";
    const error = { key: "error-server-too-many-tables", params: { most: 5 }, text };
    server((path) => (path === "/tables" ? new Status(422, { error }) : list(path)));
    render(Home);
    await fireEvent.click(screen.getAllByRole("button", { name: "Play now" })[0]!);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(router.path).toBe("/");
  });
});

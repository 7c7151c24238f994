import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { made, server } from "../fixtures/fakes";
import { router } from "../lib/router.svelte";
import New from "./New.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  router.go("/", true);
});

test("the form asks for the table that it shows", async () => {
  router.go("/new?game=tikal", true);
  const { asked } = server((path) => (path === "/tables" ? made("new2") : { tables: [] }));
  render(New);
  await fireEvent.click(screen.getByRole("radio", { name: "3" }));
  await fireEvent.click(screen.getByRole("radio", { name: /Auction/ }));
  await fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Ana" } });
  await fireEvent.change(screen.getByLabelText("Blue player"), { target: { value: "bot" } });
  await fireEvent.click(screen.getByRole("radio", { name: /Over days/ }));
  await fireEvent.click(screen.getByRole("switch", { name: /Hints allowed/ }));
  await fireEvent.click(screen.getByRole("button", { name: "Create table" }));
  await vi.waitFor(() => expect(router.path).toBe("/table/new2"));
  expect(asked[0]).toEqual([
    "/tables",
    {
      game: "tikal",
      options: { mode: "tactical" },
      seats: [
        { kind: "me", name: "Ana" },
        { kind: "open", name: "" },
        { kind: "bot", name: "", bot: "level:2" },
      ],
      pace: { kind: "days", days: 3, late: "others", bot: "level:2" },
      title: "",
      public: false,
      hints: false,
    },
  ]);
  expect(localStorage.getItem("sacbe-invite-new2")).toContain("/table/new2");
  expect(localStorage.getItem("sacbe-name")).toBe("Ana");
});

test("each problem is shown at its field, and nothing is sent", async () => {
  router.go("/new", true);
  const { asked } = server(() => ({}));
  render(New);
  await fireEvent.input(screen.getByLabelText("Table name"), {
    target: { value: "x".repeat(81) },
  });
  await fireEvent.click(screen.getByRole("button", { name: "Create table" }));
  expect(screen.getByText("At most 80 letters.")).toBeTruthy();
  expect(screen.getByLabelText("Table name").getAttribute("aria-invalid")).toBe("true");
  expect(asked).toEqual([]);
});

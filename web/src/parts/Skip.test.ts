import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Skip from "./Skip.svelte";

test("is a link, and calls its handler instead of following it", async () => {
  const onskip = vi.fn();
  render(Skip, { href: "#decide", text: "Skip", onskip });
  const link = screen.getByRole("link", { name: "Skip" });
  expect(link.getAttribute("href")).toBe("#decide");
  expect(await fireEvent.click(link)).toBe(false);
  expect(onskip).toHaveBeenCalledOnce();
});

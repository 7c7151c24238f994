import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import Settings from "./Settings.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  settings.flag("notify", false);
  settings.set("auto");
});

test("the browser asks about notices only when they are switched on", async () => {
  const requestPermission = vi.fn(() => Promise.resolve("denied"));
  vi.stubGlobal("Notification", { requestPermission });
  render(Settings);
  expect(requestPermission).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("switch", { name: /Notify me of my turn/ }));
  expect(requestPermission).toHaveBeenCalledOnce();
  expect(await screen.findByText(/Your browser is blocking notifications/)).toBeTruthy();
  expect(settings.notify).toBe(false);
});

test("colours and the name are kept", async () => {
  render(Settings);
  await fireEvent.click(screen.getByRole("radio", { name: "Dark" }));
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  await fireEvent.change(screen.getByLabelText("Your name"), { target: { value: " Ana " } });
  expect(settings.name).toBe("Ana");
});

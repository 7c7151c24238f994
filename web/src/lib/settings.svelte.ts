// A person's settings, remembered in this browser and shared by all its tabs.
import { stored } from "./storage";

export type Theme = "auto" | "light" | "dark";

class Settings {
  theme = $state<Theme>((stored.get("theme") as Theme | null) ?? "auto");
  /** All sounds; the knock at my turn has its own switch. */
  sounds = $state(stored.get("sounds") === "yes");
  knock = $state(stored.get("knock") !== "no");
  notify = $state(stored.get("notify") === "yes");
  name = $state(stored.get("name") ?? "");

  set(theme: Theme): void {
    this.theme = theme;
    stored.set("theme", theme);
    this.apply();
  }

  flag(which: "sounds" | "knock" | "notify", on: boolean): void {
    this[which] = on;
    stored.set(which, on ? "yes" : "no");
  }

  call(name: string): void {
    this.name = name;
    stored.set("name", name);
  }

  apply(): void {
    document.documentElement.dataset["theme"] = this.theme;
  }
}

export const settings = new Settings();

/** Whether animations are allowed. */
export function moves(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

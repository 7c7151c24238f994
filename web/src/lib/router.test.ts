import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isOurs, router, tableOf } from "./router.svelte";

/** Whether the router handles a click on the link; nothing else here does. */
function taken(link: string): boolean {
  document.body.innerHTML = link;
  let prevented = false;
  const after = (event: Event) => {
    prevented = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", after, { once: true });
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector("a")!.dispatchEvent(event);
  return prevented;
}

beforeEach(() => router.go("/", true));
afterEach(() => (document.body.innerHTML = ""));

describe("addresses", () => {
  test("a link within the app does not reload the page", () => {
    expect(taken('<a href="/new?game=tikal">x</a>')).toBe(true);
    expect([router.path, router.search]).toEqual(["/new", "?game=tikal"]);
  });

  test.each([
    '<a href="/api">x</a>',
    '<a href="#main">x</a>',
    '<a href="/about" target="_blank">x</a>',
  ])("%s is left to the browser", (link) => {
    expect(taken(link)).toBe(false);
    expect(router.path).toBe("/");
  });

  test("the heading of a new page gets the focus as soon as it is there to stay", async () => {
    document.body.innerHTML = '<main aria-busy="true"><h1>Wait</h1></main>';
    router.go("/about");
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(document.activeElement?.tagName).not.toBe("H1");
    document.body.innerHTML = "<main><h1>Here</h1></main>";
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Here"));
  });

  test("someone who has begun to use a new page keeps the focus", async () => {
    document.body.innerHTML = '<a href="/about">x</a>';
    document.querySelector("a")!.focus();
    router.go("/about");
    document.body.innerHTML = "<main><button>Go</button><p></p></main>";
    document.querySelector("button")!.focus();
    document.querySelector("p")!.innerHTML = "<h1>Here</h1>";
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(document.activeElement?.textContent).toBe("Go");
  });

  test("knows which pages the app draws, and which table an address means", () => {
    expect(["/", "/new", "/table/x/review", "/tiles/tikal"].every(isOurs)).toBe(true);
    expect(["/api", "/static/icon.svg", "/news"].some(isOurs)).toBe(false);
    expect([tableOf("/table/abc/review"), tableOf("/about")]).toEqual(["abc", null]);
  });
});

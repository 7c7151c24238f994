// The app's addresses. A link within the app changes the page without reloading it, and going back
// restores the page and its scroll position.

/** How long to wait for a page and its heading to be drawn, in milliseconds. */
const ARRIVAL = 3000;

class Router {
  path = $state(location.pathname);
  search = $state(location.search);

  constructor() {
    history.scrollRestoration = "manual";
    // Restore the scroll position after a reload, too.
    this.#settle(heightOf(history.state), false);
    addEventListener("popstate", (event) => {
      const moved = this.#read();
      this.#settle(heightOf(event.state), moved);
    });
    addEventListener("pagehide", () => this.#remember());
    document.addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || link.target || link.hasAttribute("download")) return;
      if (link.origin !== location.origin || !isOurs(link.pathname) || link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else {
      this.#remember();
      history.pushState(null, "", address);
    }
    const moved = this.#read();
    if (!replace) this.#settle(0, moved);
  }

  /** Read the address; returns whether it is another page. */
  #read(): boolean {
    const moved = this.path !== location.pathname;
    this.path = location.pathname;
    this.search = location.search;
    return moved;
  }

  #remember(): void {
    history.replaceState({ height: scrollY }, "");
  }

  /** Once the page is drawn, scroll to `height` and, on a new page, focus the heading. */
  #settle(height: number, moved: boolean): void {
    const { path } = this;
    const until = performance.now() + ARRIVAL;
    const from = document.activeElement;
    let focused = !moved;
    const look = () => {
      if (this.path !== path) return;
      // If someone has begun to use the page, leave the focus there.
      const at = document.activeElement;
      focused ||= (at !== from && at !== document.body) || focusHeading();
      const reached = document.documentElement.scrollHeight - innerHeight >= height;
      if (reached) scrollTo(0, height);
      if ((!reached || !focused) && performance.now() < until) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }
}

function heightOf(state: unknown): number {
  const height = (state as { height?: unknown } | null)?.height;
  return typeof height === "number" ? height : 0;
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>("h1");
  // A heading that is shown while the page is loading will not stay.
  if (!heading || heading.closest("[aria-busy=true]")) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Whether the app draws this page itself; the others are the server's. */
export function isOurs(path: string): boolean {
  return /^\/($|new$|about$|tiles\/|table\/)/.test(path);
}

/** The table that an address leads to. */
export function tableOf(path: string): string | null {
  return /^\/table\/([^/]+)/.exec(path)?.[1] ?? null;
}

export const router = new Router();

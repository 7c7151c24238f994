// Addresses of the app. A link of ours changes the page without loading it anew; going back
// leads to where one was, at the height where one was.

/** How long a page may take to be drawn before its heading is waited for no more. */
const ARRIVAL = 3000;

class Router {
  path = $state(location.pathname);
  search = $state(location.search);

  constructor() {
    history.scrollRestoration = "manual";
    // After the page was loaded anew, too, one is where one was.
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

  /** Whether the page is another one. */
  #read(): boolean {
    const moved = this.path !== location.pathname;
    this.path = location.pathname;
    this.search = location.search;
    return moved;
  }

  #remember(): void {
    history.replaceState({ height: scrollY }, "");
  }

  /** Once the page is drawn: to its height, and with the keyboard to its heading. */
  #settle(height: number, moved: boolean): void {
    const { path } = this;
    const until = performance.now() + ARRIVAL;
    const from = document.activeElement;
    let focused = !moved;
    const look = () => {
      if (this.path !== path) return;
      // Whoever has begun to use the page is left where they are.
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
  // What is shown while a page is still fetched will not stay.
  if (!heading || heading.closest("[aria-busy=true]")) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Pages that the app draws itself; the others are the server's. */
export function isOurs(path: string): boolean {
  return /^\/($|new$|about$|tiles\/|table\/)/.test(path);
}

/** The table that an address leads to. */
export function tableOf(path: string): string | null {
  return /^\/table\/([^/]+)/.exec(path)?.[1] ?? null;
}

export const router = new Router();

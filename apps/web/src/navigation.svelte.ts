/** Where the visitor is, and how to go elsewhere. */
import { isOurs, type Route, routeOf } from "./router.ts";

const here = (): string => location.pathname + location.search + location.hash;

class Navigation {
  route = $state.raw<Route>(routeOf(here()));
  /** Counts page changes; the first page has 0. */
  visits = $state(0);

  go(address: string, { replace = false } = {}): void {
    const from = location.pathname + location.search;
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#arrive(from);
  }

  /** Follows links and the browser's own buttons from now on. */
  start(): void {
    addEventListener("popstate", () => this.#arrive(""));
    addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || !link.hasAttribute("href") || !isOurs(link, event, location.origin)) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  /** A change of the hash alone stays on the page. */
  #arrive(from: string): void {
    this.route = routeOf(here());
    if (from === location.pathname + location.search) return;
    this.visits++;
    scrollTo(0, 0);
    document.getElementById("main")?.scrollTo(0, 0);
  }
}

export const navigation = new Navigation();

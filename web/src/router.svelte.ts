/** Which page is shown: a handful of paths, no library. */

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "analysis"; id: string }
  | { page: "carry" }
  | { page: "rules"; game: string }
  | { page: "reference"; game: string }
  | { page: "lost" };

export function parse(path: string): Route {
  const [room = "", what = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (room === "") return { page: "lobby" };
  if (room === "carry") return { page: "carry" }; // the secret is in the fragment, which is never sent
  if (what === "") return { page: "lost" };
  if (room === "new") return { page: "new", game: what };
  if (room === "table") return { page: "table", id: what };
  if (room === "replay") return { page: "replay", id: what };
  if (room === "analysis") return { page: "analysis", id: what };
  if (room === "rules") return { page: "rules", game: what };
  if (room === "reference") return { page: "reference", game: what };
  return { page: "lost" };
}

class Router {
  route = $state.raw<Route>(parse(location.pathname));

  constructor() {
    window.addEventListener("popstate", () => (this.route = parse(location.pathname)));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.route = parse(location.pathname);
    window.scrollTo(0, 0);
  }

  /** Links within the page need no reload. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

/** Addresses and the pages behind them. */

export const MODES = ["bots", "screen", "friends"] as const;
export type Mode = (typeof MODES)[number];

export type Route =
  | { readonly page: "home" }
  | { readonly page: "new"; readonly game: string; readonly mode: Mode; readonly chronicle?: string }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "local"; readonly id: string }
  | { readonly page: "replay"; readonly id: string; readonly verify: boolean }
  | { readonly page: "replay-local"; readonly id: string; readonly verify: boolean }
  | { readonly page: "replay-file" }
  | { readonly page: "chronicle"; readonly id: string }
  | { readonly page: "chronicle-local"; readonly id: string }
  | { readonly page: "learn"; readonly game: string }
  | { readonly page: "rules"; readonly game: string; readonly paragraph: string }
  | { readonly page: "about" }
  | { readonly page: "not-found" };

const NOT_FOUND: Route = { page: "not-found" };

/** The page behind an address such as `/rules/king-of-12#2.1`. */
export function routeOf(address: string): Route {
  const url = new URL(`http://hall${address}`);
  const [first, second, third, ...rest] = url.pathname.split("/").filter(Boolean).map(decoded);
  if (rest.length > 0) return NOT_FOUND;
  const verify = url.searchParams.has("verify");
  if (third !== undefined && second !== "local") return NOT_FOUND;
  if (third !== undefined && first === "chronicle") return { page: "chronicle-local", id: third };
  if (third !== undefined) return first === "replay" ? { page: "replay-local", id: third, verify } : NOT_FOUND;
  switch (first) {
    case undefined:
      return { page: "home" };
    case "about":
      return second === undefined ? { page: "about" } : NOT_FOUND;
    case "replay":
      return second === undefined ? { page: "replay-file" } : { page: "replay", id: second, verify };
    default:
      return second === undefined ? NOT_FOUND : inFolder(first, second, url);
  }
}

function inFolder(folder: string, name: string, url: URL): Route {
  const asked = url.searchParams.get("mode");
  const chronicle = url.searchParams.get("chronicle");
  switch (folder) {
    case "new":
      return { page: "new", game: name, mode: MODES.find((mode) => mode === asked) ?? "bots", ...(chronicle && { chronicle }) };
    case "chronicle":
      return { page: "chronicle", id: name };
    case "t":
      return { page: "table", id: name };
    case "local":
      return { page: "local", id: name };
    case "learn":
      return { page: "learn", game: name };
    case "rules":
      return { page: "rules", game: name, paragraph: decoded(url.hash.slice(1)) };
    default:
      return NOT_FOUND;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a click on this link is ours to follow, without loading a page. */
export function isOurs(
  link: Pick<HTMLAnchorElement, "origin" | "target" | "pathname"> & { readonly download: string },
  event: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented">,
  origin: string,
): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const isFile = /\.[a-z0-9]+$/.test(link.pathname) || link.pathname.startsWith("/api/");
  return link.origin === origin && link.target === "" && link.download === "" && !isFile;
}

/** What is known of a page before its scripts are there. */
import { shelf } from "virtual:shelf";
import { speech, t } from "../i18n/index.svelte.ts";
import { navigation } from "../navigation.svelte.ts";
import type { Route } from "../router.ts";

interface Foretold {
  /** Empty where nobody can tell yet. */
  readonly heading: string;
  /** A board will fill the screen. */
  readonly board: boolean;
}

/** Set by early.js, as soon as the server has said what is played at the table of the address. */
interface Early {
  readonly early?: { readonly table?: { readonly id: string; readonly game: string; readonly state: string } };
}

const BOARDS: readonly Route["page"][] = ["local", "learn", "replay", "replay-local"];

export function foretold(route: Route): Foretold {
  const table = route.page === "table" && navigation.visits === 0 ? (globalThis as Early).early?.table : undefined;
  const game = "game" in route ? route.game : table?.game;
  const title = shelf.find(({ id }) => id === game)?.title[speech.language] ?? "";
  const heading = title && headingOf(route, title, table?.state);
  return { heading, board: BOARDS.includes(route.page) || (table !== undefined && table.state !== "waiting") };
}

function headingOf({ page }: Route, title: string, state: string | undefined): string {
  if (page === "new") return t().create.title(title);
  if (page === "rules") return t().rules.title(title);
  return state === "waiting" ? `${title}: ${t().waiting.title}` : title;
}

/** How a finished game was decided, in German. */
import type { Seat } from "@tafelrunde/core";
import type { ThievesView } from "../src/index.ts";
import { list } from "./names-de.ts";
import { ranking } from "./ranking.ts";

export const score = (chests: number): string => (chests === 1 ? "1\u00a0Truhe" : `${chests}\u00a0Truhen`);

/** 6.1, 6.2: there is never a tie for the first place, but there may be one behind it. */
export function result(view: ThievesView, names: readonly string[], reader: Seat | null = null): string {
  const { winner, chests, tied } = ranking(view);
  const first = `${winner === reader ? "Du hast" : `${names[winner]} hat`} als Erstes ${score(chests)} geraubt.`;
  if (tied.length === 0) return first;
  const others = tied.filter((seat) => seat !== reader).map((seat) => names[seat]!);
  const [who, share] = others.length < tied.length ? [["du", ...others], "teilt euch"] : [others, "teilen sich"];
  const sharing = `${list(who)} ${share} dahinter den Platz: je ${score(view.seats[tied[0]!]!.chests)}.`;
  return `${first} ${sharing.charAt(0).toUpperCase()}${sharing.slice(1)}`;
}

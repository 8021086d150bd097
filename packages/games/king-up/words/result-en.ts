/** What decided a game, in English. */
import type { Seat } from "@tafelrunde/core";
import { type Decision, decisionOf, type KingUpView } from "../src/index.ts";
import { levelAtTop, runnersUp, wonByNothing } from "./names.ts";
import { peopleOf, points } from "./names-en.ts";
import type { People } from "./people.ts";

/** As the last thing that happened. */
export function decided(decision: Decision, people: People): string {
  const first = decision.seats[0]!;
  if (levelAtTop(decision).length > 1) return tied(decision, people);
  return `Three rounds are over: ${people.all([first])} ${people.verb(first, "win", "wins")} with ${points(decision.totals[first]!)}!`;
}

function tied(decision: Decision, people: People): string {
  const { seats, totals, castle } = decision;
  const counts = people.each(levelAtTop(decision), castle);
  const end = seats.length === 1 ? people.verb(seats[0]!, "win", "wins") : "share the victory";
  return `A tie at ${points(totals[seats[0]!]!)}, so favourites still in the castle decide (${counts}): ${people.all(seats)} ${end}!`;
}

/** Looking back. */
export function result(view: KingUpView, names: readonly string[], reader: Seat | null = null): string {
  const people = peopleOf(names, reader);
  const decision = decisionOf(view);
  if (!decision) return "";
  if (levelAtTop(decision).length > 1) return tied(decision, people);
  const first = decision.seats[0]!;
  const best = decision.totals[first]!;
  const next = runnersUp(decision);
  const lead = `${people.does(first, "win", "wins")} with ${points(best)}, ${best - next.total} ahead of ${people.all(next.seats)}.`;
  return wonByNothing(view, first) ? `${lead} 33\u00a0of them came from a last round without a single point.` : lead;
}

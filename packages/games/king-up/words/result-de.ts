/** What decided a game, in German. */
import type { Seat } from "@tafelrunde/core";
import { type Decision, decisionOf, type KingUpView } from "../src/index.ts";
import { levelAtTop, runnersUp, wonByNothing } from "./names.ts";
import { peopleOf, points } from "./names-de.ts";
import type { People } from "./people.ts";

const withPoints = (total: number): string => (total === 1 ? points(total) : `${points(total)}n`);

/** As the last thing that happened. */
export function decided(decision: Decision, people: People): string {
  const first = decision.seats[0]!;
  if (levelAtTop(decision).length > 1) return tied(decision, people);
  return `Drei Runden sind gespielt: ${people.does(first, "gewinnst", "gewinnt")} mit ${withPoints(decision.totals[first]!)}!`;
}

function tied(decision: Decision, people: People): string {
  const { seats, totals, castle } = decision;
  const counts = people.each(levelAtTop(decision), castle);
  const shared = seats.some((seat) => people.isReader(seat)) ? "teilt euch den Sieg" : "teilen sich den Sieg";
  const end = seats.length === 1 ? people.does(seats[0]!, "gewinnst", "gewinnt") : `${people.opening(seats)} ${shared}`;
  return `Gleichstand mit ${withPoints(totals[seats[0]!]!)}, also zählen die Favoriten im Schloss (${counts}): ${end}!`;
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
  const lead = `${people.does(first, "gewinnst", "gewinnt")} mit ${withPoints(best)}, ${best - next.total} vor ${people.all(next.seats, "dir")}.`;
  return wonByNothing(view, first) ? `${lead} 33\u00a0davon gab es für eine letzte Runde ganz ohne Punkte.` : lead;
}

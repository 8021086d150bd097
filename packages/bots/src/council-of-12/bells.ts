/** Bells that a month asks for: whether ringing now makes it likelier that the month is won. */
import type { CouncilView } from "@tafelrunde/council-of-12";
import { outlookOf, ringing, without } from "./favour.ts";

/** What ringing for the present challenge, which passes with this chance, adds to the chance to win. `people`: how likely each has no part in the plan. */
export function gainOfRinging(view: CouncilView, passes: number, people: readonly number[]): number {
  const { outlook, standing } = outlookOf(view, people);
  const round = { number: view.challenge, passes };
  return ringing(outlook, standing, round) - without(outlook, standing, round);
}

/** The succession: the character that most members surely have, found by a rule that all can follow alone. */
import type { Seat } from "@tafelrunde/core";
import { type CouncilView, scenarioOf } from "@tafelrunde/council-of-12";
import { indexOf, maskOf, has, SIZE } from "./cards.ts";
import { councilOf, likely, NONE, ownChances } from "./table.ts";

/** How many members each character unites: those who show or name it, otherwise those who probably have it. */
function votes(view: CouncilView, me: Seat): number[] {
  const { chances } = councilOf(view, me);
  const heir = scenarioOf(view.game)?.heir;
  return Array.from({ length: SIZE }, (_, card) => {
    const wanted = heir !== undefined && indexOf(heir) === card ? view.seats.length : 0;
    return view.seats.reduce((sum, { open, named }, seat) => {
      const told = open ?? named;
      return sum + (told === null ? chances[seat]![card]! : indexOf(told) === card ? 1 : 0);
    }, wanted);
  });
}

/** The card to lay: the one that unites most; the first in the list of characters among equals. */
export function chooseHeir(view: CouncilView, me: Seat): number {
  const unites = votes(view, me);
  const held = likely(ownChances(view), 1);
  return unites.reduce(
    (best, sum, card) => (has(held, card) && (best === NONE || sum > unites[best]! + 1e-9) ? card : best),
    NONE,
  );
}

/** Everybody surely has one character, so that nothing more needs to be told. */
export const isUnited = (view: CouncilView, me: Seat): boolean => Math.max(...votes(view, me)) >= view.seats.length - 0.01;

/** How many others probably have this character: what they share may be the heir. */
export function sharedBy(view: CouncilView, me: Seat, card: number): number {
  const { chances, owned } = councilOf(view, me);
  if (!has(owned | maskOf(view.own!.hand), card)) return 0;
  return chances.reduce((sum, held, seat) => sum + (seat === me ? 0 : held[card]!), 0) / (view.seats.length - 1);
}

/** A world that fits a view: what the viewer has not seen is dealt anew to the other hands, and the rest is the pile. */
import type { Chance, Seat } from "@tafelrunde/core";
import { CARDS_OF_A_PALACE, DANCER, indexOf, listed, noCards } from "./board.ts";
import type { Cards, ThievesState, ThievesView } from "./types.ts";

export function imagine(view: ThievesView, chance: Chance): ThievesState {
  const known = view.seats.map((_, seat) => ownHand(view, seat));
  const unseen = listed(unseenCards(view, known)).map(indexOf);
  chance.shuffle(unseen);
  const hands = view.seats.map(({ handSize, dancers }, seat): Cards => {
    const hand = known[seat];
    if (hand) return [...hand];
    const dealt = noCards();
    for (const card of unseen.splice(0, handSize - dancers)) dealt[card]!++;
    dealt[DANCER] = dancers;
    return dealt;
  });
  const pile = noCards();
  for (const card of unseen) pile[card]!++;
  return {
    phase: view.phase,
    turn: view.turn,
    actions: view.actions,
    thiefActions: view.thiefActions,
    seats: view.seats.map(({ guardsToPlace, blacksToPlace, home, chests }, seat) => ({
      hand: hands[seat]!,
      guardsToPlace,
      blacksToPlace,
      home,
      chests,
    })),
    palaces: view.palaces.map(({ chests, guards, thieves }) => ({ chests, guards: [...guards], thieves: [...thieves] })),
    pile,
    discard: [...view.discard, 0],
    dancers: view.dancers,
  };
}

const ownHand = (view: ThievesView, seat: Seat): readonly number[] | undefined =>
  seat === view.viewer ? view.own?.hand : undefined;

/** All palace cards that lie neither open nor in a hand that the viewer knows. */
function unseenCards({ discard }: ThievesView, known: readonly (readonly number[] | undefined)[]): Cards {
  return discard.map((count, palace) => {
    const held = known.reduce((sum, hand) => sum + (hand?.[palace] ?? 0), 0);
    return CARDS_OF_A_PALACE - count - held;
  });
}

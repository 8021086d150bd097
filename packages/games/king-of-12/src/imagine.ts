/** A world that fits a view: hidden laid and kept cards are drawn from those that can lie there. */
import type { Chance } from "@tafelrunde/core";
import { bit, cardsIn, setOf } from "./cards.ts";
import type { CardSet, KingState, KingView, SeatState, SeatView } from "./types.ts";

export function imagine(view: KingView, chance: Chance): KingState {
  const set = setOf(view.set);
  return {
    set,
    round: view.round,
    turn: view.turn,
    phase: view.phase,
    chooser: view.chooser,
    victim: view.victim,
    seats: view.seats.map((seat, index) => {
      const cards = view.own && index === view.viewer ? ownCards(view.own) : hiddenCards(seat, set, chance);
      return {
        face: seat.face,
        hand: cards.hand,
        laid: cards.laid,
        discard: setOf(seat.discard),
        kept: cards.kept,
        ones: seat.ones,
        twos: seat.twos,
      };
    }),
  };
}

type Hidden = Pick<SeatState, "hand" | "laid" | "kept">;

const ownCards = (own: NonNullable<KingView["own"]>): Hidden => ({
  hand: setOf(own.hand),
  laid: own.laid === null ? 0 : bit(own.laid),
  kept: setOf(own.kept),
});

function hiddenCards(seat: SeatView, set: CardSet, chance: Chance): Hidden {
  const cards: Hidden = { hand: set & ~setOf(seat.discard), laid: 0, kept: 0 };
  if (seat.open) cards.laid = bit(seat.open);
  cards.hand &= ~cards.laid;
  for (let under = 0; under < seat.kept; under++) cards.kept |= draw(cards, chance);
  if (seat.hasLaid && !seat.open) cards.laid = draw(cards, chance);
  return cards;
}

/** Takes any card out of the hand. */
function draw(cards: Hidden, chance: Chance): CardSet {
  const card = bit(chance.pick(cardsIn(cards.hand)));
  cards.hand &= ~card;
  return card;
}

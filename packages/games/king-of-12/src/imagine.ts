/** A world that fits a view: hidden laid and kept cards are drawn from those that can lie there. */
import type { Chance } from "@tafelrunde/core";
import { bit, cardsIn, setOf } from "./cards.ts";
import type { CardSet, KingState, KingView, SeatState, SeatView } from "./types.ts";

export function imagine(view: KingView, chance: Chance): KingState {
  return {
    set: setOf(view.set),
    round: view.round,
    turn: view.turn,
    phase: view.phase,
    chooser: view.chooser,
    victim: view.victim,
    seats: view.seats.map((seat, index) => ({
      ...(view.own && index === view.viewer ? ownCards(view.own) : hiddenCards(seat, setOf(view.set), chance)),
      face: seat.face,
      discard: setOf(seat.discard),
      cleared: setOf(seat.cleared),
      ones: seat.ones,
      twos: seat.twos,
    })),
  };
}

type Hidden = Pick<SeatState, "hand" | "laid" | "kept">;

const ownCards = (own: NonNullable<KingView["own"]>): Hidden => ({
  hand: setOf(own.hand),
  laid: own.laid === null ? 0 : bit(own.laid),
  kept: setOf(own.kept),
});

function hiddenCards(seat: SeatView, set: CardSet, chance: Chance): Hidden {
  const pool: Hidden = { hand: set & ~setOf(seat.discard), laid: 0, kept: 0 };
  if (seat.open) pool.laid = bit(seat.open);
  pool.hand &= ~pool.laid;
  if (seat.kept > 0) pool.kept |= draw(pool, pool.hand & ~setOf(seat.cleared), chance);
  if (seat.kept > 1) pool.kept |= draw(pool, pool.hand, chance);
  if (seat.hasLaid && !seat.open) pool.laid = draw(pool, pool.hand, chance);
  return pool;
}

/** Takes one of these cards out of the hand. */
function draw(pool: Hidden, candidates: CardSet, chance: Chance): CardSet {
  const card = bit(chance.pick(cardsIn(candidates)));
  pool.hand &= ~card;
  return card;
}

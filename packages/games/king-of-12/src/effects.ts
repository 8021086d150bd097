/** What the revealed cards do: which are in effect, what happens to the dice, what each die is worth. */
import type { Seat, Context } from "@tafelrunde/core";
import { opposite } from "@tafelrunde/d12";
import { bit, cardOf, cardsIn } from "./cards.ts";
import type { CardSet, KingEvent, KingState, SeatState } from "./types.ts";

const ALCHEMIST = bit("alchemist");
const GOLEM = bit("golem");
const LADY = bit("lady");
const MACHINE = bit("machine");
const MERCHANTS = bit("merchants");
const TROUBLEMAKERS = bit("troublemakers");
const REVERSER = bit("reverser");
const ORACLE = bit("oracle");
const PARASITE = bit("parasite");

/** Cards that lie in front of more than one seat: they cancel each other (2.3). */
export function equalCards(state: KingState): CardSet {
  let seen = 0;
  let equal = 0;
  for (const { laid } of state.seats) {
    equal |= seen & laid;
    seen |= laid;
  }
  return equal;
}

/** The cards that were not cancelled: each lies in front of exactly one seat (2.3, 2.4). */
export function cardsInEffect(state: KingState): CardSet {
  let laid = 0;
  for (const seat of state.seats) laid |= seat.laid;
  const single = laid & ~equalCards(state);
  return single & LADY ? LADY : single;
}

/** The seat in front of which a card lies that only one seat has played. */
export function ownerOf(state: KingState, card: CardSet): Seat {
  return state.seats.findIndex((seat) => seat.laid === card);
}

const facesOf = (state: KingState): number[] => state.seats.map((seat) => seat.face);

export function tellReveal(state: KingState, context: Context<KingEvent>): void {
  if (!context.emit) return;
  context.emit({ type: "revealed", cards: state.seats.map((seat) => cardOf(seat.laid)!) });
  for (const card of cardsIn(equalCards(state)))
    context.emit({ type: "cards-cancelled", card, seats: seatsWhere(state, (seat) => seat.laid === bit(card)) });
  if (cardsInEffect(state) !== LADY) return;
  const others = seatsWhere(state, (seat) => seat.laid !== LADY && (seat.laid & equalCards(state)) === 0);
  if (others.length > 0) context.emit({ type: "overruled", by: ownerOf(state, LADY), seats: others });
}

export function seatsWhere(state: KingState, test: (seat: SeatState) => boolean): Seat[] {
  return [...state.seats.keys()].filter((seat) => test(state.seats[seat]!));
}

/** The dice before the Sorcerer tips: Merchants first, then Troublemakers and Reverser (3.1 to 3.3, K3). */
export function moveDice(state: KingState, inEffect: CardSet, context: Context<KingEvent>): void {
  if (inEffect & MERCHANTS) passDice(state, context);
  if (inEffect & TROUBLEMAKERS) {
    for (const seat of state.seats) seat.face = opposite(seat.face);
    context.emit?.({ type: "all-flipped", by: ownerOf(state, TROUBLEMAKERS), faces: facesOf(state) });
  }
  if (inEffect & REVERSER) {
    const seat = ownerOf(state, REVERSER);
    const die = state.seats[seat]!;
    const from = die.face;
    die.face = opposite(from);
    context.emit?.({ type: "flipped", seat, from, face: die.face });
  }
}

/** K13: one seat to the left, and there they stay. */
function passDice(state: KingState, context: Context<KingEvent>): void {
  const { seats } = state;
  let arriving = seats[seats.length - 1]!.face;
  for (const seat of seats) {
    const leaving = seat.face;
    seat.face = arriving;
    arriving = leaving;
  }
  context.emit?.({ type: "dice-passed", by: ownerOf(state, MERCHANTS), faces: facesOf(state) });
}

/** 3.5: last of all effects on the dice. */
export function rollOracle(state: KingState, inEffect: CardSet, context: Context<KingEvent>): void {
  if ((inEffect & ORACLE) === 0) return;
  const seat = ownerOf(state, ORACLE);
  const die = state.seats[seat]!;
  const from = die.face;
  die.face = context.chance.roll(12);
  context.emit?.({ type: "rerolled", seat, from, face: die.face });
}

const VALUE_CARDS = ALCHEMIST | GOLEM | MACHINE | PARASITE;

/** The card that changes this seat's value, or 0 (3.6, K5). */
export const valueCard = (laid: CardSet, inEffect: CardSet): CardSet => laid & inEffect & VALUE_CARDS;

/** What a face is worth with this value card (3.7 to 3.10). */
export function valueOf(face: number, card: CardSet): number {
  switch (card) {
    case ALCHEMIST:
      return face * 2;
    case GOLEM:
      return face === 12 ? 1 : 12;
    case MACHINE:
      return face + 7;
    case PARASITE:
      return face - 7;
    default:
      return face;
  }
}

/** How likely the cards on the table pass, if those who laid them go in the best order they can. */
import type { Seat } from "@tafelrunde/core";
import { count, has, LADY, maskOf, ORACLE } from "./cards.ts";
import { followedBy, type Standing } from "./solver.ts";
import { type Council, likely, NONE } from "./table.ts";

interface Sorted {
  /** Cards that will act, and those that are cancelled. */
  readonly active: number;
  readonly equal: number;
}

/** Equal cards are cancelled; the chair's must not be. Null: that has failed. */
function sorted({ view }: Council, cards: readonly number[]): Sorted | null {
  let once = 0;
  let equal = 0;
  for (const card of cards) {
    if (card === NONE) continue;
    equal |= once & (1 << card);
    once |= 1 << card;
  }
  const { chair, chairFailed } = view;
  if (chairFailed || (chair !== null && cards[chair] !== NONE && has(equal, cards[chair]!))) return null;
  return { active: once & ~equal, equal };
}

/** What could follow the Oracle, if one of them lies there: nothing that others lay or laid, which would be cancelled or idle. */
export function spareOf({ chances, petitioner, owned, begun, view }: Council, cards: readonly number[]): number {
  const seat = cards.indexOf(ORACLE);
  if (seat === NONE) return 0;
  const hand = likely(chances[seat]!, 0.5) & ~(1 << ORACLE);
  // With a single card the hand is renewed before the second one is played.
  const held = count(hand) === 1 ? owned & ~hand : hand;
  const gone = begun ? maskOf(view.used) : 0;
  return [petitioner, ...cards].reduce((set, card) => (card === NONE ? set : set & ~(1 << card)), held) & ~gone;
}

/** Before the next card, with the cards in this order; null if the chair has failed. */
export function inOrder(council: Council, cards: readonly number[], order: readonly Seat[]): Standing | null {
  const kinds = sorted(council, cards);
  if (kinds === null) return null;
  let digits = 0;
  let ladyComes = false;
  let spoilt = council.begun;
  for (const seat of order.toReversed()) {
    const card = cards[seat]!;
    if (card === NONE) continue;
    if (card === LADY) ladyComes = true;
    if (has(kinds.active, card)) digits = followedBy(card, digits, council.people[seat]!);
    else if (ladyComes) spoilt = true; // A pair goes before her.
  }
  return { cards: digits, face: council.face, shown: council.shown, swapped: 0, begun: spoilt };
}

/** Clockwise, as an eerily silent council reveals. */
export const clockwise = ({ size, view }: Council): Seat[] =>
  Array.from({ length: size }, (_, place) => (view.first + place) % size);

/** The chance to pass with these cards, by seat, if everybody could go at any time. */
export function passing(council: Council, cards: readonly number[]): number {
  const spare = spareOf(council, cards);
  if (council.eerie) {
    const standing = inOrder(council, cards, clockwise(council));
    return standing === null ? 0 : council.ordered.value(standing, spare);
  }
  const kinds = sorted(council, cards);
  if (kinds === null) return 0;
  const { face, shown, begun } = council;
  return council.solver.value({ cards: kinds.active, face, shown, swapped: 0, begun }, spare);
}

/** The same, if they can only go in one of these orders. */
export function passingIn(council: Council, cards: readonly number[], orders: readonly (readonly Seat[])[]): number {
  const spare = spareOf(council, cards);
  let best = 0;
  for (const order of orders) {
    const standing = inOrder(council, cards, order);
    if (standing !== null) best = Math.max(best, council.ordered.value(standing, spare));
    if (best > 0.999) break;
  }
  return best;
}

/** All orders that come about if those in the queue go when it is their turn, or once let others go first. */
export function ordersOf(queue: readonly Seat[], waited: readonly boolean[]): (readonly Seat[])[] {
  const found = new Map<string, readonly Seat[]>();
  const go = (left: readonly Seat[], patient: readonly boolean[], done: readonly Seat[]): void => {
    const [next, ...others] = left;
    if (next === undefined) return void found.set(done.join(" "), done);
    go(others, patient, [...done, next]);
    if (others.length > 0 && !patient[next]) go([...others, next], patient.with(next, true), done);
  };
  go(queue, waited, []);
  return [...found.values()];
}

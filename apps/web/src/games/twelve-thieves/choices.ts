/** What the legal moves offer, sorted the way a hand reaches for them: a piece, where it can go, what pays for it. */
import type { Card, Move, Palace } from "@tafelrunde/twelve-thieves";

/** What can be touched: thieves at home, a guard still to be placed, or an own guard, own thieves or a black guard of a palace. */
export type Piece = "home" | "place:own" | "place:black" | `${"guard" | "thief" | "black"}:${Palace}`;

export type Action = Exclude<Move, { type: "draw" }>;

const isAction = (move: Move): move is Action => move.type !== "draw";

export const actionsOf = (moves: readonly Move[]): readonly Action[] => moves.filter(isAction);

/** An escorted thief can be taken by the hand himself, or with the guard who goes with him; the surer way comes first. */
export function piecesOf(move: Action): readonly Piece[] {
  switch (move.type) {
    case "place":
      return [`place:${move.guard}`];
    case "smuggle":
      return ["home"];
    case "send":
      return [`guard:${move.from}`];
    case "escort":
      return [`thief:${move.from}`, `guard:${move.from}`];
    case "bribe":
      return [`black:${move.from}`];
  }
}

export const targetOf = (move: Action): Palace => ("to" in move ? move.to : move.palace);

export const priceOf = (move: Action): readonly Card[] => ("pay" in move ? move.pay : []);

/** All pieces that can do something; with a palace, those that can do something there. */
export function usable(actions: readonly Action[], palace: Palace | null = null): ReadonlySet<Piece> {
  const there = palace === null ? actions : actions.filter((move) => targetOf(move) === palace);
  return new Set(there.flatMap(piecesOf));
}

/** Everything the piece can do, by the palace where it would do it. */
export function targetsOf(actions: readonly Action[], piece: Piece): ReadonlyMap<Palace, readonly Action[]> {
  const found = new Map<Palace, Action[]>();
  for (const move of actions) {
    if (!piecesOf(move).includes(piece)) continue;
    const there = found.get(targetOf(move));
    if (there) there.push(move);
    else found.set(targetOf(move), [move]);
  }
  return found;
}

const count = (cards: readonly Card[], card: Card): number => cards.filter((each) => each === card).length;

const dancers = (move: Action): number => count(priceOf(move), "dancer");

/** How many cards the hand holds of those that would be paid with. */
const plenty = (move: Action, held: (card: Card) => number): number => priceOf(move).reduce((sum, card) => sum + held(card), 0);

/** What most people mean: the guard goes alone, dancers stay in the hand, and one pays with what one has more of. */
export function usual(actions: readonly Action[], held: (card: Card) => number): Action | undefined {
  const alone = (move: Action): number => (move.type === "escort" ? 1 : 0);
  return actions.toSorted(
    (one, other) => alone(one) - alone(other) || dancers(one) - dancers(other) || plenty(other, held) - plenty(one, held),
  )[0];
}

/** The same deed, paid in every possible way. */
export const payments = (actions: readonly Action[], move: Action): readonly Action[] =>
  actions.filter((other) => other.type === move.type);

const samePrice = (one: Action, other: Action): boolean => priceOf(one).join() === priceOf(other).join();

/** The same way with a thief instead of without one, or the other way round, for the same cards. */
export const companion = (actions: readonly Action[], move: Action): Action | undefined =>
  actions.find((other) => other.type !== move.type && samePrice(other, move));

/** Whether touching this card would change what is paid. */
export const isPayable = (actions: readonly Action[], move: Action, card: Card): boolean =>
  repaid(actions, move, card) !== undefined;

/** Pays with one card more of this kind, or, if that cannot be, with fewer of it. */
export function repaid(actions: readonly Action[], move: Action, card: Card): Action | undefined {
  const now = count(priceOf(move), card);
  const by = (other: Action): number => count(priceOf(other), card) - now;
  const others = payments(actions, move);
  const more = others
    .filter((other) => by(other) > 0)
    .toSorted((one, other) => by(one) - by(other) || dancers(one) - dancers(other));
  const fewer = others.filter((other) => by(other) < 0).toSorted((one, other) => dancers(one) - dancers(other));
  return more[0] ?? fewer[0];
}

/** Where a piece stands; null for those that stand nowhere yet. */
export function piecePalace(piece: Piece): Palace | null {
  const [kind, at] = piece.split(":");
  return kind === "place" || at === undefined ? null : (at as Palace);
}

/** Cards of one kind together, in the order in which they are given. */
export function grouped(cards: readonly Card[]): readonly (readonly [card: Card, count: number])[] {
  return [...new Set(cards)].map((kind) => [kind, count(cards, kind)]);
}

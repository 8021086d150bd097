/** Which line of the dictionary the board says: of a piece, of a move that is ready, and of what cannot be done. */
import type { Card, Palace } from "@tafelrunde/twelve-thieves";
import { cardsIn, counted, kindIn, priceIn, pricesIn } from "@tafelrunde/twelve-thieves/words/cards";
import type { Text } from "@tafelrunde/twelve-thieves/words/text";
import { type Action, type Piece, piecePalace } from "./choices.ts";
import type { Reason, Shortage } from "./reasons.ts";

/** A piece with how many there are of it, for those who listen. */
export function pieceIn(text: Text, piece: Piece, count: number): string {
  const at = piecePalace(piece);
  if (at === null) {
    if (piece === "home") return text.pieceHome(count);
    return piece === "place:own" ? text.pieceToPlace(count) : text.pieceBlackToPlace(count);
  }
  if (piece.startsWith("guard")) return text.pieceGuard(at);
  if (piece.startsWith("black")) return text.pieceBlack(at);
  return count === 1 ? text.pieceThief(at) : text.pieceThieves(at, count);
}

/** A piece on a button beside its picture: which way it would go. */
export function chipIn(text: Text, piece: Piece): string {
  if (piece === "home") return text.chipThief;
  return piece.startsWith("black") ? text.chipBlack : text.chipGuard;
}

/** Where the piece in the hand should go. */
export function whereIn(text: Text, piece: Piece): string {
  if (piece === "home") return text.whereThief;
  if (piece.startsWith("thief")) return text.whereEscort;
  return piece.startsWith("black") ? text.whereBlack : text.whereGuard;
}

/** What will happen. */
export function deedIn(text: Text, move: Action): string {
  switch (move.type) {
    case "place":
      return move.guard === "own" ? text.willPlaceOwn(move.palace) : text.willPlaceBlack(move.palace);
    case "smuggle":
      return text.willSmuggle(move.palace, priceIn(text, move.pay));
    case "send":
      return text.willSend(move.from, move.to, priceIn(text, move.pay));
    case "escort":
      return text.willEscort(move.from, move.to, priceIn(text, move.pay));
    case "bribe":
      return text.willBribe(move.from, move.to, priceIn(text, move.pay));
  }
}

export const targetIn = (text: Text, palace: Palace, price: readonly Card[]): string =>
  price.length === 0 ? text.target(palace) : text.targetFor(palace, priceIn(text, price));

/** The cards of one kind in the hand. */
export function heldIn(text: Text, card: Card, count: number, paid: number): string {
  const cards = cardsIn(text, card, count);
  return paid === 0 ? cards : text.handPaying(cards, paid);
}

export const reasonIn = (text: Text, reason: Reason): string =>
  typeof reason === "string" ? text.obstacles[reason] : shortageIn(text, reason);

/** What it needs and what there is of that; where one colour is needed alone, it is not said again. */
function shortageIn(text: Text, { needs, either = false, orTarget = false, has, palace }: Shortage): string {
  const [one, other] = pricesIn(text, needs);
  const cards = either && other !== undefined ? text.either(one!, other) : priceIn(text, needs);
  const price = !orTarget ? cards : either ? text.orOneOfTarget(cards) : text.andOneOfTarget(cards);
  const isPlain = new Set(needs).size === 1 && !orTarget;
  const kinds = counted(has).map(([card, count]) => (isPlain && card !== "dancer" ? `${count}` : kindIn(text, card, count)));
  const held = kinds.length === 0 ? text.none : text.grammar.list(kinds);
  return palace === undefined ? text.needs(price, held) : text.palaceNeeds(palace, price, held);
}

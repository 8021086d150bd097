/** What only the viewer knows: hand, laid card, own discards, and what waits under the overview. */
import { type Cell, drawCards, type Paint, plain, wrap } from "@tafelrunde/terminal";
import type { Character, CouncilView } from "../src/index.ts";
import type { Text } from "../words/text.ts";

const NARROWEST = 7;

type Own = NonNullable<CouncilView["own"]>;

/** Whoever asks for help cannot be played, and is crossed out. */
function cardCells(card: Character, barred: boolean, text: Text, paint: Paint): Cell[] {
  const { glyph, name } = text.characters[card];
  return [
    [glyph, barred ? paint.dim : paint.gold],
    [barred ? `✕ ${name}` : name, barred ? paint.dim : paint.bold],
  ];
}

/** The piles beside the hand, each in as many lines as it needs. */
function piles({ discard, under }: Own, columns: number, text: Text, colour = plain): string[] {
  const named = (cards: readonly Character[]): string => cards.map((card) => text.characters[card].name).join(", ") || text.none;
  return [`${text.discardTopFirst}: ${named(discard.toReversed())}`, `${text.under}: ${named(under)}`].flatMap((pile) =>
    wrap(pile, columns).map(colour),
  );
}

/** The cards, and the piles below. */
export function drawHand({ own, petitioner }: CouncilView, columns: number, text: Text, paint: Paint): string[] {
  if (!own) return [];
  const cards = own.hand.map((card) => cardCells(card, card === petitioner, text, paint));
  return [...drawCards(cards, NARROWEST, columns, paint), ...piles(own, columns, text, paint.dim)];
}

/** The same in few lines, for somebody who looks into several hands at once. */
export function listHand({ own }: CouncilView, columns: number, text: Text): string[] {
  if (!own) return [];
  const hand = own.hand.map((card) => `${text.characters[card].name} ${text.characters[card].glyph}`).join(", ") || text.none;
  const laid = own.laid === null ? "" : `; ${text.laid}: ${text.characters[own.laid].name}`;
  return [...wrap(`${text.heads.hand}: ${hand}${laid}`, columns), ...piles(own, columns, text)];
}

/** What only the viewer knows: hand, laid card, own discards, and what waits under the overview. */
import type { Paint } from "@tafelrunde/terminal";
import type { Character, CouncilView } from "../src/index.ts";
import type { Text } from "../words/text.ts";
import { same, wrap } from "./frame.ts";

const SMALLEST = 7;

type Own = NonNullable<CouncilView["own"]>;

interface DrawnCard {
  readonly columns: number;
  readonly lines: readonly string[];
}

/** Names and effects of characters have a column for each letter, so nothing needs to be measured. */
const middle = (text: string, columns: number): string => (" ".repeat((columns - text.length) >> 1) + text).padEnd(columns);

/** Whoever asks for help cannot be played, and is crossed out. */
function drawCard(card: Character, barred: boolean, text: Text, paint: Paint): DrawnCard {
  const { glyph, name: plain } = text.characters[card];
  const name = barred ? `✕ ${plain}` : plain;
  const inner = Math.max(SMALLEST, name.length, glyph.length);
  const side = paint.dim("│");
  return {
    columns: inner + 2,
    lines: [
      paint.dim(`╭${"─".repeat(inner)}╮`),
      side + (barred ? paint.dim : paint.gold)(middle(glyph, inner)) + side,
      side + (barred ? paint.dim : paint.bold)(middle(name, inner)) + side,
      paint.dim(`╰${"─".repeat(inner)}╯`),
    ],
  };
}

/** The piles beside the hand, each in as many lines as it needs. */
function piles({ discard, under }: Own, columns: number, text: Text, colour = same): string[] {
  const named = (cards: readonly Character[]): string => cards.map((card) => text.characters[card].name).join(", ") || text.none;
  return [`${text.discardTopFirst}: ${named(discard.toReversed())}`, `${text.under}: ${named(under)}`].flatMap((pile) =>
    wrap(pile, columns).map(colour),
  );
}

/** As many cards in a row as fit, and the piles below. */
export function drawHand({ own, petitioner }: CouncilView, columns: number, text: Text, paint: Paint): string[] {
  if (!own) return [];
  const rows: DrawnCard[][] = [];
  let room = 0;
  for (const card of own.hand.map((name) => drawCard(name, name === petitioner, text, paint))) {
    if (room < card.columns) {
      rows.push([]);
      room = columns;
    }
    rows.at(-1)!.push(card);
    room -= card.columns;
  }
  return [
    ...rows.flatMap((cards) => cards[0]!.lines.map((_, line) => cards.map((card) => card.lines[line]).join(""))),
    ...piles(own, columns, text, paint.dim),
  ];
}

/** The same in few lines, for somebody who looks into several hands at once. */
export function listHand({ own }: CouncilView, columns: number, text: Text): string[] {
  if (!own) return [];
  const hand = own.hand.map((card) => `${text.characters[card].name} ${text.characters[card].glyph}`).join(", ") || text.none;
  const laid = own.laid === null ? "" : `; ${text.laid}: ${text.characters[own.laid].name}`;
  return [...wrap(`${text.heads.hand}: ${hand}${laid}`, columns), ...piles(own, columns, text)];
}

/** One seat as a column of lines: name, die, tokens, what lies in front of it, what it has played. */
import { nameCell, pad, type Paint, wrapList } from "@tafelrunde/terminal";
import type { KingView, SeatView } from "../src/index.ts";
import type { Text } from "../words/text.ts";

/** Where a seat is drawn, with what. */
export interface Place {
  readonly columns: number;
  readonly text: Text;
  readonly paint: Paint;
}

const DIE_COLUMNS = 6;
const ROUNDS_TO_WIN = 2;

/** The die, one of its five-cornered faces towards us. */
const die = (face: number, { paint }: Place): string[] => [
  " ▁╱╲▁ ",
  "╱    ╲",
  `╲ ${paint.bold(String(face).padStart(2))} ╱`,
  " ╲▁▁╱ ",
];

/** Each token by its points; counted where there are too many to list. */
function tokens({ ones, twos }: SeatView, columns: number): string {
  const each = [...Array<number>(twos).fill(2), ...Array<number>(ones).fill(1)].join("+");
  return each.length <= columns ? each : `${twos}×2+${ones}×1`;
}

const stars = (won: number): string => "★".repeat(won) + "☆".repeat(ROUNDS_TO_WIN - won);

/** The name; the viewer's own is marked. */
function heading(view: KingView, index: number, name: string, { columns, text, paint }: Place): string {
  const [told, colour] = nameCell(name, columns, index === view.viewer ? text.grammar.you : null, paint);
  return colour(pad(told, columns));
}

/** Padded before it is painted: markup must not count as width. */
function dieAndTokens(seat: SeatView, place: Place): string[] {
  const { columns, text, paint } = place;
  const beside = columns - DIE_COLUMNS - 1;
  const facts = [
    paint.gold(pad(tokens(seat, beside), beside)),
    paint.bold(pad(text.points(seat.ones + 2 * seat.twos), beside)),
    (seat.kept > 0 ? paint.gold : paint.dim)(pad(`${stars(seat.kept)} ${text.stars}`, beside)),
    paint.dim(pad(text.cardCount(seat.handSize), beside)),
  ];
  return die(seat.face, place).map((line, row) => `${line} ${facts[row]!}`);
}

/** What lies in front of the seat: the open card, or a hidden one that its owner alone can name. */
function inFront(view: KingView, index: number, { columns, text, paint }: Place): string {
  const { open, cancelled, hasLaid } = view.seats[index]!;
  const own = index === view.viewer ? view.own?.laid : undefined;
  if (open) return (cancelled ? paint.dim : paint.green)(pad(`■ ${text.cards[open].name}`, columns));
  if (own) return paint.blue(pad(`▒ ${text.cards[own].name}`, columns));
  if (hasLaid) return paint.blue(pad(`▒ ${text.hidden}`, columns));
  if (view.phase !== "lay") return " ".repeat(columns);
  return index === view.viewer ? paint.gold(pad(`▸ ${text.yourTurn}`, columns)) : paint.dim(pad(`… ${text.choosing}`, columns));
}

/** Name, die, tokens and the card of this turn: always six lines. */
export const drawSeat = (view: KingView, index: number, name: string, place: Place): string[] => [
  heading(view, index, name, place),
  ...dieAndTokens(view.seats[index]!, place),
  inFront(view, index, place),
];

/** The cards of earlier turns, in as many lines as they need. */
export function drawPlayed({ discard }: SeatView, { columns, text, paint }: Place): string[] {
  const lines = wrapList(
    discard.map((card) => text.cards[card].name),
    columns,
  );
  return lines.map((line) => paint.dim(pad(line, columns)));
}

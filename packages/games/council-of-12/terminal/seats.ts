/** The members as rows: what lies in front of them, what they said, hand and discard pile, and what one could remember. */
import { peopleAt } from "@tafelrunde/core";
import { barred, cut, INNER, MIDDLE, nameCell, pad, type Paint, row, rule, wrap } from "@tafelrunde/terminal";
import type { CouncilView } from "../src/index.ts";
import { awaitedSeats } from "../words/awaiting.ts";
import { suggestedIn } from "../words/proposals.ts";
import type { Text } from "../words/text.ts";

const MARK = "▸ ";
const NO_MARK = "  ";
const NUMBER_COLUMNS = 2;
const CARD_COLUMNS = 16;
const SAID_COLUMNS = 13;
const HAND_COLUMNS = 4;
const DISCARD_COLUMNS = 20;
const NAME_COLUMNS = INNER - MARK.length - NUMBER_COLUMNS - CARD_COLUMNS - SAID_COLUMNS - HAND_COLUMNS - DISCARD_COLUMNS;
const LONGEST_NAME = 16;
const INDENT = MARK.length + NUMBER_COLUMNS;

const heads = ({ heads }: Text, paint: Paint): string =>
  paint.dim(
    " ".repeat(INDENT + NAME_COLUMNS) +
      heads.card.padEnd(CARD_COLUMNS) +
      heads.said.padEnd(SAID_COLUMNS) +
      heads.hand.padStart(HAND_COLUMNS) +
      `  ${heads.discard}`,
  );

/** The name, always with room to the next column; the viewer's own is marked. */
function heading({ viewer }: CouncilView, seat: number, name: string, text: Text, paint: Paint): string {
  const [told, colour] = nameCell(name, NAME_COLUMNS - 1, seat === viewer ? text.grammar.you : null, paint);
  return colour(pad(told, NAME_COLUMNS));
}

/** An open card, or a hidden one that its owner alone can name. */
function inFront({ viewer, seats, own, phase }: CouncilView, seat: number, text: Text, paint: Paint): string {
  const { open, hasLaid } = seats[seat]!;
  if (open) return paint.green(`■ ${text.characters[open].name}`.padEnd(CARD_COLUMNS));
  if (hasLaid) {
    const name = seat === viewer && own?.laid ? text.characters[own.laid].name : text.hidden;
    return paint.blue(`▒ ${name}`.padEnd(CARD_COLUMNS));
  }
  return paint.dim((phase === "lay" ? text.choosing : "").padEnd(CARD_COLUMNS));
}

function seatRow(view: CouncilView, seat: number, name: string, text: Text, paint: Paint): string {
  const { said, handSize, discardSize, discardTop } = view.seats[seat]!;
  const spoken = seat === view.chair ? text.chair : said === null ? "" : text.saidShort[said];
  const discard = discardTop === null ? "–" : `${discardSize}: ${text.characters[discardTop].name}`;
  return (
    (awaitedSeats(view).includes(seat) ? paint.gold(MARK) : NO_MARK) +
    String(seat + 1).padEnd(NUMBER_COLUMNS) +
    heading(view, seat, name, text, paint) +
    inFront(view, seat, text, paint) +
    spoken.padEnd(SAID_COLUMNS) +
    String(handSize).padStart(HAND_COLUMNS) +
    `  ${discard}`.padEnd(DISCARD_COLUMNS)
  );
}

/** What does not fit into the row, or is there only now and then; one's own discards lie below with the hand. */
function notes(view: CouncilView, seat: number, text: Text): string[] {
  const { named, memory } = view.seats[seat]!;
  const second = view.chooser === seat ? view.second : null;
  const seen = memory === null || seat === view.viewer ? [] : memory.seen.map((card) => text.characters[card].name);
  const unseen = memory && memory.unseen > 0 ? ` (${text.takenBackUnseen(memory.unseen)})` : "";
  return [
    ...(named === null ? [] : [text.names(text.characters[named].name)]),
    ...(second === null ? [] : [text.secondCard(text.characters[second].name)]),
    ...(seen.length > 1 ? [text.wasDiscarded(seen.join(", ")) + unseen] : []),
  ];
}

export const drawSeats = (view: CouncilView, names: readonly string[], text: Text, paint: Paint): string[] => [
  row(heads(text, paint), paint),
  ...view.seats.flatMap((_, seat) => [
    barred([seatRow(view, seat, names[seat]!, text, paint)], paint),
    ...notes(view, seat, text)
      .flatMap((note) => wrap(note, INNER - INDENT))
      .map((line) => row(" ".repeat(INDENT) + paint.dim(line), paint)),
  ]),
];

/** What is proposed, who is for it, and who has not answered; nothing where nothing is. */
export function drawProposal(view: CouncilView, names: readonly string[], text: Text, paint: Paint): string[] {
  const { proposal } = view;
  if (!proposal) return [];
  const short = names.map((name) => cut(name, LONGEST_NAME));
  const told = text.proposed(suggestedIn(text, proposal, proposal.by, peopleAt(short, null, text.grammar)));
  const named = (seats: readonly number[]): string => seats.map((seat) => short[seat]!).join(", ");
  const votes = text.answers(named(proposal.agreed), named(awaitedSeats(view)));
  return [
    rule(MIDDLE, paint, text.proposal),
    ...wrap(told, INNER).map((line) => row(paint.gold(line), paint)),
    ...wrap(votes, INNER).map((line) => row(line, paint)),
  ];
}

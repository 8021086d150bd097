/** The players as rows: crown, points of each round, what they are doing, how they voted in this round. */
import { INNER, nameCell, pad, type Paint, right, row } from "@tafelrunde/terminal";
import { CANDIDATES, type KingUpView, ROUNDS, totalsOf } from "../src/index.ts";
import type { Text } from "../words/text.ts";

const CROWN = "♛ ";
const NO_CROWN = "  ";
const ROUND_COLUMNS = 4;
const TOTAL_COLUMNS = 7;
const DOING_COLUMNS = 12;
/** Letters with spaces between, for every candidate: more cannot be voted on in a round. */
const BALLOT_COLUMNS = 2 * CANDIDATES.length - 1;
const NAME_COLUMNS = INNER - CROWN.length - ROUNDS * ROUND_COLUMNS - TOTAL_COLUMNS - DOING_COLUMNS - BALLOT_COLUMNS;
const NOT_YET = "–";

const numbers = Array.from({ length: ROUNDS }, (_, index) => index + 1);

/** Over the columns of the seats. */
function heads({ votes }: KingUpView, text: Text, paint: Paint): string {
  const rounds = numbers.map((round) => right(text.shortRound(round), ROUND_COLUMNS)).join("");
  const voted = votes && votes.length > 0;
  const initials = voted ? votes.map(({ candidate }) => text.candidates[candidate][0]).join(" ") : "";
  return paint.dim(
    " ".repeat(CROWN.length + NAME_COLUMNS) +
      rounds +
      right(text.total, TOTAL_COLUMNS) +
      pad(`   ${voted ? text.ballots : ""}`, DOING_COLUMNS) +
      initials,
  );
}

/** The name; the viewer's own is marked. */
function heading({ viewer }: KingUpView, seat: number, name: string, text: Text, paint: Paint): string {
  const [told, colour] = nameCell(name, NAME_COLUMNS, seat === viewer ? text.grammar.you : null, paint);
  return colour(pad(told, NAME_COLUMNS));
}

/** A vote that lies face down is named to its owner alone. */
function doing({ phase, turn, seats, own, viewer }: KingUpView, seat: number, text: Text, paint: Paint): string {
  if (phase === "over") return "";
  if (phase !== "vote") return seat === turn ? paint.gold(text.onTurn) : "";
  if (!seats[seat]!.hasVoted) return seat === viewer ? paint.gold(text.choosing) : paint.dim(text.choosing);
  return paint.blue(own?.vote && seat === viewer ? `▒ ${text.votes[own.vote]}` : `▒ ${text.laid}`);
}

function seatRow(view: KingUpView, seat: number, name: string, text: Text, paint: Paint): string {
  const scored = numbers.map((round) => {
    const points = view.rounds[round - 1]?.points[seat];
    return points === undefined ? paint.dim(right(NOT_YET, ROUND_COLUMNS)) : right(String(points), ROUND_COLUMNS);
  });
  const ballots = (view.votes ?? []).map(({ votes }) => {
    const letter = text.voteLetters[votes[seat]!];
    return votes[seat] === "no" ? paint.red(letter) : paint.dim(letter);
  });
  const total = totalsOf({ seats: view.seats, rounds: [...view.rounds] })[seat]!;
  return (
    (view.crown === seat ? paint.gold(CROWN) : NO_CROWN) +
    heading(view, seat, name, text, paint) +
    scored.join("") +
    paint.bold(right(String(total), TOTAL_COLUMNS)) +
    pad(`   ${doing(view, seat, text, paint)}`, DOING_COLUMNS) +
    ballots.join(" ")
  );
}

export const drawSeats = (view: KingUpView, names: readonly string[], text: Text, paint: Paint): string[] => [
  row(heads(view, text, paint), paint),
  ...view.seats.map((_, seat) => row(seatRow(view, seat, names[seat]!, text, paint), paint)),
];

/** Everything that King Up! says, as a dictionary: one such object for each language, without any choice in it. */
import type { Grammar, Who } from "@tafelrunde/core";
import type { Candidate, Phase, RefusalCode, Vote } from "../src/index.ts";

/** One for each floor, from the cellar (0) to the throne (6). */
type Floors = readonly [string, string, string, string, string, string, string];

/** `candidate` is always a name, `floor` the number of a floor. */
export interface Text {
  readonly grammar: Grammar;
  readonly title: string;
  readonly tagline: string;

  // Vocabulary.
  readonly candidates: Record<Candidate, string>;
  /** Who lives on each floor, as on a sign. */
  readonly floors: Floors;
  readonly votes: Record<Vote, string>;

  // Options.
  readonly options: Record<"history", string>;
  readonly optionHints: Record<"history", string | null>;

  readonly refusals: Record<RefusalCode, string>;

  // Scores.
  readonly scores: string;
  points(points: number): string;

  // Moves as they are named on a button, and what each does.
  movePlace(candidate: string, floor: number): string;
  moveRise(candidate: string): string;
  readonly moveVote: Record<Vote, string>;
  hintPlace(floor: number): string;
  readonly hintRise: string;
  readonly hintVote: Record<Vote, string>;

  // What is awaited. `name` is somebody else.
  readonly placeLast: string;
  readonly placeOneMore: string;
  placeMore(more: number): string;
  isPlacing(name: string): string;
  readonly riseNow: string;
  isRising(name: string): string;
  voteNow(candidate: string): string;
  /** To somebody without a No card. */
  voteYesNow(candidate: string): string;
  oneHasToVote(name: string, candidate: string): string;
  someHaveToVote(names: string, candidate: string): string;
  readonly isOver: string;

  // What happened.
  firstRound(start: Who): string;
  laterRound(round: number, start: Who): string;
  yourFavourites(favourites: string): string;
  favouritesOf(who: Who, favourites: string): string;
  placed(who: Who, candidate: string, floor: number): string;
  oneCellared(candidate: string): string;
  someCellared(candidates: string): string;
  rose(who: Who, candidate: string, floor: number): string;
  proposed(who: Who, candidate: string): string;
  voted(who: Who): string;
  votedWith(who: Who, vote: string): string;
  readonly nobodyVotedNo: string;
  readonly everyoneVotedNo: string;
  /** `others`: the only one who voted Yes, or `everyoneElse`. */
  oneVotedNo(who: Who, others: string): string;
  someVotedNo(who: Who, others: string): string;
  readonly everyoneElse: string;
  rejected(candidate: string): string;
  crowned(candidate: string): string;
  scored(who: Who, points: number, favourites: string, total: number): string;
  scoredNothing(who: Who, total: number): string;
  /** The points for a last round without any. */
  scoredForNothing(who: Who, points: number, total: number): string;
  won(who: Who, total: number): string;
  /** `counts`: how many favourites each of them has in the castle. */
  wonTie(who: Who, total: number, counts: string): string;
  sharedTie(who: Who, total: number, counts: string): string;

  // What decided a finished game.
  wins(who: Who, total: number, lead: number, next: Who): string;
  readonly byNothing: string;

  // The table, on the board and in the terminal.
  readonly total: string;
  round(round: number): string;

  // The board.
  readonly table: string;
  readonly seats: string;
  readonly turn: string;
  readonly holdsCrown: string;
  readonly hasVoted: string;
  readonly castle: string;
  readonly beside: string;
  readonly out: string;
  readonly favourites: string;
  readonly favourite: string;
  readonly sumNow: string;
  readonly surprise: string;
  readonly ballot: string;
  readonly layVote: Record<Vote, string>;
  readonly noneLeft: string;
  readonly voteLies: Record<Vote, string>;
  readonly watching: string;
  /** What to do, in few words, for somebody who has nothing in the hand yet. */
  readonly cuePlace: string;
  readonly cueRise: string;
  cueVote(candidate: string): string;
  cueVoteYes(candidate: string): string;
  /** What the confirming button says. */
  readonly rise: string;
  readonly place: string;
  /** Before what happened earlier. */
  readonly before: string;
  /** A floor without room. */
  readonly full: string;
  readonly cancel: string;
  readonly close: string;
  readonly goOn: string;
  readonly pad: string;
  readonly history: string;
  readonly noHistory: string;
  readonly candidate: string;
  readonly king: string;
  readonly allVoted: string;
  counting(name: string): string;
  noCardsLeft(count: number): string;
  /** A floor with a picked candidate in the hand. */
  toFloor(candidate: string, floor: number): string;
  whereTo(candidate: string): string;
  goesUp(candidate: string, floor: number): string;
  toThrone(candidate: string): string;
  /** Where somebody is, with what that is worth. */
  stands(candidate: string, floor: number, points: number): string;
  standsBeside(candidate: string): string;
  isOut(candidate: string): string;
  isFull(candidate: string, floor: number): string;
  isPlaced(candidate: string): string;
  broughtBy(name: string): string;

  // The terminal.
  readonly phases: Record<Phase, string>;
  roundOf(round: number, rounds: number): string;
  /** A round by its number, in three columns. */
  shortRound(round: number): string;
  readonly voteLetters: Record<Vote, string>;
  readonly stillBeside: string;
  readonly rejectedOut: string;
  /** Before the initials of those who were voted on. */
  readonly ballots: string;
  readonly onTurn: string;
  /** A vote lies face down in front of a seat. */
  readonly laid: string;
  readonly choosing: string;
  voteCards(cards: string): string;
  /** Behind the vote cards in the hand. */
  cardLaid(vote: string): string;
  readonly noCards: string;
  /** Over the favourites: what they are worth where they stand. */
  worthNow(points: number): string;
  /** The same where the round ends with another number of points. */
  worthAtEnd(points: number, atEnd: number): string;

  /** What the teacher says, step by step. */
  readonly lesson: Record<LessonLine, string>;
}

type LessonLine =
  | "favourites"
  | "placing"
  | "room"
  | "climb"
  | "throne"
  | "yes"
  | "no"
  | "above"
  | "helped"
  | "hope"
  | "farewell";

/** Everything that King of 12 says, as a dictionary: one such object for each language, without any choice in it. */
import type { Grammar, Who } from "@tafelrunde/core";
import type { Card, RefusalCode, Token } from "../src/index.ts";

interface CardText {
  readonly name: string;
  /** What is written on the card in the terminal, eight characters at most. */
  readonly glyph: string;
  /** What it does. */
  readonly hint: string;
}

/** A card is given as itself and not by its name, so that a language can decline it. */
export interface Text {
  readonly grammar: Grammar;
  readonly title: string;
  readonly tagline: string;

  // Vocabulary.
  readonly cards: Record<Card, CardText>;

  // Options.
  readonly options: Record<"set" | "set.first" | "set.random" | "set.chosen" | "cards", string>;
  readonly optionHints: Record<"set" | "cards", string | null>;

  readonly refusals: Record<RefusalCode, string>;

  // Scores.
  readonly scores: string;
  rounds(rounds: number): string;
  points(points: number): string;

  // Moves as they are named on a button, and what each does; what laying a card does is written on the card.
  moveLay(card: Card): string;
  moveTip(face: number): string;
  readonly moveSteal: Record<Token, string>;
  readonly moveSpare: string;
  moveKeep(card: Card): string;
  hintTip(face: number): string;
  readonly hintSteal: Record<Token, string>;
  readonly hintSpare: string;
  readonly hintKeep: string;

  // What is awaited. `name` is somebody else.
  readonly layNow: string;
  oneHasToLay(name: string): string;
  someHaveToLay(names: string): string;
  readonly tipNow: string;
  isTipping(name: string): string;
  mayTake(who: Who, from: Who): string;
  readonly keepNow: string;
  isKeeping(name: string): string;
  readonly isOver: string;

  // What happened. `faces`, `values` and `totals`: everybody with a number, the reader first.
  setChosen(cards: string): string;
  rolled(round: number, faces: string): string;
  laid(who: Who, card: Card): string;
  /** `cards`: everybody with a card, the reader first. */
  revealed(cards: string): string;
  /** Equal cards of so many others. */
  cardsCancelled(card: Card, count: number): string;
  /** The reader's card and somebody else's, or those of several others. */
  yourCardCancelled(card: Card, other: Who): string;
  yourCardCancelledBySome(card: Card, others: Who): string;
  overruled(by: Who, owner: Who): string;
  overruledSome(by: Who, owners: Who): string;
  dicePassed(by: Who, faces: string): string;
  allFlipped(by: Who, faces: string): string;
  flipped(who: Who, from: number, face: number): string;
  tipped(who: Who, from: number, face: number): string;
  rerolled(who: Who, from: number, face: number): string;
  rerolledTheSame(who: Who, face: number): string;
  valued(values: string): string;
  /** Within `valued`: a Golem on a die that shows 12. */
  readonly golemOn12: string;
  bothHave(who: Who, value: string): string;
  allHave(who: Who, value: string): string;
  /** `two` gets the two points, `one` the one. */
  scored(two: Who, one: Who): string;
  scoredLow(two: Who, one: Who): string;
  scoredSwapped(two: Who, one: Who): string;
  scoredLowSwapped(two: Who, one: Who): string;
  scoredAlone(who: Who): string;
  scoredAloneSwapped(who: Who): string;
  readonly nobodyScored: string;
  stolen(who: Who, points: number, from: Who): string;
  spared(who: Who, from: Who): string;
  readonly theftFailed: Record<"tie" | "no-token", string>;
  readonly roundOver: Record<"eight-points" | "last-card", (totals: string) => string>;
  totalsCancelled(who: Who, total: number): string;
  twoTotalsCancelled(who: Who, total: number, others: Who, othersTotal: number): string;
  wonRound(who: Who): string;
  readonly nobodyWonRound: string;
  /** To the owner alone. */
  youKept(card: Card): string;
  keptCard(who: Who, card: Card): string;
  kept(who: Who): string;
  won(who: Who): string;

  // What decided a finished game.
  winsOverOne(who: Who, total: number, next: Who, nextTotal: number): string;
  winsOverSome(who: Who, total: number, next: Who, nextTotal: number): string;
  /** `others` had more, and cancelled each other. */
  winsByCancelled(who: Who, total: number, others: Who, othersTotal: number): string;

  // The table, on the board and in the terminal.
  round(round: number): string;
  turn(turn: number): string;
  /** Of somebody who has a card or something else to choose. */
  readonly choosing: string;
  readonly discardPile: string;

  // The board.
  readonly table: string;
  readonly others: string;
  readonly hand: string;
  readonly lay: string;
  readonly keep: string;
  readonly back: string;
  readonly close: string;
  readonly lowWins: string;
  readonly swapped: string;
  readonly king: string;
  readonly tracker: string;
  readonly hiddenCard: string;
  readonly cancelled: string;
  /** Of the own cards under the die. */
  readonly secret: string;
  readonly pickFace: string;
  readonly pickToken: string;
  /** Why a card of the hand cannot be chosen now; `other`: a lesson wants another one first. */
  readonly reasons: Record<"played" | "laid" | "kept" | "wait" | "other", string>;
  /** The same in one word, written across the card. */
  readonly marks: Record<"played" | "laid" | "kept", string>;
  /** A lesson wants this face first. */
  otherFace(face: number): string;
  handSize(cards: number): string;
  roundsWon(rounds: number): string;
  tokens(ones: number, twos: number): string;
  die(face: number): string;
  worth(value: string): string;
  total(points: number): string;

  // The terminal.
  /** Behind a star for each round won, six columns at most. */
  readonly stars: string;
  /** What lies in front of a seat. */
  readonly hidden: string;
  readonly yourTurn: string;
  readonly underDie: string;
  /** A hand, in nine columns. */
  cardCount(cards: number): string;

  /** What the teacher says, step by step. */
  readonly lesson: Record<LessonLine, string>;
}

type LessonLine = "welcome" | "alchemist" | "machine" | "sorcerer" | "tip" | "parasite" | "knight" | "keep" | "farewell";

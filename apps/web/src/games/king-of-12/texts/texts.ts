/** What the board itself says, one such object for each language. */
import type { Text as Language } from "@tafelrunde/king-of-12/words/text";
import { de } from "./de.ts";
import { en } from "./en.ts";

export interface Texts {
  readonly table: string;
  readonly others: string;
  readonly hand: string;
  readonly you: string;
  readonly lay: string;
  readonly keep: string;
  readonly back: string;
  readonly close: string;
  readonly lowWins: string;
  readonly swapped: string;
  readonly king: string;
  readonly played: string;
  readonly tracker: string;
  readonly hidden: string;
  readonly cancelled: string;
  readonly choosing: string;
  readonly secret: string;
  readonly pickFace: string;
  readonly pickToken: string;
  /** Why a card of the hand cannot be laid now, or a face not chosen. */
  readonly reasons: {
    readonly played: string;
    readonly laid: string;
    readonly kept: string;
    readonly wait: string;
    /** A lesson wants a certain card first. */
    readonly other: string;
    face(faces: readonly number[]): string;
  };
  /** The same in one word, written across the card. */
  readonly marks: { readonly played: string; readonly laid: string; readonly kept: string };
  clock(round: number, turn: number): string;
  points(points: number): string;
  cards(count: number): string;
  rounds(count: number): string;
  tokens(ones: number, twos: number): string;
  die(face: number): string;
  worth(value: string): string;
  total(points: number): string;
}

const ALL: { readonly [language in Language]: Texts } = { de, en };

export const textsOf = (language: Language): Texts => ALL[language];

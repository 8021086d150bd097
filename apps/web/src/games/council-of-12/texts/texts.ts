/** What the board itself says, one such object for each language. */
import type { Text as Language } from "@tafelrunde/council-of-12/words/text";
import type { CardUse } from "../choices.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

export interface Texts {
  readonly table: string;
  readonly others: string;
  readonly hand: string;
  readonly close: string;
  readonly cancel: string;
  readonly successionTask: string;
  /** Laying a card without a sentence. */
  readonly mute: string;
  /** What the confirming button says. */
  readonly verbs: Record<CardUse | "lay" | "say" | "face" | "path" | "target", string>;
  readonly reveal: string;
  readonly wait: string;
  readonly agree: string;
  readonly disagree: string;
  readonly pay: string;
  readonly stay: string;
  readonly announce: string;
  readonly proposal: string;
  /** Whose proposal it is, to its author. */
  readonly you: string;
  readonly asked: string;
  readonly decide: string;
  readonly nothingToDecide: string;
  readonly decideHint: string;
  readonly passed: string;
  readonly failed: string;
  readonly ifPassed: string;
  readonly ifFailed: string;
  readonly and: string;
  readonly orTarget: string;
  readonly met: string;
  readonly belled: string;
  readonly petitioner: string;
  readonly nobody: string;
  readonly chair: string;
  readonly awaited: string;
  readonly hidden: string;
  readonly emptySpot: string;
  readonly fates: { readonly cancelled: string; readonly idle: string; readonly done: string };
  readonly reasons: {
    readonly petitioner: string;
    readonly spoken: string;
    readonly wait: string;
    /** The effect of the card goes to these faces alone. */
    reach(faces: readonly number[]): string;
    /** The first tip goes to these faces alone. */
    beside(faces: readonly number[]): string;
  };
  readonly marks: { readonly petitioner: string };
  readonly past: string;
  readonly noPast: string;
  readonly next: string;
  readonly mine: string;
  readonly mineDiscard: string;
  readonly mineUnder: string;
  readonly none: string;
  readonly memory: string;
  readonly silence: Record<"silent" | "eerie", string>;
  readonly kept: string;
  readonly overFirst: string;
  readonly chance: string;
  readonly noMove: string;
  readonly won: string;
  readonly lost: string;
  readonly heir: string;
  readonly reward: string;
  readonly proposals: { readonly bells: string; readonly rounds: string };
  readonly throne: string;
  learns(name: string): string;
  favourNow(favour: number): string;
  round(round: number): string;
  score(points: number): string;
  value(points: number): string;
  target(index: number): string;
  faces(faces: readonly number[]): string;
  reaches(faces: readonly number[]): string;
  die(face: number): string;
  over(face: number): string;
  onto(face: number): string;
  cards(count: number): string;
  discard(count: number): string;
  discardTop(name: string): string;
  piles(challenges: number, petitioners: number): string;
  unseen(count: number): string;
  ticks(count: number): string;
  says(sentence: string): string;
  names(character: string): string;
}

const ALL: { readonly [language in Language]: Texts } = { de, en };

export const textsOf = (language: Language): Texts => ALL[language];

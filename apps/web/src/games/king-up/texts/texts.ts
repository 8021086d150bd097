/** What the board itself says, one such object for each language. */
import type { Language } from "@tafelrunde/core";
import { de } from "./de.ts";
import { en } from "./en.ts";

interface Cues {
  readonly place: string;
  readonly rise: string;
  vote(name: string): string;
  onlyYes(name: string): string;
}

export interface Texts {
  readonly table: string;
  readonly seats: string;
  readonly you: string;
  readonly turn: string;
  readonly holdsCrown: string;
  readonly hasVoted: string;
  readonly castle: string;
  /** From the cellar to the throne. */
  readonly floors: readonly string[];
  readonly beside: string;
  readonly out: string;
  readonly favourites: string;
  readonly favourite: string;
  readonly sumNow: string;
  readonly surprise: string;
  readonly ballot: string;
  readonly yes: string;
  readonly no: string;
  readonly lay: { readonly yes: string; readonly no: string };
  readonly noNone: string;
  readonly laid: { readonly yes: string; readonly no: string };
  readonly watching: string;
  /** What to do, in few words, for somebody who has nothing in the hand yet. */
  readonly cues: Cues;
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
  readonly total: string;
  readonly king: string;
  readonly allVoted: string;
  counting(name: string): string;
  round(round: number): string;
  points(points: number): string;
  noLeft(count: number): string;
  /** A floor with a picked candidate in the hand. */
  toFloor(name: string, floor: number): string;
  whereTo(name: string): string;
  goesUp(name: string, floor: number): string;
  toThrone(name: string): string;
  /** Where somebody is, with what that is worth. */
  stands(name: string, floor: string, points: number): string;
  standsBeside(name: string): string;
  isOut(name: string): string;
  isFull(name: string, floor: number): string;
  isPlaced(name: string): string;
  broughtBy(name: string): string;
}

const ALL: { readonly [language in Language]: Texts } = { de, en };

export const textsOf = (language: Language): Texts => ALL[language];

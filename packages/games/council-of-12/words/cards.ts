/** What both languages say about cards in the same form: effects, rewards, the months, and targets as they are printed. */
import { facesIn, GOLEM_TARGET, KNIGHT_TARGET } from "../src/characters.ts";
import { challenge, type Character } from "../src/index.ts";

export interface Effect {
  /** What is written on the card, eight characters at most. */
  readonly glyph: string;
  /** In thirty characters at most. */
  readonly hint: string;
  /** The effect in one line. */
  readonly line: string;
}

export interface RewardWords {
  readonly name: string;
  /** What it does, in one line. */
  readonly line: string;
  /** When the council may use it. */
  readonly when: string;
}

export interface MonthWords {
  readonly name: string;
  readonly title: string;
  /** What is special about it. */
  readonly rule: string;
}

/** Any of these faces: `9/10/11`. */
export const anyOf = (faces: readonly number[]): string => faces.join("/");

/** The printed targets of a challenge; none at the succession. */
export const targetsOf = (number: number): string[] => challenge(number).targets.map((target) => anyOf(facesIn(target)));

/** What a target becomes under the Knight or the Golem. */
export const replacementBy = (character: Character): number[] => facesIn(character === "knight" ? KNIGHT_TARGET : GOLEM_TARGET);

/** The words on the drawn table that no sentence has: what each language must say, and both of them. */
import type { Character, CouncilEvent, Month, Phase, Sentence } from "../src/index.ts";
import type { Effect, MonthWords } from "../words/cards.ts";
import { german } from "./labels-de.ts";
import { english } from "./labels-en.ts";
import type { Text } from "../words/text.ts";

/** Left of the facts about the council. */
export interface Facts {
  readonly favour: string;
  readonly challenge: string;
  readonly target: string;
  readonly targets: string;
  readonly die: string;
  readonly shown: string;
  readonly passed: string;
  readonly failed: string;
  readonly penalty: string;
  readonly petitioner: string;
  readonly next: string;
  readonly rewards: string;
  readonly now: string;
  readonly past: string;
  readonly silence: string;
  readonly throne: string;
  readonly heir: string;
}

/** Over the columns of the seats. */
export interface Heads {
  readonly card: string;
  readonly said: string;
  readonly hand: string;
  readonly discard: string;
}

export interface Labels {
  readonly you: string;
  readonly facts: Facts;
  readonly heads: Heads;
  readonly phases: Record<Phase, string>;
  readonly characters: Record<Character, { readonly name: string }>;
  readonly effects: Record<Character, Effect>;
  readonly challengeNames: readonly string[];
  readonly months: Record<Month, MonthWords>;
  /** What was said, in one or two words. */
  readonly said: Record<Sentence, string>;
  readonly chair: string;
  /** A card lies face down; somebody still has to lay one. */
  readonly hidden: string;
  readonly choosing: string;
  readonly council: string;
  readonly proposal: string;
  readonly levels: { readonly easy: string; readonly medium: string; readonly hard: string };
  readonly sameForAll: string;
  readonly belled: string;
  readonly counsel: string;
  readonly none: string;
  readonly own: { readonly hand: string; readonly laid: string; readonly discard: string; readonly under: string };
  list(items: readonly string[]): string;
  round(round: number, rounds: number): string;
  favour(favour: number, most: number, score: number): string;
  worth(value: number): string;
  /** Where the die can go: the faces next to it, and the far side. */
  around(neighbours: readonly number[], opposite: number): string;
  /** A target that the die has shown, and does not show now. */
  wasShown(target: string): string;
  inTwoRounds(stage: 1 | 2): string;
  barred(name: string): string;
  comes(challenge: string, targets: readonly string[], petitioner: string | null): string;
  /** A reward that is kept, with the challenge it is from. */
  reward(number: number): string;
  brings(number: number, game: string): string;
  costs(number: number): string;
  loss(favour: number): string;
  laysOpen(name: string): string;
  ticks(kind: "silent" | "eerie", ticks: number, broken: boolean): string;
  onThrone(name: string): string;
  named(name: string): string;
  second(name: string): string;
  /** The memory aid: what went to the discard pile, and how many of it were taken back unseen. */
  remembered(names: readonly string[], unseen: number): string;
  votes(agreed: readonly string[], open: readonly string[]): string;
  told(event: CouncilEvent, names: readonly string[]): string | undefined;
}

export const labels: Record<Text, Labels> = { de: german, en: english };

/** The tokens that two seats can have, turn after turn, and how one turn leads from some to others. */
import { FIRST, NOBODY, type Scorer, SECOND } from "./duel-turn.ts";

/** What the end of a round is worth to the first of two seats. */
export interface Payoff {
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
}

/** Tokens of both seats as one number: ones and twos of the first, ones and twos of the second. */
export type Tokens = number;

export const tokensOf = (ones: number, twos: number, otherOnes: number, otherTwos: number): Tokens =>
  ones | (twos << 4) | (otherOnes << 8) | (otherTwos << 12);

export const swapTokens = (tokens: Tokens): Tokens => ((tokens & 0xff) << 8) | (tokens >> 8);

const total = (tokens: Tokens): number => (tokens & 15) + 2 * ((tokens >> 4) & 15);
const ENOUGH = 8;

/** Ends of a round stand where the number of the next tokens would stand, and are below zero. */
const [WON, TIED, LOST] = [-1, -2, -3] as const;

export interface Scores {
  readonly tokens: readonly Tokens[];
  /** For each tokens and each scorer of the turn: the number of the tokens in the next turn, or how the round ends. */
  readonly next: Int16Array;
  /** For Ladies: what the lower die may make of it, the higher having scored; three choices for each scorer. */
  readonly stolen: Int16Array;
}

/** The scores of so many turns; the last turn ends the round. Without Ladies on both sides nobody steals. */
export function scoresFrom(start: Tokens, turns: number, isSafe: boolean): readonly Scores[] {
  const found: Scores[] = [];
  let tokens: readonly Tokens[] = [start];
  for (let turn = 0; turn < turns; turn++) {
    const after = new Map<Tokens, number>();
    const isLast = turn === turns - 1;
    const number = (reached: Tokens): number => {
      const [one, other] = [total(reached), total(swapTokens(reached))];
      if (isLast || one >= ENOUGH || other >= ENOUGH) return one > other ? WON : one < other ? LOST : TIED;
      if (!after.has(reached)) after.set(reached, after.size);
      return after.get(reached)!;
    };
    const scorers = [NOBODY, FIRST, SECOND] as const;
    const next = Int16Array.from(tokens.flatMap((now) => scorers.map((scorer) => number(scored(now, scorer)))));
    const stolen = Int16Array.from(tokens.flatMap((now) => scorers.flatMap((scorer) => thefts(now, scorer, isSafe).map(number))));
    found.push({ tokens, next, stolen });
    tokens = [...after.keys()];
  }
  return found;
}

function scored(tokens: Tokens, scorer: Scorer): Tokens {
  if (scorer === NOBODY) return tokens;
  return scorer === FIRST ? tokens + tokensOf(0, 1, 1, 0) : tokens + tokensOf(1, 0, 0, 1);
}

/** Whoever scored has the higher die and is robbed: of nothing, of a one, of a two (4.7). */
function thefts(tokens: Tokens, scorer: Scorer, isSafe: boolean): readonly Tokens[] {
  const now = scored(tokens, scorer);
  if (isSafe || scorer === NOBODY) return [now, now, now];
  const victim = scorer === FIRST ? now : swapTokens(now);
  const robbed = [
    victim,
    (victim & 15) > 0 ? victim - 1 + 0x100 : victim,
    ((victim >> 4) & 15) > 0 ? victim - 0x10 + 0x1000 : victim,
  ];
  return scorer === FIRST ? robbed : robbed.map(swapTokens);
}

/** Whether a token was stolen: a seat then has more tokens than the other. */
export const hasStolen = (tokens: Tokens): boolean =>
  (tokens & 15) + ((tokens >> 4) & 15) !== ((tokens >> 8) & 15) + ((tokens >> 12) & 15);

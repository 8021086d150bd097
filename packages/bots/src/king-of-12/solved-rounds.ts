/** Rounds between two that are solved for a whole set of cards: begun when a set is first played, finished while nobody asks. */
import { ponderer } from "../ponder.ts";
import type { Payoff } from "./duel-scores.ts";
import { type Hands, Induction } from "./induction.ts";

/** How many cards lie under the dice of the two seats; the first has no fewer. */
export type Kept = "none" | "one" | "both";

/**
 * A match is won with two rounds. By symmetry the first round is worth the same to both, and so is the third; what it is worth to have
 * won the only round differs little between sets.
 */
const LEAD = 0.7245;
export const payoffOf: { readonly [kept in Kept]: Payoff } = {
  none: { won: 1, tied: 0.5, lost: 0 },
  one: { won: 1, tied: LEAD, lost: 0.5 },
  both: { won: 1, tied: 0.5, lost: 0 },
};

/** Cards in hand at the beginning of a round. */
const SIZES: { readonly [kept in Kept]: readonly [number, number] } = { none: [7, 7], one: [6, 7], both: [6, 6] };
/** The first turn and the second are looked up; from the third on a round is solved in the time that a bot has. */
export const LOOKED_UP = 2;
/** Rounds that are kept; each takes one or two megabytes. */
const MOST_ROUNDS = 12;

const rounds = new Map<string, Induction>();
const done = new WeakSet<Induction>();

function begun(set: number, kept: Kept): Induction {
  const [first, second] = SIZES[kept].map((size) => ({ cards: set, size })) as [Hands, Hands];
  const induction = new Induction({ hands: [first, second], tokens: 0, payoff: payoffOf[kept] }, LOOKED_UP);
  ponderer.later({
    run(budget) {
      if (!induction.run(budget)) return false;
      done.add(induction.settle());
      return true;
    },
  });
  return induction;
}

/** The whole round, if it is solved; if not, it will be. */
export function solvedRound(set: number, kept: Kept): Induction | undefined {
  const key = `${set} ${kept}`;
  const induction = rounds.get(key) ?? begun(set, kept);
  // The one that was used last is forgotten last.
  rounds.delete(key);
  rounds.set(key, induction);
  for (const old of rounds.keys()) if (rounds.size > MOST_ROUNDS) rounds.delete(old);
  return done.has(induction) ? induction : undefined;
}

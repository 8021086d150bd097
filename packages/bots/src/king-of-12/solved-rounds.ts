/** Rounds between two that are solved for a whole set of cards: begun when a set is first played, finished while nobody asks. */
import { CARDS } from "@tafelrunde/king-of-12";
import { ponderer } from "../ponder.ts";
import type { Payoff } from "./duel-scores.ts";
import { Induction } from "./induction.ts";
import { LeftOver } from "./left-over.ts";

/** A round counts one, and half of one for both if nobody wins it. */
export const SHARE: Payoff = { won: 1, tied: 0.5, lost: 0 };

/** Turns of a round at most (5.1). */
export const TURNS = 6;
/** While somebody has a card under a die. */
export const LATER_TURNS = 5;

/** The first turn and the second are looked up; from the third on a round is solved in the time that a bot has. */
export const LOOKED_UP = 2;
/** Rounds that are kept; each takes a few megabytes. */
const MOST_ROUNDS = 12;

const rounds = new Map<string, Induction>();
const done = new WeakSet<Induction>();
const leftOvers = new Map<number, readonly number[]>();

function begun(set: number, turns: number): Induction {
  const isLater = turns === LATER_TURNS;
  const induction = new Induction({ hands: [set, set], tokens: 0, turns, payoff: SHARE }, isLater ? turns : LOOKED_UP);
  const leftOver = new LeftOver(induction);
  ponderer.later({
    run(budget) {
      if (!induction.run(budget) || (isLater && !leftOver.run(budget))) return false;
      if (isLater)
        leftOvers.set(
          set,
          Array.from(leftOver.counts, (count) => count ** 2),
        );
      // Where a card is hidden, plans look one turn further.
      done.add(induction.settle(isLater ? LOOKED_UP + 1 : LOOKED_UP));
      return true;
    },
  });
  return induction;
}

/** The whole round of so many turns, if it is solved; if not, it will be. A later round is solved as if a card under a die could still be laid. */
export function solvedRound(set: number, turns: number): Induction | undefined {
  const key = `${set} ${turns}`;
  const induction = rounds.get(key) ?? begun(set, turns);
  // The one that was used last is forgotten last.
  rounds.delete(key);
  rounds.set(key, induction);
  for (const old of rounds.keys()) if (rounds.size > MOST_ROUNDS) rounds.delete(old);
  return done.has(induction) ? induction : undefined;
}

/** Where no later round was solved yet: the Parasite is missed least. */
export const USUAL = CARDS.map((card) => (card === "parasite" ? 3 : 1));

/**
 * For each of the twelve cards, how gladly it is put under a die: by the square of how often exact play leaves it over. Closer to that
 * number itself, or further from it, it costs more to hide it.
 */
export const gladness = (set: number): readonly number[] => leftOvers.get(set) ?? USUAL;

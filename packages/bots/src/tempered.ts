/** A policy over moves by what each is worth: the best most often, those a little worse now and then, those much worse never. */
import { policyOf, type Weighted } from "./bot.ts";

/** Of such differences in worth, in chances to win the match, more than this many are far too much. */
const FAR = 2.5;

/** Moves that are worse by `temper` are chosen e times less often. */
export function tempered<M>(moves: readonly M[], worths: readonly number[], temper: number): readonly Weighted<M>[] {
  const best = Math.max(...worths);
  const weights = worths.map((worth) => (best - worth > FAR * temper ? 0 : Math.exp((worth - best) / temper)));
  return policyOf(moves, weights);
}

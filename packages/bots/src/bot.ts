/** What a bot is: a policy over views. It never sees a state, so it cannot cheat. */
import type { Chance, GameEvent, Seat } from "@tafelrunde/core";
import type { Budget } from "./budget.ts";

/** One way to act, and how likely it is to be chosen; the probabilities of a policy add up to 1. */
export interface Weighted<M> {
  readonly move: M;
  readonly probability: number;
}

export interface Decision<M> {
  /** All that the bot might have done here. */
  readonly policy: readonly Weighted<M>[];
  /** What it does: drawn from the policy. */
  readonly move: M;
}

export interface Bot<V = unknown, M = unknown> {
  /** Stable, in kebab-case; records name it. */
  readonly id: string;
  /** How long it should think about one decision, in milliseconds of one core; it may be done sooner. */
  readonly thinks: number;
  /**
   * Decides for the seat whose view this is; that seat must have a legal move. `told` is all that this seat was told since the game
   * began, in order: what a person in its place could remember. The same arguments and luck lead to the same policy, whatever it was
   * asked before.
   */
  decide(view: V, seat: Seat, chance: Chance, budget: Budget, told: readonly GameEvent[]): Decision<M>;
  /**
   * In a game of free order, while people are awaited: what it does before them, such as asking all for something; undefined if it had
   * rather wait. Left out by bots that always wait.
   */
  early?(view: V, seat: Seat, chance: Chance, budget: Budget, told: readonly GameEvent[]): M | undefined;
}

/** What people wait for at each level without minding; where steps are counted instead, one stands for a millisecond. */
export const THINKS = { strong: 1000, medium: 200, easy: 50 };

const FINE = 2 ** 30;

/** Draws one move from a policy. */
export function decideBy<M>(policy: readonly Weighted<M>[], chance: Chance): Decision<M> {
  let left = (chance.roll(FINE) - 1) / FINE;
  for (const { move, probability } of policy) {
    left -= probability;
    if (left < 0) return { policy, move };
  }
  return { policy, move: policy.at(-1)!.move };
}

/** Moves with weights of any size, as a policy; moves without weight are left out. */
export function policyOf<M>(moves: readonly M[], weights: readonly number[]): readonly Weighted<M>[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return moves.map((move, index) => ({ move, probability: weights[index]! / total })).filter((way) => way.probability > 0);
}

/** Bots that err as people do: now and then they go by their first thought. */
import type { Bot, Weighted } from "./bot.ts";
import { decideBy } from "./bot.ts";

interface Slips {
  readonly id: string;
  readonly thinks: number;
  /** How often the first thought wins, from 0 to 1. */
  readonly slips: number;
}

/** Thinks like `bot`, and slips into what `hasty` would do: something that looks good, never just anything. */
export function erring<V, M>(bot: Bot<V, M>, hasty: Bot<V, M>, { id, thinks, slips }: Slips): Bot<V, M> {
  return {
    id,
    thinks,
    decide(view, seat, chance, budget, told) {
      const thought = weighed(bot.decide(view, seat, chance, budget, told).policy, 1 - slips);
      return decideBy([...thought, ...weighed(hasty.decide(view, seat, chance, budget, told).policy, slips)], chance);
    },
    ...(bot.early && { early: bot.early }),
  };
}

const weighed = <M>(policy: readonly Weighted<M>[], share: number): readonly Weighted<M>[] =>
  policy.map(({ move, probability }) => ({ move, probability: probability * share }));

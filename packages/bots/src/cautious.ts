/** A bot at a game of rules that it was not made for: what it thinks counts if it is legal there. */
import type { Game } from "@tafelrunde/core";
import type { Bot, Decision } from "./bot.ts";
import { randomBot } from "./random.ts";

export function cautious(bot: Bot, game: Game): Bot {
  const anyMove = randomBot(game);
  return {
    id: bot.id,
    thinks: bot.thinks,
    decide(view, seat, chance, budget, told) {
      const state = game.imagine(view, chance);
      const isLegal = ({ move }: Decision<unknown>): boolean => game.refusal(state, seat, move) === undefined;
      try {
        const decision = bot.decide(view, seat, chance, budget, told);
        if (isLegal(decision)) return decision;
      } catch {
        // It stumbled over a view of the other rules.
      }
      return anyMove.decide(view, seat, chance, budget, told);
    },
  };
}

/** The bot that every game has: any legal move, all equally likely. */
import type { Game } from "@tafelrunde/core";
import { type Bot, decideBy, policyOf, THINKS } from "./bot.ts";

export function randomBot(game: Game): Bot {
  return {
    id: "random",
    thinks: THINKS.easy,
    decide(view, seat, chance) {
      const moves = game.moves(game.imagine(view, chance), seat);
      return decideBy(
        policyOf(
          moves,
          moves.map(() => 1),
        ),
        chance,
      );
    },
  };
}

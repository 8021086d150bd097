/** The one list of bots: those made for a game, strongest first, and the random bot that plays every game. */
import type { Game } from "@tafelrunde/core";
import type { Bot } from "./bot.ts";
import { randomBot } from "./random.ts";

export { type Bot, type Decision, type Weighted } from "./bot.ts";

const made: { readonly [game: string]: () => Promise<readonly Bot[]> } = {
  "twelve-thieves": async () => [
    (await import("./twelve-thieves/planner.ts")).planner,
    (await import("./twelve-thieves/hasty.ts")).hasty,
  ],
  "council-of-12": async () => [(await import("./council-of-12/councillor.ts")).councillor],
  "king-of-12": async () => [(await import("./king-of-12/look-ahead.ts")).lookAhead],
  "king-up": async () => [(await import("./king-up/courtier.ts")).courtier],
};

export async function botsFor(game: Game): Promise<readonly Bot[]> {
  return [...((await made[game.id]?.()) ?? []), randomBot(game)];
}

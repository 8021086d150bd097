/** The one list of bots: those made for a game, strongest first, and the random bot that plays every game. */
import type { Game } from "@tafelrunde/core";
import type { Bot } from "./bot.ts";
import { randomBot } from "./random.ts";

export { type Bot, type Decision, type Weighted } from "./bot.ts";

const made: { readonly [game: string]: () => Promise<readonly Bot[]> } = {
  "king-of-12": async () => [(await import("./king-of-12/look-ahead.ts")).lookAhead],
};

export async function botsFor(game: Game): Promise<readonly Bot[]> {
  return [...((await made[game.id]?.()) ?? []), randomBot(game)];
}

/** The one list of bots: those made for a game, strongest first, and the random bot that plays every game. */
import type { Game } from "@tafelrunde/core";
import { findGame } from "@tafelrunde/registry";
import type { Bot } from "./bot.ts";
import { cautious } from "./cautious.ts";
import { randomBot } from "./random.ts";

const made: { readonly [game: string]: () => Promise<readonly Bot[]> } = {
  "twelve-thieves": async () => {
    const [{ ringleader }, { burglar, pickpocket }] = await Promise.all([
      import("./twelve-thieves/ringleader.ts"),
      import("./twelve-thieves/pickpocket.ts"),
    ]);
    return [ringleader, burglar, pickpocket];
  },
  // One plays together: weaker partners make the game harder.
  "council-of-12": async () => {
    const [{ councillor }, { aide, novice }] = await Promise.all([
      import("./council-of-12/councillor.ts"),
      import("./council-of-12/levels.ts"),
    ]);
    return [councillor, aide, novice];
  },
  "king-of-12": async () => {
    const [{ chancellor }, { page, squire }] = await Promise.all([
      import("./king-of-12/chancellor.ts"),
      import("./king-of-12/levels.ts"),
    ]);
    return [chancellor, squire, page];
  },
  "king-up": async () => {
    const [{ kingmaker }, { page, squire }] = await Promise.all([
      import("./king-up/kingmaker.ts"),
      import("./king-up/levels.ts"),
    ]);
    return [kingmaker, squire, page];
  },
};

/** All bots of a game, for tests and the command line. They were made for its present rules, and play older ones as well as they can. */
export async function botsFor(game: Game): Promise<readonly Bot[]> {
  const [bots = [], present] = await Promise.all([made[game.id]?.(), findGame(game.id)?.rules()]);
  const isOld = present !== undefined && present.rulesVersion !== game.rulesVersion;
  return [...(isOld ? bots.map((bot) => cautious(bot, game)) : bots), randomBot(game)];
}

/** The bots that are offered to people, strongest first: a bot that plays just anything is no company. */
export async function levelsFor(game: Game): Promise<readonly Bot[]> {
  const all = await botsFor(game);
  return all.length > 1 ? all.slice(0, -1) : all;
}

/** One decision of one bot, wherever it runs. */
import { botsFor } from "@tafelrunde/bots";
import { fastChance } from "@tafelrunde/core";
import { findGame, rulesOf } from "@tafelrunde/registry";
import type { Question } from "./bots.ts";

export async function think({ game: id, rulesVersion, bot: name, view, seat, seed }: Omit<Question, "id">): Promise<string> {
  const game = (await rulesOf(findGame(id)!, rulesVersion))!;
  const bots = await botsFor(game);
  // A bot that this version no longer has is played by the strongest one.
  const bot = bots.find((candidate) => candidate.id === name) ?? bots[0]!;
  return game.format(bot.decide(view, seat, fastChance(seed)).move);
}

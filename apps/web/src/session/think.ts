/** One decision of one bot, wherever it runs. */
import { decide } from "@tafelrunde/bots";
import { fastChance } from "@tafelrunde/core";
import { findGame, rulesOf } from "@tafelrunde/registry";
import type { Question } from "./bots.ts";

export async function think({ game: id, rulesVersion, bot, view, seat, seed }: Question): Promise<string> {
  const game = (await rulesOf(findGame(id)!, rulesVersion))!;
  return decide(game, bot, { view, seat }, fastChance(seed));
}

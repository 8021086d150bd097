/** One decision of a bot, from what its seat may see and nothing else. */
import { randomInt } from "node:crypto";
import { botsFor } from "@tafelrunde/bots";
import { fastChance } from "@tafelrunde/core";
import { findGame, rulesOf } from "@tafelrunde/registry";

export interface Question {
  readonly game: string;
  readonly rulesVersion: number;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: number;
}

/** The move as text. */
export type Decide = (question: Question) => Promise<string>;

export const decideHere: Decide = async ({ game: id, rulesVersion, bot: wanted, view, seat }) => {
  const entry = findGame(id);
  const game = entry && (await rulesOf(entry, rulesVersion));
  if (!game) throw new Error("no such game");
  const bots = await botsFor(game);
  const bot = bots.find((each) => each.id === wanted) ?? bots[0]!;
  const { move } = bot.decide(view, seat, fastChance(randomInt(2 ** 47)));
  return game.format(move);
};

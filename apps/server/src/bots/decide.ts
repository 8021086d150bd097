/** One decision of a bot, from what its seat may see and nothing else. */
import { randomInt } from "node:crypto";
import { botsFor } from "@tafelrunde/bots";
import { fastChance, type Game } from "@tafelrunde/core";
import { findGame } from "@tafelrunde/registry";

export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: number;
}

/** The move as text. */
export type Decide = (question: Question) => Promise<string>;

const rules = new Map<string, Promise<Game>>();

function rulesOf(id: string): Promise<Game> {
  const entry = findGame(id);
  if (!entry) throw new Error("no such game");
  const known = rules.get(id) ?? entry.rules();
  rules.set(id, known);
  return known;
}

export const decideHere: Decide = async ({ game: id, bot: wanted, view, seat }) => {
  const game = await rulesOf(id);
  const bots = await botsFor(game);
  const bot = bots.find((each) => each.id === wanted) ?? bots[0]!;
  const { move } = bot.decide(view, seat, fastChance(randomInt(2 ** 47)));
  return game.format(move);
};

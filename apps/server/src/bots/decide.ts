/** One decision of a bot, from what its seat may see and nothing else. */
import { randomInt } from "node:crypto";
import { decide } from "@tafelrunde/bots";
import { fastChance } from "@tafelrunde/core";
import { findGame, rulesOf } from "@tafelrunde/registry";

export interface Question {
  readonly game: string;
  readonly rulesVersion: number;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: number;
}

/** The move as text. Owners take turns where many ask; no bot learns who asks. */
export type Decide = (question: Question, owner: string) => Promise<string>;

export async function decideHere({ game: id, rulesVersion, bot, view, seat }: Question): Promise<string> {
  const entry = findGame(id);
  const game = entry && (await rulesOf(entry, rulesVersion));
  if (!game) throw new Error("no such game");
  return decide(game, bot, { view, seat }, fastChance(randomInt(2 ** 47)));
}

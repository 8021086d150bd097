/** One decision of a bot, from what its seat may see and nothing else. */
import { randomInt } from "node:crypto";
import { type Question, think } from "@tafelrunde/bots";
import { fastChance } from "@tafelrunde/core";

/** The move as text. Owners take turns where many ask; no bot learns who asks. */
export type Decide = (question: Question, owner: string) => Promise<string>;

export const decideHere = (question: Question, haste = 1): Promise<string> =>
  think(question, fastChance(randomInt(2 ** 47)), () => performance.now(), haste);

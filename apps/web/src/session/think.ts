/** One decision of one bot in a browser, in its worker or in the page. */
import { type Question, think } from "@tafelrunde/bots";
import { fastChance } from "@tafelrunde/core";
import { newSeed } from "./random.ts";

export const thinkHere = (question: Question): Promise<string> => think(question, fastChance(newSeed()), () => performance.now());

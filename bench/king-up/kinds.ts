/** The players from whose games the styles of King Up! are learned. */
import { kingUp, type KingUpView, type Move } from "@tafelrunde/king-up";
import type { Bot } from "@tafelrunde/bots";
import { erring } from "../../packages/bots/src/erring.ts";
import { courtier } from "../../packages/bots/src/king-up/courtier.ts";
import { heart } from "../../packages/bots/src/king-up/heart.ts";
import { randomBot } from "../../packages/bots/src/random.ts";

export const kinds = [
  { style: "courtier", bot: courtier, thinks: 1 },
  { style: "heart", bot: heart, thinks: 1 },
  { style: "squire", bot: erring(courtier, heart, { id: "squire", thinks: 1, slips: 0.4 }), thinks: 1 },
  { style: "random", bot: randomBot(kingUp) as Bot<KingUpView, Move>, thinks: 1 },
];

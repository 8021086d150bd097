/** King of 12 for less than the best: those who often lay the obvious card, and those who always do. */
import { THINKS } from "../bot.ts";
import { erring } from "../erring.ts";
import { lookAhead } from "./look-ahead.ts";
import { obvious } from "./obvious.ts";

export const squire = erring(lookAhead, obvious, { id: "squire", thinks: THINKS.medium, slips: 0.35 });
export const page = { ...obvious, id: "page" };

/** King Up! for less than the best: those who sometimes follow their heart, and those who always do. */
import { THINKS } from "../bot.ts";
import { erring } from "../erring.ts";
import { courtier } from "./courtier.ts";
import { heart } from "./heart.ts";

export const squire = erring(courtier, heart, { id: "squire", thinks: THINKS.medium, slips: 0.4 });
export const page = { ...heart, id: "page" };

/** King Up! for less than the best: those who forget who did what and sometimes follow their heart, and those who always follow it. */
import type { KingUpView, Move } from "@tafelrunde/king-up";
import { type Bot, THINKS } from "../bot.ts";
import { erring } from "../erring.ts";
import { heart } from "./heart.ts";
import { kingmaker, reckoned } from "./kingmaker.ts";

const forgetful: Bot<KingUpView, Move> = {
  ...kingmaker,
  // Whoever forgets what others did does not think of what they show themselves.
  decide: (view, seat, chance, budget) => reckoned(view, seat, chance, budget, [], 0),
};

export const squire = erring(forgetful, heart, { id: "squire", thinks: THINKS.medium, slips: 0.25 });
export const page = { ...heart, id: "page" };

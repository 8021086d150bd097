/** King of 12 for less than the best: those who choose what is good more often than what is not, and those who lay the obvious card. */
import type { KingView, Move } from "@tafelrunde/king-of-12";
import { type Bot, decideBy, policyOf, THINKS } from "../bot.ts";
import { erring } from "../erring.ts";
import { chancellor } from "./chancellor.ts";
import { valuedMoves } from "./duel.ts";
import { obvious } from "./obvious.ts";

/** A move that is worth this much less, in chances to win the match, is made e times less often. */
const TEMPER = 0.06;

const distracted = erring(chancellor, obvious, { id: "squire", thinks: THINKS.medium, slips: 0.35 });

export const squire: Bot<KingView, Move> = {
  id: "squire",
  thinks: THINKS.medium,
  decide(view, seat, chance, budget, told) {
    const valued = view.seats.length === 2 && view.phase !== "keep" ? valuedMoves(view, seat, budget) : undefined;
    if (!valued) return distracted.decide(view, seat, chance, budget, told);
    const best = Math.max(...valued.map(({ worth }) => worth));
    return decideBy(
      policyOf(
        valued.map(({ move }) => move),
        valued.map(({ worth }) => Math.exp((worth - best) / TEMPER)),
      ),
      chance,
    );
  },
};

export const page = { ...obvious, id: "page" };

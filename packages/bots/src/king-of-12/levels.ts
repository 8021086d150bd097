/** King of 12 for less than the best: those who choose what is good more often than what is not, and beginners. */
import type { KingView, Move } from "@tafelrunde/king-of-12";
import { type Bot, decideBy, policyOf, THINKS } from "../bot.ts";
import { erring } from "../erring.ts";
import { beginner } from "./beginner.ts";
import { chancellor, rehearsed } from "./chancellor.ts";
import { valuedMoves } from "./duel.ts";

/** A move that is worth this much less, in chances to win the match, is made e times less often. */
const TEMPER = 0.06;

/** Until a round between two is solved it thinks like the best; among more it takes the others for beginners. */
const trusting: Bot<KingView, Move> = {
  ...chancellor,
  decide(view, seat, chance, budget, told) {
    if (view.seats.length === 2 || view.phase === "keep") return chancellor.decide(view, seat, chance, budget, told);
    const nobody = view.seats.map(() => 0);
    return rehearsed(view, seat, chance, budget, nobody);
  },
};

const distracted = (slips: number): Bot<KingView, Move> =>
  erring(trusting, beginner, { id: "squire", thinks: THINKS.medium, slips });
/** Among four luck decides more, so fewer slips make the same step from one level to the next. */
const [amongFew, amongFour] = [distracted(0.4), distracted(0.2)];

export const squire: Bot<KingView, Move> = {
  id: "squire",
  thinks: THINKS.medium,
  decide(view, seat, chance, budget, told) {
    const valued = view.seats.length === 2 && view.phase !== "keep" ? valuedMoves(view, seat, budget) : undefined;
    if (!valued) return (view.seats.length < 4 ? amongFew : amongFour).decide(view, seat, chance, budget, told);
    const best = Math.max(...valued.map(({ worth }) => worth));
    // A round that makes one of the two king is worth half as much as one that makes either.
    const stake = view.seats[0]!.kept === view.seats[1]!.kept ? 1 : 0.5;
    return decideBy(
      policyOf(
        valued.map(({ move }) => move),
        valued.map(({ worth }) => Math.exp((stake * (worth - best)) / TEMPER)),
      ),
      chance,
    );
  },
};

export const page = { ...beginner, id: "page" };

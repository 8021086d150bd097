/** Makes a bot of a way to plan turns: it plans the rest of the turn anew before every move, so it needs no memory. */
import type { Chance, Seat } from "@tafelrunde/core";
import { type Move, type ThievesView, twelveThieves } from "@tafelrunde/twelve-thieves";
import { type Bot, decideBy } from "../bot.ts";
import type { Budget } from "../budget.ts";
import { placeGuard } from "./placing.ts";
import type { Plan } from "./plans.ts";
import { moveOf } from "./steps.ts";
import { byHand } from "./worth.ts";

interface Means {
  readonly chance: Chance;
  readonly budget: Budget;
}

type PlanTurn = (view: ThievesView, seat: Seat, means: Means) => Plan;

export const turnBot = (id: string, thinks: number, planTurn: PlanTurn): Bot<ThievesView, Move> => ({
  id,
  thinks,
  decide(view, seat, chance, budget) {
    if (view.phase === "place") return placeGuard(twelveThieves.imagine(view, chance), seat, chance, byHand);
    const [first] = planTurn(view, seat, { chance, budget }).steps;
    const move: Move = first ? moveOf(first) : { type: "draw", dancer: view.actions === 0 && view.dancers > 0 };
    return decideBy([{ move, probability: 1 }], chance);
  },
});

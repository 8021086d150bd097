/** The strongest 12 Thieves bot: it goes by what it has learned, and compares plans by what comes of them in imagined worlds. */
import { twelveThieves } from "@tafelrunde/twelve-thieves";
import { THINKS } from "../bot.ts";
import { insightAt } from "./knowledge.ts";
import { luckOfTurn } from "./luck-of-turn.ts";
import { type Plan, plansOf } from "./plans.ts";
import { purposefulSteps } from "./purposes.ts";
import { rehearse } from "./rehearsal.ts";
import { stepsOf } from "./steps.ts";
import { blankTables, type ByteTable, hasWon, readState } from "./table.ts";
import { turnBot } from "./turn-bot.ts";
import { byHand } from "./worth.ts";

/** Positions that the search through the own turn keeps in mind, and ends of it that are compared. */
const WIDTH = 12;
const PLANS = 6;
/** A plan that seems to have so much less chance to win than the best is not looked at closely. */
const BEHIND = 0.1;

export const ringleader = turnBot("ringleader", THINKS.strong, (view, seat, { budget }) => {
  const insight = insightAt(view.seats.length);
  // With other worlds before every move it would change its mind for no reason, and send a guard to and fro.
  const chance = luckOfTurn(view, seat);
  const [table] = blankTables(1) as [ByteTable];
  const imagine = (): ByteTable => {
    readState(twelveThieves.imagine(view, chance), table);
    return table;
  };
  const start = imagine().slice();
  const plans = [
    ...plansOf(start, seat, { judge: insight, stepsOf: purposefulSteps, width: WIDTH, wanted: PLANS }),
    ...plansOf(start, seat, { judge: byHand, stepsOf, width: WIDTH, wanted: PLANS }),
  ].map((plan): Plan => ({ ...plan, worth: insight.start(plan.end, seat) }));
  const best = plans.reduce((one, other) => (other.worth > one.worth ? other : one));
  const close = distinct(plans).filter((plan) => plan.worth > best.worth - BEHIND);
  if (hasWon(best.end, seat) || beginAlike(close)) return best;
  return rehearse(close, beginAlike, { seat, insight, imagine, chance, budget });
});

/** One plan for every position that the turn can end in. */
const distinct = (plans: readonly Plan[]): readonly Plan[] => [
  ...new Map(plans.toReversed().map((plan) => [plan.end.join(), plan])).values(),
];

/** Whether nothing is to be decided yet. */
const beginAlike = (plans: readonly Plan[]): boolean => plans.every(({ steps }) => steps[0] === plans[0]!.steps[0]);

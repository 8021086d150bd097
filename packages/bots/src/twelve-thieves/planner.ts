/** A 12 Thieves bot that plans its whole turn, then asks what the others will make of it. */
import { twelveThieves } from "@tafelrunde/twelve-thieves";
import { THINKS } from "../bot.ts";
import { mostPromising } from "./foresee.ts";
import { luckOfTurn } from "./luck-of-turn.ts";
import { type Plan, plansOf } from "./plans.ts";
import { stepsOf } from "./steps.ts";
import { blankTables, hasWon, readState } from "./table.ts";
import { turnBot } from "./turn-bot.ts";
import { byHand } from "./worth.ts";

/** Positions that the search through the own turn keeps in mind, and ends of it that are looked at closely. */
const WIDTH = 24;
const PLANS = 4;
/** Plans worth this much less than the best at the end of the turn are not looked at closely. */
const BEHIND = 0.3;
/** Imagined worlds; with more seats each takes longer. */
const worldsFor = (seats: number): number => (seats === 2 ? 3 : 2);

export const planner = turnBot("planner", THINKS.strong, (view, seat) => {
  // With other worlds before every move it would change its mind for no reason, and send a guard to and fro.
  const chance = luckOfTurn(view, seat);
  const worlds = blankTables(worldsFor(view.seats.length));
  for (const world of worlds) readState(twelveThieves.imagine(view, chance), world);
  const plans = plansOf(worlds[0]!, seat, { judge: byHand, stepsOf, width: WIDTH, wanted: PLANS });
  const best = plans[0]!;
  const close = plans.filter((plan) => plan.worth > best.worth - BEHIND);
  return hasWon(best.end, seat) || beginAlike(close) ? best : mostPromising(close, seat, worlds, chance);
});

/** Whether nothing is to be decided yet. */
const beginAlike = (plans: readonly Plan[]): boolean => plans.every(({ steps }) => steps[0] === plans[0]!.steps[0]);

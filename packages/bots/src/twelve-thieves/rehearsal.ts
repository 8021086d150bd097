/** Compares plans by rehearsing them: in imagined worlds the others, and then the seat itself, play one more turn; the worse half is dropped again and again. */
import { type Chance, fastChance, type Seat } from "@tafelrunde/core";
import type { Budget } from "../budget.ts";
import type { Insight } from "./insight.ts";
import { layout } from "./layout.ts";
import { type Judge, type Plan, plansOf } from "./plans.ts";
import { purposefulSteps } from "./purposes.ts";
import { blankTables, type ByteTable, copyHidden, endTurn, hasWon } from "./table.ts";
import { byHand } from "./worth.ts";

const { SEATS } = layout;

/** How many positions a turn of the others, and one of the own seat, keeps in mind: enough to play well. */
const OTHERS_WIDTH = 4;
const OWN_WIDTH = 3;
/** Worlds that every plan meets before the worse half is dropped; then twice as many in all, and so on. */
const WORLDS = 12;
/** What was thought of a plan at first counts like so many worlds. */
const FIRST_THOUGHT = 4;

interface Rehearsed {
  readonly plan: Plan;
  sum: number;
}

const [table] = blankTables(1) as [ByteTable];

interface Stage {
  readonly seat: Seat;
  readonly insight: Insight;
  imagine(): ByteTable;
  readonly chance: Chance;
  readonly budget: Budget;
}

/** Every plan meets the same worlds and the same luck, so that luck decides little. One step of the budget is one plan in one world. */
export function rehearse(plans: readonly Plan[], isDecided: (plans: readonly Plan[]) => boolean, stage: Stage): Plan {
  const { imagine, chance, budget } = stage;
  let left = plans.map((plan): Rehearsed => ({ plan, sum: FIRST_THOUGHT * plan.worth }));
  let enough = WORLDS;
  for (let worlds = 1; ; worlds++) {
    const world = imagine();
    const seed = chance.roll(2 ** 30);
    const values: number[] = [];
    for (const { plan } of left) {
      if (!budget.left()) return ranked(left)[0]!.plan;
      values.push(afterOneRound(plan, stage, world, fastChance(seed)));
    }
    for (const [index, one] of left.entries()) one.sum += values[index]!;
    if (worlds < enough) continue;
    enough *= 2;
    left = ranked(left).slice(0, Math.ceil(left.length / 2));
    if (isDecided(left.map(({ plan }) => plan))) return left[0]!.plan;
  }
}

const ranked = (list: readonly Rehearsed[]): Rehearsed[] => list.toSorted((one, other) => other.sum - one.sum);

/** The chance to win, as the seat sees it at the end of its next turn. */
function afterOneRound({ end }: Plan, { seat: me, insight }: Stage, world: ByteTable, chance: Chance): number {
  table.set(end);
  copyHidden(world, table, me);
  for (let seat = me; ;) {
    endTurn(table, seat, chance);
    seat = (seat + 1) % table[SEATS]!;
    if (seat === me) return turn(seat, insight, OWN_WIDTH).worth;
    table.set(turn(seat, byHand, OTHERS_WIDTH).end);
    if (hasWon(table, seat)) return 0;
  }
}

const turn = (seat: Seat, judge: Judge, width: number): Plan =>
  plansOf(table, seat, { judge, stepsOf: purposefulSteps, width, wanted: 1 })[0]!;

/** 12 Thieves for less than the best: they take the next best step, and never ask what the others will do. */
import type { Chance, Seat } from "@tafelrunde/core";
import { type ThievesView, twelveThieves } from "@tafelrunde/twelve-thieves";
import { THINKS } from "../bot.ts";
import { withoutDetours } from "./detours.ts";
import { insightAt } from "./knowledge.ts";
import { layout } from "./layout.ts";
import { luckOfTurn } from "./luck-of-turn.ts";
import { type Effort, type Plan, plansOf } from "./plans.ts";
import { purposefulSteps } from "./purposes.ts";
import { stepsOf } from "./steps.ts";
import { blankTables, type ByteTable, readState } from "./table.ts";
import { turnBot } from "./turn-bot.ts";
import { byHand } from "./worth.ts";

/** So many of the six palaces a beginner overlooks in a turn. */
const OVERLOOKED = 2;

/** Goes by what it has learned, and does not look ahead. */
export const burglar = turnBot("burglar", THINKS.medium, (view, seat, { chance }) =>
  nextBest(view, seat, { judge: insightAt(view.seats.length), stepsOf: purposefulSteps, patience: 1 }, chance),
);

/** For beginners: what it overlooks in a turn, it overlooks through the whole turn. */
export const pickpocket = turnBot("pickpocket", THINKS.easy, (view, seat, { chance }) =>
  nextBest(view, seat, { judge: byHand, stepsOf, overlooked: overlooked(view, seat) }, chance),
);

/** As bits. */
function overlooked(view: ThievesView, seat: Seat): number {
  const palaces = Array.from({ length: layout.PALACE_COUNT }, (_, palace) => palace);
  luckOfTurn(view, seat).shuffle(palaces);
  return palaces.slice(0, OVERLOOKED).reduce((bits, palace) => bits | (1 << palace), 0);
}

type Way = Omit<Effort, "width" | "wanted">;

function nextBest(view: ThievesView, seat: Seat, way: Way, chance: Chance): Plan {
  const [table] = blankTables(1) as [ByteTable];
  readState(twelveThieves.imagine(view, chance), table);
  const plan = plansOf(table, seat, { ...way, width: 1, wanted: 1 })[0]!;
  return { ...plan, steps: withoutDetours(plan.steps, table, seat) };
}

/** 12 Thieves bots that take the next best step and never ask what the others will do. */
import type { Chance, Seat } from "@tafelrunde/core";
import { type ThievesView, twelveThieves } from "@tafelrunde/twelve-thieves";
import { THINKS } from "../bot.ts";
import { withoutDetours } from "./detours.ts";
import { layout } from "./layout.ts";
import { luckOfTurn } from "./luck-of-turn.ts";
import { type Plan, plansOf } from "./plans.ts";
import { blankTables, type ByteTable, readState } from "./table.ts";
import { turnBot } from "./turn-bot.ts";

/** So many of the six palaces a beginner overlooks in a turn. */
const OVERLOOKED = 2;

export const hasty = turnBot("hasty", THINKS.medium, (view, seat, chance) => nextBest(view, seat, 0, chance));

/** For beginners: what it overlooks in a turn, it overlooks through the whole turn. */
export const pickpocket = turnBot("pickpocket", THINKS.easy, (view, seat, chance) => {
  const palaces = Array.from({ length: layout.PALACE_COUNT }, (_, palace) => palace);
  luckOfTurn(view, seat).shuffle(palaces);
  const overlooked = palaces.slice(0, OVERLOOKED).reduce((bits, palace) => bits | (1 << palace), 0);
  return nextBest(view, seat, overlooked, chance);
});

function nextBest(view: ThievesView, seat: Seat, overlooked: number, chance: Chance): Plan {
  const [table] = blankTables(1) as [ByteTable];
  readState(twelveThieves.imagine(view, chance), table);
  const plan = plansOf(table, seat, { width: 1, wanted: 1, overlooked })[0]!;
  return { ...plan, steps: withoutDetours(plan.steps, table, seat) };
}

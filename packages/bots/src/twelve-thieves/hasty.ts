/** A 12 Thieves bot that takes the next best step and never asks what the others will do. */
import { twelveThieves } from "@tafelrunde/twelve-thieves";
import { plansOf } from "./plans.ts";
import { blankTables, type ByteTable, readState } from "./table.ts";
import { turnBot } from "./turn-bot.ts";

export const hasty = turnBot("hasty", (view, seat, chance) => {
  const [table] = blankTables(1) as [ByteTable];
  readState(twelveThieves.imagine(view, chance), table);
  return plansOf(table, seat, { width: 1, wanted: 1 })[0]!;
});

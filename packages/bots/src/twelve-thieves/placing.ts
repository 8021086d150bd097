/** Where guards are placed before the first turn: where they bring in thieves cheaply, or make it dear for others. */
import type { Chance, Seat } from "@tafelrunde/core";
import { type Move, PALACES, type ThievesState, twelveThieves } from "@tafelrunde/twelve-thieves";
import { type Decision, decideBy, policyOf } from "../bot.ts";
import { layout } from "./layout.ts";
import type { Judge } from "./plans.ts";
import { blankTables, type ByteTable, readState } from "./table.ts";

const { BLACK, POSTED, guardsAt } = layout;

/** Places this close to the best are as good. */
const NEARLY = 1e-9;

export function placeGuard(state: ThievesState, seat: Seat, chance: Chance, judge: Judge): Decision<Move> {
  const [start, table] = blankTables(2) as [ByteTable, ByteTable];
  readState(state, start);
  const moves = twelveThieves.moves(state, seat);
  const values = moves.map((move) => {
    if (move.type !== "place") return -Infinity;
    const palace = PALACES.indexOf(move.palace);
    table.set(start);
    table[guardsAt(palace, move.guard === "own" ? seat : BLACK)]!++;
    table[POSTED + palace]!++;
    return judge.start(table, seat);
  });
  const best = Math.max(...values);
  return decideBy(
    policyOf(
      moves,
      values.map((value) => (value >= best - NEARLY ? 1 : 0)),
    ),
    chance,
  );
}

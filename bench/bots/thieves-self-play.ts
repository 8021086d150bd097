/** Quick games of 12 Thieves on bytes: every seat plays by its own judge, and all positions at the end of a turn are kept. */
import type { Chance, Seat } from "@tafelrunde/core";
import { type ThievesState, twelveThieves } from "@tafelrunde/twelve-thieves";
import { placeGuard } from "../../packages/bots/src/twelve-thieves/placing.ts";
import { type Judge, plansOf } from "../../packages/bots/src/twelve-thieves/plans.ts";
import { purposefulSteps } from "../../packages/bots/src/twelve-thieves/purposes.ts";
import { blankTables, type ByteTable, endTurn, hasWon, readState } from "../../packages/bots/src/twelve-thieves/table.ts";

export interface Ending {
  readonly seat: Seat;
  readonly table: ByteTable;
}

export interface SelfPlay {
  readonly endings: readonly Ending[];
  /** Undefined if nobody won in so many turns. */
  readonly winner: Seat | undefined;
}

interface Way {
  readonly guards: string;
  /** One for each seat. */
  readonly judges: readonly Judge[];
  /** How often one of the best plans is taken instead of the best, or a guard placed anywhere. */
  readonly tries: number;
  readonly mostTurns: number;
}

/** Plans among which one is tried. */
const TRIED = 6;
/** Positions that a turn keeps in mind: with few, games are played so badly that they teach nothing about good ones. */
const WIDTH = 3;
const PATIENCE = 2;

export function selfPlay({ guards, judges, tries, mostTurns }: Way, chance: Chance): SelfPlay {
  const seats = judges.length;
  const state: ThievesState = twelveThieves.setup({ guards }, seats, { chance });
  const endings: Ending[] = [];
  const isTried = (): boolean => chance.roll(1000) <= 1000 * tries;
  while (state.phase === "place") {
    const seat = state.turn;
    const move = isTried() ? chance.pick(twelveThieves.moves(state, seat)) : placeGuard(state, seat, chance, judges[seat]!).move;
    twelveThieves.apply(state, seat, move, { chance });
    if (state.phase === "place") endings.push({ seat, table: tableOf(state) });
  }
  const table = tableOf(state);
  for (let turn = 0, seat = 0; turn < mostTurns; turn++, seat = (seat + 1) % seats) {
    const some = isTried();
    const plans = plansOf(table, seat, {
      judge: judges[seat]!,
      stepsOf: purposefulSteps,
      width: WIDTH,
      patience: PATIENCE,
      wanted: some ? TRIED : 1,
    });
    table.set((some ? chance.pick(plans) : plans[0]!).end);
    endings.push({ seat, table: table.slice() });
    if (hasWon(table, seat)) return { endings, winner: seat };
    endTurn(table, seat, chance);
  }
  return { endings, winner: undefined };
}

function tableOf(state: ThievesState): ByteTable {
  const [table] = blankTables(1) as [ByteTable];
  readState(state, table);
  return table;
}

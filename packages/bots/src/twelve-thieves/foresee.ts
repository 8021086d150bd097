/** Looks beyond the own turn: in imagined worlds all others, and then the seat itself, play one more turn. */
import { type Chance, fastChance, type Seat } from "@tafelrunde/core";
import { type Plan, plansOf } from "./plans.ts";
import { layout } from "./layout.ts";
import { stepsOf } from "./steps.ts";
import { blankTables, type ByteTable, copyHidden, endTurn, hasWon } from "./table.ts";
import { byHand, WIN, worth } from "./worth.ts";

const { SEATS } = layout;

/** Others are taken to play well, not perfectly: this is how many positions a turn of theirs keeps in mind. */
const WIDTH = 2;

/** The plan that comes out best on average. Every plan meets the same worlds and the same luck, so that luck decides little. */
export function mostPromising(plans: readonly Plan[], seat: Seat, worlds: readonly ByteTable[], chance: Chance): Plan {
  const seeds = worlds.map(() => chance.roll(2 ** 30));
  const [table] = blankTables(1) as [ByteTable];
  const values = plans.map((plan) =>
    worlds.reduce((sum, world, index) => {
      table.set(plan.end);
      copyHidden(world, table, seat);
      return sum + afterOneRound(table, seat, fastChance(seeds[index]!));
    }, 0),
  );
  return plans[values.indexOf(Math.max(...values))]!;
}

function afterOneRound(table: ByteTable, me: Seat, chance: Chance): number {
  let seat = me;
  do {
    endTurn(table, seat, chance);
    seat = (seat + 1) % table[SEATS]!;
    const [plan] = plansOf(table, seat, { judge: byHand, stepsOf, width: WIDTH, wanted: 1 });
    table.set(plan!.end);
    if (hasWon(table, seat)) return seat === me ? WIN : -WIN;
  } while (seat !== me);
  return worth(table, me);
}

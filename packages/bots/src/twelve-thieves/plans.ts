/** Beam search over the rest of a seat's turn: which positions it can end in, and how it gets there. */
import type { Seat } from "@tafelrunde/core";
import { layout } from "./layout.ts";
import { Seen } from "./seen.ts";
import { blankTables, type ByteTable, carryOut, hasWon, type Step } from "./table.ts";

const { BLACK, DANCER, PALACE_COUNT, ROBBED, WITH_THIEF, cardAt, guardsAt, thievesAt } = layout;

export interface Plan {
  readonly steps: readonly Step[];
  readonly worth: number;
  /** The position before cards are drawn. */
  readonly end: ByteTable;
}

/** Who says what a position is worth to a seat that ends its turn there. */
export interface Judge {
  start(table: ByteTable, seat: Seat): number;
  /** After one more step from where `start` was called. */
  after(table: ByteTable, seat: Seat, step: Step): number;
}

export interface Effort {
  readonly judge: Judge;
  /** The steps to be thought of. */
  stepsOf(table: ByteTable, seat: Seat): readonly Step[];
  /** How many positions are kept at every step. */
  readonly width: number;
  /** How many plans are given back at most, beside that to stop at once. */
  readonly wanted: number;
  /** How many more steps are thought of when the last ones have led to nothing better; for ever if not said. */
  readonly patience?: number;
  /** Palaces that are overlooked, as bits. */
  readonly overlooked?: number;
}

/** A position that was judged; its table is made only if the search goes on from here. */
interface Reached {
  readonly before: Node | null;
  readonly step: Step | null;
  readonly worth: number;
}

interface Node extends Reached {
  readonly table: ByteTable;
}

/** Longer turns than this are never needed: three thieves, and guards to make way for them. */
const LONGEST = 10;

/** One search ends before the next begins, so all share these. */
const seen = new Seen();
const [scratch] = blankTables(1) as [ByteTable];

/** The best ways found to end this turn, best first; to stop at once is always among them, so that nothing is done in vain. */
export function plansOf(
  start: ByteTable,
  seat: Seat,
  { judge, stepsOf, width, wanted, patience = LONGEST, overlooked = 0 }: Effort,
): readonly Plan[] {
  const root: Node = { before: null, step: null, worth: judge.start(start, seat), table: start };
  const best: Reached[] = [root];
  seen.forget();
  seen.add(keyOf(start, seat));
  let beam: readonly Node[] = [root];
  let vain = 0;
  for (let depth = 0; depth < LONGEST && vain <= patience && beam.length > 0; depth++) {
    const soFar = best[0];
    const next: Reached[] = [];
    for (const before of beam) {
      if (depth > 0) judge.start(before.table, seat);
      for (const step of stepsOf(before.table, seat)) {
        if (((overlooked >> step.from) | (overlooked >> step.to)) & 1) continue;
        scratch.set(before.table);
        carryOut(scratch, seat, step);
        if (!seen.add(keyOf(scratch, seat))) continue;
        const value = judge.after(scratch, seat, step);
        if (hasWon(scratch, seat)) return [planTo({ before, step, worth: value }, seat)];
        if (!belongs(next, value, width) && !belongs(best, value, wanted)) continue;
        const reached = { before, step, worth: value };
        insert(next, reached, width);
        insert(best, reached, wanted);
      }
    }
    vain = best[0] === soFar ? vain + 1 : 0;
    beam = next.map((reached) => ({ ...reached, table: tableOf(reached, seat) }));
  }
  if (!best.includes(root)) best.push(root);
  return best.map((reached) => planTo(reached, seat));
}

function tableOf({ before, step }: Reached, seat: Seat): ByteTable {
  const table = before!.table.slice();
  carryOut(table, seat, step!);
  return table;
}

function planTo(reached: Reached, seat: Seat): Plan {
  const steps: Step[] = [];
  for (let at: Reached | null = reached; at?.step; at = at.before) steps.unshift(at.step);
  return { steps, worth: reached.worth, end: "table" in reached ? (reached as Node).table : tableOf(reached, seat) };
}

const belongs = (list: readonly Reached[], value: number, most: number): boolean =>
  list.length < most || value > list[most - 1]!.worth;

/** Keeps the list sorted, best first, and at most so long. */
function insert(list: Reached[], reached: Reached, most: number): void {
  if (!belongs(list, reached.worth, most)) return;
  let at = list.length < most ? list.length : most - 1;
  for (; at > 0 && list[at - 1]!.worth < reached.worth; at--) list[at] = list[at - 1]!;
  list[at] = reached;
}

/** What a seat can change in its own turn, as one number. Two positions that share it by accident only cost one of them its chance. */
function keyOf(table: ByteTable, seat: Seat): number {
  let key = 0x811c9dc5;
  for (let palace = 0; palace < PALACE_COUNT; palace++) {
    const guards = table[guardsAt(palace, seat)]! * 8 + table[guardsAt(palace, BLACK)]!;
    key = Math.imul(key ^ (guards * 256 + table[thievesAt(palace, seat)]! * 16 + table[cardAt(seat, palace)]!), 0x01000193);
    key ^= key >>> 15;
  }
  return Math.imul(key ^ table[cardAt(seat, DANCER)]!, 0x01000193) ^ (table[WITH_THIEF]! << 8) ^ table[ROBBED + seat]!;
}

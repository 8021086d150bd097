/** Takes detours out of a plan: guards that walk for nothing, because the board ends as if they had stayed. */
import type { Seat } from "@tafelrunde/core";
import { layout } from "./layout.ts";
import { stepsOf } from "./steps.ts";
import { type ByteTable, carryOut, type Step } from "./table.ts";

/** Chests, guards and thieves of everybody stand before the first hand. */
const BOARD = layout.cardAt(0, 0);

/** The same board with fewer steps, if two or three guards need not have walked. */
export function withoutDetours(steps: readonly Step[], start: ByteTable, seat: Seat): readonly Step[] {
  const goal = boardAfter(steps, start, seat);
  const walks = steps.flatMap(({ type }, index) => (type === "smuggle" ? [] : [index]));
  for (const first of walks)
    for (const second of walks)
      for (const third of walks) {
        if (first >= second || second > third) continue;
        const shorter = steps.filter((_, index) => index !== first && index !== second && index !== third);
        if (boardAfter(shorter, start, seat) === goal) return withoutDetours(shorter, start, seat);
      }
  return steps;
}

/** As text; undefined if the steps cannot be taken. */
function boardAfter(steps: readonly Step[], start: ByteTable, seat: Seat): string | undefined {
  const table = start.slice();
  for (const step of steps) {
    if (!stepsOf(table, seat).includes(step)) return undefined;
    carryOut(table, seat, step);
  }
  return table.subarray(0, BOARD).join();
}

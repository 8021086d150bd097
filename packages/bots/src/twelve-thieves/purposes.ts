/** Steps that serve something: a thief comes closer to a chest, or a guard who moves enables, cheapens, blocks or frees something. */
import type { Seat } from "@tafelrunde/core";
import { layout } from "./layout.ts";
import { stepsOf } from "./steps.ts";
import type { ByteTable, Step } from "./table.ts";

const { CHESTS, GUARD_PLACES, PALACE_COUNT, POSTED, SEATS, THIEF_ACTIONS, guardsAt, thievesAt } = layout;

export function purposefulSteps(table: ByteTable, seat: Seat): Step[] {
  let threatened = 0;
  for (let palace = 0; palace < PALACE_COUNT; palace++) if (isThreatened(table, seat, palace)) threatened |= 1 << palace;
  return stepsOf(table, seat).filter((step) => serves(table, seat, step, threatened));
}

/** Whether somebody else could rob this palace in one turn, and one more guard would be in the way: as a price, or on the last place. */
function isThreatened(table: ByteTable, me: Seat, palace: number): boolean {
  const chests = table[CHESTS + palace]!;
  if (chests === 0) return false;
  const fills = table[POSTED + palace] === GUARD_PLACES - 1;
  for (let seat = 0; seat < table[SEATS]!; seat++) {
    if (seat === me || 8 - chests - table[thievesAt(palace, seat)]! > THIEF_ACTIONS) continue;
    if (fills || table[guardsAt(palace, seat)]! > 0) return true;
  }
  return false;
}

function serves(table: ByteTable, seat: Seat, { type, from, to }: Step, threatened: number): boolean {
  if (type === "smuggle" || type === "escort") return table[CHESTS + to]! > 0;
  const blocks = ((threatened >> to) & 1) === 1;
  const frees = table[POSTED + from] === GUARD_PLACES;
  if (blocks || frees) return true;
  const ownThere = table[guardsAt(to, seat)]!;
  if (type === "send") return ownThere === 0 && table[CHESTS + to]! > 0;
  const enables = ownThere > 0 && ownThere === table[POSTED + to] && table[CHESTS + to]! > 0;
  const ownHere = table[guardsAt(from, seat)]!;
  const cheapens = ownHere > 0 && table[POSTED + from]! - ownHere > 1 && table[CHESTS + from]! > 0;
  return enables || cheapens;
}

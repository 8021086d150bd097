/** The table of 12 Thieves as one row of bytes: search copies it in an instant and carries out steps on it. */
import type { Chance, Seat } from "@tafelrunde/core";
import { chestsToWin, type ThievesState } from "@tafelrunde/twelve-thieves";
import { layout } from "./layout.ts";

const { ACTIONS, BLACK, CHESTS, DANCER, DANCERS, DISCARD, GOAL, HOME, KINDS, PALACE_COUNT } = layout;
const { PILE, POSTED, ROBBED, SEATS, SIZE, WITH_THIEF, cardAt, guardsAt, thievesAt } = layout;

export type ByteTable = Uint8Array;

export const blankTables = (count: number): ByteTable[] => {
  const all = new Uint8Array(count * SIZE);
  return Array.from({ length: count }, (_, index) => all.subarray(index * SIZE, (index + 1) * SIZE));
};

export function readState(state: ThievesState, table: ByteTable): void {
  table.fill(0);
  const seatCount = state.seats.length;
  for (const [palace, { chests, guards, thieves }] of state.palaces.entries()) {
    table[CHESTS + palace] = chests;
    for (const [owner, count] of guards.entries()) {
      table[guardsAt(palace, owner === seatCount ? BLACK : owner)] = count;
      table[POSTED + palace]! += count;
    }
    for (const [seat, count] of thieves.entries()) table[thievesAt(palace, seat)] = count;
    table[PILE + palace] = state.pile[palace]!;
    table[DISCARD + palace] = state.discard[palace]!;
  }
  for (const [seat, { hand, home, chests }] of state.seats.entries()) {
    for (const [card, count] of hand.entries()) table[cardAt(seat, card)] = count;
    table[HOME + seat] = home;
    table[ROBBED + seat] = chests;
  }
  table[DANCERS] = state.dancers;
  table[ACTIONS] = state.actions;
  table[WITH_THIEF] = state.thiefActions;
  table[SEATS] = seatCount;
  table[GOAL] = chestsToWin(seatCount);
}

/** What a seat cannot see, the others' hands and the pile, from one world into another. */
export function copyHidden(world: ByteTable, into: ByteTable, seat: Seat): void {
  for (let other = 0; other < world[SEATS]!; other++) {
    if (other === seat) continue;
    for (let card = 0; card < KINDS; card++) into[cardAt(other, card)] = world[cardAt(other, card)]!;
  }
  for (let palace = 0; palace < PALACE_COUNT; palace++) into[PILE + palace] = world[PILE + palace]!;
}

export const hasWon = (table: ByteTable, seat: Seat): boolean => table[ROBBED + seat]! >= table[GOAL]!;

/** What an action is paid with: cards of its first palace, of its second, and dancers. */
export interface Step {
  readonly type: "smuggle" | "send" | "escort" | "bribe";
  readonly from: number;
  /** Where a thief or a guard arrives; for smuggling the same as `from`. */
  readonly to: number;
  readonly fromCards: number;
  readonly toCards: number;
  readonly dancers: number;
}

export function carryOut(table: ByteTable, seat: Seat, { type, from, to, fromCards, toCards, dancers }: Step): void {
  table[cardAt(seat, from)]! -= fromCards;
  table[cardAt(seat, to)]! -= toCards;
  table[cardAt(seat, DANCER)]! -= dancers;
  table[DISCARD + from]! += fromCards;
  table[DISCARD + to]! += toCards;
  table[DANCERS]! += dancers;
  table[ACTIONS]!++;
  if (type === "smuggle") table[HOME + seat]!--;
  else {
    const owner = type === "bribe" ? BLACK : seat;
    table[guardsAt(from, owner)]!--;
    table[guardsAt(to, owner)]!++;
    table[POSTED + from]!--;
    table[POSTED + to]!++;
  }
  if (type === "send" || type === "bribe") return;
  if (type === "escort") table[thievesAt(from, seat)]!--;
  table[WITH_THIEF]!++;
  arrive(table, seat, to);
}

function arrive(table: ByteTable, seat: Seat, palace: number): void {
  const here = thievesAt(palace, seat);
  table[here]!++;
  const chests = table[CHESTS + palace]!;
  const needed = 8 - chests;
  if (chests === 0 || table[here]! < needed) return;
  table[here]! -= needed;
  table[HOME + seat]! += needed;
  table[CHESTS + palace]!--;
  table[ROBBED + seat]!++;
}

/** Ends the turn as players do: three cards, or four after no action, one of them a dancer if there is one. */
export function endTurn(table: ByteTable, seat: Seat, chance: Chance): void {
  const passed = table[ACTIONS] === 0;
  const dancer = passed && table[DANCERS]! > 0;
  if (dancer) {
    table[DANCERS]!--;
    table[cardAt(seat, DANCER)]!++;
  }
  for (let taken = dancer || !passed ? 0 : -1; taken < 3; taken++) drawCard(table, seat, chance);
  table[ACTIONS] = 0;
  table[WITH_THIEF] = 0;
}

function drawCard(table: ByteTable, seat: Seat, chance: Chance): void {
  if (pileSize(table) === 0) {
    table.copyWithin(PILE, DISCARD, DISCARD + PALACE_COUNT);
    table.fill(0, DISCARD, DISCARD + PALACE_COUNT);
  }
  const size = pileSize(table);
  if (size === 0) return;
  let left = chance.roll(size);
  let card = 0;
  while (left > table[PILE + card]!) left -= table[PILE + card++]!;
  table[PILE + card]!--;
  table[cardAt(seat, card)]!++;
}

function pileSize(table: ByteTable): number {
  let size = 0;
  for (let palace = 0; palace < PALACE_COUNT; palace++) size += table[PILE + palace]!;
  return size;
}

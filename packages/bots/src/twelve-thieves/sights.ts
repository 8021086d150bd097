/** What a seat sees in a position at the end of its turn, before it draws: a list of things that are so, each a number. Nothing in it is hidden from that seat. */
import type { Seat } from "@tafelrunde/core";
import { layout } from "./layout.ts";
import type { ByteTable } from "./table.ts";

const { ACTIONS, CHESTS, DANCER, DANCERS, DISCARD, GOAL, GUARD_PLACES, HOME, KINDS } = layout;
const { POSTED, ROBBED, SEATS, THIEF_ACTIONS, cardAt, guardsAt, thievesAt } = layout;

/** There are so many cards of each palace. */
const CARDS_OF_A_PALACE = 17;

/** Lists of sights are written here one after the other; each writer gives back how many there are. */
export type Sights = Int16Array;

/** How many values each sight of a palace can have; what is more counts as the last. */
const CHESTS_LEFT = 5;
const GUARDS = GUARD_PLACES + 1;
const OWN_GUARDS = 4;
const MISSING = 8;
const CARDS = 7;
const PRICES = 4;
const ENTRIES = 4;
const SHORT = 6;
const UNSEEN = 5;
const OTHERS_GUARDS = 3;
const OTHERS = OTHERS_GUARDS + MISSING;

const MY_PALACE = CHESTS_LEFT + GUARDS + OWN_GUARDS + MISSING + CARDS + PRICES + ENTRIES + SHORT + UNSEEN;

/** Numbers of sights of a palace run below this. All others are seen alike: two of them may be the same sight twice. */
export const PALACE_SIGHTS = MY_PALACE + OTHERS;
/** So many are noted of one palace. */
export const sightsOfPalace = (seats: number): number => 9 + 2 * (seats - 1);

const least = (value: number, values: number): number => (value < values ? value : values - 1);

export function seePalace(table: ByteTable, me: Seat, palace: number, into: Sights): void {
  const chests = table[CHESTS + palace]!;
  const posted = table[POSTED + palace]!;
  const own = table[guardsAt(palace, me)]!;
  const cards = table[cardAt(me, palace)]!;
  const missing = 8 - chests - table[thievesAt(palace, me)]!;
  const price = own > 0 ? posted - own : 0;
  let at = 0;
  let base = 0;
  into[at++] = base + chests;
  base += CHESTS_LEFT;
  into[at++] = base + posted;
  base += GUARDS;
  into[at++] = base + least(own, OWN_GUARDS);
  base += OWN_GUARDS;
  into[at++] = base + least(missing, MISSING);
  base += MISSING;
  into[at++] = base + least(cards, CARDS);
  base += CARDS;
  into[at++] = base + price;
  base += PRICES;
  into[at++] = base + (price === 0 || chests === 0 ? 0 : least(Math.floor(cards / price), ENTRIES));
  base += ENTRIES;
  into[at++] = base + shortOf(table, me, missing, price, chests, cards);
  base += SHORT;
  const unseen = CARDS_OF_A_PALACE - cards - table[DISCARD + palace]!;
  into[at++] = base + least(unseen >> 2, UNSEEN);
  const seats = table[SEATS]!;
  for (let next = 1; next < seats; next++) {
    const other = (me + next) % seats;
    into[at++] = MY_PALACE + least(table[guardsAt(palace, other)]!, OTHERS_GUARDS);
    into[at++] = MY_PALACE + OTHERS_GUARDS + least(8 - chests - table[thievesAt(palace, other)]!, MISSING);
  }
}

/** How many cards are lacking for a chest that one turn could win; the last two values stand for many, and for no such chest. */
function shortOf(table: ByteTable, me: Seat, missing: number, price: number, chests: number, cards: number): number {
  if (chests === 0 || price === 0 || missing > THIEF_ACTIONS) return SHORT - 1;
  return least(Math.max(0, missing * price - cards - table[cardAt(me, DANCER)]!), SHORT - 1);
}

const LEFT = 7;
const HELD = 6;
const SIZES = 16;
const OTHERS_SIZES = 13;
const OTHERS_DANCERS = 4;
const HOMES = 13;
const OPEN = 4;

const MY_TABLE = LEFT + HELD + SIZES + HOMES + 2 * OPEN;
const OTHERS_TABLE = LEFT + OTHERS_SIZES + OTHERS_DANCERS + HOMES;

export const TABLE_SIGHTS = MY_TABLE + OTHERS_TABLE;
/** So many are noted of the table beside the palaces; those of the seat itself come first. */
export const OWN_SIGHTS = 5;
export const sightsOfTable = (seats: number): number => OWN_SIGHTS + 4 * (seats - 1);

export function seeOwn(table: ByteTable, me: Seat, into: Sights): void {
  let base = 0;
  into[0] = base + table[GOAL]! - table[ROBBED + me]!;
  base += LEFT;
  into[1] = base + least(table[cardAt(me, DANCER)]!, HELD);
  base += HELD;
  into[2] = base + least(handSize(table, me), SIZES);
  base += SIZES;
  into[3] = base + table[HOME + me]!;
  base += HOMES;
  into[4] = base + (table[ACTIONS] === 0 ? OPEN : 0) + least(table[DANCERS]!, OPEN);
}

export function seeTable(table: ByteTable, me: Seat, into: Sights): void {
  seeOwn(table, me, into);
  const seats = table[SEATS]!;
  let at = OWN_SIGHTS;
  for (let next = 1; next < seats; next++) {
    const other = (me + next) % seats;
    let base = MY_TABLE;
    into[at++] = base + table[GOAL]! - table[ROBBED + other]!;
    base += LEFT;
    into[at++] = base + least(handSize(table, other), OTHERS_SIZES);
    base += OTHERS_SIZES;
    into[at++] = base + least(table[cardAt(other, DANCER)]!, OTHERS_DANCERS);
    base += OTHERS_DANCERS;
    into[at++] = base + table[HOME + other]!;
  }
}

function handSize(table: ByteTable, seat: Seat): number {
  let size = 0;
  for (let card = 0; card < KINDS; card++) size += table[cardAt(seat, card)]!;
  return size;
}

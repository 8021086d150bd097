/** What a position at the end of a seat's turn is worth to that seat before it draws; a chest is worth 1. */
import type { Seat } from "@tafelrunde/core";
import { layout } from "./layout.ts";
import { type ByteTable } from "./table.ts";

const {
  GOAL,
  ACTIONS,
  CHESTS,
  DANCER,
  DANCERS,
  GUARD_PLACES,
  PALACE_COUNT,
  POSTED,
  ROBBED,
  SEATS,
  THIEF_ACTIONS,
  cardAt,
  guardsAt,
  thievesAt,
} = layout;

/** More than all that can be gained without winning. */
export const WIN = 10;

/** How a seat stands before a palace. Where it can smuggle, the number is the price less one. */
const [CHEAP, DEAR, DEAREST, ALONE, SHUT_OUT, AWAY, DESERTED] = [0, 1, 2, 3, 4, 5, 6] as const;

/** What so many missing thieves are worth, from none (which never lasts) to seven. */
const BY_MISSING = [0, 0.7, 0.5, 0.33, 0.2, 0.1, 0.05, 0];

/** Thieves are worth more where the next one comes in cheaply, and so is the entry itself. */
const STANDINGS: readonly { readonly factor: number; readonly entry: number }[] = Object.values({
  [CHEAP]: { factor: 1.1, entry: 0.05 },
  [DEAR]: { factor: 1, entry: 0.03 },
  [DEAREST]: { factor: 0.85, entry: 0.01 },
  [ALONE]: { factor: 0.8, entry: 0 },
  [SHUT_OUT]: { factor: 0.6, entry: -0.02 },
  [AWAY]: { factor: 0.85, entry: 0 },
  [DESERTED]: { factor: 0.7, entry: 0 },
});

function standing(own: number, foreign: number): number {
  if (own > 0) return foreign === 0 ? ALONE : foreign - 1;
  if (foreign === GUARD_PLACES) return SHUT_OUT;
  return foreign === 0 ? DESERTED : AWAY;
}

const COLUMNS = BY_MISSING.length;
const ROWS = GUARD_PLACES + 1;

/** All of that in one table, by own guards, all guards, and missing thieves. */
const PALACE = Float64Array.from({ length: ROWS * ROWS * COLUMNS }, (_, index) => {
  const own = Math.floor(index / COLUMNS / ROWS);
  const posted = Math.floor(index / COLUMNS) % ROWS;
  const { factor, entry } = STANDINGS[own > posted ? SHUT_OUT : standing(own, posted - own)]!;
  return factor * BY_MISSING[index % COLUMNS]! + entry;
});

/** A hand is for playing: beyond `MANY` a card is worth less, beyond `TOO_MANY` nothing, else a bot would pass for ever. */
const CARD = 0.1;
const SPARE_CARD = 0.06;
const MANY = 8;
const TOO_MANY = 13;
/** What a dancer is worth on top of any card. */
const FREEDOM = 0.1;
const MOST_DANCERS = 4;
/** Thieves that the hand could smuggle in at once, up to three. */
const ENTRY = 0.05;
/** A chest that the hand can finish, or lacks one or two cards for. */
const WITHIN_REACH = [0.12, 0.06, 0.03];

export const byHand = { start: worth, after: worth };

export function worth(table: ByteTable, me: Seat): number {
  const seats = table[SEATS]!;
  if (table[ROBBED + me]! >= table[GOAL]!) return WIN;
  const share = 1 / (seats - 1);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += (seat === me ? 1 : -share) * table[ROBBED + seat]!;
  for (let palace = 0; palace < PALACE_COUNT; palace++) {
    const chests = table[CHESTS + palace]!;
    if (chests === 0) continue;
    const posted = table[POSTED + palace]!;
    let all = 0;
    for (let seat = 0; seat < seats; seat++) all += palaceWorth(table, palace, posted, chests, seat);
    sum += (1 + share) * palaceWorth(table, palace, posted, chests, me) - share * all;
  }
  return sum + handWorth(table, me);
}

function palaceWorth(table: ByteTable, palace: number, posted: number, chests: number, seat: Seat): number {
  const missing = 8 - chests - table[thievesAt(palace, seat)]!;
  return PALACE[(table[guardsAt(palace, seat)]! * ROWS + posted) * COLUMNS + missing]!;
}

function handWorth(table: ByteTable, me: Seat): number {
  const passed = table[ACTIONS] === 0;
  const held = table[cardAt(me, DANCER)]!;
  const dancers = passed && table[DANCERS]! > 0 ? held + 1 : held;
  let size = held + (passed ? 1 : 0);
  let entries = 0;
  let sum = 0;
  for (let palace = 0; palace < PALACE_COUNT; palace++) {
    const cards = table[cardAt(me, palace)]!;
    size += cards;
    const own = table[guardsAt(palace, me)]!;
    const price = table[POSTED + palace]! - own;
    const chests = table[CHESTS + palace]!;
    if (chests === 0 || own === 0 || price === 0) continue;
    const missing = 8 - chests - table[thievesAt(palace, me)]!;
    entries += Math.min(missing, Math.floor(cards / price));
    if (missing <= THIEF_ACTIONS) sum += WITHIN_REACH[Math.max(0, missing * price - cards - held)] ?? 0;
  }
  sum += ENTRY * Math.min(THIEF_ACTIONS, entries) + FREEDOM * Math.min(MOST_DANCERS, dancers);
  return sum + CARD * Math.min(MANY, size) + SPARE_CARD * Math.max(0, Math.min(TOO_MANY, size) - MANY);
}

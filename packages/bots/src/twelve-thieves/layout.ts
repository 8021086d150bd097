/** Where each number of a `ByteTable` stands. Lists by palace and seat run palace by palace. */
import type { Seat } from "@tafelrunde/core";
import { DANCER, GUARD_PLACES, PALACES, THIEF_ACTIONS } from "@tafelrunde/twelve-thieves";

const PALACE_COUNT = PALACES.length;
const MOST_SEATS = 4;
/** Black guards are counted behind those of four seats. */
const BLACK = MOST_SEATS;
const OWNERS = MOST_SEATS + 1;
const KINDS = PALACE_COUNT + 1;

const CHESTS = 0;
/** Guards of anybody before a palace. */
const POSTED = CHESTS + PALACE_COUNT;
const GUARDS = POSTED + PALACE_COUNT;
const THIEVES = GUARDS + PALACE_COUNT * OWNERS;
const HANDS = THIEVES + PALACE_COUNT * MOST_SEATS;
const HOME = HANDS + MOST_SEATS * KINDS;
const ROBBED = HOME + MOST_SEATS;
const PILE = ROBBED + MOST_SEATS;
const DISCARD = PILE + PALACE_COUNT;
const DANCERS = DISCARD + PALACE_COUNT;
const ACTIONS = DANCERS + 1;
const WITH_THIEF = ACTIONS + 1;
const SEATS = WITH_THIEF + 1;
/** Chests that win. */
const GOAL = SEATS + 1;
const SIZE = GOAL + 1;

const guardsAt = (palace: number, owner: number): number => GUARDS + palace * OWNERS + owner;
const thievesAt = (palace: number, seat: Seat): number => THIEVES + palace * MOST_SEATS + seat;
const cardAt = (seat: Seat, card: number): number => HANDS + seat * KINDS + card;

/** One object, to be taken apart where it is used: a test runner looks an import up each time, and search reads these all the time. */
export const layout = {
  ACTIONS,
  BLACK,
  CHESTS,
  DANCER,
  DANCERS,
  DISCARD,
  GOAL,
  GUARD_PLACES,
  HOME,
  KINDS,
  PALACE_COUNT,
  PILE,
  POSTED,
  ROBBED,
  SEATS,
  SIZE,
  THIEF_ACTIONS,
  WITH_THIEF,
  cardAt,
  guardsAt,
  thievesAt,
} as const;

/** The actions worth a thought in a position: all of them, each paid with palace cards first and with dancers for the rest. */
import type { Seat } from "@tafelrunde/core";
import { CARDS, type Move, PALACES } from "@tafelrunde/twelve-thieves";
import { layout } from "./layout.ts";
import { type ByteTable, type Step } from "./table.ts";

const { BLACK, DANCER, GUARD_PLACES, HOME, PALACE_COUNT, POSTED, THIEF_ACTIONS, WITH_THIEF, cardAt, guardsAt, thievesAt } =
  layout;

const TYPES = ["smuggle", "send", "escort", "bribe"] as const;
const [SMUGGLE, SEND, ESCORT, BRIBE] = [0, 1, 2, 3] as const;

/** Steps never change, so each is made once: two bits for the type, three for each palace, two for each number of cards. */
const KNOWN = Array.from({ length: 2 ** 14 }, (_, key): Step => ({
  type: TYPES[key >> 12]!,
  from: (key >> 9) & 7,
  to: (key >> 6) & 7,
  fromCards: (key >> 4) & 3,
  toCards: (key >> 2) & 3,
  dancers: key & 3,
}));

const step = (type: number, from: number, to: number, fromCards: number, toCards: number, dancers: number): Step =>
  KNOWN[(type << 12) | (from << 9) | (to << 6) | (fromCards << 4) | (toCards << 2) | dancers]!;

export function stepsOf(table: ByteTable, seat: Seat): Step[] {
  const found: Step[] = [];
  const thiefMay = table[WITH_THIEF]! < THIEF_ACTIONS;
  for (let from = 0; from < PALACE_COUNT; from++) {
    if (thiefMay) smuggles(table, seat, from, found);
    const own = table[guardsAt(from, seat)]! > 0;
    const black = table[guardsAt(from, BLACK)]! > 0;
    if (!own && !black) continue;
    const escorts = thiefMay && table[thievesAt(from, seat)]! > 0;
    for (let to = 0; to < PALACE_COUNT; to++) {
      if (to === from || table[POSTED + to] === GUARD_PLACES) continue;
      if (own) sends(table, seat, from, to, escorts, found);
      if (black) bribes(table, seat, from, to, found);
    }
  }
  return found;
}

function smuggles(table: ByteTable, seat: Seat, at: number, found: Step[]): void {
  const own = table[guardsAt(at, seat)]!;
  const price = table[POSTED + at]! - own;
  if (own === 0 || price === 0 || table[HOME + seat] === 0) return;
  const cards = Math.min(price, table[cardAt(seat, at)]!);
  if (price - cards <= table[cardAt(seat, DANCER)]!) found.push(step(SMUGGLE, at, at, cards, 0, price - cards));
}

function sends(table: ByteTable, seat: Seat, from: number, to: number, escorts: boolean, found: Step[]): void {
  const here = table[cardAt(seat, from)]! > 0;
  const there = table[cardAt(seat, to)]! > 0;
  if (here) guardStep(from, to, 1, 0, 0, escorts, found);
  if (there) guardStep(from, to, 0, 1, 0, escorts, found);
  if (!here && !there && table[cardAt(seat, DANCER)]! > 0) guardStep(from, to, 0, 0, 1, escorts, found);
}

function guardStep(
  from: number,
  to: number,
  here: number,
  there: number,
  dancers: number,
  escorts: boolean,
  found: Step[],
): void {
  found.push(step(SEND, from, to, here, there, dancers));
  if (escorts) found.push(step(ESCORT, from, to, here, there, dancers));
}

function bribes(table: ByteTable, seat: Seat, from: number, to: number, found: Step[]): void {
  const here = Math.min(1, table[cardAt(seat, from)]!);
  const there = Math.min(1, table[cardAt(seat, to)]!);
  const dancers = 2 - here - there;
  if (dancers <= table[cardAt(seat, DANCER)]!) found.push(step(BRIBE, from, to, here, there, dancers));
}

export function moveOf({ type, from, to, fromCards, toCards, dancers }: Step): Move {
  const counts = CARDS.map(
    (_, card) => (card === from ? fromCards : 0) + (card === to ? toCards : 0) + (card === DANCER ? dancers : 0),
  );
  const pay = CARDS.flatMap((card, index) => Array<typeof card>(counts[index]!).fill(card));
  if (type === "smuggle") return { type, palace: PALACES[to]!, pay };
  return { type, from: PALACES[from]!, to: PALACES[to]!, pay };
}

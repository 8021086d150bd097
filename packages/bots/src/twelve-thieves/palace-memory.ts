/** Remembers what was worked out about a palace: search meets the same few palaces again and again. */
import type { Seat } from "@tafelrunde/core";
import { layout } from "./layout.ts";
import type { ByteTable } from "./table.ts";

const { CHESTS, DANCER, DISCARD, POSTED, SEATS, cardAt, guardsAt, thievesAt } = layout;

const BITS = 13;
const [ONE, OTHER] = [0x9e3779b1, 0x85ebca6b];

export class PalaceMemory {
  /** So many numbers for each palace, one palace after the other. */
  readonly numbers: Float32Array;
  /** Whether what `find` gave back last is known; if not, it is to be written there. */
  isKnown = false;
  readonly #each: number;
  readonly #own = new Int32Array(2 ** BITS).fill(-1);
  readonly #others = new Int32Array(2 ** BITS);

  constructor(each: number) {
    this.#each = each;
    this.numbers = new Float32Array(each * 2 ** BITS);
  }

  forget(): void {
    this.#own.fill(-1);
  }

  /** Where the numbers stand of a palace as this seat sees it: all that `seePalace` looks at is part of the key. */
  find(table: ByteTable, me: Seat, palace: number): number {
    const cards = table[cardAt(me, palace)]!;
    const seats = table[SEATS]!;
    let own = table[CHESTS + palace]! | (table[POSTED + palace]! << 3) | (table[guardsAt(palace, me)]! << 6);
    own |= (table[thievesAt(palace, me)]! << 9) | (cards << 13) | (table[cardAt(me, DANCER)]! << 18);
    own |= (cards + table[DISCARD + palace]!) << 22;
    let others = 0;
    for (let next = 1; next < seats; next++) {
      const other = (me + next) % seats;
      others = (others << 7) | (table[guardsAt(palace, other)]! << 4) | table[thievesAt(palace, other)]!;
    }
    const hash = Math.imul(own, ONE) ^ Math.imul(others, OTHER);
    const slot = (hash ^ (hash >>> 15)) & (2 ** BITS - 1);
    this.isKnown = this.#own[slot] === own && this.#others[slot] === others;
    this.#own[slot] = own;
    this.#others[slot] = others;
    return slot * this.#each;
  }
}

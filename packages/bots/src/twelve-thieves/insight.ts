/** A small network that guesses a seat's chance to win from what it sees: the same few numbers for every palace, added up, and a second look at all of it. */
import type { Seat } from "@tafelrunde/core";
import { layout } from "./layout.ts";
import { PalaceMemory } from "./palace-memory.ts";
import {
  OWN_SIGHTS,
  PALACE_SIGHTS,
  seeOwn,
  seePalace,
  seeTable,
  type Sights,
  sightsOfPalace,
  sightsOfTable,
  TABLE_SIGHTS,
} from "./sights.ts";
import { type ByteTable, hasWon, type Step } from "./table.ts";
import { worth } from "./worth.ts";

const { PALACE_COUNT, SEATS } = layout;

/** Numbers kept of a palace, and numbers of the second look. */
export const NARROW = 8;
export const WIDE = 12;
/** What a number below zero is worth, so that it can still learn. */
export const LEAK = 0.05;

export interface Weights {
  /** For each sight of a palace, what it adds to each number of the palace. The last row is always added. */
  readonly palace: Float32Array;
  /** For each number of the palaces together, then for each sight of the table, what it adds to the second look; the last row always. */
  readonly table: Float32Array;
  /** What each number of the second look adds to the chance; one that is always added; and how much the worth by hand counts. */
  readonly chance: Float32Array;
}

export const SIZES: { readonly [part in keyof Weights]: number } = {
  palace: (PALACE_SIGHTS + 1) * NARROW,
  table: (NARROW + TABLE_SIGHTS + 1) * WIDE,
  chance: WIDE + 2,
};

const MOST_SEATS = 4;
const ALWAYS_PALACE = PALACE_SIGHTS * NARROW;
const ALWAYS_TABLE = (NARROW + TABLE_SIGHTS) * WIDE;

/** Weights are kept as whole numbers, so many times too large. */
export const PRECISION = 1000;

export const bent = (value: number): number => (value > 0 ? value : LEAK * value);

export class Insight {
  readonly weights: Weights;
  readonly #sights: Sights = new Int16Array(Math.max(sightsOfPalace(MOST_SEATS), sightsOfTable(MOST_SEATS)));
  /** The numbers of each palace where `start` was called, and of the two that a step changes. */
  readonly #palaces = new Float32Array(PALACE_COUNT * NARROW);
  readonly #sum = new Float32Array(NARROW);
  readonly #now = new Float32Array(NARROW);
  readonly #memory = new PalaceMemory(NARROW);
  readonly #second = new Float32Array(WIDE);
  /** What does not change in a turn of this seat: how the others stand. */
  readonly #others = new Float32Array(WIDE);

  constructor(weights: Weights) {
    this.weights = weights;
  }

  /** To be called when weights have changed. */
  forget(): void {
    this.#memory.forget();
  }

  /** The chance of a seat that ends its turn here. */
  start(table: ByteTable, me: Seat): number {
    this.#lookAtOthers(table, me);
    const sum = this.#sum.fill(0);
    const { numbers } = this.#memory;
    for (let palace = 0; palace < PALACE_COUNT; palace++) {
      const at = this.#look(table, me, palace);
      for (let i = 0; i < NARROW; i++) {
        const number = numbers[at + i]!;
        this.#palaces[palace * NARROW + i] = number;
        sum[i]! += number;
      }
    }
    return hasWon(table, me) ? 1 : this.#chance(table, me, sum);
  }

  /** The same after one more step from where `start` was called. */
  after(table: ByteTable, me: Seat, { from, to, dancers }: Step): number {
    if (hasWon(table, me)) return 1;
    const now = this.#now;
    const { numbers } = this.#memory;
    now.set(this.#sum);
    for (let palace = 0; palace < PALACE_COUNT; palace++) {
      if (palace !== from && palace !== to && dancers === 0) continue;
      const at = this.#look(table, me, palace);
      for (let i = 0; i < NARROW; i++) now[i]! += numbers[at + i]! - this.#palaces[palace * NARROW + i]!;
    }
    return this.#chance(table, me, now);
  }

  /** Where in the memory the numbers of a palace stand. */
  #look(table: ByteTable, me: Seat, palace: number): number {
    const memory = this.#memory;
    const at = memory.find(table, me, palace);
    if (memory.isKnown) return at;
    const { palace: rows } = this.weights;
    const { numbers } = memory;
    const count = sightsOfPalace(table[SEATS]!);
    seePalace(table, me, palace, this.#sights);
    for (let i = 0; i < NARROW; i++) {
      let number = rows[ALWAYS_PALACE + i]!;
      for (let sight = 0; sight < count; sight++) number += rows[this.#sights[sight]! * NARROW + i]!;
      numbers[at + i] = bent(number);
    }
    return at;
  }

  #lookAtOthers(table: ByteTable, me: Seat): void {
    const { table: rows } = this.weights;
    const others = this.#others;
    const count = sightsOfTable(table[SEATS]!);
    for (let j = 0; j < WIDE; j++) others[j] = rows[ALWAYS_TABLE + j]!;
    seeTable(table, me, this.#sights);
    for (let sight = OWN_SIGHTS; sight < count; sight++) {
      const row = (NARROW + this.#sights[sight]!) * WIDE;
      for (let j = 0; j < WIDE; j++) others[j]! += rows[row + j]!;
    }
  }

  #chance(table: ByteTable, me: Seat, sum: Float32Array): number {
    const { table: rows, chance } = this.weights;
    const second = this.#second;
    second.set(this.#others);
    for (let i = 0; i < NARROW; i++) {
      const row = i * WIDE;
      const value = sum[i]!;
      for (let j = 0; j < WIDE; j++) second[j]! += value * rows[row + j]!;
    }
    seeOwn(table, me, this.#sights);
    for (let sight = 0; sight < OWN_SIGHTS; sight++) {
      const row = (NARROW + this.#sights[sight]!) * WIDE;
      for (let j = 0; j < WIDE; j++) second[j]! += rows[row + j]!;
    }
    let logit = chance[WIDE]! + chance[WIDE + 1]! * worth(table, me);
    for (let j = 0; j < WIDE; j++) logit += bent(second[j]!) * chance[j]!;
    return 1 / (1 + Math.exp(-logit));
  }
}

/** Teaches an `Insight` of 12 Thieves: what it guessed is moved towards what came of it (Adam). */
import type { Seat } from "@tafelrunde/core";
import { bent, LEAK, NARROW, SIZES, type Weights, WIDE } from "../../packages/bots/src/twelve-thieves/insight.ts";
import { layout } from "../../packages/bots/src/twelve-thieves/layout.ts";
import {
  PALACE_SIGHTS,
  seePalace,
  seeTable,
  sightsOfPalace,
  sightsOfTable,
  TABLE_SIGHTS,
} from "../../packages/bots/src/twelve-thieves/sights.ts";
import type { ByteTable } from "../../packages/bots/src/twelve-thieves/table.ts";
import { worth } from "../../packages/bots/src/twelve-thieves/worth.ts";

const PALACES = 6;
/** Before the first lesson the worth by hand is all there is. */
const FIRST_GUESS = 0.8;
const [SLOW, SLOWER, TINY] = [0.9, 0.999, 1e-8];

type Part = keyof Weights;
const PARTS: readonly Part[] = ["palace", "table", "chance"];

const MOST_SEATS = 4;
const ALWAYS_PALACE = PALACE_SIGHTS;
const ALWAYS_TABLE = NARROW + TABLE_SIGHTS;

const blank = (): Weights => ({
  palace: new Float32Array(SIZES.palace),
  table: new Float32Array(SIZES.table),
  chance: new Float32Array(SIZES.chance),
});

export class Lessons {
  readonly weights = blank();
  readonly #slopes = blank();
  readonly #first = blank();
  readonly #second = blank();
  readonly #sights = new Int16Array(PALACES * sightsOfPalace(MOST_SEATS));
  readonly #seen = new Int16Array(sightsOfTable(MOST_SEATS));
  readonly #numbers = new Float32Array(PALACES * NARROW);
  readonly #sum = new Float32Array(NARROW);
  readonly #look = new Float32Array(WIDE);
  readonly #back = new Float32Array(NARROW);
  #lessons = 0;
  #taught = 0;

  /** `random` gives numbers from 0 to 1: where the weights begin. */
  constructor(random: () => number) {
    for (const part of ["palace", "table"] as const)
      this.weights[part].forEach((_, at, all) => (all[at] = (random() - 0.5) * 0.3));
    this.weights.chance[WIDE + 1] = FIRST_GUESS;
  }

  /** Notes one lesson: this seat ended its turn here, and its true chance seems to have been `target`. Gives back the guess. */
  note(table: ByteTable, me: Seat, target: number): number {
    const { palace, table: rows, chance } = this.weights;
    const seats = table[layout.SEATS]!;
    const each = sightsOfPalace(seats);
    const seen = this.#seen.subarray(0, sightsOfTable(seats));
    this.#sum.fill(0);
    for (let at = 0; at < PALACES; at++) {
      const sights = this.#sights.subarray(at * each, (at + 1) * each);
      seePalace(table, me, at, sights);
      for (let i = 0; i < NARROW; i++) {
        let value = palace[ALWAYS_PALACE * NARROW + i]!;
        for (const sight of sights) value += palace[sight * NARROW + i]!;
        this.#numbers[at * NARROW + i] = value;
        this.#sum[i]! += bent(value);
      }
    }
    seeTable(table, me, seen);
    const byHand = worth(table, me);
    let logit = chance[WIDE]! + chance[WIDE + 1]! * byHand;
    for (let j = 0; j < WIDE; j++) {
      let value = rows[ALWAYS_TABLE * WIDE + j]!;
      for (let i = 0; i < NARROW; i++) value += this.#sum[i]! * rows[i * WIDE + j]!;
      for (const sight of seen) value += rows[(NARROW + sight) * WIDE + j]!;
      this.#look[j] = value;
      logit += bent(value) * chance[j]!;
    }
    const guess = 1 / (1 + Math.exp(-logit));
    this.#slopes.chance[WIDE + 1]! += (guess - target) * byHand;
    this.#backwards(guess - target, each, seen);
    this.#taught++;
    return guess;
  }

  #backwards(error: number, each: number, seen: Int16Array): void {
    const { table: rows, chance } = this.weights;
    const slopes = this.#slopes;
    this.#back.fill(0);
    slopes.chance[WIDE]! += error;
    for (let j = 0; j < WIDE; j++) {
      const value = this.#look[j]!;
      slopes.chance[j]! += error * bent(value);
      const slope = error * chance[j]! * (value > 0 ? 1 : LEAK);
      slopes.table[ALWAYS_TABLE * WIDE + j]! += slope;
      for (const sight of seen) slopes.table[(NARROW + sight) * WIDE + j]! += slope;
      for (let i = 0; i < NARROW; i++) {
        slopes.table[i * WIDE + j]! += slope * this.#sum[i]!;
        this.#back[i]! += slope * rows[i * WIDE + j]!;
      }
    }
    for (let at = 0; at < PALACES; at++) {
      const sights = this.#sights.subarray(at * each, (at + 1) * each);
      for (let i = 0; i < NARROW; i++) {
        const slope = this.#back[i]! * (this.#numbers[at * NARROW + i]! > 0 ? 1 : LEAK);
        slopes.palace[ALWAYS_PALACE * NARROW + i]! += slope;
        for (const sight of sights) slopes.palace[sight * NARROW + i]! += slope;
      }
    }
  }

  /** Learns from all that was noted since the last time. */
  learn(rate: number): void {
    this.#lessons++;
    const [fresh, fresher] = [1 - SLOW ** this.#lessons, 1 - SLOWER ** this.#lessons];
    for (const part of PARTS) {
      const [weights, slopes] = [this.weights[part], this.#slopes[part]];
      const [first, second] = [this.#first[part], this.#second[part]];
      for (let at = 0; at < weights.length; at++) {
        const slope = slopes[at]! / this.#taught;
        first[at] = SLOW * first[at]! + (1 - SLOW) * slope;
        second[at] = SLOWER * second[at]! + (1 - SLOWER) * slope * slope;
        weights[at]! -= (rate * (first[at]! / fresh)) / (Math.sqrt(second[at]! / fresher) + TINY);
      }
      slopes.fill(0);
    }
    this.#taught = 0;
  }
}

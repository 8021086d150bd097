/** King of 12 for two seats and one set, every turn worked out in advance: what a program reaches that can play nothing else. */
import { FULL_HAND, NTH, PAIR, POINTS, ROLL, SIZE, TIP } from "./tables-worked-out.ts";
import type { Contestant } from "./contestant.ts";

const WORDS = 4096;
/** A round draws two dice, for each of six turns at most two cards, a tip and a roll, and one card to keep; one is looked at too far. */
const MOST_WORDS_OF_A_ROUND = 2 + 6 * 4 + 1 + 1;
/** Eight or nine points: bit 3 in the byte of either seat. */
const ENOUGH_POINTS = 0x0808;
const HAND_OF_A_WINNER = 5;

/** The very draws of core's `fastChance`, so that equal seeds play equal games. */
export function tables(seed: number): Contestant {
  const words = new Int32Array(WORDS);
  const sfc32 = new Int32Array([seed, seed / 2 ** 32, 0x9e3779b9, 1]);
  const firsts = [0, 0];
  refill(words, sfc32, 15);
  let next = WORDS;

  // Hardly a branch here depends on luck: a wrong guess of the processor would cost more than the lookups it saves.
  const play = (games: number): number => {
    let moves = 0;
    for (let left = games; left > 0; left--) {
      let owned0 = FULL_HAND;
      let owned1 = FULL_HAND;
      while (SIZE[owned0]! > HAND_OF_A_WINNER && SIZE[owned1]! > HAND_OF_A_WINNER) {
        if (next > WORDS - MOST_WORDS_OF_A_ROUND) {
          words.copyWithin(0, next);
          refill(words, sfc32, next);
          next = 0;
        }
        let at = next;
        let hand0 = owned0;
        let hand1 = owned1;
        let size0 = SIZE[hand0]!;
        let size1 = SIZE[hand1]!;
        let face0 = below(12, words[at]!) + 1;
        let face1 = below(12, words[at + 1]!) + 1;
        let sums = 0;
        at += 2;
        do {
          const card0 = NTH[(hand0 << 3) | below(size0, words[at]!)]!;
          const card1 = NTH[(hand1 << 3) | below(size1, words[at + 1]!)]!;
          hand0 ^= 1 << card0;
          hand1 ^= 1 << card1;
          size0--;
          size1--;
          at += 2;
          const pair = PAIR[(card0 << 3) | card1]!;
          const tip = below(5, words[at]!);
          const tips = (pair >> 4) & 1;
          at += tips;
          moves += 2 + tips;
          const roll = below(12, words[at]!);
          at += pair >> 5;
          face0 = ROLL[((pair & 4) << 6) | (TIP[((pair & 1) << 7) | (face0 << 3) | tip]! << 4) | roll]!;
          face1 = ROLL[((pair & 8) << 5) | (TIP[((pair & 2) << 6) | (face1 << 3) | tip]! << 4) | roll]!;
          sums += POINTS[(card0 << 11) | (card1 << 8) | (face0 << 4) | face1]!;
        } while (size0 > 1 && size1 > 1 && (sums & ENOUGH_POINTS) === 0);
        next = at;
        const lead = (sums & 255) - (sums >> 8);
        if (lead === 0) continue;
        if (lead > 0) owned0 ^= 1 << NTH[(owned0 << 3) | below(SIZE[owned0]!, words[next]!)]!;
        else owned1 ^= 1 << NTH[(owned1 << 3) | below(SIZE[owned1]!, words[next]!)]!;
        next++;
        moves++;
      }
      firsts[SIZE[owned0] === HAND_OF_A_WINNER ? 0 : 1]!++;
    }
    return moves;
  };
  return { play, firsts };
}

/** The upper half of the 64-bit product, taken by halves: whole numbers below 2³² are much faster here than fractions. */
function below(sides: number, word: number): number {
  return (Math.imul(word >>> 16, sides) + (Math.imul(word & 0xffff, sides) >>> 16)) >>> 16;
}

/** Draws new words into the last `fresh` places. */
function refill(words: Int32Array, sfc32: Int32Array, fresh: number): void {
  let a = sfc32[0]!;
  let b = sfc32[1]!;
  let c = sfc32[2]!;
  let count = sfc32[3]!;
  for (let at = words.length - fresh; at < words.length; at++) {
    const sum = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    words[at] = sum;
  }
  sfc32[0] = a;
  sfc32[1] = b;
  sfc32[2] = c;
  sfc32[3] = count;
}

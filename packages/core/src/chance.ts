/** Luck: an interface of three draws, a cryptographic source for official play and a fast one for search. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Chance {
  /** A whole number from 1 to `sides`, each equally likely. */
  roll(sides: number): number;
  /** Puts the items into a random order, in place; every order is equally likely. */
  shuffle(items: unknown[]): void;
  /** One of the items, which must not be empty. */
  pick<T>(items: readonly T[]): T;
}

const TWO_TO_32 = 2 ** 32;
const OFFICIAL_SEED = /^hmac-sha256:([0-9a-f]{64})$/;

/** Shuffles and picks are made of rolls, so that a list of rolls tells all that chance did. */
export function chanceOf(roll: (sides: number) => number): Chance {
  return {
    roll,
    shuffle(items) {
      for (let last = items.length - 1; last > 0; last--) {
        const other = roll(last + 1) - 1;
        [items[last], items[other]] = [items[other], items[last]];
      }
    },
    pick: (items) => items[roll(items.length) - 1]!,
  };
}

/**
 * Luck that nobody can predict without the seed and everybody can check with it. Block `n` is the HMAC-SHA-256 of the
 * decimal digits of `n` under the seed; each block gives eight 32-bit words; words that would favour low numbers are skipped.
 */
export function officialChance(seed: string): Chance {
  const key = OFFICIAL_SEED.exec(seed)?.[1];
  if (key === undefined) throw new Error("not a seed for official chance");
  const keyed = hmac.create(sha256, hexToBytes(key));
  let words = new DataView(new ArrayBuffer(0));
  let block = 0;
  let at = 0;
  return chanceOf((sides) => {
    const fair = TWO_TO_32 - (TWO_TO_32 % sides);
    for (;;) {
      if (at === words.byteLength) {
        const digest = keyed
          .clone()
          .update(utf8ToBytes(String(block)))
          .digest();
        words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
        block++;
        at = 0;
      }
      const word = words.getUint32(at);
      at += 4;
      if (word < fair) return (word % sides) + 1;
    }
  });
}

/**
 * Luck for search and simulation: sfc32, seeded with any number. Predictable, and uneven by less than `sides` in 2³²: never
 * for a game between people.
 */
export function fastChance(seed: number): Chance {
  let a = seed | 0;
  let b = (seed / TWO_TO_32) | 0;
  let c = 0x9e3779b9 | 0;
  let count = 1;
  const roll = (sides: number): number => {
    const sum = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return Math.floor(((sum >>> 0) / TWO_TO_32) * sides) + 1;
  };
  for (let i = 0; i < 15; i++) roll(1);
  return chanceOf(roll);
}

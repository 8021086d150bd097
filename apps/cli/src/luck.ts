/** Secrets, entropy and the bots' own luck, all from one seed: the same seed gives the same games, byte for byte. */
import { randomBytes } from "node:crypto";
import { type Chance, fastChance, sha256Hex } from "@tafelrunde/core";

export interface Luck {
  readonly secret: string;
  readonly entropy: readonly string[];
  /** What the bots draw from; never what the game draws from. */
  readonly bots: Chance;
}

const ENTROPY_DIGITS = 32;
/** As many hex digits as a number holds exactly. */
const EXACT_DIGITS = 13;

export const freshSeed = (): string => randomBytes(16).toString("hex");

/** The luck of the game with this number, counted from 1. */
export function luckOf(seed: string, number: number, seats: number): Luck {
  const derive = (what: string): string => sha256Hex(`${seed}\n${number}\n${what}`);
  return {
    secret: derive("secret"),
    entropy: Array.from({ length: seats }, (_, seat) => derive(`entropy ${seat}`).slice(0, ENTROPY_DIGITS)),
    bots: fastChance(Number.parseInt(derive("bots").slice(0, EXACT_DIGITS), 16)),
  };
}

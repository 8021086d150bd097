/** What a council has earned, and the band its score falls into (C14). */
import { challenge } from "./challenges.ts";
import { indicesIn, valueOf } from "./characters.ts";
import type { CharacterSet, CouncilState, PastRound } from "./types.ts";

const POINTS_A_BOX = { none: 0, silent: 1, eerie: 2 } as const;

interface Earned {
  readonly past: readonly PastRound[];
  readonly favour: number;
  readonly silence: CouncilState["silence"];
  readonly ticks: number;
}

/** Challenges played, belled ones twice; petitioners; favour left; silent rounds. */
export function scoreOf({ past, favour, silence, ticks }: Earned, petitioners: CharacterSet): number {
  const challenges = past.reduce((sum, round) => sum + challenge(round.challenge).value * (round.belled ? 2 : 1), 0);
  const summoned = indicesIn(petitioners).reduce((sum, index) => sum + valueOf(index), 0);
  return challenges + summoned + favour + ticks * POINTS_A_BOX[silence];
}

/** The least score of each band, lowest first: disappointed, proud, revered, at your feet, firm grip, the whole world. */
export const BANDS: readonly number[] = [0, 24, 35, 61, 79, 110];

/** Which band this score is in, counted from 0. */
export const bandOf = (score: number): number => BANDS.findLastIndex((least) => score >= least);

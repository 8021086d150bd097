/** The twelve months, with their piles and special rules (C16). */
import { setOf } from "./characters.ts";
import type { Character, CharacterSet } from "./types.ts";

interface Scenario {
  readonly petitioners: CharacterSet;
  readonly challenges: readonly number[];
  /** This character must be named heir. */
  readonly heir?: Character;
  /** So many challenges must be belled. */
  readonly bells?: number;
  /** Begins with this favour, and no challenge gives any. */
  readonly favour?: number;
  /** Every round must be kept eerily silent. */
  readonly eerie?: true;
}

export const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;
export type Month = (typeof MONTHS)[number];

/** By initials; P is the Parasite and I the Patient One, O the Oracle, M the Machine. */
const INITIALS: { readonly [initial: string]: Character } = {
  A: "alchemist",
  W: "worker",
  D: "druid",
  L: "lady",
  I: "patient",
  G: "golem",
  S: "sorcerer",
  M: "machine",
  O: "oracle",
  P: "parasite",
  K: "knight",
  R: "reverser",
};

const month = (
  initials: string,
  challenges: readonly number[],
  special: Omit<Scenario, "petitioners" | "challenges"> = {},
): Scenario => ({
  petitioners: setOf(initials.split("").map((initial) => INITIALS[initial]!)),
  challenges,
  ...special,
});

const SCENARIOS: { readonly [month in Month]: Scenario } = {
  january: month("WDISPKR", [5, 8, 9, 12, 15, 16, 20]),
  february: month("AWLGSMR", [1, 2, 8, 13, 14, 18, 21]),
  march: month("WDLISOK", [3, 6, 22, 23, 24, 30, 36]),
  april: month("ALIGSPR", [1, 3, 20, 24, 30, 31, 36]),
  may: month("WDISPKR", [5, 8, 9, 12, 15, 16, 20], { heir: "worker" }),
  june: month("WILGPKR", [2, 6, 8, 13, 14, 18, 21], { heir: "patient" }),
  july: month("WLSMOPR", [1, 2, 8, 12, 14, 16, 24], { bells: 4 }),
  august: month("WLIGSKR", [1, 6, 8, 9, 20, 24, 33]),
  september: month("WLISMPR", [10, 21, 28, 31, 32, 34, 35]),
  october: month("WDIGSKR", [1, 7, 14, 24, 30, 32, 33]),
  november: month("WLIGSKR", [2, 4, 12, 13, 25, 29, 30], { favour: 1 }),
  december: month("DIGSMPK", [30, 31, 32, 33, 34, 35, 36], { eerie: true }),
};

export const isMonth = (game: string): game is Month => MONTHS.includes(game as Month);
export const scenarioOf = (game: string): Scenario | undefined => (isMonth(game) ? SCENARIOS[game] : undefined);

/** C19: what lies open in the introductory game, and who waits face down. */
export const INTRO_START = setOf(["worker", "knight", "sorcerer", "machine", "parasite"]);
export const INTRO_HIDDEN = setOf(["reverser", "golem"]);
export const INTRO_CHALLENGE = 1;
export const INTRO_FACE = 12;
export const INTRO_EASY = 3;

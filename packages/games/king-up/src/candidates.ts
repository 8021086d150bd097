/** The candidates by number, and the 26 cards of favourites. */
import { type Candidate, CANDIDATES } from "./types.ts";

const INDEX = Object.fromEntries(CANDIDATES.map((candidate, index) => [candidate, index])) as Record<Candidate, number>;

export const indexOf = (candidate: Candidate): number => INDEX[candidate];
export const isCandidate = (value: unknown): value is Candidate => typeof value === "string" && Object.hasOwn(INDEX, value);

/** U2: by initials; every candidate is on twelve cards, every pair on five. */
const INITIALS =
  "ABCDGN BCDEIO CDEFLP ADEFGM BEFGIN CFGILO DGILMP AEILMN BFLMNO CGMNOP ADINOP ABELOP ABCFMP " +
  "ABDFIL BCEGLM CDFIMN DEGLNO EFIMOP AFGLNP ABGIMO BCILNP ACDLMO BDEMNP ACEFNO BDFGOP ACEGIP";

const byInitial = new Map(CANDIDATES.map((candidate) => [candidate[0]!.toUpperCase(), candidate]));

/** The six favourites on each card. */
export const FAVOURITES: readonly (readonly Candidate[])[] = INITIALS.split(" ").map((card) =>
  Array.from(card, (initial) => byInitial.get(initial)!),
);

/** The same as indices, for those who count quickly. */
export const FAVOURITE_INDICES: readonly (readonly number[])[] = FAVOURITES.map((card) => card.map(indexOf));

/** The number of the card with these favourites. */
export const cardWith = (favourites: readonly Candidate[]): number =>
  FAVOURITES.findIndex((card) => card.every((candidate, index) => candidate === favourites[index]));

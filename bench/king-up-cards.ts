/** The 26 favourite cards of King Up!, written out again from ruling U2 for those who play it without our engine. */

/** U1: the initials of the thirteen candidates, in order; a candidate is an index into them. */
const CANDIDATES = "ABCDEFGILMNOP";

/** In the order of U2, in which the contract deals from them, so that equal draws mean equal cards. */
const CARDS = [
  ["ABCDGN", "BCDEIO", "CDEFLP", "ADEFGM", "BEFGIN", "CFGILO", "DGILMP", "AEILMN", "BFLMNO"],
  ["CGMNOP", "ADINOP", "ABELOP", "ABCFMP", "ABDFIL", "BCEGLM", "CDFIMN", "DEGLNO", "EFIMOP"],
  ["AFGLNP", "ABGIMO", "BCILNP", "ACDLMO", "BDEMNP", "ACEFNO", "BDFGOP", "ACEGIP"],
].flat();

export const CANDIDATE_COUNT = CANDIDATES.length;
export const CARD_COUNT = CARDS.length;
export const FAVOURITES_ON_A_CARD = 6;

/** Card after card, six candidates each. */
export const FAVOURITES = Uint8Array.from(CARDS.join(""), (initial) => CANDIDATES.indexOf(initial));

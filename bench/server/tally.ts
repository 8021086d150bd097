/** What came of moves: how many there were, and the bytes that arrived for them. */

export interface Tally {
  /** Moves that were acknowledged. */
  readonly moves: number;
  /** Bytes that those who play received for them, and those who look on; without what it takes to open a match. */
  readonly bytes: number;
  readonly overheard: number;
}

export const NOTHING: Tally = { moves: 0, bytes: 0, overheard: 0 };

export const plus = (a: Tally, b: Tally): Tally => ({
  moves: a.moves + b.moves,
  bytes: a.bytes + b.bytes,
  overheard: a.overheard + b.overheard,
});

export const minus = (a: Tally, b: Tally): Tally => ({
  moves: a.moves - b.moves,
  bytes: a.bytes - b.bytes,
  overheard: a.overheard - b.overheard,
});

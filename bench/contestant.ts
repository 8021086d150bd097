/** What a row of the benchmark is: something that plays random games, and what its games can be compared with. */

/** Plays random games of one kind, one after the other, with luck of its own. */
export interface Contestant {
  /** Plays whole games, and tells how many decisions their players made. */
  play(games: number): number;
  /** How often each seat came first so far. */
  readonly firsts: readonly number[];
}

export interface Row {
  /** Names the row on the command line of its process. */
  readonly id: string;
  readonly label: string;
  /**
   * The row of the contract that plays the same as this one, or this one itself: all rows with the same entry must agree.
   * Null if nobody else plays it.
   */
  readonly duel: string | null;
  make(seed: number): Contestant;
}

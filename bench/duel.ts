/** What a duel is: a game that others play as well, at its fewest seats with default options, and what the contract must reach against them. */
import type { PeerRules } from "./boardgame-io.ts";
import type { Contestant } from "./contestant.ts";

/** The bare rules with options other than the duel's, which they must play alike, too. */
interface Variant {
  readonly name: string;
  readonly options: object;
  bare(seed: number, seats: number): Contestant;
}

export interface Duel {
  /** For any state, which only its own rules look into; all others play at its number of seats. */
  readonly peer: PeerRules<unknown>;
  bare(seed: number, seats: number): Contestant;
  readonly others: { readonly [name: string]: (seed: number) => Contestant };
  readonly variants: readonly Variant[];
  /** Games that must be played alike: by the bare rules for every variant, and by boardgame.io. */
  readonly alike: { readonly bare: number; readonly peer: number };
  /** How many times as fast as boardgame.io, and as the bare rules, the contract must be. */
  readonly targets: { readonly peer: number; readonly bare: number };
}

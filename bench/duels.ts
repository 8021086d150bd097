/** The games that others play as well, at their fewest seats with default options, and what the contract must reach against them. */
import type { Card } from "@tafelrunde/king-of-12";
import { bare } from "./bare.ts";
import { bareKingUp } from "./bare-king-up.ts";
import { bareThieves } from "./bare-thieves.ts";
import { king } from "./boardgame-io-king.ts";
import { kingUp } from "./boardgame-io-king-up.ts";
import { thieves } from "./boardgame-io-thieves.ts";
import type { PeerRules } from "./boardgame-io.ts";
import type { Contestant } from "./contestant.ts";
import { tables } from "./tables.ts";

/** The bare rules with options other than the duel's, which they must play alike, too. */
interface Variant {
  readonly name: string;
  readonly options: object;
  bare(seed: number, seats: number): Contestant;
}

export interface Duel {
  readonly game: string;
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

const FIRST_SET: readonly Card[] = ["alchemist", "golem", "knight", "machine", "oracle", "parasite", "sorcerer"];

/** Sets that bring every card to the table. */
const SETS: readonly (readonly Card[])[] = [
  FIRST_SET,
  ["gambler", "knight", "lady", "merchants", "reverser", "sorcerer", "troublemakers"],
  ["alchemist", "gambler", "golem", "knight", "lady", "machine", "merchants"],
];

export const duels: readonly Duel[] = [
  {
    game: "king-of-12",
    peer: king as PeerRules<unknown>,
    bare: (seed, seats) => bare(seed, seats, FIRST_SET),
    others: { "one set, tables": tables },
    variants: SETS.map((set) => ({
      name: set.join(" "),
      options: { set: "chosen", cards: set.filter((card) => card !== "knight") },
      bare: (seed, seats) => bare(seed, seats, set),
    })),
    alike: { bare: 400, peer: 400 },
    targets: { peer: 150, bare: 1 / 5 },
  },
  {
    game: "twelve-thieves",
    peer: thieves as PeerRules<unknown>,
    bare: (seed, seats) => bareThieves(seed, seats, true),
    others: {},
    variants: ["posted", "chosen"].map((guards) => ({
      name: `guards ${guards}`,
      options: { guards },
      bare: (seed, seats) => bareThieves(seed, seats, guards === "posted"),
    })),
    // A random game has some three thousand moves.
    alike: { bare: 60, peer: 10 },
    targets: { peer: 20, bare: 1 / 5 },
  },
  {
    game: "king-up",
    peer: kingUp as PeerRules<unknown>,
    bare: bareKingUp,
    others: {},
    variants: [{ name: "default options", options: {}, bare: bareKingUp }],
    alike: { bare: 1000, peer: 200 },
    targets: { peer: 30, bare: 1 / 20 },
  },
];

/** The row of the contract, which names the duel. */
export const contractOf = ({ game, peer }: Duel): string => `${game}-${peer.seats}`;
export const peerOf = (contract: string): string => `${contract}-boardgame-io`;
export const bareOf = (contract: string): string => `${contract}-bare`;

/** 12 Thieves, with black guards posted and chosen. */
import { bareThieves } from "../bare-thieves.ts";
import { thieves } from "../boardgame-io-thieves.ts";
import type { PeerRules } from "../boardgame-io.ts";
import type { Duel } from "../duel.ts";

export const duel: Duel = {
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
};

/** King of 12, with sets that bring every card to the table. */
import type { Card } from "@tafelrunde/king-of-12";
import { bare } from "../bare.ts";
import { king } from "../boardgame-io-king.ts";
import type { PeerRules } from "../boardgame-io.ts";
import type { Duel } from "../duel.ts";
import { tables } from "../tables.ts";

const FIRST_SET: readonly Card[] = ["alchemist", "golem", "knight", "machine", "oracle", "parasite", "sorcerer"];

const SETS: readonly (readonly Card[])[] = [
  FIRST_SET,
  ["gambler", "knight", "lady", "merchants", "reverser", "sorcerer", "troublemakers"],
  ["alchemist", "gambler", "golem", "knight", "lady", "machine", "merchants"],
];

export const duel: Duel = {
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
};

/** King Up! */
import { bareKingUp } from "../bare-king-up.ts";
import { kingUp } from "../boardgame-io-king-up.ts";
import type { PeerRules } from "../boardgame-io.ts";
import type { Duel } from "../duel.ts";

export const duel: Duel = {
  peer: kingUp as PeerRules<unknown>,
  bare: bareKingUp,
  others: {},
  variants: [{ name: "default options", options: {}, bare: bareKingUp }],
  alike: { bare: 1000, peer: 200 },
  targets: { peer: 30, bare: 1 / 20 },
};

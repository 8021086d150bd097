/** Writes what exact play lays in the first turn of the first-game set, for every pair of dice: `node scripts/run.mjs bench/bots/first-turns.ts`. */
import { writeFileSync } from "node:fs";
import { CARDS } from "@tafelrunde/king-of-12";
import { FIRST_SET, pack } from "../../packages/bots/src/king-of-12/first-turns.ts";
import { solveHidden } from "../../packages/bots/src/king-of-12/hidden-game.ts";
import { FACES } from "../../packages/bots/src/king-of-12/duel-turn.ts";
import { Induction } from "../../packages/bots/src/king-of-12/induction.ts";
import { payoffOf } from "../../packages/bots/src/king-of-12/solved-rounds.ts";

const FILE = "../../packages/bots/src/king-of-12/first-turns-table.ts";
const hands = { cards: FIRST_SET, size: 7 };
const induction = new Induction({ hands: [hands, hands], tokens: 0, payoff: payoffOf.none });
induction.run({ left: () => true });
const ends = induction.from({ turn: 0, tokens: 0 });
const likely = [{ hand: FIRST_SET, probability: 1 }];
const lines = Array.from({ length: FACES }, (_, faces) =>
  pack(solveHidden([likely, likely], ends, faces).first[0]!.map(({ mix }) => mix)),
);
const rows = Array.from({ length: 12 }, (_, row) => `  "${lines.slice(row * 12, row * 12 + 12).join("")}",`);
const names = CARDS.filter((_, card) => (FIRST_SET >> card) & 1).join(", ");
writeFileSync(
  FILE,
  `/** Made by bench/bots/first-turns.ts: for each face of the own die a line, for each of the other's how often to lay ${names}. */\nexport const TABLE = [\n${rows.join("\n")}\n] as const;\n`,
);

/** Writes what exact play lays in the first turn of the first-game set, for every pair of dice: `node scripts/run.mjs bench/bots/first-turns.ts`. */
import { writeFileSync } from "node:fs";
import { CARDS } from "@tafelrunde/king-of-12";
import { FIRST_SET, pack } from "../../packages/bots/src/king-of-12/first-turns.ts";
import { duelTurn, FACES } from "../../packages/bots/src/king-of-12/duel-turn.ts";
import { Induction, numbersIn } from "../../packages/bots/src/king-of-12/induction.ts";
import { MatrixGame, MOST } from "../../packages/bots/src/king-of-12/matrix-game.ts";
import { SHARE, TURNS } from "../../packages/bots/src/king-of-12/solved-rounds.ts";

const FILE = "../../packages/bots/src/king-of-12/first-turns-table.ts";
const induction = new Induction({ hands: [FIRST_SET, FIRST_SET], tokens: 0, turns: TURNS, payoff: SHARE });
induction.run({ left: () => true });
const ends = induction.from({ turn: 0, tokens: 0 });
const cards = numbersIn(FIRST_SET);
const game = new MatrixGame();
const lines = Array.from({ length: FACES }, (_, faces) => {
  for (const [row, card] of cards.entries())
    for (const [column, other] of cards.entries())
      game.payoffs[row * MOST + column] = ends(FIRST_SET, FIRST_SET, card, other).worth(duelTurn(card, other), faces);
  game.mix(cards.length, cards.length);
  return pack(Array.from(game.rowMix));
});
const rows = Array.from({ length: 12 }, (_, row) => `  "${lines.slice(row * 12, row * 12 + 12).join("")}",`);
const names = CARDS.filter((_, card) => (FIRST_SET >> card) & 1).join(", ");
writeFileSync(
  FILE,
  `/** Made by bench/bots/first-turns.ts: for each face of the own die a line, for each of the other's how often to lay ${names}. */\nexport const TABLE = [\n${rows.join("\n")}\n] as const;\n`,
);

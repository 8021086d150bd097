/** Learns how each style plays King Up!, and writes it where the bots read it: `node scripts/run.mjs bench/king-up/styles.ts`, some minutes. */
import { writeFileSync } from "node:fs";
import { kinds } from "./kinds.ts";
import { learn } from "./learn.ts";
import { playGames } from "./self-play.ts";

const FILE = "../../packages/bots/src/king-up/styles-table.ts";
const SEATS = [3, 4, 5, 6];
const GAMES = 48;
/** In so many goes, each with a seed of its own. */
const GOES = 8;

const games = SEATS.flatMap((seats) =>
  Array.from({ length: GOES }, (_, go) => playGames(kinds, seats, GAMES / GOES, 1000 * go + seats)).flat(),
);

const list = (weights: ArrayLike<number>): string => `[${Array.from(weights, (weight) => Number(weight.toFixed(2))).join(", ")}]`;
const styles = ["courtier", "squire", "heart"].map((style) => {
  const { place, rise, ahead, vote } = learn(games, style);
  return `  ${style}: {
    place: ${list(place)},
    rise: ${list(rise)},
    ahead: ${list(ahead)},
    vote: ${list(vote)},
  },`;
});
writeFileSync(
  FILE,
  `/** Made by bench/king-up/styles.ts: the manners of each style, as \`Weights\` says. */\nexport const LEARNED = {\n${styles.join("\n")}\n} as const;\n`,
);

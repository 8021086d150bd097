/** Learns the networks by which courtiers are read, and writes them where the bots read them: `node scripts/run.mjs bench/king-up/networks.ts`, some minutes. */
import { writeFileSync } from "node:fs";
import { RISE_SIGNS, VOTE_SIGNS } from "../../packages/bots/src/king-up/signs.ts";
import { kinds } from "./kinds.ts";
import { choicesOf, fitNetwork } from "./network-learn.ts";
import { playGames } from "./self-play.ts";

const FILE = "../../packages/bots/src/king-up/courtier-networks.ts";
const SEATS = [3, 4, 5, 6];
const GAMES = 320;
/** In so many goes, each with a seed of its own. */
const GOES = 8;

const games = SEATS.flatMap((seats) =>
  Array.from({ length: GOES }, (_, go) => playGames(kinds, seats, GAMES / GOES, 100_000 + 1000 * go + seats)).flat(),
);
const { rise, vote } = choicesOf(games, "courtier");
const list = (weights: ArrayLike<number>): string => `[${Array.from(weights, (weight) => Number(weight.toFixed(3))).join(", ")}]`;
writeFileSync(
  FILE,
  `/** Made by bench/king-up/networks.ts: the weights of the networks by which courtiers are read, as \`networkOf\` takes them apart. */\nexport const COURTIER = {\n  rise: ${list(fitNetwork(rise, RISE_SIGNS))},\n  vote: ${list(fitNetwork(vote, VOTE_SIGNS))},\n} as const;\n`,
);

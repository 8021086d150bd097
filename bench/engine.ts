/** How fast random games are played: our engine against boardgame.io and against the bare rules. */
import { parseArgs } from "node:util";
import { findGame, games } from "@tafelrunde/registry";
import { type Alike, playAlike, strangers } from "./agree.ts";
import { duels as allDuels } from "./duels.ts";
import { answer, measureAll } from "./measure.ts";
import { install } from "./peers.ts";
import { print, resultsOf, write } from "./report.ts";
import { allRows } from "./rows.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "0.5" },
    game: { type: "string", multiple: true },
    row: { type: "string" },
  },
});

const SEED = 2024;

const wanted = values.game ?? games.map(({ id }) => id);
const rows = await allRows(wanted);
const duels = allDuels.filter(({ game }) => wanted.includes(game));
if (values.row === undefined) process.exitCode = await compare(Number(values.seconds));
else answer(rows.find(({ id }) => id === values.row)!.make(SEED));

async function compare(seconds: number): Promise<number> {
  for (const id of wanted) if (!findGame(id)) throw new Error(`there is no game ${id}`);
  if (!(seconds > 0)) throw new Error("--seconds takes a number above 0");
  install("peers");
  const alike = new Map<string, Alike>();
  for (const duel of duels) {
    const played = await playAlike(duel);
    alike.set(duel.game, played);
    console.log(`Same luck, same length and winner: all who play ${duel.game} agree with the contract on ${played.games} games.`);
  }
  const samples = await measureAll(rows, seconds);
  const results = resultsOf(rows, duels, samples, seconds);
  print(results);
  write(results);
  const odd = duels.flatMap((duel) => strangers(rows, samples, duel, alike.get(duel.game)!));
  for (const label of odd) console.log(`wrong   ${label}: its games are not as long as those of the bare rules`);
  return odd.length === 0 && results.targets.every(({ met }) => met) ? 0 : 1;
}

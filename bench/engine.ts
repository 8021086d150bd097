/** How fast random games are played: our engine against boardgame.io and against the bare rules. */
import { parseArgs } from "node:util";
import { playAlike, strangers } from "./agree.ts";
import { answer, measureAll } from "./measure.ts";
import { installPeers } from "./peers.ts";
import { print, resultsOf, write } from "./report.ts";
import { allRows, BARE } from "./rows.ts";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "0.5" }, row: { type: "string" } },
});

const SEED = 2024;

const rows = await allRows();
if (values.row === undefined) process.exitCode = await compare(Number(values.seconds));
else answer(rows.find(({ id }) => id === values.row)!.make(SEED));

async function compare(seconds: number): Promise<number> {
  if (!(seconds > 0)) throw new Error("--seconds takes a number above 0");
  installPeers();
  const alike = await playAlike();
  console.log(`Same luck, same length and winner: contract, bare and boardgame.io agree on ${alike.games} games.`);
  const samples = await measureAll(rows, seconds);
  const results = resultsOf(rows, samples, seconds);
  print(results);
  write(results);
  const odd = strangers(rows, samples, BARE, alike);
  for (const label of odd) console.log(`wrong   ${label}: its games are not as long as those of the bare rules`);
  return odd.length === 0 && results.targets.every(({ met }) => met) ? 0 : 1;
}

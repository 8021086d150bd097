/** `npm run bench:server`: the same King of 12 with the same driver against this server, its peers and a bare one, in one run. */
import { install } from "./peers.ts";
import { compare } from "./server/compare.ts";
import { contestant, type ContestantName } from "./server/contestants.ts";
import { curves } from "./server/curves.ts";
import { disk } from "./server/disk.ts";
import { drive, type Task } from "./server/driver-process.ts";
import { gamesText } from "./server/games.ts";
import { machine } from "./server/machine.ts";
import { writeComparison, writeCurves, writeGames } from "./server/numbers.ts";
import { type BenchOptions, readOptions } from "./server/options.ts";
import { profile } from "./server/profile.ts";
import { comparisonTable, shortTable } from "./server/report.ts";

async function measure(options: BenchOptions): Promise<void> {
  if (options.profile) return profile(options);
  if (options.curves)
    return writeCurves(`${machine()}\nThis server alone; ${options.moves} moves for a point.\n\n${await curves(options)}`);
  if (options.onlyGames) return measureGames(options);
  if (options.names.some((name) => contestant(name).isPeer)) install("peers");
  const where = `${machine()}\n${disk()}`;
  const compared = await compare(options);
  const how = `${options.rounds === 1 ? "One round" : `${options.rounds} rounds`} of ${options.moves} moves at each number of matches; in brackets: this server's figure divided by theirs.`;
  const whole = `${where}\n${how}\n\n${comparisonTable(compared, options)}`;
  console.log(`\n${whole}`);
  // A part of a comparison is for whoever asked for it.
  if (!options.isWhole) return;
  writeComparison(whole, shortTable(compared, options));
  await measureGames(options);
}

async function measureGames(options: BenchOptions): Promise<void> {
  const how = `This server alone; ${options.levels[0]} matches at once, ${options.moves} moves for a row; beside bots, who think in threads of their own, fewer.`;
  const text = `${machine()}\n${how}\n\n${await gamesText(options)}`;
  if (options.isWhole) writeGames(text);
}

/** A server that the benchmark starts for itself: it ends when the benchmark is gone, however that came. */
async function serve(name: ContestantName): Promise<void> {
  process.stdin.on("end", () => process.exit()).resume();
  console.log(JSON.stringify({ port: await contestant(name).serve!() }));
}

const options = readOptions();
if ("role" in options) await (options.role === "driver" ? drive(JSON.parse(options.task) as Task) : serve(options.name));
else {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  await measure(options);
}

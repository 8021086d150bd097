/** `npm run bench:server`: the same King of 12 with the same driver against this server, its peers and a bare one, in one run. */
import { installPeers } from "./peers.ts";
import { compare } from "./server/compare.ts";
import { contestant } from "./server/contestants.ts";
import { curves } from "./server/curves.ts";
import { drive, type Task } from "./server/driver-process.ts";
import { machine } from "./server/machine.ts";
import { writeComparison, writeCurves } from "./server/numbers.ts";
import { type BenchOptions, readOptions } from "./server/options.ts";
import { profile } from "./server/profile.ts";
import { comparisonTable, shortTable } from "./server/report.ts";

async function measure(options: BenchOptions): Promise<void> {
  if (options.profile) return profile(options);
  if (options.curves)
    return writeCurves(`${machine()}\nThis server alone; ${options.moves} moves for a point.\n\n${await curves(options)}`);
  if (options.names.some((name) => contestant(name).isPeer)) installPeers();
  const where = machine();
  const compared = await compare(options);
  const how = `${options.rounds === 1 ? "One round" : `${options.rounds} rounds`} of ${options.moves} moves at each number of matches; in brackets: this server's figure divided by theirs.`;
  const whole = `${where}\n${how}\n\n${comparisonTable(compared, options)}`;
  console.log(`\n${whole}`);
  // A part of a comparison is for whoever asked for it.
  if (options.isWhole) writeComparison(whole, shortTable(compared, options));
}

const options = readOptions();
if (!("role" in options)) await measure(options);
else if (options.role === "driver") await drive(JSON.parse(options.task) as Task);
else console.log(JSON.stringify({ port: await contestant(options.name).serve!() }));

/** `npm run bench:client`: what Lighthouse says of the pages of the built client, as somebody with a new phone opens them. */
import { readOptions } from "./client/options.ts";
import { openPages } from "./client/pages.ts";
import { clientTable, medians } from "./client/report.ts";
import { lighthouseVersion, visit, type Visit } from "./client/visit.ts";
import { install } from "./peers.ts";
import { machine } from "./server/machine.ts";
import { writeClient } from "./server/numbers.ts";
import { startServer } from "./server/server-process.ts";

const options = readOptions();
install("lighthouse");
const where = machine([lighthouseVersion()]);
const server = await startServer("tafelrunde", { program: options.program });
try {
  const pages = (await openPages(server.port, options.game)).filter(({ name }) => options.names?.includes(name) ?? true);
  const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]));
  // Pages take turns, so that a busy minute of the machine does not fall on one of them.
  for (let round = 1; round <= options.rounds; round++)
    for (const { name, address } of pages) {
      const seen = await visit(address);
      visits.get(name)!.push(seen);
      console.log(`${round}/${options.rounds} ${name}: ${seen.scores.performance} ${options.why ? seen.faults.join(", ") : ""}`);
    }
  const how = `${options.game}; medians of ${options.rounds} visits to each page, on a phone, its network and processor simulated.`;
  const whole = `${where}\n${how}\n\n${clientTable([...visits].map(([name, seen]) => ({ name, seen: medians(seen) })))}`;
  console.log(`\n${whole}`);
  // Some pages, or those of another game, are for whoever asked for them.
  if (options.isWhole) writeClient(whole);
} finally {
  await server.stop();
}

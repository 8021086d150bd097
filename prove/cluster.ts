/**
 * `npm run prove:cluster`: three servers and one PostgreSQL under load, with every fault we could think of, one after the other. `--rounds 5`
 * goes through them so often, `--seed 7` draws other nodes and games, `--only killed` takes some of them, `--tables 30` plays at more tables, `--short` is what `npm test` does.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { fastChance } from "@tafelrunde/core";
import { command } from "../apps/server/test/harness/command.ts";
import { noPostgres } from "../apps/server/test/harness/postgres.ts";
import { until } from "../apps/server/test/harness/until.ts";
import { audit } from "./cluster/audit.ts";
import { type Fault, FAULTS, type Scene, SHORT_FAULTS } from "./cluster/faults.ts";
import { Load } from "./cluster/load.ts";
import { Cluster } from "./cluster/nodes.ts";
import { heading, keepHistory, type Row, rowText, type Stretch } from "./cluster/report.ts";
import { World } from "./cluster/world.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "1" },
    seed: { type: "string", default: "12" },
    only: { type: "string", multiple: true },
    tables: { type: "string" },
    short: { type: "boolean", default: false },
  },
});
const TABLES = Number(values.tables ?? (values.short ? 4 : 12));

const NODES = ["north", "east", "west"];
/** Milliseconds: how long play is looked at before and after a fault. */
const LOOKS = values.short ? 500 : 3000;
/** Milliseconds within which play goes on at every table. A busy machine may take its time in the short form. */
const GOES_ON = values.short ? 60_000 : 5000;
/** Nobody waits longer than so many milliseconds for play to go on before the next fault. */
const LATE = 30_000;
/** Milliseconds within which all games come to their end once nothing goes wrong any more. */
const ENDS = 180_000;

async function stretch({ load }: Scene, work: () => Promise<void>): Promise<Stretch> {
  const [moves, began] = [load.moves, performance.now()];
  await work();
  return { moves: load.moves - moves, milliseconds: performance.now() - began };
}

async function suffer(scene: Scene, { name, run }: Fault): Promise<Row> {
  const { cluster, world, load } = scene;
  const before = await stretch(scene, () => pause(LOOKS));
  await cluster.newConflicts();
  load.takeLongest();
  world.note("fault", name);
  const during = await stretch(scene, () => run(scene));
  world.note("fault", "is over");
  const after = await stretch(scene, async () => void (await Promise.all([pause(LOOKS), load.goesOn(LATE)])));
  return { name, before, during, after, longest: load.takeLongest(), conflicts: await cluster.newConflicts() };
}

/** What is wrong in the end, in sentences. */
async function verdict({ cluster, world, load }: Scene): Promise<readonly string[]> {
  const stuck = await load.end(ENDS);
  const { lost, doubled, wrong, moves, words } = await audit(
    cluster,
    world,
    load.tables.filter((table) => !stuck.includes(table)),
  );
  await cluster.closeNodes();
  const checked = await command("check", "--database", cluster.database);
  console.log(
    `${load.tables.length} games, ${moves} moves, ${words} words: lost ${lost.length}, doubled ${doubled.length}, stuck ${stuck.length}, wrong ${wrong.length}`,
  );
  return [
    ...world.complaints,
    ...lost.map((what) => `lost: ${what}`),
    ...doubled.map((what) => `doubled: ${what}`),
    ...stuck.map(({ name, guests }) => `stuck: ${name}: ${guests.map(({ state }) => state).join("; ")}`),
    ...wrong,
    ...cluster.nodes.flatMap((node) => node.faults().map((line) => `${node.name} wrote ${line.slice(0, 300)}`)),
    ...(checked.code === 0 ? [] : [`tafelrunde check: ${checked.out}${checked.err}`]),
  ];
}

function chosen(): readonly Fault[] {
  const all = values.short ? SHORT_FAULTS : FAULTS;
  const round = all.filter(({ name }) => values.only?.some((part) => name.includes(part)) ?? true);
  return Array.from({ length: Number(values.rounds) }, () => round).flat();
}

async function prove(): Promise<void> {
  const cluster = await Cluster.open(NODES, values.short);
  const doors = cluster.nodes.map(({ name, server }) => ({ name, port: server.port }));
  const world = new World(doors, fastChance(Number(values.seed)));
  const load = new Load(world);
  const scene = { cluster, world, load };
  const complaints: string[] = [];
  try {
    await load.begin(TABLES);
    const first = [...load.tables];
    await until("play at all tables", () => first.every(({ seq }) => seq > 0));
    console.log(heading);
    const faults = chosen();
    for (const fault of faults) {
      const row = await suffer(scene, fault);
      console.log(rowText(row));
      const { milliseconds, table } = row.longest;
      if (milliseconds > GOES_ON)
        complaints.push(`${fault.name}: nothing happened at ${table} for ${milliseconds.toFixed(0)} ms`);
    }
    complaints.push(...(await verdict(scene)));
    for (const complaint of complaints) console.log(complaint);
    if (complaints.length > 0) console.log(`the history is in ${keepHistory(cluster, world, complaints)}`);
    console.log(`${faults.length} faults, ${complaints.length} complaints`);
    process.exitCode = complaints.length === 0 && faults.length > 0 ? 0 : 1;
  } finally {
    await cluster.close();
  }
}

if (noPostgres === undefined) await prove();
else {
  console.error(`NOTHING WAS PROVED: there is no PostgreSQL. ${noPostgres}`);
  process.exitCode = 1;
}

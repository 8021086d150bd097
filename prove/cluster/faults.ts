/** All that can go wrong, one after the other: each begins, lasts for a while, and is over when its function comes back. */
import { setTimeout as pause } from "node:timers/promises";
import type { Chance } from "@tafelrunde/core";
import type { Load } from "./load.ts";
import type { Cluster, ClusterNode } from "./nodes.ts";
import type { World } from "./world.ts";

export interface Scene {
  readonly cluster: Cluster;
  readonly world: World;
  readonly load: Load;
}

export interface Fault {
  readonly name: string;
  run(scene: Scene): Promise<void>;
}

/** Milliseconds. A lease lasts for three seconds, and nobody waits longer than five for the database. */
const A_MOMENT = 500;
const A_WHILE = 4000;
const PAST_LEASES = 5000;
const SHORT_CUT = 1500;
const PAST_PATIENCE = 8000;
const HOP_EVERY = 300;

const any = (cluster: Cluster, chance: Chance): ClusterNode => chance.pick(cluster.nodes);

const kill =
  (milliseconds: number) =>
  async ({ cluster, world }: Scene): Promise<void> => {
    const { server } = any(cluster, world.chance);
    const { port } = server;
    await server.kill();
    await pause(milliseconds);
    await server.start(port);
  };

const restart =
  (how: "fast" | "immediate") =>
  async ({ cluster: { postgres }, load }: Scene): Promise<void> => {
    await postgres.stop(how);
    await postgres.start();
    // Nobody could play; from now on everybody can.
    load.excuse();
  };

async function freeze({ cluster, world }: Scene): Promise<void> {
  const { server } = any(cluster, world.chance);
  server.signal("SIGSTOP");
  await pause(PAST_LEASES);
  server.signal("SIGCONT");
}

const cut =
  (milliseconds: number) =>
  async ({ cluster, world }: Scene): Promise<void> => {
    const { network } = any(cluster, world.chance);
    network.cut();
    await pause(milliseconds);
    network.heal();
  };

async function loseHints({ cluster }: Scene): Promise<void> {
  for (const node of cluster.nodes) node.hints.areLost = true;
  await pause(A_WHILE);
  for (const node of cluster.nodes) node.hints.areLost = false;
}

async function beUnruly({ world }: Scene): Promise<void> {
  world.isUnruly = true;
  await pause(A_WHILE);
  world.isUnruly = false;
}

async function hop({ load }: Scene): Promise<void> {
  for (let time = 0; time < A_WHILE; time += HOP_EVERY) {
    load.hopAll();
    await pause(HOP_EVERY);
  }
}

/** Whatever guests do wrong, and at the same time they cannot rely on any hint. */
async function everythingAtOnce(scene: Scene): Promise<void> {
  await Promise.all([loseHints(scene), beUnruly(scene), hop(scene)]);
}

const CRASH: Fault = { name: "PostgreSQL restarts, immediate", run: restart("immediate") };
const FREEZE: Fault = { name: "a node is frozen", run: freeze };

/** For every test run. */
export const SHORT_FAULTS: readonly Fault[] = [{ name: "a node is killed", run: kill(A_MOMENT) }, CRASH, FREEZE];

export const FAULTS: readonly Fault[] = [
  { name: "a node is killed", run: kill(A_WHILE) },
  { name: "PostgreSQL restarts, fast", run: restart("fast") },
  CRASH,
  FREEZE,
  { name: "a node is cut off for a moment", run: cut(SHORT_CUT) },
  { name: "a node is cut off for long", run: cut(PAST_PATIENCE) },
  { name: "hints get lost", run: loseHints },
  { name: "messages doubled and disordered", run: beUnruly },
  { name: "guests hop from node to node", run: hop },
  { name: "no hints, unruly guests who hop", run: everythingAtOnce },
];

/** Several servers on one PostgreSQL, each with a network of its own to the database, which can be cut or lose hints. */
import { TestPostgres } from "../../apps/server/test/harness/postgres.ts";
import { TestProxy } from "../../apps/server/test/harness/proxy.ts";
import { TestServer } from "../../apps/server/test/harness/test-server.ts";
import { withoutHints } from "./hints.ts";

/** Bots take a moment, as they do for people; else they would play most of the game between two looks at a clock. */
const BOTS = ["--bot-delay", "40-120"];
const FLAGS = ["--log-level", "warn"];
/** That the database is away, and that bots have no time to think on a busy machine, is no bug. */
const EXPECTED = /"msg":"The database|"message":"a bot took too long"/;
/** Milliseconds within which a server that is well tells its numbers. */
const PATIENCE = 2000;

export class ClusterNode {
  readonly name: string;
  readonly server: TestServer;
  readonly network: TestProxy;
  /** What other nodes tell does not arrive. */
  readonly hints: { areLost: boolean };
  #conflicts = 0;

  private constructor(name: string, server: TestServer, network: TestProxy, hints: ClusterNode["hints"]) {
    this.name = name;
    this.hints = hints;
    this.server = server;
    this.network = network;
  }

  static async open(name: string, postgres: TestPostgres, database: string, flags: readonly string[]): Promise<ClusterNode> {
    const hints = { areLost: false };
    const network = await TestProxy.open(postgres.port, () => withoutHints(() => hints.areLost));
    const url = new URL(database);
    url.port = String(network.port);
    return new ClusterNode(name, await TestServer.open({}, ["--database", url.href, ...FLAGS, ...flags]), network, hints);
  }

  /** So many entries it had to check again since this was asked for last, because another node was quicker. */
  async newConflicts(): Promise<number> {
    try {
      const answer = await fetch(`${this.server.origin}/metrics`, { signal: AbortSignal.timeout(PATIENCE) });
      const counts = [...(await answer.text()).matchAll(/^tafelrunde_conflicts_total\{[^}]*\} (\d+)$/gm)];
      const all = counts.reduce((sum, [, count]) => sum + Number(count), 0);
      // A server that was started again counts from nothing.
      const fresh = all < this.#conflicts ? all : all - this.#conflicts;
      this.#conflicts = all;
      return fresh;
    } catch {
      return 0;
    }
  }

  /** Bugs that it wrote down. */
  faults(): readonly string[] {
    const isBug = (line: string): boolean => /"level":[56]0/.test(line) && !EXPECTED.test(line);
    return this.server.output.split("\n").filter(isBug);
  }
}

export class Cluster {
  readonly postgres: TestPostgres;
  readonly database: string;
  readonly nodes: readonly ClusterNode[];

  private constructor(postgres: TestPostgres, database: string, nodes: readonly ClusterNode[]) {
    this.postgres = postgres;
    this.database = database;
    this.nodes = nodes;
  }

  /** `isQuick`: bots move as soon as they may. */
  static async open(names: readonly string[], isQuick: boolean): Promise<Cluster> {
    const postgres = await TestPostgres.open({ isDurable: true });
    const database = await postgres.database();
    const flags = isQuick ? [] : BOTS;
    return new Cluster(
      postgres,
      database,
      await Promise.all(names.map((name) => ClusterNode.open(name, postgres, database, flags))),
    );
  }

  async newConflicts(): Promise<number> {
    return (await Promise.all(this.nodes.map((node) => node.newConflicts()))).reduce((sum, count) => sum + count, 0);
  }

  async closeNodes(): Promise<void> {
    await Promise.all(this.nodes.map(({ server }) => server.close()));
  }

  async close(): Promise<void> {
    await this.closeNodes();
    await Promise.all(this.nodes.map(({ network }) => network.close()));
    await this.postgres.close();
  }
}

/** On what a benchmark was run, in a few lines. */
import { readFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { resolve } from "node:path";

interface Manifest {
  readonly version: string;
  readonly dependencies?: { readonly [name: string]: string };
}

const manifest = (...path: string[]): Manifest => JSON.parse(readFileSync(resolve(...path, "package.json"), "utf8")) as Manifest;

function serverVersions(): readonly string[] {
  const peers = manifest("peers").dependencies!;
  return [
    `ws ${manifest("..", "node_modules", "ws").version}`,
    `Colyseus ${peers["@colyseus/core"]}`,
    `boardgame.io ${peers["boardgame.io"]}`,
  ];
}

/** Taken before anything is measured: the load is that of others. */
export function machine(versions = serverVersions()): string {
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0]!.toFixed(1);
  return [
    `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC. Node ${process.version}, ${versions.join(", ")}.`,
    `${cpus().length} cores of ${cpu?.model ?? "an unknown kind"}, ${gigabytes} GiB. Load by others when the run began: ${load}.`,
  ].join("\n");
}

/** Other engines, installed into `peers` when a benchmark first needs one. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const FOLDER = resolve("peers");

interface Manifest {
  readonly version: string;
  readonly dependencies?: { readonly [name: string]: string };
}

const manifest = (file: string): Manifest => JSON.parse(readFileSync(file, "utf8")) as Manifest;

function isInstalled(name: string, version: string): boolean {
  const file = resolve(FOLDER, "node_modules", name, "package.json");
  return existsSync(file) && manifest(file).version === version;
}

/** Runs npm only if a peer is missing or of another version than `peers/package.json` asks for. */
export function installPeers(): void {
  const wanted = Object.entries(manifest(resolve(FOLDER, "package.json")).dependencies ?? {});
  if (wanted.every(([name, version]) => isInstalled(name, version))) return;
  console.log(`Installing into bench/peers, once: ${wanted.map(([name, version]) => `${name} ${version}`).join(", ")}`);
  const flags = ["--omit=optional", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  // Windows starts npm through a shell script.
  const shell = process.platform === "win32";
  try {
    execFileSync("npm", ["ci", ...flags], { cwd: FOLDER, shell, stdio: ["ignore", "ignore", "inherit"] });
  } catch {
    throw new Error("The peers could not be installed: npm needs the network for it, once. See above for what it said.");
  }
}

/** A module of a peer. The caller says what it looks like; nothing of it is known when the benchmark is compiled. */
export function loadPeer(name: string): unknown {
  return createRequire(resolve(FOLDER, "package.json"))(name);
}

/** What benchmarks alone need, installed into a folder of its own when one first needs it: other engines into `peers`, for one. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

/** Each has a `package.json` and a lock file. */
type Tools = "peers" | "lighthouse";

interface Manifest {
  readonly version: string;
  readonly dependencies?: { readonly [name: string]: string };
}

const manifest = (file: string): Manifest => JSON.parse(readFileSync(file, "utf8")) as Manifest;

function isInstalled(tools: Tools, name: string, version: string): boolean {
  const file = resolve(tools, "node_modules", name, "package.json");
  return existsSync(file) && manifest(file).version === version;
}

/** Runs npm only if something is missing or of another version than the folder's `package.json` asks for. */
export function install(tools: Tools): void {
  const wanted = Object.entries(manifest(resolve(tools, "package.json")).dependencies ?? {});
  if (wanted.every(([name, version]) => isInstalled(tools, name, version))) return;
  console.log(`Installing into bench/${tools}, once: ${wanted.map(([name, version]) => `${name} ${version}`).join(", ")}`);
  const flags = ["--omit=optional", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  // Windows starts npm through a shell script.
  const shell = process.platform === "win32";
  try {
    execFileSync("npm", ["ci", ...flags], { cwd: resolve(tools), shell, stdio: ["ignore", "ignore", "inherit"] });
  } catch {
    throw new Error(`bench/${tools} could not be installed: npm needs the network for it, once. See above for what it said.`);
  }
}

/** A module of a peer. The caller says what it looks like; nothing of it is known when the benchmark is compiled. */
export function loadPeer(name: string): unknown {
  return createRequire(resolve("peers", "package.json"))(name);
}

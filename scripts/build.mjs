/** Bundles the command line into dist/, when a source is newer than the bundle. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { rootPath } from "./installed.mjs";

const out = join(rootPath, "dist");
export const bundle = join(out, "tafelrunde.js");

/** Everything a bundle is made of. */
const SOURCES = ["packages", "apps", "scripts", "package-lock.json"];

/** The time of the newest file below a path. @param {string} path @returns {number} */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(path).filter((name) => name !== "node_modules" && !name.startsWith("."));
  return Math.max(stat.mtimeMs, ...inside.map((name) => newest(join(path, name))));
}

const isStale = () =>
  !existsSync(bundle) || statSync(bundle).mtimeMs < Math.max(...SOURCES.map((path) => newest(join(rootPath, path))));

/** Builds into a folder of its own and puts the finished file in place, so that two starts at once do not meet. */
export async function build() {
  if (!isStale()) return;
  const { rolldown } = await import("rolldown");
  const { markdown } = await import("./markdown.mjs");
  const made = await rolldown({ input: join(rootPath, "apps/cli/src/entry.ts"), platform: "node", plugins: [markdown] });
  const own = join(out, `build-${process.pid}`);
  mkdirSync(own, { recursive: true });
  try {
    await made.write({ file: join(own, "tafelrunde.js"), format: "esm", sourcemap: false, codeSplitting: false });
    renameSync(join(own, "tafelrunde.js"), bundle);
  } finally {
    await made.close();
    rmSync(own, { recursive: true, force: true });
  }
}

/** Bundles one TypeScript program and runs it in its own folder: `node scripts/run.mjs bench/engine.ts --seconds 1`. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled, rootPath } from "./installed.mjs";

ensureInstalled("developer");
const { rolldown } = await import("rolldown");
const { viteImportGlobPlugin } = await import("rolldown/experimental");
const { markdown } = await import("./markdown.mjs");
const { build, buildWeb } = await import("./build.mjs");

const [program, ...args] = process.argv.slice(2);
if (program === undefined) throw new Error("usage: node scripts/run.mjs <folder>/<program>.ts [arguments]");
const source = resolve(rootPath, program);
// Proofs are made against the real server, and so are its benchmarks.
if (program.startsWith("prove/") || /^bench\/(server|client)\.ts$/.test(program)) await build();
if (program === "bench/client.ts") await buildWeb();

/** Scripts know this folder by where they lie, so they stay there. @type {import("rolldown").Plugin} */
const scripts = {
  name: "scripts",
  resolveId(id, importer = "") {
    const path = resolve(dirname(importer), id);
    return dirname(path) === import.meta.dirname ? { id: pathToFileURL(path).href, external: true } : undefined;
  },
};

const folder = mkdtempSync(join(tmpdir(), "tafelrunde-run-"));
try {
  const file = join(folder, "program.mjs");
  const bundle = await rolldown({ input: source, platform: "node", plugins: [scripts, markdown, viteImportGlobPlugin()] });
  await bundle.write({ file, format: "esm", codeSplitting: false });
  await bundle.close();
  // The bundle lies elsewhere, so programs find what lies beside them from their working directory.
  const env = { ...process.env, NODE_ENV: "production" };
  const { status } = spawnSync(process.execPath, [file, ...args], { cwd: dirname(source), env, stdio: "inherit" });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

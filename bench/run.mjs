/** Bundles one TypeScript program of this folder and runs it here: `node bench/run.mjs engine.ts --seconds 1`. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { markdown } from "../scripts/markdown.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const [program, ...args] = process.argv.slice(2);
if (program === undefined) throw new Error("usage: node bench/run.mjs <program>.ts [arguments]");

const folder = mkdtempSync(join(tmpdir(), "tafelrunde-bench-"));
try {
  const file = join(folder, "program.mjs");
  const bundle = await rolldown({ input: join(here, program), platform: "node", plugins: [markdown] });
  await bundle.write({ file, format: "esm", codeSplitting: false });
  await bundle.close();
  // The bundle lies elsewhere, so programs find `peers` and `results` from their working directory.
  const env = { ...process.env, NODE_ENV: "production" };
  const { status } = spawnSync(process.execPath, [file, ...args], { cwd: here, env, stdio: "inherit" });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

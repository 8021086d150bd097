/**
 * `npm run golden`: writes the golden playthroughs anew, of every game or of those that are named (`npm run golden -- king-up`); look at
 * the difference before you commit it. `--unplayed`: also where old records would go differently, because nobody has played by
 * these rules yet.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { gamesIn } from "./games.mjs";
import { ensureInstalled, rootPath } from "./installed.mjs";

ensureInstalled("developer");
const vitest = join(rootPath, "node_modules/vitest/vitest.mjs");
const files = gamesIn(process.argv.slice(2)).map((id) => `packages/games/${id}/conformance.test.ts`);
const run = spawnSync(process.execPath, [vitest, "run", ...files, "-t", "plays its goldens"], {
  cwd: rootPath,
  stdio: "inherit",
  env: { ...process.env, TAFELRUNDE_GOLDEN: process.argv.includes("--unplayed") ? "unplayed" : "write" },
});
process.exitCode = run.status ?? 1;

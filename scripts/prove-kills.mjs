/** Kills a server under load, four times a round, in as many rounds as are asked for: `npm run prove:kills -- 410`. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, rootPath } from "./installed.mjs";

ensureInstalled("developer");
const { status } = spawnSync(
  process.execPath,
  [join(rootPath, "node_modules/vitest/vitest.mjs"), "run", "--project", "server", "apps/server/test/crash.test.ts"],
  { cwd: rootPath, stdio: "inherit", env: { ...process.env, TAFELRUNDE_KILL_ROUNDS: process.argv[2] ?? "100" } },
);
process.exitCode = status ?? 1;

/** `npm run prove:browsers`: what takes real browsers too long for every day: thirty guests behind one address, and new rules in the middle of a game. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, rootPath } from "./installed.mjs";

ensureInstalled("developer");
const vitest = join(rootPath, "node_modules/vitest/vitest.mjs");
const args = ["run", "--project", "browser", "e2e/guests.test.ts", "e2e/new-rules.test.ts"];
const env = { ...process.env, TAFELRUNDE_PROVE: "yes" };
process.exitCode = spawnSync(process.execPath, [vitest, ...args], { cwd: rootPath, env, stdio: "inherit" }).status ?? 1;

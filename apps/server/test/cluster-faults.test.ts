/** The short form of `npm run prove:cluster`: a node is killed, PostgreSQL crashes, a node is frozen, and nothing is lost, doubled or stuck. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { rootPath } from "../../../scripts/installed.mjs";
import { noPostgres } from "./harness/postgres.ts";

test.skipIf(noPostgres !== undefined)("nothing that was acknowledged is lost, whatever happens to three nodes", async () => {
  const run = promisify(execFile);
  const args = ["scripts/run.mjs", "prove/cluster.ts", "--short"];
  // What it found wrong is told with its exit code, and would be lost with it.
  const { stdout } = await run(process.execPath, args, { cwd: rootPath }).catch((fault: { readonly stdout: string }) => fault);
  expect(stdout).toMatch(/: lost 0, doubled 0, stuck 0, wrong 0$/m);
  expect(stdout).toMatch(/^3 faults, 0 complaints$/m);
});

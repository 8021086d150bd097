/** The short form of `npm run prove:floods`: floods of every kind, with bounds that a busy machine keeps. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { rootPath } from "../../../scripts/installed.mjs";

test("honest players hardly notice what one address can send", async () => {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ["scripts/run.mjs", "prove/floods.ts", "--short"], { cwd: rootPath });
  expect(stdout).toMatch(/^10 floods, 0 complaints$/m);
});

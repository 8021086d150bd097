/** `npm test`: installs what is missing and runs every check; the last line counts them all. `--rooms` leaves out the whole program. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensureInstalled, rootPath } from "./installed.mjs";
import { findPostgres } from "./postgres.mjs";
import { uncitedRules } from "./rules.mjs";

ensureInstalled("developer");

// Found once: tests that run side by side would all try to get one.
const postgres = findPostgres();
const noPostgres = "missing" in postgres ? postgres.missing : undefined;
if (noPostgres !== undefined) process.env["TAFELRUNDE_NO_POSTGRES"] = noPostgres;

const reportFile = join(rootPath, "node_modules/.cache/tests.json");
const total = { passed: 0, failed: 0 };

/** @param {string} name @param {boolean} ok */
function count(name, ok) {
  total[ok ? "passed" : "failed"]++;
  console.log(`${ok ? "ok  " : "FAIL"} ${name}`);
}

/**
 * Runs a program of a package with Node, and gives back whether it was content and, if it is to be quiet, what it said.
 * @param {string} packageName
 * @param {string[]} args
 * @param {"aloud" | "quietly"} how
 * @returns {Promise<{ ok: boolean, said: string }>}
 */
async function run(packageName, args, how = "aloud") {
  const folder = join(rootPath, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const script = typeof bin === "string" ? bin : Object.values(bin)[0];
  const output = how === "aloud" ? "inherit" : "pipe";
  const child = spawn(process.execPath, [join(folder, script), ...args], { cwd: rootPath, stdio: ["ignore", output, output] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (part) => (said += part));
  const [code] = await once(child, "close");
  return { ok: code === 0, said };
}

/** @param {string} name @param {string} packageName @param {string[]} args */
async function check(name, packageName, args) {
  count(name, (await run(packageName, args)).ok);
}

// The longest check uses one core: the others take turns on the other one meanwhile.
const webArgs = ["--tsconfig", "apps/web/tsconfig.json", "--fail-on-warnings", "--output", "human"];
const web = run("svelte-check", webArgs, "quietly");

await check("format (oxfmt)", "oxfmt", ["--check", "."]);
await check("lint and import arrows (oxlint)", "oxlint", ["--type-aware", "--deny-warnings"]);
await check("types without a platform (tsc)", "typescript-7", ["-p", "tsconfig.engine.json"]);
await check("types on Node (tsc)", "typescript-7", ["-p", "tsconfig.node.json"]);
await check("types of the browser tests (tsc)", "typescript-7", ["-p", "tsconfig.e2e.json"]);

mkdirSync(dirname(reportFile), { recursive: true });
rmSync(reportFile, { force: true });
const rooms = process.argv.includes("--rooms") ? ["--project", "rooms"] : [];
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
const { ok: green } = await run("vitest", ["run", ...rooms, ...reporters]);
const { ok, said } = await web;
console.log(said);
count("types of the web client (svelte-check)", ok);
if (existsSync(reportFile)) {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(reportFile, "utf8"));
  total.passed += numPassedTests;
  total.failed += numFailedTests;
  count("every test file ran", green || numFailedTests > 0);
  // Whoever develops without a network or without rights may go on; whoever decides what is green may not.
  const maySkip = noPostgres !== undefined && !process.env["CI"];
  if (noPostgres !== undefined)
    console.log(`\nSKIPPED ${numPendingTests} TESTS: there is no PostgreSQL to test with. ${noPostgres}\n`);
  count("no test is skipped, but for want of PostgreSQL", numPendingTests === 0 || maySkip);
  const complaints = uncitedRules(reportFile);
  for (const complaint of complaints) console.log(complaint);
  count("every rule has a test", complaints.length === 0);
} else count("tests ran", false);

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

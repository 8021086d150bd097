/** `npm test`: installs what is missing and runs every check; the last line counts them all. `--rooms` leaves out the whole program. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensureInstalled, rootPath } from "./installed.mjs";
import { uncitedRules } from "./rules.mjs";

ensureInstalled("developer");

const reportFile = join(rootPath, "node_modules/.cache/tests.json");
const total = { passed: 0, failed: 0 };

/** @param {string} name @param {boolean} ok */
function count(name, ok) {
  total[ok ? "passed" : "failed"]++;
  console.log(`${ok ? "ok  " : "FAIL"} ${name}`);
}

/**
 * Runs a program of a package with Node and gives back whether it was content.
 * @param {string} packageName
 * @param {string[]} args
 */
function run(packageName, args) {
  const folder = join(rootPath, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const script = typeof bin === "string" ? bin : Object.values(bin)[0];
  return spawnSync(process.execPath, [join(folder, script), ...args], { cwd: rootPath, stdio: ["ignore", 1, 2] }).status === 0;
}

count("format (oxfmt)", run("oxfmt", ["--check", "."]));
count("lint and import arrows (oxlint)", run("oxlint", ["--type-aware", "--deny-warnings"]));
count("types without a platform (tsc)", run("typescript-7", ["-p", "tsconfig.engine.json"]));
count("types on Node (tsc)", run("typescript-7", ["-p", "tsconfig.node.json"]));
count("types of the browser tests (tsc)", run("typescript-7", ["-p", "tsconfig.e2e.json"]));
count(
  "types of the web client (svelte-check)",
  run("svelte-check", ["--tsconfig", "apps/web/tsconfig.json", "--fail-on-warnings", "--output", "human"]),
);

mkdirSync(dirname(reportFile), { recursive: true });
rmSync(reportFile, { force: true });
const rooms = process.argv.includes("--rooms") ? ["--project", "rooms"] : [];
const green = run("vitest", ["run", ...rooms, "--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`]);
if (existsSync(reportFile)) {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(reportFile, "utf8"));
  total.passed += numPassedTests;
  total.failed += numFailedTests;
  count("every test file ran", green || numFailedTests > 0);
  count("no test is skipped", numPendingTests === 0);
  const complaints = uncitedRules(reportFile);
  for (const complaint of complaints) console.log(complaint);
  count("every rule has a test", complaints.length === 0);
} else count("tests ran", false);

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** `npm run game <id>`: every check of one game as a list of ✓ and ✗ in under a minute, with what to do for each ✗. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { CHECKS, faults, named, packageFaults } from "./game-checks.mjs";
import { gameIds, gamesIn } from "./games.mjs";
import { ensureInstalled, giveUp, rootPath } from "./installed.mjs";
import { complaintsAbout } from "./rules.mjs";

/** @typedef {import("./game-checks.mjs").Tested} Tested */

/** Of a long list so many lines are shown, each so long. */
const LINES = 6;
const WIDTH = 200;
const AT_ONCE = 2;

ensureInstalled("developer");
const asked = gamesIn(process.argv.slice(2));
if (asked.length !== 1) giveUp(`Which game? npm run game ${gameIds().join(" | ")}`);
const id = asked[0] ?? "";

mkdirSync(join(rootPath, "node_modules/.cache"), { recursive: true });
const folder = mkdtempSync(join(rootPath, "node_modules/.cache/game-"));

/** Runs a program with Node and gives back all it wrote. @param {string} program @param {readonly string[]} args @returns {Promise<string>} */
const run = (program, args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(rootPath, "node_modules", program), ...args], { cwd: rootPath });
    let text = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += String(chunk)));
    child.on("close", () => resolve(text));
  });

/** The lines of a checker that name a fault. @param {string} text @param {RegExp} fault */
const linesWith = (text, fault) => text.split("\n").filter((line) => fault.test(line));

/** @type {import("./rules.mjs").Report} */
const all = { testResults: [] };

/** Runs tests and keeps their results. @param {readonly string[]} args what to run @param {string} name */
async function test(args, name) {
  const file = join(folder, `${name}.json`);
  const said = await run("vitest/vitest.mjs", ["run", "--passWithNoTests", ...args, "--reporter=json", `--outputFile=${file}`]);
  if (!existsSync(file)) throw new Error(`the tests did not run:\n${said}`);
  all.testResults.push(...JSON.parse(readFileSync(file, "utf8")).testResults);
}

/** Tests of other rooms name the game that they are about. */
const TITLE = `(^|[^\\w-])${id}($|[^\\w-])`;
const SHARED = [
  "apps/cli/src/words.test.ts",
  "apps/cli/src/terminal.test.ts",
  "apps/cli/src/frozen.test.ts",
  "packages/registry/src/registry.test.ts",
  "apps/web/palettes.test.ts",
  "apps/web/src/rules/rulebook.test.ts",
  "apps/web/src/games/boards.test.ts",
  "apps/web/src/lesson/lessons.test.ts",
  "apps/web/src/session/lesson.test.ts",
];

/** The types of the board and of what it imports, instead of those of the whole client. */
async function checkBoard() {
  const board = join(rootPath, "apps/web/src/games", id);
  if (!existsSync(board)) return [];
  const web = join(rootPath, "apps/web");
  const include = [`${board}/**/*`, `${web}/src/*.d.ts`, join(rootPath, "packages/registry/src/markdown.d.ts")];
  const config = join(folder, "tsconfig.json");
  writeFileSync(config, JSON.stringify({ extends: `${web}/tsconfig.json`, include }));
  const said = await run("svelte-check/bin/svelte-check", ["--tsconfig", config, "--fail-on-warnings", "--output", "machine"]);
  return linesWith(said, / (ERROR|WARNING|FAILURE) /).map((line) => line.replace(/^\d+ /, ""));
}

/** @param {readonly string[]} projects */
async function checkTypes(...projects) {
  const said = [];
  for (const project of projects)
    said.push(await run("typescript-7/bin/tsc", ["-p", `tsconfig.${project}.json`, "--pretty", "false"]));
  return linesWith(said.join("\n"), /error TS\d+/);
}

/** In a real browser: a stretch of the game by keyboard, and the lesson by touching what it points at. */
async function playInBrowser() {
  const needed = [`e2e/drivers/${id}.ts`, `apps/web/src/games/${id}/lesson.ts`, `apps/web/src/games/${id}/index.ts`];
  if (!needed.every((file) => existsSync(join(rootPath, file)))) return;
  const files = ["e2e/keyboard.test.ts", "e2e/boards.test.ts"];
  await test(["--project", "browser", ...files, "-t", `${TITLE}.*(is played by keyboard|the lesson is done)`], "browser");
}

async function checkArrows() {
  const folders = [`packages/games/${id}`, `apps/web/src/games/${id}`, `packages/bots/src/${id}`];
  const there = folders.filter((path) => existsSync(join(rootPath, path)));
  const said = await run("oxlint/bin/oxlint", ["--type-aware", "--deny-warnings", "--format=unix", ...there]);
  return linesWith(said, /^\S+:\d+:\d+: /);
}

/** @type {Record<string, readonly string[]>} */
const complaints = {};
const note = async (/** @type {string} */ tool, /** @type {Promise<readonly string[]>} */ said) =>
  void (complaints[tool] = await said);

/** The longest first. @type {(() => Promise<void>)[]} */
const jobs = [
  playInBrowser,
  () => test([`packages/games/${id}/`, `apps/web/src/games/${id}/`], "own"),
  () => test([...SHARED, "-t", TITLE], "shared"),
  () => note("svelte", checkBoard()),
  () => note("types", checkTypes("engine", "node")),
  () => note("e2e", checkTypes("e2e")),
  () => note("lint", checkArrows()),
];
const worker = async () => {
  for (let job = jobs.shift(); job; job = jobs.shift()) await job();
};
try {
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (existsSync(join(rootPath, "packages/games", id, "package.json"))) complaints["package"] = packageFaults(id);
complaints["paragraphs"] = complaintsAbout(all, id);

/** @type {Tested[]} */
const tests = all.testResults.flatMap(({ name, message, assertionResults }) => {
  const file = relative(rootPath, name);
  if (assertionResults.length === 0 && message) return [{ file, title: "", ok: false, message: firstLines(message) }];
  return assertionResults
    .filter(({ status }) => status === "passed" || status === "failed")
    .map(({ fullName, status, failureMessages }) => ({
      file,
      title: fullName,
      ok: status === "passed",
      message: firstLines(failureMessages.join("\n")),
    }));
});

/** What a message says before it tells where. @param {string} message */
function firstLines(message) {
  const [said = ""] = message.split(/\n\s+at /);
  return said.replaceAll(/\s+/g, " ").slice(0, WIDTH);
}

let failed = 0;
for (const check of CHECKS) {
  const found = faults(check, id, { tests, complaints });
  console.log(found.length === 0 ? `✓ ${check.name}` : `✗ ${check.name} (step ${check.step} of "Add a game" in CONTRIBUTING.md)`);
  if (found.length === 0) continue;
  failed++;
  for (const fault of found.slice(0, LINES)) console.log(`    ${fault.slice(0, 2 * WIDTH)}`);
  if (found.length > LINES) console.log(`    … and ${found.length - LINES} more`);
  console.log(`  → ${named(check.remedy, id)}`);
}
console.log(failed === 0 ? `${id} is whole.` : `${id}: ${failed} of ${CHECKS.length} checks fail.`);
process.exitCode = failed === 0 ? 0 : 1;

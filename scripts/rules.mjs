/** `npm run rules`: lists every paragraph of every RULES.md that no passing test cites; `npm run rules -- king-up` those of one game. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { gameIds, gamesIn, gamesPath } from "./games.mjs";
import { ensureInstalled, rootPath } from "./installed.mjs";

const PARAGRAPH = /^\*\*([A-Z]?\d+(?:\.\d+)?)\*\*/gm;
const CITED = /^\[([^\]]+)\] /;

/** What vitest's JSON reporter writes, as far as it is read here.
 * @typedef {{ testResults: { name: string, message: string, assertionResults: { title: string, fullName: string, status: string, failureMessages: string[] }[] }[] }} Report */

/** @param {string} file @returns {string[]} */
const paragraphsOf = (file) => [...readFileSync(file, "utf8").matchAll(PARAGRAPH)].map((match) => match[1] ?? "");

/**
 * The ids that passing tests below a folder cite.
 * @param {Report} report
 * @param {string} folder
 */
function citedIn(report, folder) {
  const tests = report.testResults
    .filter((file) => !relative(folder, file.name).startsWith(".."))
    .flatMap((file) => file.assertionResults);
  return new Set(
    tests.filter((test) => test.status === "passed").flatMap((test) => CITED.exec(test.title)?.[1]?.split(" ") ?? []),
  );
}

/**
 * Every complaint about one game: paragraphs without a test, tests without a paragraph, languages that differ.
 * @param {Report} report
 * @param {string} game
 * @returns {string[]}
 */
export function complaintsAbout(report, game) {
  const folder = join(gamesPath, game);
  const files = ["RULES.md", "RULES.de.md"].map((name) => join(folder, name));
  const absent = files.filter((file) => !existsSync(file)).map((file) => `${relative(rootPath, file)} is missing`);
  if (absent.length > 0) return absent;
  const [english = [], german = []] = files.map(paragraphsOf);
  const cited = citedIn(report, folder);
  const named = new Set(english);
  return [
    ...(english.length === 0 ? [`${game}: RULES.md has no numbered paragraph`] : []),
    ...english.filter((id, index) => english.indexOf(id) !== index).map((id) => `${game}: ${id} stands twice in RULES.md`),
    ...english.filter((id) => !cited.has(id)).map((id) => `${game}: no passing test cites ${id}`),
    ...[...cited].filter((id) => !named.has(id)).map((id) => `${game}: a test cites ${id}, which is not in RULES.md`),
    ...(english.join() === german.join() ? [] : [`${game}: RULES.md and RULES.de.md do not have the same paragraphs`]),
  ];
}

/** @param {string} reportFile @param {readonly string[]} games @returns {string[]} */
export function uncitedRules(reportFile, games = gameIds()) {
  /** @type {Report} */
  const report = JSON.parse(readFileSync(reportFile, "utf8"));
  return games.flatMap((game) => complaintsAbout(report, game));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  ensureInstalled("developer");
  const games = gamesIn(process.argv.slice(2));
  const reportFile = join(rootPath, "node_modules/.cache/rules.json");
  mkdirSync(dirname(reportFile), { recursive: true });
  rmSync(reportFile, { force: true });
  const vitest = join(rootPath, "node_modules/vitest/vitest.mjs");
  const files = games.map((game) => `packages/games/${game}/rules/`);
  const how = ["run", "--passWithNoTests", ...files, "--reporter=json", `--outputFile=${reportFile}`];
  spawnSync(process.execPath, [vitest, ...how], { cwd: rootPath, stdio: ["ignore", "ignore", 2] });
  const complaints = uncitedRules(reportFile, games);
  for (const complaint of complaints) console.log(complaint);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}

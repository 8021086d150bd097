/** `npm run rules`: lists every paragraph of every RULES.md that no passing test cites. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled, rootPath } from "./installed.mjs";

const PARAGRAPH = /^\*\*([A-Z]?\d+(?:\.\d+)?)\*\*/gm;
const CITED = /^\[([^\]]+)\] /;
const gamesPath = join(rootPath, "packages/games");

/** What vitest's JSON reporter writes, as far as it is read here.
 * @typedef {{ testResults: { name: string, assertionResults: { title: string, status: string }[] }[] }} Report */

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
function complaintsAbout(report, game) {
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

/** @param {string} reportFile @returns {string[]} */
export function uncitedRules(reportFile) {
  /** @type {Report} */
  const report = JSON.parse(readFileSync(reportFile, "utf8"));
  return readdirSync(gamesPath).flatMap((game) => complaintsAbout(report, game));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  ensureInstalled("developer");
  const reportFile = join(rootPath, "node_modules/.cache/rules.json");
  mkdirSync(dirname(reportFile), { recursive: true });
  const vitest = join(rootPath, "node_modules/vitest/vitest.mjs");
  spawnSync(process.execPath, [vitest, "run", "packages/games", "--reporter=json", `--outputFile=${reportFile}`], {
    cwd: rootPath,
    stdio: ["ignore", "ignore", 2],
  });
  const complaints = uncitedRules(reportFile);
  for (const complaint of complaints) console.log(complaint);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}

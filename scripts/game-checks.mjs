/** What a game must fulfil: each check with its step of "Add a game" in CONTRIBUTING.md, the files it needs, and what to do if it fails. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rootPath } from "./installed.mjs";

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {number} step
 * @property {readonly string[]} files must be there; `<id>` stands for the game's id
 * @property {readonly { file: string, title?: string }[]} [tests] patterns of the tests that judge it
 * @property {readonly string[]} [tools] whose complaints count
 * @property {string} remedy
 */

const GAME = "packages/games/<id>";
const BOARD = "apps/web/src/games/<id>";

/** @type {readonly Check[]} */
export const CHECKS = [
  {
    name: "dependencies",
    step: 1,
    files: [`${GAME}/package.json`],
    tools: ["package", "lint"],
    remedy:
      "Compare with packages/games/king-of-12/package.json, then run `npm install`. Who may import whom stands in ARCHITECTURE.md.",
  },
  {
    name: "types",
    step: 7,
    files: [
      `${GAME}/src/types.ts`,
      `${GAME}/src/index.ts`,
      `${GAME}/src/view.ts`,
      `${GAME}/src/imagine.ts`,
      `${GAME}/src/text.ts`,
    ],
    tools: ["types"],
    remedy: "The contract of a game, member by member, is packages/core/src/game.ts.",
  },
  {
    name: "laws",
    step: 8,
    files: [`${GAME}/conformance.test.ts`],
    tests: [{ file: `^${GAME}/conformance.test.ts`, title: "obeys the laws" }],
    remedy:
      "A law that fails shows a small example: play it by hand with `npx vitest run packages/games/<id>/conformance.test.ts`.",
  },
  {
    name: "goldens",
    step: 9,
    files: [`${GAME}/golden`],
    tests: [{ file: `^${GAME}/conformance.test.ts`, title: "plays its goldens" }],
    remedy: "Run `npm run golden -- <id>` and read every difference.",
  },
  {
    name: "rules",
    step: 10,
    files: [`${GAME}/RULES.md`, `${GAME}/RULES.de.md`, `${GAME}/rules`],
    tests: [{ file: `^${GAME}/rules/` }],
    tools: ["paragraphs"],
    remedy: "`npm run rules -- <id>` lists the paragraphs that no passing test cites.",
  },
  {
    name: "words",
    step: 11,
    files: [`${GAME}/words/de.ts`, `${GAME}/words/en.ts`],
    tests: [{ file: `^${GAME}/words/` }, { file: "^apps/cli/src/words.test.ts" }],
    remedy: "Every event, decision, move and refusal has its sentence in every language: see the step.",
  },
  {
    name: "terminal",
    step: 11,
    files: [`${GAME}/terminal/index.ts`],
    tests: [{ file: `^${GAME}/terminal/` }, { file: "^apps/cli/src/(terminal|frozen).test.ts" }],
    remedy: "Look at it with `npx tafelrunde play --game <id>`: eighty columns, closed frames, the own seat marked once.",
  },
  {
    name: "registry",
    step: 12,
    files: [],
    tests: [{ file: "^packages/registry/" }],
    remedy:
      "Add an entry to packages/registry/src/index.ts and the package to packages/registry/package.json, then run `npm install`.",
  },
  {
    name: "records",
    step: 13,
    files: [],
    tests: [{ file: `^${GAME}/conformance.test.ts`, title: "docs/records.md" }],
    remedy: "Add what is named to the section `### <id>` of docs/records.md, in its tables of options, moves and events.",
  },
  {
    name: "board",
    step: 14,
    files: [`${BOARD}/index.ts`, `${BOARD}/Board.svelte`, `${BOARD}/gallery.ts`],
    tests: [{ file: `^${BOARD}/(?!lesson)` }, { file: "^apps/web/src/games/boards.test.ts" }, { file: "^apps/web/src/rules/" }],
    tools: ["svelte"],
    remedy:
      "The contract and the marks of a board stand in apps/web/src/games/board.ts; `npm run gallery -- <id>` draws it at every size.",
  },
  {
    name: "lesson",
    step: 14,
    files: [`${BOARD}/lesson.ts`],
    tests: [
      { file: `^${BOARD}/lesson` },
      { file: "^apps/web/src/(lesson/lessons|session/lesson).test.ts" },
      { file: "^e2e/boards.test.ts" },
    ],
    remedy:
      "A lesson is data (apps/web/src/lesson/lesson.ts): every move legal, every roll used, something to say in every language at every step.",
  },
  {
    name: "colours",
    step: 14,
    files: [`${BOARD}/palette.css`, `${BOARD}/pairs.ts`],
    tests: [{ file: "^apps/web/palettes.test.ts", title: "the palette of '<id>'" }],
    remedy: "Name every colour in palette.css, which the board imports, and say in pairs.ts what is written on what.",
  },
  {
    name: "driver",
    step: 14,
    files: ["e2e/drivers/<id>.ts"],
    tools: ["e2e"],
    remedy: "It says what to touch: see `Driver` in e2e/harness/play.ts.",
  },
  {
    name: "keyboard",
    step: 14,
    files: ["e2e/drivers/<id>.ts"],
    tests: [{ file: "^e2e/keyboard.test.ts" }],
    remedy: "Play it with Tab, arrows and Enter alone: the focus must never be lost, and the driver's `offers` must lead on.",
  },
  {
    name: "emblem",
    step: 14,
    files: ["apps/web/src/emblems/<id>.svg"],
    remedy: "Draw one for the home page, 240 by 240; the other emblems show how.",
  },
];

/** @typedef {{ file: string, title: string, ok: boolean, message: string }} Tested */
/** @typedef {{ tests: readonly Tested[], complaints: Readonly<Record<string, readonly string[]>> }} Findings */

/** @param {string} text @param {string} id */
export const named = (text, id) => text.replaceAll("<id>", id);

/**
 * What is wrong with one thing that a game must fulfil, in sentences; none if nothing is.
 * @param {Check} check @param {string} id @param {Findings} findings @param {string} root
 * @returns {string[]}
 */
export function faults({ files, tests = [], tools = [] }, id, findings, root = rootPath) {
  const missing = files.map((file) => named(file, id)).filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0) return missing.map((file) => `${file} is missing.`);
  const patterns = tests.map(({ file, title = "" }) => [file, title].map((text) => new RegExp(named(text, id))));
  // A file that could not be loaded has one result without a title.
  const about = findings.tests.filter(({ file, title }) =>
    patterns.some(([inFile, inTitle]) => inFile?.test(file) && (title === "" || inTitle?.test(title))),
  );
  return [
    ...tools.flatMap((tool) => findings.complaints[tool] ?? []),
    ...(patterns.length > 0 && about.length === 0 ? ["No test of it ran: is the game registered?"] : []),
    ...about.filter(({ ok }) => !ok).map(({ file, title, message }) => `${title || file}: ${message}`),
  ];
}

/** What is wrong with a game's package.json and with those who must know it. @param {string} id @returns {string[]} */
export function packageFaults(id) {
  const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(rootPath, path), "utf8"));
  const own = read(`packages/games/${id}/package.json`);
  const model = read("packages/games/king-of-12/package.json");
  const name = `@tafelrunde/${id}`;
  const exported = Object.keys(own.exports ?? {});
  return [
    ...(own.name === name ? [] : [`Its package is named ${own.name} and not ${name}.`]),
    ...Object.keys(model.exports)
      .filter((key) => !exported.includes(key))
      .map((key) => `Its package does not export ${key}.`),
    ...Object.keys(own.dependencies ?? {})
      .filter((dependency) => !(dependency in model.dependencies))
      .map((dependency) => `It depends on ${dependency}; a game depends on core alone.`),
    ...(existsSync(join(rootPath, "node_modules", name)) ? [] : [`${name} is not linked.`]),
    ...(name in read("packages/registry/package.json").dependencies
      ? []
      : [`packages/registry/package.json does not have ${name}.`]),
  ];
}

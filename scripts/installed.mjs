/** Installs what is missing, and only that. Runs before node_modules exist, so it uses Node itself and nothing else. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);
export const rootPath = fileURLToPath(root);

const OLDEST_NODE = { major: 20, minor: 19 };

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(new URL(path, root), "utf8"));

/**
 * The packages of the lock file that are not there in their exact version. Optional ones are left out: which of them fit
 * this machine, only npm knows.
 * @param {boolean} withDev
 * @returns {string[]}
 */
function missingPackages(withDev) {
  /** @type {Record<string, { version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }>} */
  const packages = readJson("package-lock.json").packages;
  return Object.entries(packages)
    .filter(
      ([path, entry]) => path.includes("node_modules/") && !entry.optional && (withDev || !(entry.dev || entry.devOptional)),
    )
    .filter(([path, entry]) => {
      if (entry.link) return !existsSync(new URL(`${path}/package.json`, root));
      return !existsSync(new URL(`${path}/package.json`, root)) || readJson(`${path}/package.json`).version !== entry.version;
    })
    .map(([path]) => path);
}

/** @param {string} message @returns {never} */
export function giveUp(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/**
 * Makes sure that Node is new enough and that all packages are there: for developers everything, for players what a start
 * needs. A developer's install serves a player too.
 * @param {"player" | "developer"} who
 */
export function ensureInstalled(who) {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < OLDEST_NODE.major || (major === OLDEST_NODE.major && minor < OLDEST_NODE.minor))
    giveUp(`Tafelrunde needs Node ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer; this is ${process.versions.node}.`);
  const missing = missingPackages(who === "developer");
  if (missing.length === 0) return;
  process.stderr.write(`Installing ${missing.length} packages …\n`);
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error", ...(who === "player" ? ["--omit=dev"] : [])];
  const npm = process.env["npm_execpath"];
  const run = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: rootPath, stdio: ["ignore", 2, 2] })
    : spawnSync("npm", args, { cwd: rootPath, stdio: ["ignore", 2, 2], shell: process.platform === "win32" });
  if (run.status !== 0) giveUp("npm could not install the packages; its message stands above.");
}

/** Which packages of others one of ours needs when it runs, by the lock file. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rootPath } from "./installed.mjs";

/** @type {Record<string, { dependencies?: Record<string, string>, link?: boolean, resolved?: string }>} */
const locked = JSON.parse(readFileSync(join(rootPath, "package-lock.json"), "utf8")).packages;

/** Where a package finds another one: in its own folder, else in one further up. @param {string} from @param {string} name */
function foundFrom(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    const path = `${at === "" ? "" : `${at}/`}node_modules/${name}`;
    if (locked[path]) return path;
    if (at === "") throw new Error(`${from} needs ${name}, which the lock file does not have`);
  }
}

/**
 * The folders of all packages of others that these need, directly or not. Optional ones stay out.
 * @param {readonly string[]} starts folders of packages, such as `apps/cli`
 */
export function neededBy(starts) {
  const seen = new Set(starts);
  for (const path of seen)
    for (const name of Object.keys(locked[path]?.dependencies ?? {})) {
      const found = foundFrom(path, name);
      seen.add(locked[found]?.link ? (locked[found].resolved ?? found) : found);
    }
  return [...seen].filter((path) => path.startsWith("node_modules/")).toSorted();
}

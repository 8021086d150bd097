/** Runs a command that gets something from elsewhere. */
import { spawnSync } from "node:child_process";
import { rootPath } from "./installed.mjs";

/** Gives back what the command said if it failed. @param {string} command @param {string[]} args @returns {string | undefined} */
export function complaint(command, args) {
  const shell = process.platform === "win32";
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = spawnSync(command, args, { cwd: rootPath, encoding: "utf8", timeout: 600_000, shell, env });
  if (run.status === 0) return undefined;
  const said = `${run.stderr ?? ""}\n${run.stdout ?? ""}`.split("\n").find((line) => /error|fail/i.test(line));
  return (run.error?.message ?? said ?? `exit code ${run.status}`).trim();
}

/** Debian's package of this name. @param {string} name @returns {string | undefined} */
export function aptComplaint(name) {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "needs root on Debian";
  return complaint("apt-get", ["update"]) ?? complaint("apt-get", ["install", "-y", "--no-install-recommends", name]);
}

/** A package of npm in a folder of its own; none of its scripts is run. @param {string} folder @param {string} name */
export const npmComplaint = (folder, name) =>
  complaint("npm", ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", name]);

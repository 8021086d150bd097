/** `npm run release`: one archive that starts with nothing but Node. */
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled, rootPath } from "./installed.mjs";

/** What only whoever develops reads: types, maps, sources of binaries, and pages about packages. */
const UNREAD = /\.(d\.[cm]?ts|ts|map|md|markdown|h|c|cpp|gypi?)$/;
const LICENCE = /^(licen[cs]e|copying|notice)/i;
/** Folders of packages in which nothing is loaded from. */
const UNUSED = new Set(["test", "tests", "benchmark", "benchmarks", "examples", "docs", ".github", "node_modules"]);

/** @param {string} from @param {string} to */
function copyPackage(from, to) {
  cpSync(from, to, {
    recursive: true,
    filter(path) {
      if (UNUSED.has(relative(from, path))) return false;
      return LICENCE.test(basename(path)) || !UNREAD.test(path);
    },
  });
}

/**
 * Puts everything into an empty folder, as it will be unpacked.
 * @param {string} folder
 * @param {string} version
 */
async function fill(folder, version) {
  const { buildWeb, bundleInto, web } = await import("./build.mjs");
  const { licences } = await import("./licences.mjs");
  const { neededBy } = await import("./packages.mjs");
  await buildWeb();
  await bundleInto(join(folder, "program"));
  cpSync(web, join(folder, "program/web"), { recursive: true });
  for (const path of neededBy(["apps/cli"])) copyPackage(join(rootPath, path), join(folder, path));
  writeFileSync(join(folder, "LICENSES"), licences(neededBy(["apps/cli", "node_modules/svelte"])));
  cpSync(join(rootPath, "LICENSE"), join(folder, "LICENSE"));
  cpSync(join(rootPath, "deploy/archive.md"), join(folder, "README.md"));
  cpSync(join(rootPath, "scripts/unpacked.mjs"), join(folder, "tafelrunde.mjs"));
  chmodSync(join(folder, "tafelrunde.mjs"), 0o755);
  cpSync(join(rootPath, "deploy"), join(folder, "deploy"), {
    recursive: true,
    filter: (path) => basename(path) !== "archive.md",
  });
  cpSync(join(rootPath, "docs"), join(folder, "docs"), { recursive: true, filter: (path) => basename(path) !== "shots" });
  const manifest = { name: "tafelrunde", version, private: true, type: "module", license: "MIT", engines: { node: ">=20.19" } };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/**
 * Makes the archive in a folder, and says which file it is.
 * @param {string} out
 */
export async function release(out) {
  const { version } = JSON.parse(readFileSync(join(rootPath, "package.json"), "utf8"));
  const name = `tafelrunde-${version}`;
  const file = resolve(out, `${name}.tar.gz`);
  mkdirSync(out, { recursive: true });
  const aside = mkdtempSync(join(tmpdir(), "tafelrunde-release-"));
  try {
    mkdirSync(join(aside, name));
    await fill(join(aside, name), version);
    const { status, stderr } = spawnSync("tar", ["-czf", file, "-C", aside, name], { encoding: "utf8" });
    if (status !== 0) throw new Error(`tar could not pack it: ${stderr}`);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return file;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  ensureInstalled("player");
  const file = await release(join(rootPath, "dist/release"));
  console.log(`${relative(process.cwd(), file)}: ${(statSync(file).size / 1e6).toFixed(1)} MB`);
}

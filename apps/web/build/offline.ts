/** Writes the service worker with the lists of the files it keeps, at once and later, what is asked for early, and each text file compressed beside the plain one. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Manifest, Plugin } from "vite";
import { writeEarly } from "./early.ts";
import { filesOf } from "./files-of.ts";

const WORKER = fileURLToPath(new URL("service-worker.js", import.meta.url));
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;
/** Not worth keeping: licences, icons that the system fetches itself, and the worker. */
const LEFT_OUT = /^(sw\.js|robots\.txt|fonts\/.*\.txt|icons\/.*\.png|\.vite\/.*)$/;
const SMALLEST = 256;
const DICTIONARIES = fileURLToPath(new URL("../src/i18n/dictionaries", import.meta.url));
/** The home page as it opens without a network, in every language. */
const HOME = [
  "index.html",
  ...readdirSync(DICTIONARIES).map((file) => `src/i18n/dictionaries/${file}`),
  "src/pages/home/Below.svelte",
  "src/keep.ts",
];
const HOME_FILES = /^(index\.html|early\.js|manifest\.webmanifest|icons\/crest\.svg|fonts\/.*-latin-\d00-.*)$/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

function writeWorker(folder: string, manifest: Manifest, names: readonly string[]): void {
  const kept = names.filter((name) => !LEFT_OUT.test(name));
  const version = createHash("sha256");
  for (const name of kept) version.update(name).update(readFileSync(join(folder, name)));
  const source = readFileSync(WORKER, "utf8");
  version.update(source);
  const home = filesOf(manifest, HOME);
  const isHome = (name: string): boolean => home.has(name) || HOME_FILES.test(name);
  const paths = (names: readonly string[]): string =>
    JSON.stringify(names.map((name) => `/${name === "index.html" ? "" : name}`));
  const made = source
    .replace('"VERSION"', JSON.stringify(version.digest("hex").slice(0, 16)))
    .replace('["SHELL"]', paths(kept.filter(isHome)))
    .replace('["REST"]', paths(kept.filter((name) => !isHome(name))));
  writeFileSync(join(folder, "sw.js"), made);
}

function compress(path: string): void {
  const plain = readFileSync(path);
  if (plain.length < SMALLEST) return;
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}

export const offlinePlugin: Plugin = {
  name: "offline",
  // The gallery is a page for developers, and nobody takes it along.
  apply: (_, { command, mode }) => command === "build" && mode !== "gallery",
  writeBundle({ dir }) {
    const folder = dir!;
    const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
    writeEarly(folder, manifest);
    const names = filesBelow(folder)
      .map((path) => relative(folder, path).split(sep).join("/"))
      .toSorted();
    writeWorker(folder, manifest, names);
    for (const name of [...names, "sw.js"]) if (TEXT.test(name)) compress(join(folder, name));
  },
};

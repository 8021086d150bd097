/** The first load stays small: at most 46 kB gzip of HTML, script and style, and no game among it. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { games } from "@tafelrunde/registry";
import { LANGUAGES } from "@tafelrunde/registry/languages";
import type { Manifest, ManifestChunk } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

/** Bytes of the home page, with the tiles of its games: 46 000 for four of them. */
const BUDGET = 45_400 + 150 * games.length;
/** Files of a table and its game, beyond those of every page. */
const MOST_FOR_A_TABLE = 19;
/** Files of the whole client. */
const FILES = 80 + 20 * games.length;
const root = fileURLToPath(new URL(".", import.meta.url));
let folder = "";
let manifest: Manifest = {};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tafelrunde-web-"));
  // In a process of its own: the test runner's environment would make it a build for developers.
  const vite = fileURLToPath(new URL("../../node_modules/vite/bin/vite.js", import.meta.url));
  const args = [vite, "build", root, "--outDir", folder, "--emptyOutDir", "--logLevel", "error"];
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
  manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** All chunks that come with these, static imports followed. */
function withImports(names: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const name of names)
    if (!found.has(name)) {
      found.add(name);
      withImports(manifest[name]?.imports ?? [], found);
    }
  return found;
}

/** The home page in one language: what the browser fetches before it can be used. */
const firstLoad = (language: string): readonly string[] => [
  ...withImports(["index.html", `src/i18n/dictionaries/${language}.ts`]),
];

function chunk(name: string): ManifestChunk {
  const found = manifest[name];
  if (!found) throw new Error(`the build has no ${name}`);
  return found;
}

const weigh = (file: string): number => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;

test.each(LANGUAGES)("the home page in %s keeps to the budget", (language) => {
  const chunks = firstLoad(language).map(chunk);
  const files = new Set([...chunks.flatMap(({ file, css = [] }) => [file, ...css]), "index.html", "early.js"]);
  const total = [...files].reduce((sum, file) => sum + weigh(file), 0);
  expect(files.size).toBeGreaterThan(3);
  expect(total, [...files].map((file) => `${file} ${weigh(file)}`).join("\n")).toBeLessThanOrEqual(BUDGET);
});

test("no game, no bot, no rulebook and no schema is part of the first load", () => {
  const loaded = firstLoad("de").map((name) => readFileSync(join(folder, chunk(name).file), "utf8"));
  expect(firstLoad("de").filter((name) => /packages\/games|games\/|bots|valibot|lean-qr/.test(name))).toEqual([]);
  for (const text of loaded) expect(text).not.toMatch(/troublemakers|values-cancelled|expectsMessage|hmac-sha256/);
});

test("the service worker keeps everything that play without a network needs", () => {
  const worker = readFileSync(join(folder, "sw.js"), "utf8");
  expect(worker).not.toContain('"VERSION"');
  expect(worker).not.toMatch(/\["(SHELL|REST)"\]/);
  for (const { file, css = [] } of Object.values(manifest))
    for (const needed of [file, ...css]) expect(worker, needed).toContain(`"/${needed}"`);
  expect(worker).toMatch(/"\/assets\/bot-worker-[\w-]+\.js"/);
  expect(worker).toContain('"/fonts/grenze-gotisch-latin-600-normal.woff2"');
});

test("a first visit fetches few files, and the service worker takes little more than what the home page has fetched already", () => {
  const worker = readFileSync(join(folder, "sw.js"), "utf8");
  const list = (name: string): readonly string[] => {
    const [, text = "[]"] = new RegExp(`${name} = (\\[.*\\])`).exec(worker) ?? [];
    return JSON.parse(text) as string[];
  };
  const [shell, rest] = [list("SHELL"), list("REST")];
  expect(shell).toEqual(expect.arrayContaining(["/", "/early.js", `/${chunk("index.html").file}`]));
  expect(shell.length).toBeLessThan(24);
  expect(shell.filter((file) => rest.includes(file))).toEqual([]);
  expect(shell.length + rest.length).toBeLessThan(FILES);
  expect(firstLoad("de").length).toBeLessThan(4);
});

test("the first script knows what each address needs: few files, and all of them there", () => {
  const early = readFileSync(join(folder, "early.js"), "utf8");
  const [, list = ""] = /`([^`]+)`\.split/.exec(early) ?? [];
  const files = list.split(",");
  for (const file of files) expect(readFileSync(join(folder, "assets", file)).length, file).toBeGreaterThan(0);
  const needed = (what: string): readonly string[] => {
    const [, numbers = ""] = new RegExp(`[{,]"?${what}"?:\\[([\\d,]+)\\]`).exec(early) ?? [];
    return numbers.split(",").map((number) => files[Number(number)]!);
  };
  const scripts = (names: readonly string[]): readonly string[] =>
    [...withImports(names)].filter((name) => !/house|index\.html/.test(name)).map((name) => chunk(name).file);
  for (const { id } of games) {
    const waiting = [...needed("t"), ...needed(`${id}/de`)].map((file) => `assets/${file}`);
    const table = [...waiting, ...needed(id).map((file) => `assets/${file}`)];
    expect(waiting).toEqual(expect.arrayContaining([...scripts(["src/pages/online/OnlineTable.svelte"])]));
    expect(table).toEqual(expect.arrayContaining([...scripts(["src/table/Table.svelte", `src/games/${id}/index.ts`])]));
    expect(table.length).toBeLessThanOrEqual(MOST_FOR_A_TABLE);
  }
});

test("who waits for a game does not wait for its board", () => {
  for (const { id } of games) {
    const waiting = withImports(["src/pages/online/OnlineTable.svelte", `../../packages/games/${id}/src/index.ts`]);
    const board = withImports([`src/games/${id}/index.ts`]);
    const own = [...board].filter((name) => !waiting.has(name));
    expect(own.map((name) => chunk(name).name)).toEqual(expect.arrayContaining([id, "board"]));
  }
});

test("text files lie compressed beside the plain ones", () => {
  const entry = chunk("src/pages/online/OnlineTable.svelte").file;
  for (const suffix of [".gz", ".br"])
    expect(readFileSync(join(folder, entry + suffix)).length).toBeLessThan(readFileSync(join(folder, entry)).length / 2);
});

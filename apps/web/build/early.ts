/** Writes into early.js which files each address needs, so that a browser asks for all of them at once. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync } from "rolldown/utils";
import type { Manifest } from "vite";
import { filesOf } from "./files-of.ts";

const ASSETS = "assets/";
const HOUSE = ["index.html"];

/** The first part of an address, and the page behind it. */
const PAGES = {
  new: "src/pages/create/Create.svelte",
  rules: "src/pages/Rulebook.svelte",
  local: "src/pages/LocalTable.svelte",
  t: "src/pages/online/OnlineTable.svelte",
} as const;

/** What stands in the place of the waiting room when a game has begun. */
const TABLE = "src/table/Table.svelte";

const folderOf = (game: string): string => `../../packages/games/${game}`;
const rulesOf = (game: string): string => `${folderOf(game)}/src/index.ts`;
const wordsOf = (game: string, language: string): readonly string[] =>
  ["words", language].map((name) => `${folderOf(game)}/words/${name}.ts`);

function bookOf(manifest: Manifest, game: string, language: string): string {
  const translated = `${folderOf(game)}/RULES.${language}.md`;
  return translated in manifest ? translated : `${folderOf(game)}/RULES.md`;
}

const named = (manifest: Manifest, chunk: RegExp): readonly string[] =>
  Object.keys(manifest).flatMap((name) => chunk.exec(name)?.[1] ?? []);

export function writeEarly(folder: string, manifest: Manifest): void {
  const languages = named(manifest, /^src\/i18n\/dictionaries\/([\w-]+)\.ts$/);
  const games = named(manifest, /^src\/games\/([\w-]+)\/index\.ts$/);
  const files: string[] = [];
  const needs: { [what: string]: number[] } = {};
  /** What has come before need not be asked for again. */
  const need = (what: string, chunks: readonly string[], before: readonly string[]): void => {
    const had = filesOf(manifest, before);
    const wanted = [...filesOf(manifest, chunks)].filter((file) => !had.has(file) && file.startsWith(ASSETS));
    needs[what] = wanted.map((file) => {
      const name = file.slice(ASSETS.length);
      return files.includes(name) ? files.indexOf(name) : files.push(name) - 1;
    });
  };
  for (const language of languages) need(language, [`src/i18n/dictionaries/${language}.ts`], HOUSE);
  for (const [page, chunk] of Object.entries(PAGES)) need(page, [chunk], HOUSE);
  for (const game of games) {
    need(game, [TABLE, `src/games/${game}/index.ts`], [...HOUSE, PAGES.t, rulesOf(game)]);
    for (const language of languages) {
      // A table has all that the page of a new game has.
      need(`${game}/${language}`, [rulesOf(game), ...wordsOf(game, language)], [...HOUSE, PAGES.new]);
      need(`rules/${game}/${language}`, [bookOf(manifest, game, language)], [...HOUSE, PAGES.rules]);
    }
  }
  const path = join(folder, "early.js");
  const written = readFileSync(path, "utf8")
    .replace("FILES = []", `FILES = ${JSON.stringify(files)}`)
    .replace("NEEDS = {}", `NEEDS = ${JSON.stringify(needs)}`);
  writeFileSync(path, minifySync(path, written).code);
}

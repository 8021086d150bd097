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

/** What a page shows of a game. */
function chunksOf(manifest: Manifest, game: string, language: string) {
  const folder = `../../packages/games/${game}`;
  const spoken = [`${folder}/src/index.ts`, `${folder}/words/words.ts`, `${folder}/words/${language}.ts`];
  const translated = `${folder}/RULES.${language}.md`;
  const book = translated in manifest ? translated : `${folder}/RULES.md`;
  return { new: spoken, rules: [book], t: [...spoken, `src/games/${game}/index.ts`] };
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
  for (const game of games)
    for (const language of languages)
      for (const [page, chunks] of Object.entries(chunksOf(manifest, game, language)))
        need(`${page}/${game}/${language}`, chunks, [...HOUSE, PAGES[page as keyof typeof PAGES]]);
  const path = join(folder, "early.js");
  const written = readFileSync(path, "utf8")
    .replace("FILES = []", `FILES = ${JSON.stringify(files)}`)
    .replace("NEEDS = {}", `NEEDS = ${JSON.stringify(needs)}`);
  writeFileSync(path, minifySync(path, written).code);
}

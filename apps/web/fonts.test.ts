/** Every sign that our own words are written with is in the part of each font that travels with the first page. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { games, LANGUAGES } from "@tafelrunde/registry";
import { expect, test } from "vitest";
import { signsOf } from "./build/test/woff2.ts";

const FONTS = fileURLToPath(new URL("public/fonts/", import.meta.url));
const WORDS = [
  ...LANGUAGES.map((language) => `./src/i18n/dictionaries/${language}.ts`),
  ...games.flatMap(({ id }) => LANGUAGES.map((language) => `../../packages/games/${id}/words/${language}.ts`)),
  ...games.flatMap(({ id }) => ["RULES.md", "RULES.de.md"].map((file) => `../../packages/games/${id}/${file}`)),
];
/** Pictograms and arrows of the games, which these fonts never had: systems bring them. */
const DRAWN_BY_SYSTEMS = /[\u2190-\u21ff\u25a0-\u27bf]/u;
const read = (path: string): string =>
  readFileSync(new URL(path, import.meta.url), "utf8").replaceAll(/\\u([0-9a-f]{4})/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

const first = readdirSync(FONTS).filter((file) => /-latin-\d00-normal\.woff2$/.test(file));

test("there are three fonts on the first page, and each is small", () => {
  expect(first.length).toBe(3);
  for (const file of first) expect(readFileSync(FONTS + file).length, file).toBeLessThan(11_000);
});

test.each(first)("%s has every sign of our words", (file) => {
  const signs = signsOf(readFileSync(FONTS + file));
  const used = new Set(
    WORDS.flatMap((path) => Array.from(read(path))).filter((sign) => sign > " " && !DRAWN_BY_SYSTEMS.test(sign)),
  );
  expect(used.size).toBeGreaterThan(90);
  expect([...used].filter((sign) => !signs.has(sign.codePointAt(0)!))).toEqual([]);
});

test("the style sheet offers each sign of the first part in that part, and asks for no other file for it", () => {
  const css = readFileSync(new URL("./src/theme/fonts.css", import.meta.url), "utf8");
  const faces = css.split("@font-face").slice(1);
  for (const file of first) {
    const family = /"([^"]+)"/.exec(faces.find((face) => face.includes(file))!)![1]!;
    const weight = /-(\d00)-/.exec(file)![1]!;
    const own = faces.filter((face) => face.includes(`"${family}"`) && face.includes(`font-weight: ${weight}`));
    // Where ranges overlap, the later face counts.
    expect(own.at(-1)).toContain(file);
    const range = rangeOf(own.at(-1)!);
    const signs = [...signsOf(readFileSync(FONTS + file))].filter((code) => code > 0x20);
    expect(signs.filter((code) => !range(code)).map((code) => code.toString(16))).toEqual([]);
  }
});

function rangeOf(face: string): (code: number) => boolean {
  const [, text = ""] = /unicode-range:\s*([^;]+);/.exec(face) ?? [];
  const parts = [...text.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from, to = from]) => [
    Number.parseInt(from!, 16),
    Number.parseInt(to!, 16),
  ]);
  return (code) => parts.some(([from, to]) => code >= from! && code <= to!);
}

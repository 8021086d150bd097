/** Both languages say everything, each in its own words. */
import { CODES } from "@tafelrunde/protocol";
import { LANGUAGES } from "@tafelrunde/registry/languages";
import { expect, test } from "vitest";
import { text as de } from "./dictionaries/de.ts";
import { text as en } from "./dictionaries/en.ts";
import { preferredLanguage } from "./language.ts";
import { refusalSentence } from "./refusal.ts";

const dictionaries = import.meta.glob("./dictionaries/*.ts");

test("every language of the registry has a dictionary, and no other has one", () => {
  const files = LANGUAGES.map((language) => `./dictionaries/${language}.ts`);
  expect(Object.keys(dictionaries).toSorted()).toEqual(files.toSorted());
});

/** All lines with their paths; functions are called with plausible arguments. */
function lines(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    const made: unknown = path === ".list" ? value(["Ada", "Bo"]) : value(2, 3);
    return [[path, String(made)]];
  }
  return Object.entries(value as object).flatMap(([key, inner]) => lines(inner, `${path}.${key}`));
}

test("the same lines exist in both languages, and none is empty", () => {
  expect(lines(de).map(([path]) => path)).toEqual(lines(en).map(([path]) => path));
  for (const [path, line] of [...lines(de), ...lines(en)]) expect(line.trim(), path).not.toBe("");
});

test("hardly a longer line is the same in both: nothing was left untranslated", () => {
  const german = new Map(lines(de));
  const same = lines(en).filter(([path, line]) => line.length > 16 && german.get(path) === line);
  expect(same).toEqual([]);
});

test("German quotes are German, and nothing holds a typed symbol where words should be", () => {
  for (const [path, line] of lines(de)) expect(line, path).not.toMatch(/"|'/);
  for (const [path, line] of [...lines(de), ...lines(en)]) expect(line, path).not.toMatch(/\p{Extended_Pictographic}/u);
});

test("every code of the server has a sentence", () => {
  for (const code of CODES)
    for (const messages of [de, en]) expect(refusalSentence({ code }, messages)).not.toBe(messages.unknownRefusal);
  expect(refusalSentence({ code: "never-heard-of" }, en)).toBe(en.unknownRefusal);
});

test.each([
  [["de-AT", "en"], "de"],
  [["fr", "de", "en"], "de"],
  [["en-GB", "de"], "en"],
  [["fr"], "en"],
  [[], "en"],
] as const)("a browser that asks for %j gets %s", (asked, language) => {
  expect(preferredLanguage(asked)).toBe(language);
});

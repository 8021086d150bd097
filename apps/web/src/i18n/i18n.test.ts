/** Every language says everything, each in its own words. */
import { CODES } from "@tafelrunde/protocol";
import { FALLBACK, LANGUAGES } from "@tafelrunde/registry/languages";
import { describe, expect, test } from "vitest";
import { text as german } from "./dictionaries/de.ts";
import { preferredLanguage } from "./language.ts";
import { refusalSentence } from "./refusal.ts";
import type { Messages } from "./text.ts";

const dictionaries = import.meta.glob<{ text: Messages }>("./dictionaries/*.ts", { eager: true });
const textIn = (language: string): Messages => dictionaries[`./dictionaries/${language}.ts`]!.text;
const english = textIn(FALLBACK);

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

describe.each(LANGUAGES)("in %s", (language) => {
  const text = textIn(language);

  test("the same lines exist as in English, and none is empty", () => {
    expect(lines(text).map(([path]) => path)).toEqual(lines(english).map(([path]) => path));
    for (const [path, line] of lines(text)) expect(line.trim(), path).not.toBe("");
  });

  test("nothing holds a typed symbol where words should be", () => {
    for (const [path, line] of lines(text)) expect(line, path).not.toMatch(/\p{Extended_Pictographic}/u);
  });

  test("every code of the server has a sentence", () => {
    for (const code of CODES) expect(refusalSentence({ code }, text)).not.toBe(text.unknownRefusal);
    expect(refusalSentence({ code: "never-heard-of" }, text)).toBe(text.unknownRefusal);
  });
});

test.each(LANGUAGES.filter((language) => language !== FALLBACK))("hardly a longer line of %s is English", (language) => {
  const known = new Map(lines(english));
  expect(lines(textIn(language)).filter(([path, line]) => line.length > 16 && known.get(path) === line)).toEqual([]);
});

test("German quotes are German", () => {
  for (const [path, line] of lines(german)) expect(line, path).not.toMatch(/"|'/);
});

test.each([
  [["de-AT", "en"], "de"],
  [["tlh", "de", "en"], "de"],
  [["en-GB", "de"], "en"],
  [["tlh"], "en"],
  [[], "en"],
] as const)("a browser that asks for %j gets %s", (asked, language) => {
  expect(preferredLanguage(asked)).toBe(language);
});

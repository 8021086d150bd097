/** Both languages say everything, each in its own words. */
import { CODES } from "@tafelrunde/protocol";
import { expect, test } from "vitest";
import { chronicleDe } from "./chronicle-de.ts";
import { chronicleEn } from "./chronicle-en.ts";
import { de as shellDe } from "./de.ts";
import { en as shellEn } from "./en.ts";
import { fairDe } from "./fair-de.ts";
import { fairEn } from "./fair-en.ts";
import { guestsDe } from "./guests-de.ts";
import { guestsEn } from "./guests-en.ts";
import { preferredLanguage } from "./language.ts";
import { refusalSentence } from "./refusal.ts";

const de = { ...shellDe, chronicle: chronicleDe, fair: fairDe, guests: guestsDe };
const en = { ...shellEn, chronicle: chronicleEn, fair: fairEn, guests: guestsEn };

/** All lines with their paths; functions are called with plausible arguments. */
function lines(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    const takesList = path === ".list" || path === ".end.winner";
    const made: unknown = takesList ? value(["Ada", "Bo"]) : value(2, 3);
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

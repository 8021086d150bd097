/** Which line is said: one of something is not several, and the reader is spoken to. */
import { readdirSync } from "node:fs";
import { LANGUAGES } from "@tafelrunde/registry";
import { expect, test } from "vitest";
import { textIn } from "./index.ts";
import { breachIn, checkedIn, foundIn, keptIn, noSuchNumberIn, stepIn, takenBackIn, winnersIn, wrongTablesIn } from "./words.ts";

const [de, en] = [textIn("de"), textIn("en")];
/** As it is read: a space that keeps its neighbours together is a space. */
const read = (sentence: string): string => sentence.replaceAll("\u00a0", " ");

test("every language of the registry has a dictionary, and no other has one", () => {
  const files = readdirSync(new URL("dictionaries/", import.meta.url));
  expect(files.toSorted()).toEqual(LANGUAGES.map((language) => `${language}.ts`).toSorted());
});

test("what was taken back is told to whoever did it, and to others", () => {
  expect(takenBackIn(de, 1, ["Mia", "Tom"], 1)).toBe("Du nimmst deine letzte Aktion zurück.");
  expect(takenBackIn(de, 1, ["Mia", "Tom"], 0)).toBe("Tom nimmt die letzte Aktion zurück.");
  expect(takenBackIn(en, 1, ["Mia", "Tom"], null)).toBe("Tom takes the last action back.");
});

test("winners are congratulated, alone or with others", () => {
  expect(winnersIn(de, ["Mia"], true)).toBe("Du hast gewonnen!");
  expect(winnersIn(de, ["Mia", "Tom"], true)).toBe("Du teilst dir den Sieg!");
  expect(winnersIn(en, ["Mia"], false)).toBe("Mia wins.");
  expect(winnersIn(en, ["Mia", "Tom"], false)).toBe("Mia and Tom share the victory.");
});

test("one of something is not several", () => {
  expect(read(keptIn(de, 1, 1))).toMatch(/1 eigener Spielzug .* \(1 weiterer Spielzug an diesem Platz kam von anderswo\)$/);
  expect(read(keptIn(de, 2, 2))).toMatch(/2 eigene Spielzüge .* \(2 weitere Spielzüge an diesem Platz kamen von anderswo\)$/);
  expect(read(keptIn(en, 1, 0))).toBe("Every promise was kept: secret, luck, options, 1 own move, and what was shown");
  expect([0, 1, 2].map((problems) => read(foundIn(de, problems)))).toEqual([
    "Alles ist in Ordnung.",
    "Eines stimmt nicht.",
    "2 Dinge stimmen nicht.",
  ]);
  expect([noSuchNumberIn(en, 1), noSuchNumberIn(en, 7)]).toEqual([
    "The only number here is 1.",
    "The numbers here go from 1 to 7.",
  ]);
  expect(wrongTablesIn(de, 1, "--data data")).toMatch(/^Mit einem Tisch stimmt etwas nicht; .* --data data$/);
  expect(read(wrongTablesIn(de, 1200, "--data data"))).toMatch(/^Mit 1\.200 Tischen stimmt etwas nicht; /);
  expect([read(stepIn(de, 0, 1)), stepIn(de, 1, 9)]).toEqual(["Beginn (1 Schritt)", "Schritt 1 von 9"]);
});

test("a check tells what it could not tell", () => {
  const found = { tables: 1, entries: 1, unmarked: 0, unplayed: 0 };
  expect(read(checkedIn(de, found))).toBe("1 Tisch mit 1 Eintrag durchgesehen.");
  expect(read(checkedIn(de, { tables: 1200, entries: 30_000, unmarked: 7, unplayed: 1 }))).toBe(
    "1.200 Tische mit 30.000 Einträgen durchgesehen (7 davon noch ohne Prüfsumme). " +
      "Einer der Tische gehört zu Regeln, die dieses Programm nicht hat, und wurde nicht nachgespielt.",
  );
  expect(read(checkedIn(en, { ...found, unplayed: 2 }))).toMatch(
    /^1 table with 1 entry looked through\. 2 of the tables go by rules/,
  );
});

test.each(LANGUAGES)("every broken promise has its own sentence, in %s", (language) => {
  const sentences = [
    ...(["commitment", "agreement", "own-luck"] as const).map((code) => breachIn(textIn(language), { code })),
    breachIn(textIn(language), { code: "other-luck", seat: 0 }),
    breachIn(textIn(language), { code: "record", where: "end", fault: "outcome" }),
    breachIn(textIn(language), { code: "own-move", place: 3 }),
    ...[0, 3].map((moves) => breachIn(textIn(language), { code: "shown", moves })),
  ];
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  expect(new Set(sentences).size).toBe(sentences.length);
});

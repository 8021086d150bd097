/** What is said of a finished game: the cause of a defeat first, or what was achieved. */
import { checkOptions, fastChance } from "@tafelrunde/core";
import { expect, test } from "vitest";
import { CHARACTERS, councilOf12, type CouncilView, SUCCESSION } from "../src/index.ts";
import { text as german } from "./de.ts";
import { text as english } from "./en.ts";
import { wordsIn } from "./words.ts";

const [de, en] = [wordsIn(german), wordsIn(english)];

const names = ["Mira", "Tom", "Lea"];
const plain = (text: string): string => text.replaceAll("\u00a0", " ");

function finished(game: string, change: Partial<CouncilView>): CouncilView {
  const checked = checkOptions(councilOf12.options, { game });
  if (!checked.ok) throw new Error(checked.option);
  const view = councilOf12.view(councilOf12.setup(checked.options, names.length, { chance: fastChance(1) }), "public");
  return {
    ...view,
    phase: "over",
    challenge: SUCCESSION,
    won: false,
    favour: 2,
    past: [round(8, true), round(20, false), last],
    ...change,
  };
}

const round = (challenge: number, passed: boolean, belled = false): CouncilView["past"][number] => ({
  challenge,
  petitioner: CHARACTERS.indexOf("worker"),
  belled,
  passed,
});
const last = { challenge: SUCCESSION, petitioner: null, belled: false, passed: true };

const said: readonly (readonly [string, CouncilView, string, string])[] = [
  [
    "the last favour went with a challenge",
    finished("normal", { favour: 0, challenge: 20, past: [round(8, true), round(20, false)] }),
    "„Drache gesichtet“ ist nicht bestanden: Das war eure letzte Gunst. 1 von 2 Herausforderungen bestanden.",
    "“Dragon sighted” failed: that cost you your last favour. 1 of 2 challenges passed.",
  ],
  [
    "the chair's card was cancelled",
    finished("normal", { favour: 0, challenge: 20, chairFailed: true, past: [round(20, false)] }),
    "„Drache gesichtet“ ist nicht bestanden, weil die Karte des Ratsvorsitzes negiert wurde: Das war eure letzte Gunst. 0 von 1 Herausforderung bestanden.",
    "“Dragon sighted” failed because the chair’s card was cancelled: that cost you your last favour. 0 of 1 challenge passed.",
  ],
  [
    "no agreement on the throne",
    finished("normal", { favour: 0 }),
    "Bei der Thronfolge wart ihr euch nicht einig: Das war eure letzte Gunst. 1 von 2 Herausforderungen bestanden.",
    "You could not agree on the succession: that cost you your last favour. 1 of 2 challenges passed.",
  ],
  [
    "May without the Worker",
    finished("may", { heir: "knight" }),
    "Im Mai muss die Arbeiterin auf den Thron, doch dort sitzt der Ritter. 1 von 2 Herausforderungen bestanden, 2 Gunst übrig.",
    "In May, the Worker has to take the throne, but the Knight did. 1 of 2 challenges passed, 2 favour left.",
  ],
  [
    "June with an empty throne",
    finished("june", {}),
    "Im Juni muss der Geduldige auf den Thron, doch er blieb leer. 1 von 2 Herausforderungen bestanden, 2 Gunst übrig.",
    "In June, the Patient One has to take the throne, but it stayed empty. 1 of 2 challenges passed, 2 favour left.",
  ],
  [
    "July without bells",
    finished("july", {}),
    "Im Juli müssen 4 Herausforderungen an der großen Glocke hängen, hier keine. 1 von 2 Herausforderungen bestanden, 2 Gunst übrig.",
    "In July, the bells have to ring for 4 challenges, and they rang for none. 1 of 2 challenges passed, 2 favour left.",
  ],
  [
    "July with too few bells",
    finished("july", { past: [round(8, true, true), round(2, true), last] }),
    "Im Juli müssen 4 Herausforderungen an der großen Glocke hängen, hier nur 1. 2 von 2 Herausforderungen bestanden (1 an der großen Glocke), 2 Gunst übrig.",
    "In July, the bells have to ring for 4 challenges, and they rang for only 1. 2 of 2 challenges passed (bells for 1), 2 favour left.",
  ],
  [
    "a word in December",
    finished("december", { everBroken: true }),
    "Im Dezember muss jede Runde still bleiben, doch ihr habt die Stille gebrochen. 1 von 2 Herausforderungen bestanden, 2 Gunst übrig.",
    "In December, every round has to stay silent, but you broke the silence. 1 of 2 challenges passed, 2 favour left.",
  ],
  [
    "won with an heir",
    finished("normal", { won: true, heir: "patient" }),
    "Die Thronfolge ist gesichert: Der Geduldige besteigt den Thron. 1 von 2 Herausforderungen bestanden, 2 Gunst übrig.",
    "The succession is secured: the Patient One takes the throne. 1 of 2 challenges passed, 2 favour left.",
  ],
  [
    "won with an empty throne",
    finished("normal", { won: true }),
    "Die Thronfolge ist gesichert, der Thron bleibt leer. 1 von 2 Herausforderungen bestanden, 2 Gunst übrig.",
    "The succession is secured, and the throne stays empty. 1 of 2 challenges passed, 2 favour left.",
  ],
];

test.each(said)("%s: said to a member in German and in English", (_, view, inGerman, inEnglish) => {
  expect(plain(de.result(view, names, 1))).toBe(inGerman);
  expect(plain(en.result(view, names, 1))).toBe(inEnglish);
});

test("to others the council is spoken of", () => {
  expect(plain(de.result(finished("december", { everBroken: true }), names))).toMatch(
    /^Im Dezember .* doch der Rat hat die Stille gebrochen\./,
  );
  expect(plain(en.result(finished("normal", { favour: 0 }), names, null))).toMatch(
    /^The council could not agree .* the council its last favour\./,
  );
});

test.each(["normal", "may", "intro"])("nothing is decided while a game goes on: %s", (game) => {
  expect(de.result({ ...finished(game, {}), phase: "lay" }, names, 0)).toBe("");
});

test("a score has its unit", () => {
  expect([de.score(1), de.score(46), en.score(1), en.score(46)].map(plain)).toEqual([
    "1 Punkt",
    "46 Punkte",
    "1 point",
    "46 points",
  ]);
});

test("every game that ends has a cause or a crown", () => {
  const seen = new Set<string>();
  for (const game of ["normal", "may", "july", "december", "intro"])
    for (let seed = 1; seed <= 30; seed++) {
      const chance = fastChance(seed);
      const checked = checkOptions(councilOf12.options, { game });
      if (!checked.ok) throw new Error(checked.option);
      const state = councilOf12.setup(checked.options, names.length, { chance });
      for (let actors = councilOf12.actors(state); actors.length > 0; actors = councilOf12.actors(state)) {
        const seat = chance.pick(actors);
        councilOf12.apply(state, seat, chance.pick(councilOf12.moves(state, seat)), { chance });
      }
      const text = de.result(councilOf12.view(state, 0), names, 0);
      seen.add(
        `${councilOf12.view(state, 0).won} ${text.startsWith("Die Thronfolge ist gesichert")} ${/undefined|null/.test(text)}`,
      );
    }
  expect([...seen].toSorted()).toEqual(["false false false", "true true false"]);
});

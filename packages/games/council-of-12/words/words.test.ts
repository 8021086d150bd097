/** The sentences that must be exact: who, what and why, in both languages. */
import { describe, expect, test } from "vitest";
import type { CouncilEvent } from "../src/index.ts";
import { text as german } from "./de.ts";
import { text as english } from "./en.ts";
import { wordsIn } from "./words.ts";

const [de, en] = [wordsIn(german), wordsIn(english)];

const names = ["Mira", "Tom", "Lea", "Lars"];
/** Sentences are compared by their words; which of them never part is a test of its own. */
const plain = (text: string | undefined): string | undefined => text?.replaceAll("\u00a0", " ");

const told: readonly (readonly [CouncilEvent, string, string])[] = [
  [
    { type: "convened", start: ["alchemist", "worker", "patient", "oracle", "parasite"], favour: 3, absent: null },
    "Der Rat tritt zusammen. Auf allen Händen: Alchemist, Arbeiterin, Geduldiger, Orakel und Parasit.",
    "The council meets. In every hand: Alchemist, Worker, Patient One, Oracle and Parasite.",
  ],
  [
    { type: "convened", start: ["golem", "knight"], favour: 4, absent: "patient" },
    "Der Rat tritt zusammen. Auf allen Händen: Golem und Ritter. Der Geduldige sitzt auf dem Thron und kann nicht helfen.",
    "The council meets. In every hand: Golem and Knight. The Patient One is on the throne and cannot help.",
  ],
  [
    { type: "chaired", seat: 2 },
    "Ausgelost: Lea hat den Ratsvorsitz, schweigt und spielt offen.",
    "Drawn by lot: Lea takes the chair, silent and face up.",
  ],
  [{ type: "first-drawn", seat: 2 }, "Ausgelost: Lea deckt zuerst auf.", "Drawn by lot: Lea reveals first."],
  [{ type: "rolled", from: null, face: 12 }, "Der Würfel zeigt zu Beginn 12.", "The die starts on 12."],
  [{ type: "rolled", from: 7, face: 3 }, "Der Würfel wird geworfen: Aus 7 wird 3.", "The die is rolled: 7 becomes 3."],
  [{ type: "rolled", from: 7, face: 7 }, "Der Würfel wird geworfen: Aus 7 wird wieder 7.", "The die is rolled: 7 again."],
  [
    { type: "round-began", round: 2, challenge: 29, petitioner: "lady", again: false },
    "Runde 2: Die Fürstin bittet um Hilfe bei „Wohnturm eingestürzt“ (Ziel 9/10/11).",
    "Round 2: the Lady asks for help with “Tower house collapsed” (target 9/10/11).",
  ],
  [
    { type: "round-began", round: 3, challenge: 32, petitioner: "oracle", again: false },
    "Runde 3: Das Orakel bittet um Hilfe bei „Sonnenfinsternis“ (Ziele 2/3 und 9).",
    "Round 3: the Oracle asks for help with “Eclipse” (targets 2/3 and 9).",
  ],
  [
    { type: "round-began", round: 3, challenge: 21, petitioner: "patient", again: true },
    "Zweiter Anlauf bei „Seltsame Lichter“: Jetzt zählt nur noch das andere Ziel.",
    "Second try at “Strange lights”: only the other target counts now.",
  ],
  [
    { type: "round-began", round: 8, challenge: 37, petitioner: null, again: false },
    "Runde 8: Sichert die Thronfolge und legt alle denselben Charakter!",
    "Round 8: secure the succession, and all lay the same character!",
  ],
  [
    { type: "renewed", seat: 0, card: "patient" },
    "Mira erneuert die Hand: Der Geduldige wird der neue Abwurfstapel, der alte kommt auf die Hand.",
    "Mira renews the hand: the Patient One starts a new discard pile, the old one is picked up.",
  ],
  [
    { type: "bells-rung", challenge: 29, favour: 2, next: 9 },
    "„Wohnturm eingestürzt“ hängt an der großen Glocke. Danach: „Feier“ (Ziel 3).",
    "The bells ring for “Tower house collapsed”. Next: “Feast” (target 3).",
  ],
  [
    { type: "bells-rung", challenge: 29, favour: 2, next: null },
    "„Wohnturm eingestürzt“ hängt an der großen Glocke und zählt doppelt.",
    "The bells ring for “Tower house collapsed”, which counts double.",
  ],
  [
    { type: "scouted", challenge: 10, petitioner: "golem" },
    "Der Späher meldet: Der Golem kommt mit „Zwillingsmonde“ (Ziele 4 und 9).",
    "The scout reports: the Golem comes with “Twin moons” (targets 4 and 9).",
  ],
  [
    { type: "scouted", challenge: 37, petitioner: null },
    "Der Späher meldet: Als Nächstes kommt „Thronfolge sichern“.",
    "The scout reports: next comes “Secure the succession”.",
  ],
  [{ type: "named", seat: 1, card: "parasite" }, "Tom nennt den Parasiten.", "Tom names the Parasite."],
  [
    { type: "cancelled", card: "machine", seats: [0, 1] },
    "Mira und Tom haben beide die Maschine gelegt: Die Karten negieren sich.",
    "Mira and Tom both laid the Machine: the cards cancel each other out.",
  ],
  [
    { type: "cancelled", card: "alchemist", seats: [0, 1, 3] },
    "Mira, Tom und Lars haben alle den Alchemisten gelegt: Die Karten negieren sich.",
    "Mira, Tom and Lars all laid the Alchemist: the cards cancel each other out.",
  ],
  [
    { type: "idle", seat: 3, card: "lady" },
    "Die Fürstin von Lars kommt zu spät: Sie wirkt nur als allererste Karte.",
    "Lars’s Lady comes too late: she only works as the very first card.",
  ],
  [
    { type: "idle", seat: 0, card: "patient" },
    "Der Geduldige von Mira bleibt ohne Wirkung.",
    "Mira’s Patient One has no effect.",
  ],
  [
    { type: "idle", seat: 0, card: "oracle" },
    "Das Orakel von Mira bleibt ohne Wirkung: Der Charakter war schon dran.",
    "Mira’s Oracle has no effect: that character came up before.",
  ],
  [
    { type: "turned", seat: 0, card: "machine", from: 7, face: 10, over: null },
    "Mira dreht den Würfel mit der Maschine von 7 auf 10.",
    "Mira’s Machine turns the die from 7 to 10.",
  ],
  [
    { type: "turned", seat: 0, card: "machine", from: 12, face: 12, over: null },
    "Mira kommt mit der Maschine nicht weiter: Der Würfel bleibt auf 12.",
    "Mira’s Machine cannot go any further: the die stays on 12.",
  ],
  [
    { type: "turned", seat: 0, card: "lady", from: 9, face: 9, over: null },
    "Mira hält den Würfel mit der Fürstin auf 9.",
    "Mira’s Lady keeps the die on 9.",
  ],
  [
    { type: "turned", seat: 1, card: "alchemist", from: 7, face: 3, over: null },
    "Tom halbiert mit dem Alchemisten: Aus 7 wird 3.",
    "Tom’s Alchemist halves the number: 7 becomes 3.",
  ],
  [
    { type: "turned", seat: 1, card: "worker", from: 12, face: 4, over: 3 },
    "Tom kippt den Würfel mit der Arbeiterin von 12 über 3 auf 4.",
    "Tom’s Worker tips the die from 12 over 3 to 4.",
  ],
  [
    { type: "turned", seat: 2, card: "reverser", from: 3, face: 10, over: null },
    "Lea wendet den Würfel mit der Wandlerin: Aus 3 wird 10.",
    "Lea’s Reverser turns the die over: 3 becomes 10.",
  ],
  [
    { type: "target-replaced", seat: 0, card: "knight", target: 1, of: 1 },
    "Mira ersetzt mit dem Ritter das Ziel: Nun gilt 1/2/3/4.",
    "Mira’s Knight replaces the target: now it is 1/2/3/4.",
  ],
  [
    { type: "target-replaced", seat: 0, card: "knight", target: 1, of: 2 },
    "Mira ersetzt mit dem Ritter das erste Ziel: Nun gilt 1/2/3/4.",
    "Mira’s Knight replaces the first target: now it is 1/2/3/4.",
  ],
  [
    { type: "target-replaced", seat: 0, card: "golem", target: 2, of: 2 },
    "Mira ersetzt mit dem Golem das zweite Ziel: Nun gilt 9/10/11/12.",
    "Mira’s Golem replaces the second target: now it is 9/10/11/12.",
  ],
  [
    { type: "chair-failed", seat: 1 },
    "Die Karte des Ratsvorsitzes ist negiert: nicht bestanden.",
    "The chair’s card is cancelled: the challenge fails.",
  ],
  [
    { type: "judged", challenge: 9, passed: true, face: 3 },
    "Bestanden! Bei „Feier“ zeigt der Würfel am Ende 3.",
    "Passed! “Feast” ends with the die on 3.",
  ],
  [
    { type: "judged", challenge: 9, passed: false, face: 8 },
    "Nicht bestanden: Bei „Feier“ zeigt der Würfel am Ende 8.",
    "Failed: “Feast” ends with the die on 8.",
  ],
  [{ type: "favour-changed", from: 3, favour: 4 }, "Die Gunst steigt auf 4.", "Favour rises to 4."],
  [{ type: "favour-changed", from: 3, favour: 1 }, "Die Gunst sinkt auf 1.", "Favour falls to 1."],
  [
    { type: "reward-kept", challenge: 19, reward: "shield" },
    "Der Rat behält Schild: Ihr verliert 1 Gunst weniger.",
    "The council keeps Shield: you lose 1 favour less.",
  ],
  [
    { type: "helped", petitioner: "lady", seats: [0, 1, 2, 3] },
    "Zum Dank nehmen alle die Fürstin auf die Hand.",
    "In thanks, the Lady joins everyone’s hand.",
  ],
  [
    { type: "helped", petitioner: "golem", seats: [0, 2] },
    "Zum Dank nehmen Mira und Lea den Golem auf die Hand.",
    "In thanks, Mira and Lea take the Golem to hand.",
  ],
  [
    { type: "rewound", challenge: 9, petitioner: "oracle" },
    "Die vorige Runde noch einmal: „Feier“, mit dem Orakel.",
    "The previous round again: “Feast”, with the Oracle.",
  ],
  [
    { type: "kept-silent", ticks: 3 },
    "Eine Runde ohne ein Wort: Der stille Rat füllt Kästchen 3.",
    "A round without a word: the silent council ticks box 3.",
  ],
  [
    { type: "succession", cards: ["knight", "knight", "knight", "knight"], heir: "knight", loss: 0 },
    "Alle decken den Ritter auf: Der Ritter besteigt den Thron!",
    "Everyone turns up the Knight: the Knight takes the throne!",
  ],
  [
    { type: "succession", cards: ["sorcerer", "worker", "sorcerer", "oracle"], heir: null, loss: 2 },
    "Aufgedeckt: Mira Hexenmeister, Tom Arbeiterin, Lea Hexenmeister und Lars Orakel. Das kostet 2 Gunst.",
    "Cards up: Mira Sorcerer, Tom Worker, Lea Sorcerer and Lars Oracle. That costs 2 favour.",
  ],
  [
    { type: "ended", won: true, score: 46, reason: "succession" },
    "Die Thronfolge ist gesichert, der Rat gewinnt mit 46 Punkten! Das Volk verehrt seinen Rat.",
    "The succession is secured, and the council wins with 46 points! The people revere their council.",
  ],
  [
    { type: "ended", won: false, score: 21, reason: "favour" },
    "Die Gunst ist aufgebraucht: Der Rat verliert mit 21 Punkten.",
    "Favour has run out: the council loses with 21 points.",
  ],
  [
    { type: "ended", won: false, score: 1, reason: "condition" },
    "Die Sonderregel ist nicht erfüllt: Der Rat verliert mit 1 Punkt.",
    "The month asked for more: the council loses with 1 point.",
  ],
];

describe.each(told)("%j", (event, inGerman, inEnglish) => {
  test("is told in German and in English", () => {
    expect(plain(de.event(event, names))).toBe(inGerman);
    expect(plain(en.event(event, names))).toBe(inEnglish);
  });
});

describe("a proposal", () => {
  const proposals: readonly (readonly [Omit<CouncilEvent & { type: "proposed" }, "type">, string, string, string, string])[] = [
    [
      { seat: 0, what: "bells", which: 0 },
      "Mira schlägt vor, die Herausforderung an die große Glocke zu hängen.",
      "Alle sind sich einig: Ab an die große Glocke!",
      "Mira suggests ringing the bells.",
      "All agree: the bells ring out!",
    ],
    [
      { seat: 0, what: "tip", which: 7 },
      "Mira schlägt vor, den Würfel auf 7 zu kippen.",
      "Alle sind sich einig.",
      "Mira suggests tipping the die to 7.",
      "All agree.",
    ],
    [
      { seat: 0, what: "open", which: 1 },
      "Mira schlägt vor, Tom offen legen zu lassen.",
      "Alle sind sich einig: Tom legt in dieser Runde offen.",
      "Mira suggests letting Tom play face up.",
      "All agree: Tom plays face up this round.",
    ],
    [
      { seat: 1, what: "open", which: 1 },
      "Tom schlägt vor, selbst offen zu legen.",
      "Alle sind sich einig: Tom legt in dieser Runde offen.",
      "Tom offers to play face up.",
      "All agree: Tom plays face up this round.",
    ],
    [
      { seat: 0, what: "forfeit", which: 21 },
      "Mira schlägt vor, die Belohnung Schild (Seltsame Lichter) herzugeben.",
      "Alle sind sich einig.",
      "Mira suggests giving up the reward Shield (Strange lights).",
      "All agree.",
    ],
    [
      { seat: 0, what: "target", which: 2 },
      "Mira schlägt vor, das zweite Ziel als erfüllt zu zählen.",
      "Alle sind sich einig: Das zweite Ziel zählt als erfüllt.",
      "Mira suggests counting the second target as met.",
      "All agree: the second target counts as met.",
    ],
  ];

  test.each(proposals)("%j is made and decided", (proposal, inGerman, soGerman, inEnglish, soEnglish) => {
    const { what, which } = proposal;
    expect(plain(de.event({ type: "proposed", ...proposal }, names))).toBe(inGerman);
    expect(plain(de.event({ type: "decided", what, which }, names))).toBe(soGerman);
    expect(plain(en.event({ type: "proposed", ...proposal }, names))).toBe(inEnglish);
    expect(plain(en.event({ type: "decided", what, which }, names))).toBe(soEnglish);
  });

  test("is declined by somebody, who may be the one it is about", () => {
    const about = { type: "declined", what: "train", which: 2 } as const;
    expect(plain(de.event({ ...about, seat: 0 }, names))).toBe("Mira ist dagegen, Lea auszubilden.");
    expect(plain(de.event({ ...about, seat: 2 }, names))).toBe("Lea ist dagegen, selbst ausgebildet zu werden.");
    expect(plain(en.event({ ...about, seat: 0 }, names))).toBe("Mira is against letting Lea learn a new character.");
    expect(plain(en.event({ ...about, seat: 2 }, names))).toBe("Lea would rather not learn a new character.");
  });
});

test("a hidden card is named to its owner alone, an open one to all", () => {
  const laid = { type: "laid", seat: 0, open: false, changed: false, say: "mute" } as const;
  expect(plain(de.event(laid, names))).toBe("Mira legt verdeckt eine Karte.");
  expect(plain(de.event({ ...laid, say: "help" }, names))).toBe("Mira legt verdeckt eine Karte und sagt „Ich trage etwas bei“.");
  expect(plain(de.event({ ...laid, card: "patient" }, names))).toBe("Mira legt verdeckt den Geduldigen.");
  expect(plain(de.event({ ...laid, open: true, card: "oracle" }, names))).toBe("Mira legt offen das Orakel.");
  expect(plain(de.event({ ...laid, changed: true, say: "alone" }, names))).toBe(
    "Mira wechselt die verdeckte Karte und sagt „Ich mach’s allein“.",
  );
  expect(plain(de.event({ ...laid, changed: true, card: "knight" }, names))).toBe("Mira legt stattdessen verdeckt den Ritter.");
  expect(plain(en.event({ ...laid, say: "nothing" }, names))).toBe(
    "Mira lays a card face down and says “I’d rather do nothing”.",
  );
  expect(plain(en.event({ ...laid, changed: true, card: "knight" }, names))).toBe("Mira lays the Knight face down instead.");
  const took = { type: "took", seat: 1, onTop: false } as const;
  expect(plain(de.event(took, names))).toBe("Tom holt heimlich eine Karte aus dem Abwurfstapel zurück.");
  expect(plain(de.event({ ...took, card: "golem" }, names))).toBe("Tom holt heimlich den Golem aus dem Abwurfstapel zurück.");
  expect(plain(de.event({ ...took, onTop: true, card: "golem" }, names))).toBe("Tom holt den Golem vom Abwurfstapel zurück.");
  expect(plain(en.event(took, names))).toBe("Tom secretly takes a card back from the discard pile.");
  expect(plain(de.event({ type: "learnt", seat: 1 }, names))).toBe("Tom holt einen Charakter unter der Übersicht hervor.");
  expect(plain(en.event({ type: "learnt", seat: 1, card: "druid" }, names))).toBe("Tom takes the Druid from under the overview.");
});

test("nothing is told of a petitioner whom everybody had before", () => {
  expect(de.event({ type: "helped", petitioner: "lady", seats: [] }, names)).toBeUndefined();
  expect(en.event({ type: "helped", petitioner: "lady", seats: [] }, names)).toBeUndefined();
});

test("a score is judged by its band", () => {
  expect([0, 23, 24, 35, 61, 79, 110, 200].map((score) => de.verdict!(score))).toEqual([
    "Das Volk ist bitter enttäuscht.",
    "Das Volk ist bitter enttäuscht.",
    "Das Volk ist stolz auf seinen Rat.",
    "Das Volk verehrt seinen Rat.",
    "Das Volk jubelt und überhäuft seinen Rat mit Gold.",
    "Volk und Krone folgen jedem Wink des Rates.",
    "Von diesem Rat spricht die ganze Welt.",
    "Von diesem Rat spricht die ganze Welt.",
  ]);
  expect(en.verdict!(24)).toBe("The people are proud of their council.");
});

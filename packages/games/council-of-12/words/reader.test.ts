/** Sentences speak to the one who reads them: what I did, what happens to me, what we achieved; and what belongs together stays so. */
import { checkOptions, fastChance } from "@tafelrunde/core";
import { describe, expect, test } from "vitest";
import { type CouncilEvent, councilOf12 } from "../src/index.ts";
import { text as german } from "./de.ts";
import { text as english } from "./en.ts";
import { wordsIn } from "./words.ts";

const [de, en] = [wordsIn(german), wordsIn(english)];

const names = ["Mira", "Tom", "Lea", "Lars"];
const plain = (text: string | undefined): string | undefined => text?.replaceAll("\u00a0", " ");

/** To Mira. */
const told: readonly (readonly [CouncilEvent, string, string])[] = [
  [
    { type: "chaired", seat: 0 },
    "Ausgelost: Du hast den Ratsvorsitz, schweigst und spielst offen.",
    "Drawn by lot: you take the chair, silent and face up.",
  ],
  [{ type: "first-drawn", seat: 0 }, "Ausgelost: Du deckst zuerst auf.", "Drawn by lot: you reveal first."],
  [
    { type: "renewed", seat: 0, card: "worker" },
    "Du erneuerst die Hand: Die Arbeiterin wird der neue Abwurfstapel, der alte kommt auf die Hand.",
    "You renew your hand: the Worker starts a new discard pile, the old one is picked up.",
  ],
  [
    { type: "laid", seat: 0, open: false, changed: false, say: "help", card: "knight" },
    "Du legst verdeckt den Ritter und sagst „Ich trage etwas bei“.",
    "You lay the Knight face down and say “I’ll contribute”.",
  ],
  [
    { type: "laid", seat: 0, open: true, changed: true, say: "mute", card: "oracle" },
    "Du legst stattdessen offen das Orakel.",
    "You play the Oracle face up instead.",
  ],
  [{ type: "said", seat: 0, sentence: "nothing" }, "Du sagst „Ich will nichts machen“.", "You say “I’d rather do nothing”."],
  [{ type: "named", seat: 0, card: "golem" }, "Du nennst den Golem.", "You name the Golem."],
  [{ type: "stayed", seat: 0 }, "Du lässt die Karte liegen.", "You keep your card."],
  [{ type: "waited", seat: 0 }, "Du lässt anderen den Vortritt.", "You let someone else go first."],
  [{ type: "revealed", seat: 0, card: "druid" }, "Du deckst die Druidin auf.", "You turn up the Druid."],
  [
    { type: "cancelled", card: "machine", seats: [0, 2] },
    "Du und Lea habt beide die Maschine gelegt: Die Karten negieren sich.",
    "You and Lea both laid the Machine: the cards cancel each other out.",
  ],
  [
    { type: "cancelled", card: "golem", seats: [0, 1, 3] },
    "Du, Tom und Lars habt alle den Golem gelegt: Die Karten negieren sich.",
    "You, Tom and Lars all laid the Golem: the cards cancel each other out.",
  ],
  [
    { type: "idle", seat: 0, card: "lady" },
    "Deine Fürstin kommt zu spät: Sie wirkt nur als allererste Karte.",
    "Your Lady comes too late: she only works as the very first card.",
  ],
  [{ type: "idle", seat: 0, card: "patient" }, "Dein Geduldiger bleibt ohne Wirkung.", "Your Patient One has no effect."],
  [
    { type: "turned", seat: 0, card: "worker", from: 12, face: 4, over: 3 },
    "Du kippst den Würfel mit der Arbeiterin von 12 über 3 auf 4.",
    "Your Worker tips the die from 12 over 3 to 4.",
  ],
  [
    { type: "turned", seat: 0, card: "alchemist", from: 3, face: 6, over: null },
    "Du verdoppelst mit dem Alchemisten: Aus 3 wird 6.",
    "Your Alchemist doubles the number: 3 becomes 6.",
  ],
  [
    { type: "turned", seat: 0, card: "lady", from: 9, face: 9, over: null },
    "Du hältst den Würfel mit der Fürstin auf 9.",
    "Your Lady keeps the die on 9.",
  ],
  [
    { type: "target-replaced", seat: 0, card: "knight", target: 2, of: 2 },
    "Du ersetzt mit dem Ritter das zweite Ziel: Nun gilt 1/2/3/4.",
    "Your Knight replaces the second target: now it is 1/2/3/4.",
  ],
  [
    { type: "took", seat: 0, onTop: false, card: "golem" },
    "Du holst heimlich den Golem aus dem Abwurfstapel zurück.",
    "You secretly take the Golem back from the discard pile.",
  ],
  [
    { type: "second-laid", seat: 0, card: "druid" },
    "Du spielst als zweite Karte die Druidin.",
    "You play the Druid as a second card.",
  ],
  [
    { type: "chair-failed", seat: 0 },
    "Deine Karte ist negiert, und du hast den Ratsvorsitz: nicht bestanden.",
    "Your card is cancelled, and you have the chair: the challenge fails.",
  ],
  [{ type: "discarded", seat: 0, card: "knight" }, "Du wirfst den Ritter ab.", "You discard the Knight."],
  [
    { type: "helped", petitioner: "golem", seats: [0] },
    "Zum Dank nimmst du den Golem auf die Hand.",
    "In thanks, you take the Golem to hand.",
  ],
  [
    { type: "helped", petitioner: "golem", seats: [0, 2] },
    "Zum Dank nehmt ihr (du und Lea) den Golem auf die Hand.",
    "In thanks, you and Lea take the Golem to hand.",
  ],
  [
    { type: "helped", petitioner: "golem", seats: [1] },
    "Zum Dank nimmt Tom den Golem auf die Hand.",
    "In thanks, Tom takes the Golem to hand.",
  ],
  [
    { type: "learnt", seat: 0, card: "druid" },
    "Du holst die Druidin unter der Übersicht hervor.",
    "You take the Druid from under the overview.",
  ],
  [
    { type: "succession", cards: ["sorcerer", "worker", "sorcerer", "oracle"], heir: null, loss: 2 },
    "Aufgedeckt: du Hexenmeister, Tom Arbeiterin, Lea Hexenmeister und Lars Orakel. Das kostet 2 Gunst.",
    "Cards up: you Sorcerer, Tom Worker, Lea Sorcerer and Lars Oracle. That costs 2 favour.",
  ],
  [
    { type: "ended", won: false, score: 21, reason: "favour" },
    "Die Gunst ist aufgebraucht: Ihr verliert mit 21 Punkten.",
    "Favour has run out: you lose with 21 points.",
  ],
  [{ type: "agreed", seat: 0 }, "Du bist einverstanden.", "You agree."],
  [{ type: "agreed", seat: 1 }, "Tom ist einverstanden.", "Tom agrees."],
  [{ type: "proposed", seat: 0, what: "roll", which: 0 }, "Du schlägst vor, neu zu würfeln.", "You suggest rolling the die."],
  [
    { type: "proposed", seat: 1, what: "open", which: 0 },
    "Tom schlägt vor, dich offen legen zu lassen.",
    "Tom suggests letting you play face up.",
  ],
  [
    { type: "proposed", seat: 0, what: "swap", which: 0 },
    "Du schlägst vor, selbst die Karte zu tauschen.",
    "You offer to swap the laid card.",
  ],
  [
    { type: "declined", seat: 0, what: "train", which: 2 },
    "Du bist dagegen, Lea auszubilden.",
    "You are against letting Lea learn a new character.",
  ],
  [
    { type: "declined", seat: 0, what: "train", which: 0 },
    "Du bist dagegen, selbst ausgebildet zu werden.",
    "You would rather not learn a new character.",
  ],
  [
    { type: "decided", what: "open", which: 0 },
    "Alle sind sich einig: Du legst in dieser Runde offen.",
    "All agree: you play face up this round.",
  ],
  [
    { type: "decided", what: "train", which: 0 },
    "Alle sind sich einig: Du wirst ausgebildet.",
    "All agree: you learn a new character.",
  ],
];

test.each(told)("%j is told to the one who did it or whom it concerns", (event, inGerman, inEnglish) => {
  expect(plain(de.event(event, names, 0))).toBe(inGerman);
  expect(plain(en.event(event, names, 0))).toBe(inEnglish);
});

describe("in random games", () => {
  test("nobody reads their own name, and numbers never part from their nouns", () => {
    const own = new Set<string>();
    const parted = new Set<string>();
    const nouns =
      /(\d (Punkt|Gunst|Karte|Runde|Herausforderung|point|favour|challenge)|(Runde|Ziele?|Platz|Kästchen|Round|targets?|seat|box) \d)/;
    for (const game of ["normal", "september", "july", "december"])
      for (let seed = 1; seed <= 6; seed++) {
        const chance = fastChance(seed);
        const emit = (event: CouncilEvent): void => {
          for (const [reader, name] of names.entries()) {
            const seen = councilOf12.witness(event, reader);
            for (const words of [de, en]) {
              const text = (seen && words.event(seen, names, reader)) ?? "";
              if (text.includes(name)) own.add(text);
              if (nouns.test(text)) parted.add(text);
            }
          }
        };
        const checked = checkOptions(councilOf12.options, { game });
        if (!checked.ok) throw new Error(checked.option);
        const state = councilOf12.setup(checked.options, names.length, { chance, emit });
        for (let actors = councilOf12.actors(state); actors.length > 0; actors = councilOf12.actors(state)) {
          const seat = chance.pick(actors);
          const moves = councilOf12.moves(state, seat);
          const kind = chance.pick([...new Set(moves.map(({ type }) => type))]);
          councilOf12.apply(state, seat, chance.pick(moves.filter(({ type }) => type === kind)), { chance, emit });
        }
      }
    expect([...own]).toEqual([]);
    expect([...parted]).toEqual([]);
  });
});

/** The sentences that must be exact: who, what, where and for which cards, in both languages. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Move, PALACES, type ThievesEvent, type ThievesView } from "../src/index.ts";
import { text as german } from "./de.ts";
import { text as english } from "./en.ts";
import { wordsIn } from "./words.ts";

const [de, en] = [wordsIn(german), wordsIn(english)];

const names = ["Mira", "Jonas", "Lea", "Lars"];

/** Numbers and nouns never part; here they are written with plain spaces. */
const plain = (text: string | undefined): string | undefined => text?.replaceAll("\u00a0", " ");

/** An event, told of a player and to that player, in both languages. */
const told: readonly (readonly [event: ThievesEvent, german: string, du: string, english: string, you: string])[] = [
  [
    { type: "placed", seat: 0, guard: "own", palace: "red" },
    "Mira stellt einen Wächter vor den roten Palast.",
    "Du stellst einen Wächter vor den roten Palast.",
    "Mira places a guard at the red palace.",
    "You place a guard at the red palace.",
  ],
  [
    { type: "placed", seat: 3, guard: "black", palace: "purple" },
    "Lars stellt einen schwarzen Wächter vor den lila Palast.",
    "Du stellst einen schwarzen Wächter vor den lila Palast.",
    "Lars places a black guard at the purple palace.",
    "You place a black guard at the purple palace.",
  ],
  [
    { type: "dealt", seat: 0, count: 6 },
    "Mira nimmt 6 Karten auf die Hand.",
    "Du nimmst 6 Karten auf die Hand.",
    "Mira picks up 6 cards.",
    "You pick up 6 cards.",
  ],
  [
    { type: "dealt", seat: 0, count: 6, cards: ["green", "green", "green", "purple", "purple", "yellow"] },
    "Mira nimmt auf die Hand: 3 grüne, 2 lila und 1 gelbe.",
    "Du nimmst auf die Hand: 3 grüne, 2 lila und 1 gelbe (nur du siehst das).",
    "Mira picks up 3 green, 2 purple and 1 yellow.",
    "You pick up 3 green, 2 purple and 1 yellow (only you see this).",
  ],
  [
    { type: "smuggled", seat: 0, palace: "red", paid: ["red", "red"] },
    "Mira schleust einen Dieb bei Rot ein (2 rote Karten).",
    "Du schleust einen Dieb bei Rot ein (2 rote Karten).",
    "Mira smuggles a thief into red (2 red cards).",
    "You smuggle a thief into red (2 red cards).",
  ],
  [
    { type: "smuggled", seat: 1, palace: "white", paid: ["white", "dancer", "dancer"] },
    "Jonas schleust einen Dieb bei Weiß ein (1 weiße Karte und 2 Tänzerinnen).",
    "Du schleust einen Dieb bei Weiß ein (1 weiße Karte und 2 Tänzerinnen).",
    "Jonas smuggles a thief into white (1 white card and 2 dancers).",
    "You smuggle a thief into white (1 white card and 2 dancers).",
  ],
  [
    { type: "sent", seat: 0, from: "red", to: "blue", paid: ["blue"] },
    "Mira schickt einen Wächter von Rot nach Blau (1 blaue Karte).",
    "Du schickst einen Wächter von Rot nach Blau (1 blaue Karte).",
    "Mira sends a guard from red to blue (1 blue card).",
    "You send a guard from red to blue (1 blue card).",
  ],
  [
    { type: "escorted", seat: 1, from: "white", to: "purple", paid: ["dancer"] },
    "Jonas schickt einen Wächter mit Dieb von Weiß nach Lila (1 Tänzerin).",
    "Du schickst einen Wächter mit Dieb von Weiß nach Lila (1 Tänzerin).",
    "Jonas sends a guard and a thief from white to purple (1 dancer).",
    "You send a guard and a thief from white to purple (1 dancer).",
  ],
  [
    { type: "bribed", seat: 2, from: "yellow", to: "green", paid: ["green", "yellow"] },
    "Lea besticht: Schwarz von Gelb nach Grün (1 grüne und 1 gelbe Karte).",
    "Du bestichst: Schwarz von Gelb nach Grün (1 grüne und 1 gelbe Karte).",
    "Lea bribes a black guard: yellow to green (1 green and 1 yellow card).",
    "You bribe a black guard: yellow to green (1 green and 1 yellow card).",
  ],
  [
    { type: "robbed", seat: 1, palace: "white", chest: 5 },
    "Jonas raubt die 5er-Truhe aus dem weißen Palast! 5 Diebe kehren heim.",
    "Du raubst die 5er-Truhe aus dem weißen Palast! 5 Diebe kehren heim.",
    "Jonas steals chest 5 from the white palace! 5 thieves go home.",
    "You steal chest 5 from the white palace! 5 thieves go home.",
  ],
  [
    { type: "robbed", seat: 3, palace: "purple", chest: 7 },
    "Lars raubt die 7er-Truhe, die letzte im lila Palast! 7 Diebe kehren heim.",
    "Du raubst die 7er-Truhe, die letzte im lila Palast! 7 Diebe kehren heim.",
    "Lars steals chest 7, the last one in the purple palace! 7 thieves go home.",
    "You steal chest 7, the last one in the purple palace! 7 thieves go home.",
  ],
  [
    { type: "drew", seat: 0, count: 0, dancer: false, passed: false },
    "Mira beendet den Zug, doch es ist keine Karte mehr da.",
    "Du beendest den Zug, doch es ist keine Karte mehr da.",
    "Mira ends the turn, but there is no card left to draw.",
    "You end your turn, but there is no card left to draw.",
  ],
  [
    { type: "drew", seat: 0, count: 1, dancer: true, passed: true },
    "Mira passt und nimmt 1 Tänzerin, denn sonst ist keine Karte mehr da.",
    "Du passt und nimmst 1 Tänzerin, denn sonst ist keine Karte mehr da.",
    "Mira passes and takes 1 dancer, as no other card is left.",
    "You pass and take 1 dancer, as no other card is left.",
  ],
  [
    { type: "drew", seat: 1, count: 4, dancer: true, passed: true },
    "Jonas passt und zieht 4 Karten, darunter 1 Tänzerin.",
    "Du passt und ziehst 4 Karten, darunter 1 Tänzerin.",
    "Jonas passes and draws 4 cards, one of them a dancer.",
    "You pass and draw 4 cards, one of them a dancer.",
  ],
  [
    { type: "drew", seat: 1, count: 4, dancer: true, passed: true, cards: ["red", "red", "blue", "dancer"] },
    "Jonas passt und zieht: 2 rote, 1 blaue und 1 Tänzerin.",
    "Du passt und ziehst: 2 rote, 1 blaue und 1 Tänzerin (nur du siehst das).",
    "Jonas passes and draws 2 red, 1 blue and 1 dancer.",
    "You pass and draw 2 red, 1 blue and 1 dancer (only you see this).",
  ],
  [
    { type: "drew", seat: 1, count: 3, dancer: false, passed: false },
    "Jonas beendet den Zug und zieht 3 Karten.",
    "Du beendest den Zug und ziehst 3 Karten.",
    "Jonas ends the turn and draws 3 cards.",
    "You end your turn and draw 3 cards.",
  ],
  [
    { type: "won", seat: 1, chests: 5 },
    "Das macht 5 Truhen: Jonas gewinnt die Partie!",
    "Das macht 5 Truhen: Du gewinnst die Partie!",
    "That makes 5 chests: Jonas wins the game!",
    "That makes 5 chests: you win the game!",
  ],
];

describe.each(told)("%j", (event, inGerman, du, inEnglish, you) => {
  const seat = "seat" in event ? event.seat : -1;

  test("is told in German and in English", () => {
    expect(plain(de.event(event, names))).toBe(inGerman);
    expect(plain(en.event(event, names))).toBe(inEnglish);
  });

  test("is told to the one who did it, and to nobody else as if they had", () => {
    expect(plain(de.event(event, names, seat))).toBe(du);
    expect(plain(en.event(event, names, seat))).toBe(you);
    expect(plain(de.event(event, names, seat === 0 ? 1 : 0))).toBe(inGerman);
    expect(plain(en.event(event, names, seat === 0 ? 1 : 0))).toBe(inEnglish);
  });

  test("no number parts from its noun", () => {
    for (const words of [de, en]) expect(words.event(event, names, seat)).not.toMatch(/\d (?!from|und|and)[a-zäöüß]/i);
  });
});

test.each([
  [{ type: "posted" }, "Vor jedem Palast steht ein schwarzer Wächter.", "A black guard stands at every palace."],
  [
    { type: "reshuffled", count: 1 },
    "Der Ablagestapel wird gemischt: 1 Karte im neuen Stapel.",
    "The discard pile is shuffled: 1 card in the new draw pile.",
  ],
  [
    { type: "reshuffled", count: 4 },
    "Der Ablagestapel wird gemischt: 4 Karten im neuen Stapel.",
    "The discard pile is shuffled: 4 cards in the new draw pile.",
  ],
] as [ThievesEvent, string, string][])("%j happens to everyone", (event, inGerman, inEnglish) => {
  expect([plain(de.event(event, names, 0)), plain(en.event(event, names, 0))]).toEqual([inGerman, inEnglish]);
});

test("every palace is declined in every sentence that names it", () => {
  const weak = PALACES.map((palace) => de.event({ type: "robbed", seat: 0, palace, chest: 4 }, names)?.split(" ")[6]);
  const strong = PALACES.map((palace) =>
    plain(de.event({ type: "smuggled", seat: 0, palace, paid: [palace] }, names))
      ?.split(" ")
      .at(-2),
  );
  expect(weak).toEqual(["roten", "grünen", "weißen", "lila", "blauen", "gelben"]);
  expect(strong).toEqual(["rote", "grüne", "weiße", "lila", "blaue", "gelbe"]);
});

describe("what is awaited", () => {
  const seat = { handSize: 6, dancers: 0, guardsToPlace: 0, blacksToPlace: 0, home: 12, chests: 0 };
  const acting: ThievesView = {
    viewer: 0,
    phase: "act",
    turn: 0,
    actions: 0,
    thiefActions: 0,
    seats: [seat, seat],
    palaces: PALACES.map(() => ({ chests: 4, guards: [1, 1, 1], thieves: [0, 0] })),
    pile: 89,
    discard: [0, 0, 0, 0, 0, 0],
    dancers: 8,
    own: { hand: [6, 0, 0, 0, 0, 0, 0] },
  };
  const placing = (guardsToPlace: number, blacksToPlace: number): ThievesView => ({
    ...acting,
    phase: "place",
    seats: [{ ...seat, guardsToPlace, blacksToPlace }, seat],
  });

  test.each([
    [placing(4, 0), "Stell einen deiner Wächter auf: noch 4.", "Place one of your guards: 4 left."],
    [placing(1, 0), "Stell deinen letzten Wächter auf.", "Place your last guard."],
    [placing(0, 2), "Stell einen schwarzen Wächter auf: noch 2.", "Place a black guard: 2 left."],
    [placing(0, 1), "Stell deinen letzten schwarzen Wächter auf.", "Place your last black guard."],
    [placing(3, 1), "Stell einen Wächter auf: noch 3 eigene, 1 schwarzer.", "Place a guard: 3 of your own and 1 black left."],
    [{ ...placing(1, 1), viewer: 1 }, "Mira stellt einen Wächter auf.", "Mira is placing a guard."],
    [acting, "Dein Zug: Schick Diebe und Wächter los oder passe.", "Your turn: send out thieves and guards, or pass."],
    [{ ...acting, actions: 2 }, "Mach weiter oder zieh Karten.", "Carry on, or draw cards."],
    [
      { ...acting, actions: 3, thiefActions: 2 },
      "Noch 1 Diebesaktion: Mach weiter oder zieh Karten.",
      "1 thief action left: carry on, or draw cards.",
    ],
    [
      { ...acting, actions: 3, thiefActions: 3 },
      "Jetzt nur noch Wächter: Mach weiter oder zieh Karten.",
      "Only guards now: carry on, or draw cards.",
    ],
    [{ ...acting, viewer: "public", own: null }, "Mira ist am Zug.", "It is Mira’s turn."],
    [{ ...acting, viewer: 1, actions: 1, thiefActions: 1 }, "Mira ist am Zug.", "It is Mira’s turn."],
    [{ ...acting, phase: "over" }, "Die Partie ist zu Ende.", "The game is over."],
  ] as [ThievesView, string, string][])(
    "%#: said to the one who acts, and about them to the others",
    (view, inGerman, inEnglish) => {
      expect(plain(de.awaited(view, names))).toBe(inGerman);
      expect(plain(en.awaited(view, names))).toBe(inEnglish);
    },
  );
});

test.each([
  [{ type: "place", guard: "black", palace: "red" }, "Schwarzen Wächter aufstellen: Rot", "Place a black guard: red"],
  [
    { type: "smuggle", palace: "red", pay: ["red", "red", "dancer"] },
    "Einschleusen: Rot (2 rote, 1 Tänzerin)",
    "Smuggle in: red (2 red, 1 dancer)",
  ],
  [
    { type: "send", from: "green", to: "white", pay: ["white"] },
    "Umsetzen: Grün nach Weiß (1 weiße)",
    "Send a guard: green to white (1 white)",
  ],
  [
    { type: "escort", from: "white", to: "purple", pay: ["dancer"] },
    "Umsetzen mit Dieb: Weiß nach Lila (1 Tänzerin)",
    "Escort a thief: white to purple (1 dancer)",
  ],
  [
    { type: "bribe", from: "red", to: "blue", pay: ["red", "blue"] },
    "Bestechen: Rot nach Blau (1 rote, 1 blaue)",
    "Bribe a guard: red to blue (1 red, 1 blue)",
  ],
  [{ type: "draw", dancer: true }, "Zug beenden: Karten und Tänzerin ziehen", "End the turn: draw with a dancer"],
] as [Move, string, string][])("%j has a name", (move, inGerman, inEnglish) => {
  expect(plain(de.move(move))).toBe(inGerman);
  expect(plain(en.move(move))).toBe(inEnglish);
});

test("a draw points to the paragraph that names both ways to draw", () => {
  for (const file of ["RULES.md", "RULES.de.md"]) {
    const rules = readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
    expect(rules.split("\n\n").find((block) => block.startsWith(`**${de.rules["drew"]}** `))).toContain("(5.1, 5.3)");
  }
});

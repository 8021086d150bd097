/** The sentences that must be exact: who, what, where and for which cards, in both languages. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Move, PALACES, type ThievesEvent, type ThievesView } from "../src/index.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

const names = ["Mira", "Jonas", "Lea", "Lars"];

const told: readonly (readonly [ThievesEvent, string, string])[] = [
  [{ type: "posted" }, "Vor jedem Palast steht ein schwarzer Wächter.", "A black guard stands in front of every palace."],
  [
    { type: "placed", seat: 0, guard: "own", palace: "red" },
    "Mira stellt einen Wächter vor den roten Palast.",
    "Mira places a guard in front of the red palace.",
  ],
  [
    { type: "placed", seat: 3, guard: "black", palace: "purple" },
    "Lars stellt einen schwarzen Wächter vor den lila Palast.",
    "Lars places a black guard in front of the purple palace.",
  ],
  [
    { type: "smuggled", seat: 0, palace: "red", paid: ["red", "red"] },
    "Mira schleust einen Dieb in den roten Palast ein (2 rote Karten).",
    "Mira smuggles a thief into the red palace (2 red cards).",
  ],
  [
    { type: "smuggled", seat: 1, palace: "white", paid: ["white", "dancer", "dancer"] },
    "Jonas schleust einen Dieb in den weißen Palast ein (1 weiße Karte und 2 Tänzerinnen).",
    "Jonas smuggles a thief into the white palace (1 white card and 2 dancers).",
  ],
  [
    { type: "sent", seat: 0, from: "red", to: "blue", paid: ["blue"] },
    "Mira schickt einen Wächter vom roten zum blauen Palast (1 blaue Karte).",
    "Mira sends a guard from the red to the blue palace (1 blue card).",
  ],
  [
    { type: "escorted", seat: 1, from: "white", to: "purple", paid: ["dancer"] },
    "Jonas schickt einen Wächter vom weißen zum lila Palast, und ein Dieb geht mit (1 Tänzerin).",
    "Jonas sends a guard from the white to the purple palace, and a thief goes along (1 dancer).",
  ],
  [
    { type: "bribed", seat: 2, from: "yellow", to: "green", paid: ["green", "yellow"] },
    "Lea besticht einen schwarzen Wächter, und er geht vom gelben zum grünen Palast (1 grüne und 1 gelbe Karte).",
    "Lea bribes a black guard to go from the yellow to the green palace (1 green and 1 yellow card).",
  ],
  [
    { type: "robbed", seat: 1, palace: "white", chest: 5 },
    "Jonas raubt die 5er-Truhe aus dem weißen Palast, und die 5 Diebe kehren heim!",
    "Jonas steals the chest marked 5 from the white palace, and the 5 thieves go home!",
  ],
  [
    { type: "robbed", seat: 3, palace: "purple", chest: 7 },
    "Lars raubt die 7er-Truhe, die letzte im lila Palast, und die 7 Diebe kehren heim!",
    "Lars steals the chest marked 7, the last one in the purple palace, and the 7 thieves go home!",
  ],
  [
    { type: "reshuffled", count: 1 },
    "Der Stapel ist leer: Die Ablage wird gemischt und ist jetzt der neue Stapel (1 Karte).",
    "The pile is empty: the discards are shuffled into a new one of 1 card.",
  ],
  [
    { type: "reshuffled", count: 4 },
    "Der Stapel ist leer: Die Ablage wird gemischt und ist jetzt der neue Stapel (4 Karten).",
    "The pile is empty: the discards are shuffled into a new one of 4 cards.",
  ],
  [
    { type: "drew", seat: 0, count: 0, dancer: false, passed: false },
    "Mira beendet den Zug, doch es ist keine Karte mehr da.",
    "Mira ends the turn, but there is no card left to draw.",
  ],
  [
    { type: "drew", seat: 0, count: 1, dancer: true, passed: true },
    "Mira passt und nimmt 1 Tänzerin, denn sonst ist keine Karte mehr da.",
    "Mira passes and takes 1 dancer, since no other card is left.",
  ],
  [
    { type: "won", seat: 1, chests: 5 },
    "Das macht 5 Truhen: Jonas gewinnt das Spiel!",
    "That makes 5 chests: Jonas wins the game!",
  ],
];

describe.each(told)("%j", (event, german, english) => {
  test("is told in German and in English", () => {
    expect(de.event(event, names)).toBe(german);
    expect(en.event(event, names)).toBe(english);
  });
});

test("cards that were drawn are named to their owner; the others hear how many, and of a dancer", () => {
  const open = { type: "drew", seat: 1, count: 4, dancer: true, passed: true } as const;
  const own = { ...open, cards: ["red", "red", "blue", "dancer"] } as const;
  expect(de.event(own, names)).toBe("Jonas passt und zieht 4 Karten: 2 rote, 1 blaue und 1 Tänzerin.");
  expect(de.event(open, names)).toBe("Jonas passt und zieht 4 Karten, darunter 1 Tänzerin.");
  expect(en.event(own, names)).toBe("Jonas passes and draws 4 cards: 2 red, 1 blue and 1 dancer.");
  expect(en.event(open, names)).toBe("Jonas passes and draws 4 cards, one of them a dancer.");
  const three = { type: "drew", seat: 1, count: 3, dancer: false, passed: false } as const;
  expect(de.event(three, names)).toBe("Jonas beendet den Zug und zieht 3 Karten.");
  expect(en.event({ ...three, cards: ["red", "red", "red"] }, names)).toBe("Jonas ends the turn and draws 3 cards: 3 red.");
  const dealt = { type: "dealt", seat: 0, count: 6 } as const;
  expect(de.event({ ...dealt, cards: ["green", "green", "green", "purple", "purple", "yellow"] }, names)).toBe(
    "Mira nimmt 6 Karten auf die Hand: 3 grüne, 2 lila und 1 gelbe.",
  );
  expect(en.event(dealt, names)).toBe("Mira picks up 6 cards.");
});

test("every palace is declined in every sentence that names it", () => {
  const weak = PALACES.map((palace) => de.event({ type: "robbed", seat: 0, palace, chest: 4 }, names)?.split(" ")[6]);
  const strong = PALACES.map((palace) =>
    de
      .event({ type: "smuggled", seat: 0, palace, paid: [palace] }, names)
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
    [placing(4, 0), "Stelle einen deiner Wächter auf: noch 4.", "Place one of your guards: 4 left."],
    [placing(1, 0), "Stelle deinen letzten Wächter auf.", "Place your last guard."],
    [placing(0, 2), "Stelle einen schwarzen Wächter auf: noch 2.", "Place a black guard: 2 left."],
    [placing(0, 1), "Stelle deinen letzten schwarzen Wächter auf.", "Place your last black guard."],
    [placing(3, 1), "Stelle einen Wächter auf: noch 3 eigene, 1 schwarzer.", "Place a guard: 3 of your own and 1 black left."],
    [{ ...placing(1, 1), viewer: 1 }, "Mira stellt einen Wächter auf.", "Mira is placing a guard."],
    [acting, "Dein Zug: Schicke Diebe und Wächter los oder passe.", "Your turn: send out thieves and guards, or pass."],
    [{ ...acting, actions: 2 }, "Mach weiter oder ziehe Karten.", "Carry on, or draw cards."],
    [
      { ...acting, actions: 3, thiefActions: 2 },
      "Noch 1 Diebesaktion: Mach weiter oder ziehe Karten.",
      "1 thief action left: carry on, or draw cards.",
    ],
    [
      { ...acting, actions: 3, thiefActions: 3 },
      "Jetzt nur noch Wächter: Mach weiter oder ziehe Karten.",
      "Only guards now: carry on, or draw cards.",
    ],
    [{ ...acting, viewer: "public", own: null }, "Mira ist am Zug.", "It is Mira's turn."],
    [{ ...acting, viewer: 1, actions: 1, thiefActions: 1 }, "Mira ist am Zug.", "It is Mira's turn."],
    [{ ...acting, phase: "over" }, "Das Spiel ist zu Ende.", "The game is over."],
  ] as [ThievesView, string, string][])("%#: said to the one who acts, and about them to the others", (view, german, english) => {
    expect(de.awaited(view, names)).toBe(german);
    expect(en.awaited(view, names)).toBe(english);
  });
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
] as [Move, string, string][])("%j has a name", (move, german, english) => {
  expect(de.move(move)).toBe(german);
  expect(en.move(move)).toBe(english);
});

test("a draw points to the paragraph that names both ways to draw", () => {
  for (const file of ["RULES.md", "RULES.de.md"]) {
    const rules = readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
    expect(rules.split("\n\n").find((block) => block.startsWith(`**${de.rules["drew"]}** `))).toContain("(5.1, 5.3)");
  }
});

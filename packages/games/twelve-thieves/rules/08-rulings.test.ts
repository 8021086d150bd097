/** Section 8: the printed rules themselves, and the rulings T1 to T10 one by one. */
import { readFileSync } from "node:fs";
import { rule, stage } from "@tafelrunde/testkit";
import { expect, test } from "vitest";
import { CARDS, PALACES, twelveThieves } from "../src/index.ts";
import {
  chestsOf,
  guardsAt,
  handOf,
  homeOf,
  matchAt,
  movesOf,
  placing,
  refused,
  table,
  thievesAt,
  typesOf,
} from "./positions.ts";

const printed = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const english = printed("RULES.md");
const german = printed("RULES.de.md");
const idsOf = (text: string): string[] => [...text.matchAll(/^\*\*(\S+)\*\* /gm)].map((match) => match[1]!);
const paragraph = (text: string, id: string): string => text.split("\n\n").find((block) => block.startsWith(`**${id}** `)) ?? "";
const houseRulings = (text: string, mark: string): string[] =>
  idsOf(text).filter((id) => paragraph(text, id).trimEnd().endsWith(mark));

const OURS = ["1.1", "1.6", "2.6", "4.5", "5.2", "5.3", "5.5", "5.6", "6.2", "T1", "T6", "T8", "T10"];

test("both languages print the same paragraphs in the same order, each once, and mark the same house rulings", () => {
  expect(idsOf(german)).toEqual(idsOf(english));
  expect(new Set(idsOf(english)).size).toBe(idsOf(english).length);
  expect(houseRulings(english, "*(house ruling)*")).toEqual(OURS);
  expect(houseRulings(german, "*(Hausregel)*")).toEqual(OURS);
});

test("every paragraph that a text or a refusal points at is printed", () => {
  const ids = new Set(idsOf(english));
  const pointers = (text: string): string[] => [...text.matchAll(/\b([1-8]\.\d+|T\d+)\b/g)].map((match) => match[1]!);
  for (const pointedAt of [...pointers(english), ...pointers(german)]) expect(ids).toContain(pointedAt);
  for (const id of idsOf(english)) expect(pointers(paragraph(german, id)), id).toEqual(pointers(paragraph(english, id)));
  const refusals = printed("src/refusal.ts").matchAll(/"(\d\.\d+)"/g);
  for (const [, pointedAt] of refusals) expect(ids).toContain(pointedAt);
});

rule(["T1", "1.1"], "the six palaces have these names in this order, in the game and in both rules", () => {
  expect(PALACES).toEqual(["red", "green", "white", "purple", "blue", "yellow"]);
  expect(CARDS).toEqual([...PALACES, "dancer"]);
  expect(paragraph(english, "T1")).toContain("red, green, white, purple, blue, yellow");
  expect(paragraph(german, "T1")).toContain("Rot, Grün, Weiß, Lila, Blau, Gelb");
  expect(paragraph(english, "T1")).toContain("Players: green, red, blue, yellow, in the order of the seats");
  expect(paragraph(german, "T1")).toContain("Spieler: Grün, Rot, Blau, Gelb, in der Reihenfolge der Plätze");
});

rule("T2", "six black guards stand before anybody places one, and in the variant none", () => {
  for (const seats of [2, 3, 4]) {
    const usual = stage(twelveThieves, { seats, rolls: [] });
    expect(PALACES.map((palace) => guardsAt(usual.state, palace))).toEqual(Array(6).fill("black"));
    const variant = stage(twelveThieves, { seats, options: { guards: "chosen" }, rolls: [] });
    expect(PALACES.map((palace) => guardsAt(variant.state, palace))).toEqual(Array(6).fill(""));
  }
});

rule("T3", "nobody robs in another's turn: three thieves wait while the chest above them changes", () => {
  const { state, play } = table(2, { hands: ["red red red"], guards: { red: "0 1" }, thieves: { red: [3, 3] } }, [1, 1, 1]);
  play("0 smuggle red for red", "0 send red green for red", "0 draw");
  expect([chestsOf(state), thievesAt(state, "red"), homeOf(state)]).toEqual([
    [1, 0],
    [0, 3],
    [12, 9],
  ]);
});

rule("T4", "whoever holds both chooses between dancer and palace card, and pays with exactly that", () => {
  for (const [pay, left] of [
    ["red", "dancer"],
    ["dancer", "red"],
  ] as const) {
    const { state, play } = table(2, { hands: ["red dancer"], guards: { red: "0 black" } });
    expect(movesOf(state, 0, "smuggle red")).toEqual(["smuggle red for red", "smuggle red for dancer"]);
    play(`0 smuggle red for ${pay}`);
    expect(handOf(state, 0)).toBe(left);
  }
});

rule("T5", "one dancer at most: the other three cards of a pass come from the pile", () => {
  const { state, play } = table(2, { pile: "red green white purple" }, [1, 1, 1]);
  play("0 draw dancer");
  expect(handOf(state, 0)).toBe("red green white dancer");
  expect(refused(state, 1, { type: "draw", dancer: 2 })).toEqual({ code: "malformed", rule: "2.2" });
});

rule("T6", "an emptied palace keeps the thieves who wait there, whichever guards leave it or move elsewhere", () => {
  const { state, play } = table(
    2,
    {
      hands: ["red blue", "blue"],
      guards: { red: "0 1", blue: "0 1 black" },
      chests: { red: 0 },
      thieves: { red: [7, 5], blue: [3, 0] },
    },
    [1, 1, 1, 1, 1, 1],
  );
  play("0 send red blue for red", "0 send blue green for blue", "0 draw", "1 send blue green for blue", "1 draw");
  expect(guardsAt(state, "red")).toBe("1");
  expect([thievesAt(state, "red"), homeOf(state)]).toEqual([
    [7, 5],
    [2, 7],
  ]);
});

rule("T7", "the size of a hand counts dancers too, and both numbers are open", () => {
  const { state } = table(2, { hands: ["red dancer dancer", "white"] });
  expect(twelveThieves.view(state, "public").seats.map(({ handSize, dancers }) => [handSize, dancers])).toEqual([
    [3, 2],
    [1, 0],
  ]);
});

rule("T8", "an action that can be taken back asks for no luck and uncovers no card", () => {
  const { state, play } = table(2, { hands: ["red red green green blue dancer"], guards: { red: "0 black", green: "0 black" } });
  const unseen = JSON.stringify([state.pile, state.seats[1]]);
  const events = play(
    "0 smuggle red for red",
    "0 escort red green for dancer",
    "0 bribe green blue for green blue",
    "0 send green red for green",
  );
  expect(typesOf(events)).toEqual(["smuggled", "escorted", "bribed", "sent"]);
  expect(JSON.stringify([state.pile, state.seats[1]])).toBe(unseen);
  const match = matchAt(2, { hands: ["red"], guards: { red: "0 black" } });
  expect(match.playText(0, "smuggle red for red")).toMatchObject({ ok: true });
  expect(match.latest()?.rolls).toEqual([]);
});

rule("T9", "where guards are placed can never depend on cards: until the last one all hands are empty", () => {
  const blacks = PALACES.map((palace, turn) => `${turn % 3} place black ${palace}`);
  for (const [guards, moves] of [
    ["posted", placing(3)],
    ["chosen", [...placing(3), ...blacks]],
  ] as const) {
    const { state, play } = stage(twelveThieves, { seats: 3, options: { guards }, rolls: [], moves: moves.slice(0, -1) });
    expect(state.phase).toBe("place");
    expect(state.seats.map(({ hand }) => Math.max(...hand))).toEqual([0, 0, 0]);
    expect(state.pile).toEqual([17, 17, 17, 17, 17, 17, 0]);
    expect(() => play(moves.at(-1)!)).toThrow("no roll left for 102 sides");
  }
});

rule("T10", "a draw that the pile can serve leaves the discards alone, however many they are", () => {
  const { state, play } = table(2, { pile: "red red red red", discard: "blue blue blue" }, [1, 1, 1, 1]);
  expect(typesOf(play("0 draw"))).toEqual(["drew"]);
  expect([state.pile, state.discard]).toEqual([
    [0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 3, 0, 0],
  ]);
});

/** Paragraphs 1.1 to 1.6: what lies on the table before the first turn. */
import { chanceOf, checkOptions } from "@tafelrunde/core";
import { rule, stage } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { RANDOM_SETS } from "../src/cards.ts";
import { type Card, cardsIn, kingOf12, type KingEvent } from "../src/index.ts";
import { allLay, facesOf, FIRST_GAME_SET, lay, randomGame, the, tokens } from "./positions.ts";

rule("1.1", "two, three or four can play, and no other number", () => {
  expect(kingOf12.seats).toEqual({ min: 2, max: 4 });
});

for (const seats of [2, 3, 4])
  rule("1.1", `each of ${seats} players has one die and a hand of the same seven cards, and nothing else`, () => {
    const { state } = stage(kingOf12, { seats, rolls: [3, 8, 12, 1].slice(0, seats) });
    expect(state.seats).toHaveLength(seats);
    for (const seat of state.seats) {
      expect(cardsIn(seat.hand)).toEqual(FIRST_GAME_SET);
      expect([seat.laid, seat.discard, seat.kept, seat.ones, seat.twos]).toEqual([0, 0, 0, 0, 0]);
    }
  });

const SUPPLY = { ones: 9, twos: 6 };
const MOST_TURNS = 6;

rule("1.2", "six turns with a 1 and a 2 each are the most a round can hand out, and the supply has that many", () => {
  expect(MOST_TURNS).toBeLessThanOrEqual(SUPPLY.ones);
  expect(MOST_TURNS).toBeLessThanOrEqual(SUPPLY.twos);
  const { play, state } = stage(kingOf12, {
    seats: 3,
    options: { set: "chosen", cards: ["alchemist", "gambler", "machine", "merchants", "reverser", "troublemakers"] },
    rolls: [2, 12, 3],
  });
  const events = play(
    ...lay("reverser", "alchemist", "gambler"),
    ...lay("gambler", "machine", "merchants"),
    ...lay("knight", "knight", "knight"),
    ...lay("troublemakers", "troublemakers", "machine"),
    ...lay("alchemist", "gambler", "alchemist"),
    ...lay("machine", "merchants", "troublemakers"),
  );
  expect(events.filter((event) => event.type === "scored")).toHaveLength(MOST_TURNS);
  expect(events.at(-1)).toMatchObject({ type: "round-ended", totals: [3, 8, 7] });
  expect(tokens(state)).toEqual(["12", "111122", "1222"]);
});

rule("1.2", "no game ever needs more tokens than there are", () => {
  const greedy: string[] = [];
  for (let seed = 0; seed < 300; seed++)
    randomGame(seed, 2 + (seed % 3), (state, events) => {
      const used = tokens(state).join("");
      const isEnough =
        used.replaceAll("2", "").length <= Math.min(state.turn, SUPPLY.ones) &&
        used.replaceAll("1", "").length <= Math.min(state.turn, SUPPLY.twos) &&
        state.turn <= MOST_TURNS &&
        events.filter((event) => event.type === "scored").length <= 1;
      if (!isEnough) greedy.push(`seed ${seed}, turn ${state.turn}: ${used}`);
    });
  expect(greedy).toEqual([]);
});

rule("1.3", "without a choice the first game's set is on the table", () => {
  const { events } = stage(kingOf12, { seats: 2, rolls: [4, 9] });
  expect(the(events, "set-chosen").cards).toEqual(FIRST_GAME_SET);
  const named = stage(kingOf12, { seats: 2, options: { set: "first" }, rolls: [4, 9] });
  expect(named.events).toEqual(events);
});

rule("1.3", "the Knight is in every set: the first, every random one and any chosen one", () => {
  expect(FIRST_GAME_SET).toContain("knight");
  for (const set of RANDOM_SETS) expect(cardsIn(set)).toContain("knight");
  const cards: Card[] = ["gambler", "lady", "merchants", "oracle", "parasite", "troublemakers"];
  const { events } = stage(kingOf12, { seats: 2, options: { set: "chosen", cards }, rolls: [4, 9] });
  expect(the(events, "set-chosen").cards).toEqual([...cards, "knight"].toSorted());
});

const BLUE: Card[] = ["oracle", "reverser", "sorcerer"];
const blueIn = (cards: readonly Card[]): number => cards.filter((card) => BLUE.includes(card)).length;

rule(["1.4", "K2"], "there are 266 random sets: two blue cards with four of eight others, or all three with three", () => {
  const sets = RANDOM_SETS.map(cardsIn);
  for (const cards of sets) {
    expect(cards).toHaveLength(7);
    expect(cards).toContain("knight");
    expect(blueIn(cards)).toBeGreaterThanOrEqual(2);
  }
  expect(new Set(sets.map(String)).size).toBe(266);
  expect(sets.filter((cards) => blueIn(cards) === 2)).toHaveLength(3 * 70);
  expect(sets.filter((cards) => blueIn(cards) === 3)).toHaveLength(56);
});

rule(["1.4", "1.6"], "a random set takes one roll of 266 sides, each result another set; then the dice are rolled", () => {
  const seen = new Set<string>();
  for (let result = 1; result <= 266; result++) {
    const sides: number[] = [];
    const chance = chanceOf((of) => (sides.push(of), of === 266 ? result : 7));
    const checked = checkOptions(kingOf12.options, { set: "random" });
    if (!checked.ok) throw new Error(checked.option);
    const state = kingOf12.setup(checked.options, 3, { chance });
    expect(sides).toEqual([266, 12, 12, 12]);
    seen.add(String(cardsIn(state.set)));
    for (const seat of state.seats) expect(seat.hand).toBe(state.set);
  }
  expect(seen.size).toBe(266);
});

rule("1.5", "a chosen set is the Knight and the six cards named, in whatever order, and draws no lot", () => {
  const cards: Card[] = ["troublemakers", "merchants", "lady", "golem", "gambler", "alchemist"];
  const { state } = stage(kingOf12, { seats: 2, options: { set: "chosen", cards }, rolls: [4, 9] });
  const seven = ["alchemist", "gambler", "golem", "knight", "lady", "merchants", "troublemakers"];
  expect(cardsIn(state.set)).toEqual(seven);
  for (const seat of state.seats) expect(cardsIn(seat.hand)).toEqual(seven);
});

const SIX = ["alchemist", "golem", "machine", "oracle", "parasite", "sorcerer"];

for (const [what, cards] of [
  ["a card that does not exist", ["alchemist", "golem", "machine", "oracle", "parasite", "jester"]],
  ["five cards", SIX.slice(0, 5)],
  ["seven cards", [...SIX, "lady"]],
  ["a card twice", ["alchemist", "alchemist", "golem", "machine", "oracle", "parasite"]],
  ["a card twice beside six others", [...SIX, "golem"]],
  ["the Knight, who is in anyway", ["knight", "golem", "machine", "oracle", "parasite", "sorcerer"]],
  ["no cards", []],
  ["numbers", [0, 1, 2, 3, 4, 5]],
  ["a word instead of a list", "alchemist"],
  ["an object instead of a list", { 0: "alchemist", length: 6 }],
  ["nothing at all", null],
] as const)
  rule("1.5", `a chosen set with ${what} is refused by the name of the option`, () => {
    expect(checkOptions(kingOf12.options, { set: "chosen", cards })).toEqual({ ok: false, code: "bad-option", option: "cards" });
  });

rule(["1.3", "1.5"], "an unknown kind of set, an unknown option and options that are none are refused by name", () => {
  const check = (chosen: unknown): unknown => checkOptions(kingOf12.options, chosen);
  expect(check({ set: "second" })).toEqual({ ok: false, code: "bad-option", option: "set" });
  expect(check({ set: ["first"] })).toEqual({ ok: false, code: "bad-option", option: "set" });
  expect(check({ set: "first", dice: 12 })).toEqual({ ok: false, code: "unknown-option", option: "dice" });
  expect(check(JSON.parse('{"__proto__": {}}'))).toEqual({ ok: false, code: "unknown-option", option: "__proto__" });
  for (const none of [null, "first", 7, []]) expect(check(none)).toEqual({ ok: false, code: "bad-option", option: "" });
  expect(check({})).toEqual({ ok: true, options: { set: "first", cards: SIX } });
});

rule("1.6", "every seat rolls once, in seat order, and the dice lie open for all", () => {
  const { state, events } = stage(kingOf12, { seats: 4, rolls: [11, 2, 12, 1] });
  expect(facesOf(state)).toEqual([11, 2, 12, 1]);
  expect(events.at(-1)).toEqual({ type: "dice-rolled", round: 1, faces: [11, 2, 12, 1] });
  for (const viewer of [0, 1, 2, 3, "public"] as const)
    expect(kingOf12.view(state, viewer).seats.map((seat) => seat.face)).toEqual([11, 2, 12, 1]);
});

rule(["1.1", "1.6"], "after the set-up everybody may lay, and nobody has to wait", () => {
  const { state, play } = stage(kingOf12, { seats: 4, rolls: [11, 2, 12, 1] });
  expect(kingOf12.actors(state)).toEqual([0, 1, 2, 3]);
  const events: readonly KingEvent[] = play(...allLay(4, "knight"));
  expect(the(events, "revealed").cards).toEqual(["knight", "knight", "knight", "knight"]);
});

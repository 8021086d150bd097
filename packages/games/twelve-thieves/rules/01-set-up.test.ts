/** Paragraphs 1.1 to 1.9: what lies on the table, who places guards, and when the hands are dealt. */
import { checkOptions, Match, sha256Hex } from "@tafelrunde/core";
import { rule, stage } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { PALACES, topChest, twelveThieves } from "../src/index.ts";
import { dealtCards, guardsAt, handOf, movesOf, placing, refused, type ThievesTable, typesOf } from "./positions.ts";

const COUNTS = [2, 3, 4] as const;

/** A table on which no guard of a seat stands yet. No luck is needed for it. */
const bare = (seats: number, ...moves: readonly string[]): ThievesTable => stage(twelveThieves, { seats, rolls: [], moves });

/** A table on which all guards stand; every roll of the deal is a 1. */
const dealt = (seats: number): ThievesTable =>
  stage(twelveThieves, { seats, rolls: Array.from({ length: dealtCards(seats) }, () => 1), moves: placing(seats) });

rule("1.1", "two, three or four can play, and no other number", () => {
  expect(twelveThieves.seats).toEqual({ min: 2, max: 4 });
  for (const count of [0, 1, 2, 3, 4, 5]) {
    const seats = Array.from({ length: count }, (_, seat) => ({ name: `Seat ${seat}` }));
    const entropy = seats.map((_, seat) => sha256Hex(`entropy ${seat}`).slice(0, 32));
    const begun = Match.begin(twelveThieves, { options: {}, seats, secret: sha256Hex("secret"), entropy });
    expect(begun.ok).toBe(count >= 2 && count <= 4);
  }
});

rule(["1.1", "1.2", "1.3"], "six palaces, each with four chests, the 4 on top, one black guard and an empty courtyard", () => {
  for (const seats of COUNTS) {
    const { state, events } = bare(seats);
    expect(events).toEqual([{ type: "posted" }]);
    expect(state.palaces).toHaveLength(6);
    for (const [index, palace] of state.palaces.entries()) {
      expect([palace.chests, topChest(palace)]).toEqual([4, 4]);
      expect(guardsAt(state, PALACES[index]!)).toBe("black");
      expect(palace.thieves).toEqual(Array(seats).fill(0));
    }
  }
});

rule("1.2", "below the 4 lie the 5, the 6 and the 7, and then nothing", () => {
  expect([4, 3, 2, 1, 0].map((chests) => topChest({ chests }))).toEqual([4, 5, 6, 7, null]);
});

rule(["1.3", "1.7"], "three guards fit beside the black one; a fifth guard finds no place before that palace", () => {
  const { state } = bare(4, "0 place red", "1 place red", "2 place red");
  expect(guardsAt(state, "red")).toBe("0 1 2 black");
  expect(refused(state, 3, "place red")).toEqual({ code: "no-free-place", rule: "1.7" });
  expect(movesOf(state, 3)).toEqual(["place green", "place white", "place purple", "place blue", "place yellow"]);
});

rule("1.4", "102 palace cards, 17 of each palace, none of them a dancer, and eight dancers beside them", () => {
  for (const seats of COUNTS) {
    const before = bare(seats).state;
    expect([before.pile, before.dancers]).toEqual([[17, 17, 17, 17, 17, 17, 0], 8]);
    const { state } = dealt(seats);
    for (const card of PALACES.keys()) {
      const hands = state.seats.reduce((sum, { hand }) => sum + hand[card]!, 0);
      expect(hands + state.pile[card]!).toBe(17);
    }
    expect([state.dancers, state.discard]).toEqual([8, [0, 0, 0, 0, 0, 0, 0]]);
    for (const { hand } of state.seats) expect(hand[6]).toBe(0);
  }
});

for (const [seats, guards] of [
  [2, 4],
  [3, 3],
  [4, 2],
] as const)
  rule("1.5", `with ${seats} players everybody has twelve thieves at home and ${guards} guards to place`, () => {
    for (const seat of bare(seats).state.seats)
      expect(seat).toEqual({ hand: [0, 0, 0, 0, 0, 0, 0], guardsToPlace: guards, blacksToPlace: 0, home: 12, chests: 0 });
    expect(placing(seats)).toHaveLength(seats * guards);
    for (const seat of dealt(seats).state.seats) expect([seat.guardsToPlace, seat.home]).toEqual([0, 12]);
  });

for (const [seats, hands] of [
  [2, [6, 7]],
  [3, [6, 7, 8]],
  [4, [6, 7, 8, 9]],
] as const)
  rule("1.6", `${seats} players get ${hands.join(", ")} cards, and the first seat begins`, () => {
    const { state, events } = dealt(seats);
    expect(state.seats.map(({ hand }) => hand.reduce((sum, count) => sum + count, 0))).toEqual(hands);
    const deals = events.filter((event) => event.type === "dealt");
    expect(deals.map(({ seat, count, cards }) => [seat, count, cards?.length])).toEqual(hands.map((n, seat) => [seat, n, n]));
    expect([state.phase, state.turn, twelveThieves.actors(state)]).toEqual(["act", 0, [0]]);
  });

rule(["1.6", "1.4"], "every card of the pile has the same chance: of 102 first rolls each palace has 17", () => {
  const first = new Map<string, number>();
  for (let roll = 1; roll <= 102; roll++) {
    const { state } = stage(twelveThieves, {
      seats: 2,
      rolls: [roll, ...Array.from({ length: 12 }, () => 1)],
      moves: placing(2),
    });
    const card = handOf(state, 0).replace("red red red red red ", "");
    first.set(card, (first.get(card) ?? 0) + 1);
  }
  expect([...first]).toEqual(PALACES.map((palace) => [palace, 17]));
  expect(() => stage(twelveThieves, { seats: 2, rolls: [103], moves: placing(2) })).toThrow("102 sides");
});

rule("1.6", "a card that was dealt is gone from the pile: the next roll has one side less", () => {
  const rolls = [102, 101, 1, 17, 32, 97, ...Array.from({ length: 7 }, () => 1)];
  const { state } = stage(twelveThieves, { seats: 2, rolls, moves: placing(2) });
  expect([handOf(state, 0), handOf(state, 1)]).toEqual(["red green green yellow yellow yellow", "red red red red red red red"]);
  expect(state.pile).toEqual([9, 15, 17, 17, 17, 14, 0]);
});

for (const seats of COUNTS)
  rule("1.7", `${seats} players place one guard each in turn order until all stand`, () => {
    const { state, play } = stage(twelveThieves, { seats, rolls: Array.from({ length: dealtCards(seats) }, () => 1) });
    for (const [turn, line] of placing(seats).entries()) {
      expect([state.phase, twelveThieves.actors(state)]).toEqual(["place", [turn % seats]]);
      for (let seat = 0; seat < seats; seat++) {
        if (seat === turn % seats) continue;
        expect(movesOf(state, seat)).toEqual([]);
        expect(refused(state, seat, "place yellow")).toEqual({ code: "not-your-turn", rule: "1.7" });
      }
      expect(play(line)[0]).toMatchObject({ type: "placed", seat: turn % seats, guard: "own" });
    }
    expect(state.phase).toBe("act");
    expect(refused(state, 0, "place yellow")).toEqual({ code: "all-placed", rule: "1.7" });
    expect(refused(state, 0, "place black yellow")).toEqual({ code: "all-placed", rule: "1.7" });
  });

rule("1.7", "any palace with a free place will do, also one where own guards stand already", () => {
  const { state } = bare(2, "0 place white", "1 place red", "0 place white", "1 place red", "0 place white");
  expect([guardsAt(state, "white"), guardsAt(state, "red")]).toEqual(["0 0 0 black", "1 1 black"]);
  expect(movesOf(state, 1)).toEqual(["place red", "place green", "place purple", "place blue", "place yellow"]);
});

rule("1.7", "while guards are placed there is no action and no draw", () => {
  const { state } = bare(3);
  for (const text of ["smuggle red for red", "send red blue for red", "escort red blue for red", "bribe red blue for red blue"])
    expect(refused(state, 0, text)).toEqual({ code: "still-placing", rule: "1.7" });
  for (const text of ["draw", "draw dancer"]) expect(refused(state, 0, text)).toEqual({ code: "still-placing", rule: "1.7" });
});

for (const seats of COUNTS)
  rule(["1.8", "T9"], `the hands of ${seats} players are dealt by the last guard, and no luck is asked before`, () => {
    const moves = placing(seats);
    const { state } = bare(seats, ...moves.slice(0, -1));
    for (const viewer of [...state.seats.keys(), "public"] as const) {
      const view = twelveThieves.view(state, viewer);
      expect(view.seats.map(({ handSize }) => handSize)).toEqual(Array(seats).fill(0));
      expect(view.pile).toBe(102);
      expect(view.own?.hand ?? [0, 0, 0, 0, 0, 0, 0]).toEqual([0, 0, 0, 0, 0, 0, 0]);
    }
    expect(() => bare(seats, ...moves)).toThrow("no roll left for 102 sides");
    expect(typesOf(dealt(seats).events).slice(-seats - 1)).toEqual(["placed", ...Array<"dealt">(seats).fill("dealt")]);
    expect(twelveThieves.view(dealt(seats).state, "public").pile).toBe(102 - dealtCards(seats));
  });

const variant = (seats: number, ...moves: readonly string[]): ThievesTable =>
  stage(twelveThieves, {
    seats,
    options: { guards: "chosen" },
    rolls: Array.from({ length: dealtCards(seats) }, () => 1),
    moves,
  });

for (const [seats, own] of [
  [2, 4],
  [3, 3],
  [4, 2],
] as const)
  rule(
    ["1.9", "T2"],
    `in the variant ${seats} players place two black guards each, early or late, and no others stand there`,
    () => {
      const table = variant(seats);
      expect(table.events).toEqual([]);
      expect(PALACES.map((palace) => guardsAt(table.state, palace)).join("")).toBe("");
      for (const seat of table.state.seats) expect([seat.guardsToPlace, seat.blacksToPlace]).toEqual([own, 2]);
      // Even seats begin with their black guards, odd ones end with them.
      for (let round = 0; round < own + 2; round++)
        for (let seat = 0; seat < seats; seat++) {
          const black = seat % 2 === 0 ? round < 2 : round >= own;
          expect(table.state.phase).toBe("place");
          table.play(`${seat} place ${black ? "black " : ""}${PALACES[(round + seat) % 6]!}`);
        }
      const standing = PALACES.map((palace) => guardsAt(table.state, palace)).join(" ");
      expect(standing.match(/black/g)).toHaveLength(2 * seats);
      for (let seat = 0; seat < seats; seat++) expect(standing.match(new RegExp(`${seat}`, "g"))).toHaveLength(own);
      expect([table.state.phase, table.state.turn]).toEqual(["act", 0]);
    },
  );

rule("1.9", "each time both kinds are offered while there are both, and the last guard of either kind may come last", () => {
  const table = variant(4);
  expect(movesOf(table.state, 0)).toEqual([...PALACES.map((p) => `place ${p}`), ...PALACES.map((p) => `place black ${p}`)]);
  table.play("0 place black red", "1 place red", "2 place black red", "3 place red");
  expect(guardsAt(table.state, "red")).toBe("1 3 black black");
  expect(refused(table.state, 0, "place black red")).toEqual({ code: "no-free-place", rule: "1.7" });
  table.play("0 place black blue", "1 place blue", "2 place blue", "3 place black green");
  expect(movesOf(table.state, 0, "place black")).toEqual([]);
  expect(refused(table.state, 0, "place black yellow")).toEqual({ code: "no-guard-to-place", rule: "1.9" });
  table.play("0 place yellow");
  expect(movesOf(table.state, 1)).toEqual(PALACES.filter((p) => p !== "red").map((p) => `place black ${p}`));
  expect(refused(table.state, 1, "place yellow")).toEqual({ code: "no-guard-to-place", rule: "1.5" });
});

rule("1.9", "without the variant nobody has a black guard to place", () => {
  const { state } = bare(2);
  expect(refused(state, 0, "place black red")).toEqual({ code: "no-guard-to-place", rule: "1.9" });
  expect(movesOf(state, 0, "place black")).toEqual([]);
});

rule("1.9", "four players may even shut a palace with black guards alone", () => {
  const { state } = variant(4, ...[0, 1, 2, 3].map((seat) => `${seat} place black white`));
  expect(guardsAt(state, "white")).toBe("black black black black");
  expect(movesOf(state, 0)).not.toContain("place white");
});

rule(["1.3", "1.9"], "black guards are posted unless the variant is chosen; other options are refused by name", () => {
  const check = (chosen: unknown): unknown => checkOptions(twelveThieves.options, chosen);
  expect(check({})).toEqual({ ok: true, options: { guards: "posted" } });
  expect(check({ guards: "chosen" })).toEqual({ ok: true, options: { guards: "chosen" } });
  for (const guards of ["none", "", 2, null, ["posted"]])
    expect(check({ guards })).toEqual({ ok: false, code: "bad-option", option: "guards" });
  expect(check({ thieves: 12 })).toEqual({ ok: false, code: "unknown-option", option: "thieves" });
});

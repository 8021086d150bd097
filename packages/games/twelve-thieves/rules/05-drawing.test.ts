/** Paragraphs 5.1 to 5.6: three cards, four cards, dancers, and a pile that runs out. */
import { bySeat } from "@tafelrunde/core";
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { PALACES, type ThievesState, twelveThieves } from "../src/index.ts";
import { discards, handOf, movesOf, pileOf, type Position, randomGame, refused, table, the, typesOf } from "./positions.ts";

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);

/** Seat 0 has one card and a guard to send with it. */
const ACTING: Position = { hands: ["red"], guards: { red: "0 black", green: "black" } };
const SEND = "0 send red green for red";

for (const seats of [2, 3, 4])
  rule("5.1", `after one action or many the turn ends with exactly three cards from the pile (${seats} players)`, () => {
    for (const actions of [1, 2, 3]) {
      const { state, play } = table(seats, { ...ACTING, hands: ["red red red"] }, ones(3));
      play(...[SEND, "0 send green red for red", SEND].slice(0, actions));
      const { pile } = twelveThieves.view(state, "public");
      const drew = the(play("0 draw"), "drew");
      expect(drew).toEqual({ type: "drew", seat: 0, count: 3, dancer: false, passed: false, cards: ["red", "red", "red"] });
      expect([twelveThieves.view(state, "public").pile, state.turn]).toEqual([pile - 3, 1]);
      expect(() => table(seats, ACTING, ones(2)).play(SEND, "0 draw")).toThrow("no roll left");
    }
  });

rule("5.1", "a roll is the place of the card in the sorted pile, and every card taken shortens it", () => {
  const { state, play } = table(2, { ...ACTING, pile: "red green green blue yellow" }, [5, 1, 2]);
  expect(the(play(SEND, "0 draw"), "drew").cards).toEqual(["red", "green", "yellow"]);
  expect([handOf(state, 0), pileOf(state)]).toEqual(["red green yellow", "green blue"]);
});

rule("5.1", "a hand has no limit: one player may hold half of all cards", () => {
  const hand = PALACES.map((palace) => Array(8).fill(palace).join(" ")).join(" ");
  const { state, play } = table(2, { hands: [hand] }, ones(4));
  play("0 draw");
  expect(bySeat(twelveThieves.view(state, 1).seats, 0).handSize).toBe(52);
});

rule("5.2", "the discards become the pile in the middle of a draw, when the next card is needed", () => {
  const { state, play } = table(2, { ...ACTING, pile: "white", discard: "green blue blue" }, [1, 4, 1]);
  const events = play(SEND, "0 draw");
  expect(events.slice(1)).toEqual([
    { type: "reshuffled", count: 4 },
    { type: "drew", seat: 0, count: 3, dancer: false, passed: false, cards: ["red", "white", "blue"] },
  ]);
  expect([pileOf(state), discards(state)]).toEqual(["green blue", ""]);
});

rule(
  ["5.2", "T10"],
  "the last card of the pile does not shuffle the discards yet; the next draw does, before its first card",
  () => {
    const { state, play } = table(2, { ...ACTING, pile: "white white blue", discard: "green yellow" }, [1, 1, 1, 3, 1, 1]);
    expect(typesOf(play(SEND, "0 draw"))).toEqual(["sent", "drew"]);
    expect([pileOf(state), discards(state)]).toEqual(["", "red green yellow"]);
    expect(typesOf(play("1 draw dancer"))).toEqual(["reshuffled", "drew"]);
    expect([pileOf(state), discards(state)]).toEqual(["", ""]);
  },
);

rule(["5.2", "T10"], "as long as no card is needed an empty pile stays empty, and what is played lies in the discards", () => {
  const { state, play } = table(2, { ...ACTING, pile: "", discard: "green" });
  expect(typesOf(play(SEND))).toEqual(["sent"]);
  expect([pileOf(state), discards(state)]).toEqual(["", "red green"]);
  expect(movesOf(state, 0)).toContain("draw");
});

rule("5.2", "a card played in this very turn may come back from the new pile, be it the only one there", () => {
  const { play } = table(2, { ...ACTING, pile: "white white" }, [1, 1, 1]);
  expect(play(SEND, "0 draw").slice(1)).toEqual([
    { type: "reshuffled", count: 1 },
    { type: "drew", seat: 0, count: 3, dancer: false, passed: false, cards: ["red", "white", "white"] },
  ]);
});

rule("5.2", "all palace cards stay in the game, and no dancer gets among them", () => {
  const faults: ThievesState[] = [];
  for (const seats of [2, 3, 4])
    randomGame(seats, { seats }, (state) => {
      const places = [state.pile, state.discard, ...state.seats.map(({ hand }) => hand)];
      const all = places[0]!.map((_, card) => places.reduce((sum, cards) => sum + cards[card]!, 0));
      const kept = PALACES.every((_, card) => all[card] === 17) && all[6]! + state.dancers === 8;
      if (!kept || state.pile[6] !== 0 || state.discard[6] !== 0) faults.push(state);
    });
  expect(faults).toEqual([]);
});

for (const seats of [2, 3, 4])
  rule(["5.3", "T5"], `without any action four cards are drawn, or three and a dancer (${seats} players)`, () => {
    const plain = table(seats, {}, ones(4));
    expect(movesOf(plain.state, 0)).toEqual(["draw", "draw dancer"]);
    expect(plain.play("0 draw")).toEqual([
      { type: "drew", seat: 0, count: 4, dancer: false, passed: true, cards: ["red", "red", "red", "red"] },
    ]);
    expect([plain.state.dancers, plain.state.turn]).toEqual([8, 1]);
    const joker = table(seats, {}, ones(3));
    expect(joker.play("0 draw dancer")).toEqual([
      { type: "drew", seat: 0, count: 4, dancer: true, passed: true, cards: ["red", "red", "red", "dancer"] },
    ]);
    expect([joker.state.dancers, handOf(joker.state, 0), joker.state.turn]).toEqual([7, "red red red dancer", 1]);
  });

rule("5.3", "after an action there is no dancer to be had", () => {
  const { state, play } = table(2, ACTING);
  play(SEND);
  expect(refused(state, 0, "draw dancer")).toEqual({ code: "dancer-after-action", rule: "5.3" });
  expect(movesOf(state, 0, "draw")).toEqual(["draw"]);
});

rule("5.3", "passing is always allowed, also with a hand full of cards, turn after turn", () => {
  const { state, play } = table(2, ACTING, ones(6 * 3));
  for (let round = 0; round < 3; round++) play("0 draw dancer", "1 draw dancer");
  expect([state.dancers, state.seats.map(({ hand }) => hand[6])]).toEqual([2, [3, 3]]);
});

rule("5.4", "a dancer pays in a later turn, goes back to the open ones, and another player takes her", () => {
  const { state, play } = table(2, { ...ACTING, hands: ["", "", ""] }, ones(3 + 4 + 3 + 3));
  play("0 draw dancer", "1 draw", "0 send red green for dancer");
  expect([state.dancers, handOf(state, 0), discards(state)]).toEqual([8, "red red red", ""]);
  play("0 draw", "1 draw dancer");
  expect([state.dancers, state.seats.map(({ hand }) => hand[6])]).toEqual([7, [0, 1]]);
});

rule(["5.4", "2.3"], "of a mixed payment the palace card is discarded and the dancer goes home", () => {
  const { state, play } = table(2, { hands: ["red dancer dancer"], guards: { red: "0 1 1 black" } });
  play("0 smuggle red for red dancer dancer");
  expect([discards(state), state.dancers, handOf(state, 0)]).toEqual(["red", 8, ""]);
});

const EIGHT = Array(8).fill("dancer").join(" ");

rule(["5.5", "T5", "T10"], "with no dancer left she cannot be asked for, and passing brings four cards from the pile", () => {
  const { state, play } = table(2, { hands: ["", EIGHT] }, ones(4));
  expect(refused(state, 0, "draw dancer")).toEqual({ code: "no-dancer-left", rule: "5.5" });
  expect(movesOf(state, 0)).toEqual(["draw"]);
  expect(the(play("0 draw"), "drew")).toMatchObject({ count: 4, dancer: false, passed: true });
  expect(handOf(state, 0)).toBe("red red red red");
});

rule("5.5", "a dancer played by somebody is there again for the next who passes", () => {
  const { state, play } = table(2, { ...ACTING, hands: [EIGHT] }, ones(6));
  play("0 send red green for dancer");
  expect(state.dancers).toBe(1);
  expect(refused(state, 0, "draw dancer")).toEqual({ code: "dancer-after-action", rule: "5.3" });
  play("0 draw", "1 draw dancer");
  expect(state.dancers).toBe(0);
});

for (const [left, count] of [
  ["", 0],
  ["white", 1],
  ["white white", 2],
] as const)
  rule(["5.6", "T6"], `with ${count} cards in pile and discards together, passing draws ${count}`, () => {
    for (const where of ["pile", "discard"] as const) {
      const { state, play } = table(2, { hands: ["red"], pile: "", [where]: left }, ones(count));
      expect(the(play("0 draw"), "drew")).toEqual({
        type: "drew",
        seat: 0,
        count,
        dancer: false,
        passed: true,
        cards: Array(count).fill("white"),
      });
      expect([handOf(state, 0), pileOf(state), discards(state), state.turn]).toEqual([`red ${left}`.trim(), "", "", 1]);
    }
  });

rule(["5.6", "T6"], "after an action paid by a dancer nothing may be left to draw, and the game goes on", () => {
  const { state, play } = table(2, { ...ACTING, hands: ["dancer"], pile: "" });
  expect(the(play("0 send red green for dancer", "0 draw"), "drew")).toMatchObject({ count: 0, passed: false, cards: [] });
  expect([state.phase, state.turn]).toEqual(["act", 1]);
});

rule(["5.6", "5.3"], "a dancer can be taken even if pile and discards are empty", () => {
  const { state, play } = table(2, { pile: "" });
  expect(the(play("0 draw dancer"), "drew")).toEqual({
    type: "drew",
    seat: 0,
    count: 1,
    dancer: true,
    passed: true,
    cards: ["dancer"],
  });
  expect([handOf(state, 0), state.dancers]).toEqual(["dancer", 7]);
});

/** Paragraphs 2.1 to 2.4: whose turn it is, what may be combined, and how many thieves may be busy. */
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { twelveThieves } from "../src/index.ts";
import { discards, guardsAt, handOf, homeOf, movesOf, refused, table, thievesAt, typesOf } from "./positions.ts";

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);

for (const seats of [2, 3, 4])
  rule("2.1", `${seats} players take turns in order, and the first follows the last`, () => {
    const { state, play } = table(seats, {}, ones(4 * 2 * seats));
    for (let turn = 0; turn < 2 * seats; turn++) {
      const mover = turn % seats;
      expect([state.turn, twelveThieves.actors(state)]).toEqual([mover, [mover]]);
      for (let seat = 0; seat < seats; seat++) {
        expect(movesOf(state, seat).length > 0).toBe(seat === mover);
        if (seat !== mover) expect(refused(state, seat, "draw")).toEqual({ code: "not-your-turn", rule: "2.1" });
      }
      play(`${mover} draw`);
    }
    expect(state.turn).toBe(0);
  });

rule("2.1", "an action leaves the turn where it is, the draw hands it on", () => {
  const { state, play } = table(2, { hands: ["red", "red"], guards: { red: "0 black", blue: "1 black" } }, ones(3));
  play("0 smuggle red for red");
  expect([state.turn, state.actions, state.thiefActions]).toEqual([0, 1, 1]);
  expect(refused(state, 1, "send blue red for red")).toEqual({ code: "not-your-turn", rule: "2.1" });
  play("0 draw");
  expect([state.turn, state.actions, state.thiefActions]).toEqual([1, 0, 0]);
  expect(refused(state, 1, "send blue red for red")).toBeUndefined();
});

rule("2.1", "with an empty hand there is nothing to do but draw", () => {
  const { state } = table(2, { guards: { red: "0 1 black" }, thieves: { red: [2, 0] } });
  expect(movesOf(state, 0)).toEqual(["draw", "draw dancer"]);
});

// The player of the example has the second seat; the book calls it red.
rule(["2.2", "3.4", "3.6"], "the book's combination: guard green to white, then with a thief from white to purple", () => {
  const { state, play } = table(4, {
    hands: ["", "white white"],
    guards: { green: "1 black", white: "0 black", purple: "black" },
    thieves: { white: [0, 1, 0, 0] },
    turn: 1,
  });
  const events = play("1 send green white for white", "1 escort white purple for white");
  expect(events).toEqual([
    { type: "sent", seat: 1, from: "green", to: "white", paid: ["white"] },
    { type: "escorted", seat: 1, from: "white", to: "purple", paid: ["white"] },
  ]);
  expect([guardsAt(state, "green"), guardsAt(state, "white"), guardsAt(state, "purple")]).toEqual([
    "black",
    "0 black",
    "1 black",
  ]);
  expect([thievesAt(state, "white"), thievesAt(state, "purple")]).toEqual([
    [0, 0, 0, 0],
    [0, 1, 0, 0],
  ]);
  expect([handOf(state, 1), discards(state), state.actions, state.thiefActions]).toEqual(["", "white white", 2, 1]);
});

rule("2.2", "all four actions in one turn, in any order", () => {
  const position = {
    hands: ["red red green white blue"],
    guards: { red: "0 black", green: "1 black", white: "0 black", purple: "1 black", blue: "1 black" },
    thieves: { white: [1, 0] },
  };
  const actions = [
    "0 smuggle red for red",
    "0 send red green for red",
    "0 escort white purple for white",
    "0 bribe green blue for green blue",
  ];
  const ends = [actions, actions.with(1, actions[3]!).with(3, actions[1]!), [actions[2]!, actions[0]!, actions[3]!, actions[1]!]];
  const states = ends.map((order) => {
    const { state, play } = table(2, position);
    play(...order);
    return JSON.stringify(state);
  });
  expect(new Set(states).size).toBe(1);
});

rule("2.2", "the same action as often as the hand can pay: one guard walks eight times in a turn", () => {
  const { state, play } = table(2, { hands: ["red red red red red red red red"], guards: { red: "0 black", green: "black" } });
  for (let times = 0; times < 4; times++) play("0 send red green for red", "0 send green red for red");
  expect([state.actions, handOf(state, 0), guardsAt(state, "red")]).toEqual([8, "", "0 black"]);
  expect(movesOf(state, 0)).toEqual(["draw"]);
});

rule("2.3", "the cards that all players have played lie in one heap", () => {
  const { state, play } = table(
    3,
    {
      hands: ["red", "blue red", "white"],
      guards: { red: "0 1", green: "0 black", blue: "black 2", white: "2 black" },
      discard: "yellow",
    },
    ones(9),
  );
  play("0 send red green for red", "0 draw", "1 bribe blue red for red blue", "1 draw", "2 send blue white for white");
  expect(discards(state)).toBe("red red white blue yellow");
  for (const viewer of [0, 1, 2, "public"] as const)
    expect(twelveThieves.view(state, viewer).discard).toEqual([2, 0, 1, 0, 1, 1]);
});

/** Seat 0 can smuggle into red for one card and escort from green to purple, many times. */
const busy = {
  hands: ["red red red red green green green green green blue white white"],
  guards: { red: "0 black", green: "0 0 0 black", white: "1 black", purple: "black", blue: "1 black" },
  thieves: { green: [3, 0] },
} as const;
const SMUGGLE = "0 smuggle red for red";
const ESCORT = "0 escort green purple for green";

for (const mix of [
  [SMUGGLE, SMUGGLE, SMUGGLE],
  [SMUGGLE, SMUGGLE, ESCORT],
  [ESCORT, SMUGGLE, ESCORT],
  [ESCORT, ESCORT, ESCORT],
])
  rule(
    ["2.4", "T4"],
    `after three actions with a thief there is no fourth: ${mix.map((text) => text.split(" ")[1]).join(", ")}`,
    () => {
      const { state, play } = table(2, { ...busy, thieves: { green: [4, 0] } });
      play("0 bribe green blue for green blue");
      for (const [done, action] of mix.entries()) {
        expect(state.thiefActions).toBe(done);
        expect(refused(state, 0, SMUGGLE.slice(2))).toBeUndefined();
        play(action);
      }
      expect(state.thiefActions).toBe(3);
      const fourth = mix.includes(ESCORT) ? "escort purple green for green" : "escort green purple for green";
      for (const text of ["smuggle red for red", fourth])
        expect(refused(state, 0, text)).toEqual({ code: "thief-limit", rule: "2.4" });
      expect([...movesOf(state, 0, "smuggle"), ...movesOf(state, 0, "escort")]).toEqual([]);
    },
  );

rule(["2.4", "T4"], "guards may go on alone and be bribed after the third thief, as long as there are cards", () => {
  const { state, play } = table(2, busy);
  play(SMUGGLE, ESCORT, ESCORT);
  play(
    "0 send green white for green",
    "0 bribe white green for green white",
    "0 send red green for green",
    "0 send green red for red",
  );
  expect([state.actions, state.thiefActions]).toEqual([7, 3]);
});

rule(["2.4", "4.2", "4.3"], "a robbery by the third thief changes nothing about the limit; guard moves go on", () => {
  const { state, play } = table(2, { ...busy, thieves: { red: [2, 0], green: [2, 0] } });
  const events = play(ESCORT, SMUGGLE, SMUGGLE);
  expect(typesOf(events)).toEqual(["escorted", "smuggled", "smuggled", "robbed"]);
  expect(homeOf(state)).toEqual([10, 12]);
  expect(refused(state, 0, "smuggle red for red")).toEqual({ code: "thief-limit", rule: "2.4" });
  expect(typesOf(play("0 send red white for red", "0 bribe white blue for white blue"))).toEqual(["sent", "bribed"]);
});

rule("2.4", "the next turn has three of its own, for the others and for the same player", () => {
  const { state, play } = table(2, { ...busy, hands: [busy.hands[0], "red"], guards: { ...busy.guards, red: "0 1" } }, ones(7));
  play(SMUGGLE, SMUGGLE, SMUGGLE, "0 draw");
  expect([state.thiefActions, movesOf(state, 1, "smuggle")]).toEqual([0, ["smuggle red for red"]]);
  play("1 draw");
  expect(state.thiefActions).toBe(0);
  expect(refused(state, 0, "escort green purple for green")).toBeUndefined();
});

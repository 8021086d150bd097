/** Paragraphs 4.1 to 4.5: when a chest is robbed, by whom, and what stays behind. */
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { type ThievesState, topChest, twelveThieves } from "../src/index.ts";
import { chestsAt, chestsOf, handOf, homeOf, movesOf, randomGame, refused, table, thievesAt, typesOf } from "./positions.ts";

// The book's example has a 5 on top.
rule(["4.1", "1.2"], "the chest with 5 needs five own thieves: four are not enough, the fifth carries it off", () => {
  const { state, play } = table(2, {
    hands: ["red red"],
    guards: { red: "0 black" },
    chests: { red: 3 },
    robbed: [0, 1],
    thieves: { red: [3, 4] },
  });
  expect(typesOf(play("0 smuggle red for red"))).toEqual(["smuggled"]);
  expect([thievesAt(state, "red"), chestsOf(state)]).toEqual([
    [4, 4],
    [0, 1],
  ]);
  expect(play("0 smuggle red for red").at(-1)).toEqual({ type: "robbed", seat: 0, palace: "red", chest: 5 });
  expect([thievesAt(state, "red"), chestsOf(state), homeOf(state), chestsAt(state, "red")]).toEqual([[0, 4], [1, 1], [12, 8], 2]);
});

for (const [chests, number] of [
  [4, 4],
  [3, 5],
  [2, 6],
  [1, 7],
] as const)
  rule(["4.1", "4.2"], `with ${chests} chests left the top one needs ${number} thieves, smuggled in or escorted`, () => {
    for (const arrival of ["smuggle red for red", "escort blue red for red"])
      for (const there of [number - 2, number - 1]) {
        const { state, play } = table(3, {
          hands: ["red"],
          guards: { red: "0 black", blue: "0" },
          chests: { red: chests },
          thieves: { red: [there, 0, 0], blue: [1, 0, 0] },
        });
        const robbed = there === number - 1;
        const before = chestsOf(state)[0]!;
        expect(typesOf(play(`0 ${arrival}`)).includes("robbed")).toBe(robbed);
        expect(thievesAt(state, "red")[0]).toBe(robbed ? 0 : number - 1);
        expect([chestsAt(state, "red"), chestsOf(state)[0]! - before]).toEqual(robbed ? [chests - 1, 1] : [chests, 0]);
      }
  });

rule(["4.2", "T3"], "a smuggled thief robs at once: it is no action of its own and costs nothing more", () => {
  const { state, play } = table(2, { hands: ["red red"], guards: { red: "0 black" }, thieves: { red: [3, 0] } });
  expect(play("0 smuggle red for red")).toEqual([
    { type: "smuggled", seat: 0, palace: "red", paid: ["red"] },
    { type: "robbed", seat: 0, palace: "red", chest: 4 },
  ]);
  expect([state.actions, state.thiefActions, state.turn, handOf(state, 0)]).toEqual([1, 1, 0, "red"]);
});

rule(["4.2", "T3"], "an escorted thief robs at once as well, whatever guards stand there", () => {
  const { state, play } = table(2, { hands: ["blue"], guards: { red: "", blue: "0" }, thieves: { red: [3, 0], blue: [2, 0] } });
  expect(play("0 escort blue red for blue")).toEqual([
    { type: "escorted", seat: 0, from: "blue", to: "red", paid: ["blue"] },
    { type: "robbed", seat: 0, palace: "red", chest: 4 },
  ]);
  expect([thievesAt(state, "red"), thievesAt(state, "blue"), homeOf(state)]).toEqual([
    [0, 0],
    [1, 0],
    [11, 12],
  ]);
});

rule("4.2", "thieves of others never complete the number", () => {
  const { state, play } = table(3, { hands: ["red"], guards: { red: "0 black" }, thieves: { red: [2, 3, 3] } });
  expect(typesOf(play("0 smuggle red for red"))).toEqual(["smuggled"]);
  expect(thievesAt(state, "red")).toEqual([3, 3, 3]);
});

rule("4.2", "guards that come and go rob nothing, and neither does a thief who leaves", () => {
  const { state, play } = table(2, {
    hands: ["red red red green blue"],
    guards: { red: "0 0 black", blue: "0", green: "black" },
    thieves: { red: [3, 0] },
  });
  const events = play(
    "0 send red blue for red",
    "0 send blue red for red",
    "0 bribe red green for red green",
    "0 escort red blue for blue",
  );
  expect(typesOf(events)).toEqual(["sent", "sent", "bribed", "escorted"]);
  expect(chestsOf(state)).toEqual([0, 0]);
});

/** What must hold after every move of every game. */
function faultsOf(state: ThievesState): string[] {
  const { seats, palaces } = state;
  const abroad = (seat: number): number => palaces.reduce((sum, { thieves }) => sum + thieves[seat]!, 0);
  const chests = [...palaces, ...seats].reduce((sum, place) => sum + place.chests, 0);
  return [
    ...palaces
      .filter((palace) => Math.max(...palace.thieves) >= (topChest(palace) ?? Infinity))
      .map(() => "a chest was not robbed"),
    ...seats.filter(({ home }, seat) => home + abroad(seat) !== 12).map(() => "a thief is lost"),
    ...(chests === 24 ? [] : ["a chest is lost"]),
  ];
}

rule(["4.2", "4.3", "T3"], "in random games the number is never reached without a robbery, and only the mover robs", () => {
  const faults: string[] = [];
  for (const seats of [2, 3, 4])
    for (const seed of [1, 2, 3])
      randomGame(seed, { seats }, (state, _, events, before) => {
        faults.push(...faultsOf(state));
        for (const event of events) if (event.type === "robbed" && event.seat !== before.turn) faults.push("robbed out of turn");
      });
  expect(faults).toEqual([]);
});

rule("4.3", "the thieves are ready at once: with all twelve abroad, those who robbed go in again in the same turn", () => {
  const { state, play } = table(2, {
    hands: ["red red red"],
    guards: { red: "0 black", green: "0" },
    thieves: { red: [3, 0], green: [3, 0], white: [3, 0], purple: [3, 0] },
  });
  expect(refused(state, 0, "smuggle red for red")).toEqual({ code: "no-thief-home", rule: "3.1" });
  expect(typesOf(play("0 escort green red for red"))).toEqual(["escorted", "robbed"]);
  expect(homeOf(state)).toEqual([4, 12]);
  play("0 smuggle red for red", "0 smuggle red for red");
  expect([homeOf(state), thievesAt(state, "red")]).toEqual([
    [2, 12],
    [2, 0],
  ]);
});

rule("4.3", "chests lie open on the board, each counting one, and all viewers see how many", () => {
  const { state, play } = table(2, {
    hands: ["red green"],
    guards: { red: "0 black", green: "0 black" },
    chests: { red: 1, green: 4 },
    robbed: [1, 2],
    thieves: { red: [6, 0], green: [3, 0] },
  });
  play("0 smuggle red for red", "0 smuggle green for green");
  expect(chestsOf(state)).toEqual([3, 2]);
  for (const viewer of [0, 1, "public"] as const)
    expect(twelveThieves.view(state, viewer).seats.map(({ chests }) => chests)).toEqual([3, 2]);
});

rule("4.3", "two chests of one palace in one turn are out of reach: the next one needs one thief more, all anew", () => {
  const { state, play } = table(2, { hands: ["red red red"], guards: { red: "0 black" }, thieves: { red: [3, 0] } });
  play("0 smuggle red for red", "0 smuggle red for red", "0 smuggle red for red");
  expect([chestsOf(state), thievesAt(state, "red"), homeOf(state)]).toEqual([
    [1, 0],
    [2, 0],
    [10, 12],
  ]);
});

rule(["4.2", "2.4"], "three robberies fit into one turn, in three palaces", () => {
  const { state, play } = table(2, {
    hands: ["red green white"],
    guards: { red: "0 black", green: "0 black", white: "0 black" },
    thieves: { red: [3, 0], green: [3, 0], white: [3, 0] },
  });
  play("0 smuggle red for red", "0 smuggle green for green", "0 smuggle white for white");
  expect([chestsOf(state), homeOf(state), state.thiefActions]).toEqual([[3, 0], [12, 12], 3]);
});

rule("4.4", "the thieves of the others stay, and now the next chest is what they need", () => {
  const { state, play } = table(
    3,
    { hands: ["red red", "red red red red"], guards: { red: "0 1 2" }, thieves: { red: [3, 3, 2] } },
    [1, 1, 1],
  );
  play("0 smuggle red for red red");
  expect([thievesAt(state, "red"), homeOf(state)]).toEqual([
    [0, 3, 2],
    [12, 9, 10],
  ]);
  play("0 draw");
  expect(typesOf(play("1 smuggle red for red red"))).toEqual(["smuggled"]);
  expect(play("1 smuggle red for red red").at(-1)).toEqual({ type: "robbed", seat: 1, palace: "red", chest: 5 });
  expect(thievesAt(state, "red")).toEqual([0, 0, 2]);
});

/** The red palace is empty; seat 0 has a guard and thieves there. */
const EMPTIED = {
  hands: ["red red red blue"],
  guards: { red: "0 0 black", blue: "0 black" },
  chests: { red: 0 },
  thieves: { red: [8, 2] },
} as const;

rule(["4.5", "T6", "T10"], "into an emptied palace thieves can be smuggled, at the usual price, but nothing is robbed", () => {
  const { state, play } = table(2, EMPTIED);
  expect(topChest(state.palaces[0]!)).toBeNull();
  expect(typesOf(play(...Array<string>(3).fill("0 smuggle red for red")))).toEqual(["smuggled", "smuggled", "smuggled"]);
  expect([thievesAt(state, "red"), homeOf(state), chestsAt(state, "red")]).toEqual([[11, 2], [1, 10], 0]);
});

rule(["4.5", "T6"], "by escort thieves come into an emptied palace without robbing, and leave it to rob elsewhere", () => {
  const into = table(2, { ...EMPTIED, thieves: { red: [8, 2], blue: [1, 0] } });
  expect(typesOf(into.play("0 escort blue red for blue"))).toEqual(["escorted"]);
  expect(thievesAt(into.state, "red")).toEqual([9, 2]);
  const out = table(2, { ...EMPTIED, thieves: { red: [8, 2], blue: [3, 0] } });
  expect(typesOf(out.play("0 escort red blue for red"))).toEqual(["escorted", "robbed"]);
  expect([thievesAt(out.state, "red"), homeOf(out.state)]).toEqual([
    [7, 2],
    [5, 10],
  ]);
});

rule(["4.5", "T6"], "no other move brings thieves out of an emptied palace", () => {
  const { state } = table(2, EMPTIED);
  for (const move of twelveThieves.moves(state, 0)) {
    const copy = twelveThieves.clone(state);
    twelveThieves.apply(copy, 0, move, { chance: { roll: () => 1, shuffle: () => {}, pick: (items) => items[0]! } });
    expect(thievesAt(copy, "red")[0]! < 8).toBe(move.type === "escort" && move.from === "red");
    expect(thievesAt(copy, "red")[1]).toBe(2);
  }
});

rule("4.5", "guards of an emptied palace move as before, and its cards still pay", () => {
  const { state } = table(2, EMPTIED);
  expect(movesOf(state, 0, "send red blue")).toEqual(["send red blue for red", "send red blue for blue"]);
  expect(movesOf(state, 0, "bribe red blue")).toEqual(["bribe red blue for red blue"]);
  expect(movesOf(state, 0, "send blue red")).toEqual(["send blue red for blue", "send blue red for red"]);
});

rule("4.5", "the robbery of the last chest empties the palace for all who still wait there", () => {
  const { state, play } = table(
    2,
    { hands: ["red", "red"], guards: { red: "0 1" }, chests: { red: 1 }, thieves: { red: [6, 6] } },
    [1, 1, 1],
  );
  expect(play("0 smuggle red for red").at(-1)).toEqual({ type: "robbed", seat: 0, palace: "red", chest: 7 });
  play("0 draw");
  expect(typesOf(play("1 smuggle red for red"))).toEqual(["smuggled"]);
  expect([thievesAt(state, "red"), chestsAt(state, "red")]).toEqual([[0, 7], 0]);
});

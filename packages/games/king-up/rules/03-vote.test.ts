/** Paragraphs 3.6 to 3.10: the vote, what becomes of the cards, and who goes on. */
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { kingUp, OUT, THRONE } from "../src/index.ts";
import { allVote, COUNTS, go, type KingUpTable, movesOf, noCards, on, placeOf, refused, rising } from "./positions.ts";
import { table, the, typesOf, vote } from "./positions.ts";

/** Lea is seat 0, Mia 1, Tom 2 and Ben 3; the one on turn brings Odessa to the throne. */
function odessaProposed(seats = 4, turn = 0): KingUpTable {
  const staged = rising(seats, { floors: { 5: "odessa alighiero iris piero", 4: "dario nacale" }, turn });
  go(staged, "rise odessa");
  return staged;
}

rule(["3.6", "3.8", "3.9", "3.10"], "the book's first vote: Tom and Ben say Yes, Mia and Lea No, and Odessa is out", () => {
  const staged = odessaProposed();
  expect(vote(staged, "no no yes yes").slice(4)).toEqual([
    { type: "votes-revealed", candidate: "odessa", votes: ["no", "no", "yes", "yes"] },
    { type: "rejected", candidate: "odessa" },
  ]);
  expect(placeOf(staged.state, "odessa")).toBe(OUT);
  expect(noCards(staged.state)).toEqual([2, 2, 3, 3]);
  expect([staged.state.phase, staged.state.round, staged.state.turn, staged.state.crown]).toEqual(["rise", 1, 1, 0]);
});

rule(
  ["3.6", "3.7"],
  "the book's second vote: Mia brings Alighiero to the throne, only Yes is turned up, and the round is over",
  () => {
    const staged = rising(4, { floors: { 5: "alighiero" }, turn: 1 });
    go(staged, "rise alighiero");
    expect(staged.state.crown).toBe(1);
    const events = vote(staged, "yes yes yes yes");
    expect(events.slice(4, 6)).toEqual([
      { type: "votes-revealed", candidate: "alighiero", votes: ["yes", "yes", "yes", "yes"] },
      { type: "crowned", candidate: "alighiero", seat: 1 },
    ]);
    expect(typesOf(events.slice(6))).toEqual(["scored", "scored", "scored", "scored", "round-began", ...Array(4).fill("dealt")]);
    expect(staged.state.rounds.map(({ king }) => king)).toEqual(["alighiero"]);
  },
);

for (const seats of COUNTS)
  rule(["3.6", "U5"], `all ${seats} vote, the mover too, in any order, and nothing happens before the last one`, () => {
    for (let last = 0; last < seats; last++) {
      const staged = odessaProposed(seats, 2);
      const order = [...staged.state.seats.keys()].filter((seat) => seat !== last).toReversed();
      for (const seat of order) {
        expect(staged.play(`${seat} vote yes`)).toEqual([{ type: "voted", seat, vote: "yes" }]);
        expect([staged.state.phase, placeOf(staged.state, "odessa")]).toEqual(["vote", THRONE]);
      }
      expect(kingUp.actors(staged.state)).toEqual([last]);
      expect(typesOf(staged.play(`${last} vote no`))).toEqual(["voted", "votes-revealed", "rejected"]);
    }
  });

rule("3.6", "who votes first and who votes last makes no difference", () => {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  for (const votes of [
    ["yes", "no", "yes"],
    ["yes", "yes", "yes"],
    ["no", "no", "no"],
  ]) {
    const ends = orders.map((order) => {
      const staged = odessaProposed(3);
      for (const seat of order) staged.play(`${seat} vote ${votes[seat]}`);
      return JSON.stringify([staged.state, staged.events.filter((event) => event.type !== "voted")]);
    });
    expect(new Set(ends).size).toBe(1);
  }
});

rule(["3.6", "U7"], "a laid vote stays laid: neither the other card nor the same one can be laid again", () => {
  const staged = odessaProposed();
  staged.play("2 vote no");
  for (const word of ["yes", "no"])
    expect(refused(staged.state, 2, `vote ${word}`)).toEqual({ code: "already-voted", rule: "U7" });
  expect(movesOf(staged.state, 2)).toEqual([]);
  expect(kingUp.actors(staged.state)).toEqual([0, 1, 3]);
  expect(kingUp.takeback).toBeUndefined();
});

for (const seats of COUNTS)
  rule(["3.7", "3.8"], `of all ways in which ${seats} can vote, only Yes from everybody crowns`, () => {
    for (let ways = 0; ways < 2 ** seats; ways++) {
      const staged = odessaProposed(seats, ways % seats);
      const votes = [...staged.state.seats.keys()].map((seat) => ((ways >> seat) & 1 ? "no" : "yes"));
      const events = vote(staged, votes.join(" "));
      expect(the(events, "votes-revealed").votes).toEqual(votes);
      expect(typesOf(events).includes("crowned")).toBe(ways === 0);
      expect(typesOf(events).includes("rejected")).toBe(ways !== 0);
      expect(staged.state.round).toBe(ways === 0 ? 2 : 1);
    }
  });

rule("3.8", "a single No is enough, whoever says it, and also if it is the mover's own", () => {
  for (const seat of [0, 1, 2, 3]) {
    const staged = odessaProposed(4, 3);
    vote(staged, [0, 1, 2, 3].map((other) => (other === seat ? "no" : "yes")).join(" "));
    expect(placeOf(staged.state, "odessa")).toBe(OUT);
    expect(noCards(staged.state)).toEqual([0, 1, 2, 3].map((other) => (other === seat ? 2 : 3)));
  }
});

rule("3.8", "whoever is out stays out: nobody can move them, and their place is free for others", () => {
  const staged = odessaProposed();
  allVote(staged, "no");
  const { state } = staged;
  expect(refused(state, state.turn, "rise odessa")).toEqual({ code: "not-in-castle", rule: "3.8" });
  expect(movesOf(state, state.turn)).not.toContain("rise odessa");
  expect(on(state, THRONE)).toEqual([]);
  go(staged, "rise dario");
  expect(on(state, 5)).toEqual(["alighiero", "dario", "iris", "piero"]);
  expect(on(state, OUT)).toEqual(["odessa"]);
});

rule("3.8", "in the next round the rejected are candidates like all others", () => {
  const staged = odessaProposed();
  allVote(staged, "no");
  go(staged, "rise iris");
  allVote(staged, "yes");
  expect(on(staged.state, OUT)).toEqual([]);
  expect(movesOf(staged.state, staged.state.turn)).toContain("place odessa 4");
});

for (const [seats, no] of [
  [3, 4],
  [4, 3],
  [5, 2],
  [6, 2],
] as const)
  rule(
    ["3.9", "1.4", "1.5"],
    `one of ${seats} players can say No ${no} times in a round, and Yes as often as there are votes`,
    () => {
      const staged = rising(seats, { floors: { 5: "alighiero beatrice clemente dario", 4: "erisco", 3: "fiorello" } });
      const yesForTheRest = ` ${"yes ".repeat(seats - 1)}`.trimEnd();
      for (const [votes, candidate] of (["alighiero", "beatrice", "clemente", "dario"] as const).slice(0, no).entries()) {
        go(staged, `rise ${candidate}`);
        expect(movesOf(staged.state, 0)).toEqual(["vote yes", "vote no"]);
        vote(staged, `no${yesForTheRest}`);
        expect(noCards(staged.state)).toEqual([no - votes - 1, ...Array(seats - 1).fill(no)]);
      }
      go(staged, "rise erisco");
      if (staged.state.phase === "rise") go(staged, "rise erisco");
      expect(movesOf(staged.state, 0)).toEqual(["vote yes"]);
      expect(refused(staged.state, 0, "vote no")).toEqual({ code: "no-no-left", rule: "3.9" });
      for (let seat = 1; seat < seats; seat++) expect(movesOf(staged.state, seat)).toEqual(["vote yes", "vote no"]);
    },
  );

rule(["3.9", "U5"], "without a No the Yes still has to be laid: the vote waits for it, whatever the others have laid", () => {
  const staged = rising(3, { floors: { 5: "odessa" }, no: [4, 0, 4] });
  go(staged, "rise odessa");
  staged.play("0 vote yes", "2 vote yes");
  expect([staged.state.phase, kingUp.actors(staged.state)]).toEqual(["vote", [1]]);
  expect(typesOf(staged.play("1 vote yes")).slice(0, 3)).toEqual(["voted", "votes-revealed", "crowned"]);
});

rule("3.9", "a No that is laid is used up, also if others said No as well, and a Yes never is", () => {
  const staged = rising(3, { floors: { 5: "odessa iris piero" }, no: [1, 2, 0] });
  go(staged, "rise odessa");
  vote(staged, "no no yes");
  expect(noCards(staged.state)).toEqual([0, 1, 0]);
  go(staged, "rise iris");
  vote(staged, "yes no yes");
  expect(noCards(staged.state)).toEqual([0, 0, 0]);
  go(staged, "rise piero");
  for (const seat of [0, 1, 2]) expect(movesOf(staged.state, seat)).toEqual(["vote yes"]);
});

for (const seats of COUNTS)
  rule("3.10", `after a rejection the player to the left of the crown has the turn, for each of ${seats} movers`, () => {
    for (let mover = 0; mover < seats; mover++) {
      const staged = odessaProposed(seats, mover);
      allVote(staged, "no");
      expect([staged.state.phase, kingUp.actors(staged.state)]).toEqual(["rise", [(mover + 1) % seats]]);
      expect(movesOf(staged.state, (mover + 1) % seats)).toContain("rise alighiero");
      expect(staged.state.crown).toBe(mover);
    }
  });

rule("3.10", "the next player may bring somebody to the throne right away, and then has the crown", () => {
  const staged = odessaProposed(4, 2);
  allVote(staged, "no");
  go(staged, "rise piero");
  expect([staged.state.phase, staged.state.crown]).toEqual(["vote", 3]);
  allVote(staged, "no");
  expect([staged.state.turn, staged.state.crown]).toEqual([0, 3]);
  expect(on(staged.state, OUT)).toEqual(["odessa", "piero"]);
});

rule("3.6", "nobody can vote when there is nothing to vote on", () => {
  for (const seat of [0, 1, 2]) {
    expect(refused(table(3).state, seat, "vote yes")).toEqual({ code: "not-now", rule: "2.1" });
    expect(refused(rising(3, {}).state, seat, "vote yes")).toEqual({ code: "not-now", rule: "3.1" });
  }
});

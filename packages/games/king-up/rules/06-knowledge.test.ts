/** Paragraphs 6.1 to 6.4: what everybody may know, and what not. */
import { bySeat } from "@tafelrunde/core";
import { rule, viewersOf } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { FAVOURITES, kingUp, type KingUpEvent, type Vote } from "../src/index.ts";
import {
  all,
  allVote,
  crown,
  go,
  type KingUpTable,
  placeAll,
  quickRound,
  rising,
  seenBy,
  table,
  the,
  vote,
} from "./positions.ts";

/** Every card that seat 1 may hold beside ABCDGN of seat 0 and ACEGIP of seat 2. */
const POSSIBLE = FAVOURITES.map((card) => card.map((name) => name[0]!.toUpperCase()).join("")).slice(1, -1);

/** A round in which seat 1 holds this card, up to the moment before seat 2 lays the last vote. */
function roundWith(card: string): KingUpTable {
  const staged = table(3, { cards: [["ABCDGN", card, "ACEGIP"]] });
  placeAll(staged);
  go(staged, "rise beatrice", "rise alighiero", "rise alighiero");
  vote(staged, "no yes yes");
  go(staged, "rise erisco", "rise erisco");
  staged.play("0 vote yes", "1 vote yes");
  return staged;
}

rule("6.1", "nobody can tell another player's favourites, whatever happens in the round, until it is over", () => {
  expect(POSSIBLE).toHaveLength(24);
  const games = POSSIBLE.map(roundWith);
  for (const viewer of [0, 2, "public"] as const) expect(new Set(games.map((game) => seenBy(game, viewer))).size).toBe(1);
  expect(new Set(games.map((game) => seenBy(game, 1))).size).toBe(24);
});

rule("6.1", "with the last vote all favourites of the round are open, and the new ones are secret again", () => {
  const games = POSSIBLE.map(roundWith);
  for (const game of games) {
    const card = bySeat(game.state.seats, 1).card;
    game.play("2 vote yes");
    for (const viewer of viewersOf(3)) {
      expect(kingUp.view(game.state, viewer).rounds[0]!.cards[1]).toBe(card);
      expect(kingUp.view(game.state, viewer).own?.favourites).toEqual(
        viewer === "public" ? undefined : FAVOURITES[bySeat(game.state.seats, viewer).card],
      );
    }
  }
  for (const viewer of [0, 2, "public"] as const) expect(new Set(games.map((game) => seenBy(game, viewer))).size).toBe(24);
});

rule("6.1", "of a deal everybody else is told that it happened, and no more", () => {
  const { events } = table(3);
  const dealt = all(events, "dealt")[1]!;
  expect(kingUp.witness(dealt, 1)).toEqual({ type: "dealt", seat: 1, favourites: FAVOURITES[1] });
  for (const viewer of [0, 2, "public"] as const)
    expect(JSON.stringify(kingUp.witness(dealt, viewer))).toBe('{"type":"dealt","seat":1}');
});

rule("6.1", "also the favourites of the next round tell nobody anything", () => {
  const games = ["BFLMNO", "CGMNOP", "BDFGOP"].map((card) => {
    const staged = table(3, { cards: [[], ["ADEFGM", card, "BEFGIN"]] });
    quickRound(staged);
    return staged;
  });
  for (const viewer of [0, 2, "public"] as const) expect(new Set(games.map((game) => seenBy(game, viewer))).size).toBe(1);
  expect(new Set(games.map((game) => seenBy(game, 1))).size).toBe(3);
});

/** Four players; Ben, seat 3, has not voted yet. */
function threeVoted(votes: readonly Vote[], history = true): KingUpTable {
  const staged = rising(4, { floors: { 5: "odessa piero" } }, { history });
  go(staged, "rise odessa");
  staged.play(...votes.map((word, seat) => `${seat} vote ${word}`));
  return staged;
}

const WAYS: readonly (readonly Vote[])[] = Array.from({ length: 8 }, (_, way) =>
  [0, 1, 2].map((seat): Vote => ((way >> seat) & 1 ? "no" : "yes")),
);

for (const history of [true, false])
  rule(["6.2", "U5"], `until all have voted nobody can tell a vote but their own (history ${history})`, () => {
    const games = WAYS.map((votes) => threeVoted(votes, history));
    for (const viewer of [3, "public"] as const) expect(new Set(games.map((game) => seenBy(game, viewer))).size).toBe(1);
    for (const viewer of [0, 1, 2]) expect(new Set(games.map((game) => seenBy(game, viewer))).size).toBe(2);
  });

rule("6.2", "the others see that a card is there, its owner sees which", () => {
  const { state, events } = threeVoted(["yes", "no", "yes"]);
  for (const viewer of viewersOf(4)) {
    const view = kingUp.view(state, viewer);
    expect(view.seats).toEqual([{ hasVoted: true }, { hasVoted: true }, { hasVoted: true }, { hasVoted: false }]);
    expect(view.own?.vote).toBe(viewer === "public" ? undefined : (["yes", "no", "yes", null] as const)[viewer]);
  }
  const voted = all(events, "voted")[1]!;
  expect(kingUp.witness(voted, 1)).toEqual({ type: "voted", seat: 1, vote: "no" });
  for (const viewer of [0, 2, 3, "public"] as const)
    expect(JSON.stringify(kingUp.witness(voted, viewer))).toBe('{"type":"voted","seat":1}');
});

rule("6.2", "what a player may do does not depend on what others have laid", () => {
  const answers = WAYS.map((votes) => {
    const { state } = threeVoted(votes);
    const asked = ["yes", "no"].map((word) => kingUp.refusal(state, 3, { type: "vote", vote: word }) ?? "legal");
    return JSON.stringify([kingUp.actors(state), kingUp.moves(state, 3), asked]);
  });
  expect(new Set(answers).size).toBe(1);
});

rule(["6.2", "3.6"], "with the last vote everybody sees everybody's card", () => {
  const staged = threeVoted(["yes", "no", "yes"]);
  const revealed = the(staged.play("3 vote no"), "votes-revealed");
  for (const viewer of viewersOf(4)) {
    expect(kingUp.witness(revealed, viewer)).toEqual({
      type: "votes-revealed",
      candidate: "odessa",
      votes: ["yes", "no", "yes", "no"],
    });
    expect(kingUp.view(staged.state, viewer).seats).toEqual(staged.state.seats.map(() => ({ hasVoted: false })));
  }
});

rule(
  ["6.3", "U5"],
  "the number of another player's No cards is nowhere to be seen, and without one nothing looks different",
  () => {
    const games = [3, 2, 1, 0].map((no) => {
      const staged = rising(4, { floors: { 5: "odessa" }, no: [3, no, 3, 3] });
      go(staged, "rise odessa");
      staged.play("0 vote yes", "1 vote yes", "2 vote no");
      return staged;
    });
    for (const viewer of [0, 2, 3, "public"] as const) expect(new Set(games.map((game) => seenBy(game, viewer))).size).toBe(1);
    expect(games.map(({ state }) => kingUp.view(state, 1).own?.no)).toEqual([3, 2, 1, 0]);
  },
);

rule("6.3", "a No counts as used when the votes are turned up, and not while it lies there", () => {
  const staged = threeVoted(["yes", "no", "yes"]);
  expect(kingUp.view(staged.state, 1).own).toMatchObject({ no: 3, vote: "no" });
  staged.play("3 vote yes");
  expect(kingUp.view(staged.state, 1).own).toMatchObject({ no: 2, vote: null });
  expect(kingUp.view(staged.state, 0).own).toMatchObject({ no: 3, vote: null });
});

rule("6.3", "the castle, the crown, the turn and the points are the same for every viewer", () => {
  const staged = table(3);
  quickRound(staged);
  placeAll(staged);
  const { state } = staged;
  const open = {
    history: true,
    phase: "rise",
    round: 2,
    turn: 2,
    crown: 1,
    places: [4, 3, 2, 1, 4, 3, 2, 1, 4, 3, 2, 1, 0],
    seats: [{ hasVoted: false }, { hasVoted: false }, { hasVoted: false }],
    votes: [],
    rounds: [{ king: "alighiero", cards: [0, 1, 2], points: [20, 12, 14] }],
  };
  for (const viewer of viewersOf(3)) {
    const { viewer: who, own, ...shared } = kingUp.view(state, viewer);
    expect([who, own === null]).toEqual([viewer, viewer === "public"]);
    expect(shared).toEqual(open);
  }
});

rule("6.4", "the votes of the running round may be looked up by everybody: who brought whom, and who voted how", () => {
  const staged = rising(4, { floors: { 5: "odessa piero iris" }, turn: 3 });
  go(staged, "rise odessa");
  vote(staged, "yes no yes no");
  go(staged, "rise piero");
  vote(staged, "no yes yes yes");
  const votes = [
    { by: 3, candidate: "odessa", votes: ["yes", "no", "yes", "no"] },
    { by: 0, candidate: "piero", votes: ["no", "yes", "yes", "yes"] },
  ];
  for (const viewer of viewersOf(4)) expect(kingUp.view(staged.state, viewer).votes).toEqual(votes);
  crown(staged, "iris");
  for (const viewer of viewersOf(4)) expect(kingUp.view(staged.state, viewer).votes).toEqual([]);
});

rule("6.4", "the vote that crowned the last king can still be looked up when the game is over", () => {
  const zeros = [0, 0, 0, 0];
  const staged = rising(4, { floors: { 5: "odessa iris" }, turn: 3, past: [zeros, zeros] });
  go(staged, "rise odessa");
  vote(staged, "yes no yes yes");
  crown(staged, "iris");
  expect(staged.state.phase).toBe("over");
  for (const viewer of viewersOf(4))
    expect(kingUp.view(staged.state, viewer).votes).toEqual([
      { by: 3, candidate: "odessa", votes: ["yes", "no", "yes", "yes"] },
      { by: 0, candidate: "iris", votes: ["yes", "yes", "yes", "yes"] },
    ]);
});

/** All events that carry a vote: known by what is in them, not by their type. */
const telling = ({ events }: KingUpTable): readonly KingUpEvent[] =>
  events.filter((event) => /"(yes|no)"/.test(JSON.stringify(event)));

rule("6.4", "at a table that plays by memory votes are shown once, as something fleeting, and can never be looked up", () => {
  const staged = rising(4, { floors: { 5: "odessa piero iris" } }, { history: false });
  for (const candidate of ["odessa", "piero"]) {
    go(staged, `rise ${candidate}`);
    expect(the(allVote(staged, "no"), "votes-revealed")).toEqual({
      type: "votes-revealed",
      candidate,
      votes: ["no", "no", "no", "no"],
      fleeting: true,
    });
    for (const viewer of viewersOf(4)) expect(kingUp.view(staged.state, viewer)).toMatchObject({ history: false, votes: null });
  }
  expect(the(crown(staged, "iris"), "votes-revealed")).toMatchObject({ candidate: "iris", fleeting: true });
  for (const viewer of viewersOf(4)) expect(kingUp.view(staged.state, viewer)).toMatchObject({ round: 2, votes: null });
  expect(telling(staged)).toHaveLength(3 * (4 + 1));
  for (const event of telling(staged)) expect(event).toHaveProperty("fleeting", true);
});

rule("6.4", "playing by memory, your own vote is fleeting to you too; that you have voted is no secret and stays", () => {
  const { events } = threeVoted(["yes", "no", "yes"], false);
  const voted = all(events, "voted")[1]!;
  expect(kingUp.witness(voted, 1)).toEqual({ type: "voted", seat: 1, vote: "no", fleeting: true });
  for (const viewer of [0, 2, 3, "public"] as const)
    expect(JSON.stringify(kingUp.witness(voted, viewer))).toBe('{"type":"voted","seat":1}');
});

rule("6.4", "playing by memory, a view does not even hint at who said No: only your own cards are counted", () => {
  const views = WAYS.slice(1).map((votes) => {
    const staged = threeVoted(votes, false);
    staged.play("3 vote no");
    return [3, "public" as const].map((viewer) => JSON.stringify(kingUp.view(staged.state, viewer)));
  });
  expect(new Set(views.map(String)).size).toBe(1);
});

rule("6.4", "where votes may be looked up, nothing is fleeting", () => {
  const staged = threeVoted(["yes", "yes", "no"]);
  staged.play("3 vote yes");
  expect(telling(staged)).toHaveLength(4 + 1);
  for (const event of staged.events) expect(event).not.toHaveProperty("fleeting");
});

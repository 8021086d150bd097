/** Paragraphs 3.1 to 3.5: one floor up, blocked ways, the throne and the crown. */
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { CANDIDATES, kingUp, OUT, THRONE } from "../src/index.ts";
import { allVote, COUNTS, go, movesOf, on, placeAll, placeOf, randomGame, refused, rising, table, vote } from "./positions.ts";

/** Lea is seat 0, Mia 1, Tom 2 and Ben 3. */
const PLAYERS = 4;

rule("3.2", "the book's example: Alighiero may go from 4 to 5, while Odessa and Fiorello on 3 are blocked by four on 4", () => {
  const staged = rising(PLAYERS, { floors: { 4: "alighiero beatrice clemente dario", 3: "odessa fiorello" } });
  const { state } = staged;
  for (const blocked of ["odessa", "fiorello"]) {
    expect(refused(state, 0, `rise ${blocked}`)).toEqual({ code: "floor-full", rule: "3.2" });
    expect(movesOf(state, 0)).not.toContain(`rise ${blocked}`);
  }
  expect(movesOf(state, 0)).toContain("rise alighiero");
  expect(go(staged, "rise alighiero")).toEqual([{ type: "rose", seat: 0, candidate: "alighiero", floor: 5 }]);
  expect(movesOf(state, 1)).toEqual(expect.arrayContaining(["rise odessa", "rise fiorello"]));
  go(staged, "rise odessa");
  expect(refused(state, 2, "rise fiorello")).toEqual({ code: "floor-full", rule: "3.2" });
});

for (const seats of COUNTS)
  rule("3.1", `with ${seats} players the start player also begins the second phase, and then it goes on to the left`, () => {
    const staged = table(seats, { start: 2 });
    placeAll(staged);
    const { state } = staged;
    for (const seat of [2, 3 % seats, 4 % seats]) {
      expect(kingUp.actors(state)).toEqual([seat]);
      for (let other = 0; other < seats; other++)
        if (other !== seat) expect(refused(state, other, "rise beatrice")).toEqual({ code: "not-your-turn", rule: "3.1" });
      const [candidate] = on(state, 4);
      go(staged, `rise ${candidate}`);
    }
  });

rule("3.1", "anybody in the castle may be moved, a favourite or not, from the cellar up, and by one floor", () => {
  const staged = rising(3, { floors: { 5: "iris", 4: "dario", 3: "odessa", 2: "piero", 1: "nacale", 0: "gasino" } });
  expect(movesOf(staged.state, 0)).toEqual(
    CANDIDATES.filter((candidate) => placeOf(staged.state, candidate) !== 0 || on(staged.state, 1).length < 4).map(
      (candidate) => `rise ${candidate}`,
    ),
  );
  const climb = [
    ["dario", 5],
    ["odessa", 4],
    ["piero", 3],
    ["nacale", 2],
    ["gasino", 1],
  ] as const;
  for (const [candidate, floor] of climb) {
    go(staged, `rise ${candidate}`);
    expect(placeOf(staged.state, candidate)).toBe(floor);
  }
});

rule("3.1", "a turn is one move: nobody may pass, and nobody is placed any more", () => {
  const { state } = rising(3, {});
  for (const move of ["place odessa 3", "vote yes", "vote no"])
    expect(refused(state, 0, move)).toEqual({ code: "not-now", rule: "3.1" });
  for (const text of ["pass", "rise", ""]) expect(kingUp.parse(text)).toBeUndefined();
  for (const move of movesOf(state, 0)) expect(move).toMatch(/^rise [a-z]+$/);
});

rule("3.2", "full floors on top of each other hold back everybody below, and the highest of them moves first", () => {
  const staged = rising(3, {
    floors: { 4: "alighiero beatrice clemente dario", 3: "erisco fiorello gasino iris", 2: "lavinia merlino nacale odessa" },
  });
  expect(on(staged.state, 0)).toEqual(["piero"]);
  expect(movesOf(staged.state, 0)).toEqual(["alighiero", "beatrice", "clemente", "dario", "piero"].map((name) => `rise ${name}`));
  go(staged, "rise piero");
  expect(refused(staged.state, 1, "rise piero")).toEqual({ code: "floor-full", rule: "3.2" });
  go(staged, "rise clemente", "rise gasino", "rise odessa", "rise piero");
  expect([5, 4, 3, 2, 1].map((floor) => on(staged.state, floor).length)).toEqual([1, 4, 4, 4, 0]);
});

rule("3.2", "four on floor 5 hold back everybody on floor 4", () => {
  const staged = rising(3, { floors: { 5: "alighiero beatrice clemente dario", 4: "odessa" } });
  expect(refused(staged.state, 0, "rise odessa")).toEqual({ code: "floor-full", rule: "3.2" });
  go(staged, "rise dario");
  allVote(staged, "no");
  expect(placeOf(staged.state, "dario")).toBe(OUT);
  expect(refused(staged.state, staged.state.turn, "rise odessa")).toBeUndefined();
});

rule("3.2", "a full floor 1 holds back the cellar, and nobody else", () => {
  const floors = { 0: "alighiero beatrice clemente", 1: "dario erisco fiorello gasino", 3: "iris lavinia merlino" };
  const { state } = rising(5, { floors: { ...floors, 4: "nacale odessa piero" } });
  for (const servant of on(state, 0)) expect(refused(state, 0, `rise ${servant}`)).toEqual({ code: "floor-full", rule: "3.2" });
  expect(movesOf(state, 0)).toEqual(CANDIDATES.slice(3).map((candidate) => `rise ${candidate}`));
});

rule("3.3", "nobody ever moves down: all that happens is one floor up, or from the throne out of the castle", () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 80; seed++)
    randomGame(seed, 3 + (seed % 4), (state, move, _, before) => {
      if (move.type === "place" || state.round !== before.round) return;
      const moved = CANDIDATES.filter((_, index) => before.places[index] !== state.places[index]);
      for (const name of moved) seen.add(`${move.type}: ${placeOf(before, name)} to ${placeOf(state, name)}`);
      if (move.type === "rise") expect(moved).toEqual([move.candidate]);
    });
  const up = [0, 1, 2, 3, 4, 5].map((floor) => `rise: ${floor} to ${floor + 1}`);
  expect([...seen].toSorted()).toEqual([...up, `vote: ${THRONE} to ${OUT}`]);
});

rule("3.3", "there is no way to say a move down, or to name a floor when rising", () => {
  for (const text of ["fall odessa", "lower odessa", "rise odessa 2"]) expect(kingUp.parse(text)).toBeUndefined();
  const { state } = rising(3, { floors: { 3: "odessa" } });
  for (const floor of [0, 1, 2]) expect(refused(state, 0, `place odessa ${floor}`)).toEqual({ code: "not-now", rule: "3.1" });
  expect(refused(state, 0, { type: "rise", candidate: "odessa", floor: 2 })).toEqual({ code: "malformed", rule: "1.6" });
});

rule(["3.4", "3.5"], "from floor 5 a candidate goes to the throne, the mover takes the crown, and all vote at once", () => {
  for (const seats of COUNTS) {
    const staged = rising(seats, { floors: { 5: "odessa" }, turn: 1 });
    expect(staged.state.crown).toBeNull();
    expect(go(staged, "rise odessa")).toEqual([{ type: "proposed", seat: 1, candidate: "odessa" }]);
    expect([placeOf(staged.state, "odessa"), staged.state.crown, staged.state.phase]).toEqual([THRONE, 1, "vote"]);
    expect(kingUp.actors(staged.state)).toEqual([...staged.state.seats.keys()]);
    for (const seat of staged.state.seats.keys()) {
      expect(movesOf(staged.state, seat)).toEqual(["vote yes", "vote no"]);
      for (const move of ["rise piero", "rise odessa", "place piero 2"])
        expect(refused(staged.state, seat, move)).toEqual({ code: "not-now", rule: "3.6" });
    }
  }
});

rule("3.4", "the way to the throne is free, however many stand on floor 5 and however many were there before", () => {
  const staged = rising(3, { floors: { 5: "alighiero beatrice clemente dario" } });
  for (const [candidate, votes] of [
    ["beatrice", "no yes yes"],
    ["dario", "yes no yes"],
    ["alighiero", "yes yes no"],
  ] as const) {
    expect(refused(staged.state, staged.state.turn, `rise ${candidate}`)).toBeUndefined();
    go(staged, `rise ${candidate}`);
    vote(staged, votes);
    expect(on(staged.state, THRONE)).toEqual([]);
  }
  expect(movesOf(staged.state, staged.state.turn)).toContain("rise clemente");
});

rule(["3.5", "U7"], "the crown stays where it is, turn after turn, until another candidate reaches the throne", () => {
  const staged = rising(4, { floors: { 5: "odessa iris", 2: "piero nacale" }, turn: 2 });
  const crowns = [staged.state.crown];
  go(staged, "rise odessa");
  crowns.push(staged.state.crown);
  vote(staged, "no no yes yes");
  for (const move of ["rise piero", "rise nacale", "rise iris"]) {
    crowns.push(staged.state.crown);
    go(staged, move);
  }
  crowns.push(staged.state.crown);
  expect(crowns).toEqual([null, 2, 2, 2, 2, 1]);
  for (const viewer of [0, 1, 2, 3, "public"] as const) expect(kingUp.view(staged.state, viewer).crown).toBe(1);
});

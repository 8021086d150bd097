/** Paragraphs 7.1 and 7.2: what everybody may know, and what not. */
import { type Chance, fastChance, type Seat, type Viewer } from "@tafelrunde/core";
import { rule, stage } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { type ThievesEvent, type ThievesState, twelveThieves } from "../src/index.ts";
import { handOf, movesOf, placing, randomGame, refused, table, the, type ThievesTable, typesOf } from "./positions.ts";

const VIEWERS = [0, 1, 2, 3, "public"] as const;

/** Everything a viewer gets of a game, to the byte. */
const seenBy = (state: ThievesState, events: readonly ThievesEvent[], viewer: Viewer): string =>
  JSON.stringify([twelveThieves.view(state, viewer), events.map((event) => twelveThieves.witness(event, viewer))]);

/** Four players are dealt their hands by these rolls. */
const dealing = (rolls: readonly number[]): ThievesTable => stage(twelveThieves, { seats: 4, rolls, moves: placing(4) });
const repeat = (count: number, roll: number): number[] => Array.from({ length: count }, () => roll);

rule(["7.1", "T7"], "nobody but the owner learns what was dealt, only how much", () => {
  const one = dealing(repeat(30, 1));
  const other = dealing([...repeat(6, 40), ...repeat(7, 20), ...repeat(8, 50), ...repeat(9, 60)]);
  expect(seenBy(other.state, other.events, "public")).toBe(seenBy(one.state, one.events, "public"));
  for (const seat of [0, 1, 2, 3]) expect(seenBy(other.state, other.events, seat)).not.toBe(seenBy(one.state, one.events, seat));
  const dealt = one.events.filter((event) => event.type === "dealt");
  expect(dealt.map(({ seat, cards }) => [seat, cards?.length])).toEqual([
    [0, 6],
    [1, 7],
    [2, 8],
    [3, 9],
  ]);
  for (const event of dealt) {
    expect(twelveThieves.witness(event, event.seat)).toEqual(event);
    for (const viewer of VIEWERS.filter((viewer) => viewer !== event.seat))
      expect(JSON.stringify(twelveThieves.witness(event, viewer))).toBe(
        `{"type":"dealt","seat":${event.seat},"count":${event.count}}`,
      );
  }
});

rule("7.1", "cards that only the others hold differently leave my own sight as it was", () => {
  const one = dealing([...repeat(6, 20), ...repeat(7, 1), ...repeat(8, 60), ...repeat(9, 30)]);
  const other = dealing([...repeat(6, 81), ...repeat(7, 1), ...repeat(8, 20), ...repeat(9, 40)]);
  expect([0, 1, 2, 3].filter((seat) => handOf(other.state, seat) === handOf(one.state, seat))).toEqual([1]);
  expect(seenBy(other.state, other.events, 1)).toBe(seenBy(one.state, one.events, 1));
});

for (const [turn, open] of [
  [["0 draw"], '"count":4,"dancer":false,"passed":true'],
  [["0 draw dancer"], '"count":4,"dancer":true,"passed":true'],
  [["0 send red green for red", "0 draw"], '"count":3,"dancer":false,"passed":false'],
] as const)
  rule(["7.1", "T7"], `nobody but the mover learns what was drawn: ${turn.join(", ")}`, () => {
    const position = { hands: ["red", "blue", "white", "green"], guards: { red: "0 black", green: "black" } };
    const games = [1, 30, 60].map((roll) => {
      const { state, play } = table(4, position, repeat(4, roll));
      return { state, events: play(...turn) };
    });
    for (const viewer of [1, 2, 3, "public"] as const)
      expect(new Set(games.map(({ state, events }) => seenBy(state, events, viewer))).size).toBe(1);
    expect(new Set(games.map(({ state, events }) => seenBy(state, events, 0))).size).toBe(3);
    const drew = the(games[0]!.events, "drew");
    for (const viewer of [1, 2, 3, "public"] as const)
      expect(JSON.stringify(twelveThieves.witness(drew, viewer))).toBe(`{"type":"drew","seat":0,${open}}`);
    expect(twelveThieves.witness(drew, 0)).toEqual(drew);
  });

for (const [who, seat] of [
  ["whose turn it is", 0],
  ["who waits", 2],
] as const)
  rule("7.1", `what a player ${who} may do and why a move is refused does not depend on the hands of others`, () => {
    const games = ["green green", "red blue", "white purple"].map((hand) =>
      table(4, {
        hands: [0, 1, 2, 3].map((other) => (other === seat ? "red" : hand)),
        guards: { red: "0 1", blue: "0 2" },
      }),
    );
    for (const text of ["smuggle red for red", "smuggle red for dancer", "send red blue for blue", "draw"]) {
      const answers = games.map(({ state }) => JSON.stringify([refused(state, seat, text), movesOf(state, seat)]));
      expect(new Set(answers).size, text).toBe(1);
    }
  });

rule("7.1", "a view holds one hand, the viewer's own; the public sees none", () => {
  const { state } = table(4, { hands: ["red dancer", "blue blue", "white", "yellow"] });
  expect(VIEWERS.map((viewer) => twelveThieves.view(state, viewer).own)).toEqual([
    { hand: [1, 0, 0, 0, 0, 0, 1] },
    { hand: [0, 0, 0, 0, 2, 0, 0] },
    { hand: [0, 0, 1, 0, 0, 0, 0] },
    { hand: [0, 0, 0, 0, 0, 1, 0] },
    null,
  ]);
});

/** All palace cards that this viewer cannot see, dealt out anew. Written from 7.1 and 7.2. */
function dealAnew(state: ThievesState, viewer: Viewer, chance: Chance): void {
  const places = [state.pile, ...state.seats.filter((_, seat) => seat !== viewer).map(({ hand }) => hand)];
  const unseen = places.flatMap((cards) => cards.slice(0, 6).flatMap((count, card) => Array<number>(count).fill(card)));
  chance.shuffle(unseen);
  for (const cards of places) {
    const size = cards.slice(0, 6).reduce((sum, count) => sum + count, 0);
    cards.fill(0, 0, 6);
    for (const card of unseen.splice(0, size)) cards[card]!++;
  }
}

for (const seats of [2, 3, 4])
  rule(
    "7.1",
    `from the first guard to the last chest nobody sees, is told or may do anything that depends on hidden cards (${seats} players)`,
    () => {
      const chance = fastChance(seats);
      const phases = new Set<string>();
      let [step, changed] = [0, 0];
      randomGame(seats, { seats }, (state, _, __, before) => {
        if (step++ % 40 !== 0 && state.phase !== "over") return;
        phases.add(state.phase);
        const tried = twelveThieves.moves(before, before.turn);
        for (const viewer of [...state.seats.keys(), "public"] as const) {
          const other = twelveThieves.clone(state);
          dealAnew(other, viewer, chance);
          const answered = (of: ThievesState, seat: Seat): unknown => [
            twelveThieves.moves(of, seat),
            tried.map((move) => twelveThieves.refusal(of, seat, move) ?? null),
          ];
          const known = (of: ThievesState): string =>
            JSON.stringify([twelveThieves.view(of, viewer), viewer === "public" ? [] : answered(of, viewer)]);
          expect(known(other)).toBe(known(state));
          if (JSON.stringify(other) !== JSON.stringify(state)) changed++;
        }
      });
      expect(changed).toBeGreaterThan(100);
      expect([...phases]).toEqual(["place", "act", "over"]);
    },
  );

for (const seats of [2, 3, 4])
  rule(
    ["7.1", "7.2"],
    `a world imagined from a view holds all cards once and looks the same, late in the game too (${seats} players)`,
    () => {
      const chance = fastChance(seats);
      let step = 0;
      randomGame(seats, { seats, guarding: "chosen" }, (state) => {
        if (step++ % 40 !== 0) return;
        for (const viewer of [...state.seats.keys(), "public"] as const) {
          const view = twelveThieves.view(state, viewer);
          const world = twelveThieves.imagine(view, chance);
          expect(JSON.stringify(twelveThieves.view(world, viewer))).toBe(JSON.stringify(view));
          const places = [world.pile, world.discard, ...world.seats.map(({ hand }) => hand)];
          const all = world.pile.map((_, card) => places.reduce((sum, cards) => sum + cards[card]!, 0));
          expect([...all.slice(0, 6), all[6]! + world.dancers]).toEqual([17, 17, 17, 17, 17, 17, 8]);
          expect(Math.min(...places.flat())).toBeGreaterThanOrEqual(0);
        }
      });
    },
  );

rule(
  ["7.2", "T7"],
  "hand sizes, dancers, discards, the pile's size, guards, thieves and chests are the same for every viewer",
  () => {
    const { state, play } = table(4, {
      hands: ["red red dancer", "blue dancer dancer", "white", "white white"],
      guards: { red: "0 2 black", green: "1 3 black", white: "0 black", purple: "1 black", blue: "2 black", yellow: "3 black" },
      thieves: { red: [1, 2, 0, 1] },
      chests: { red: 3 },
      robbed: [0, 1, 0, 0],
      discard: "green yellow",
    });
    play("0 smuggle red for red dancer");
    const nobody = [0, 0, 0, 0];
    const open = {
      phase: "act",
      turn: 0,
      actions: 1,
      thiefActions: 1,
      seats: [
        { handSize: 1, dancers: 0, guardsToPlace: 0, blacksToPlace: 0, home: 10, chests: 0 },
        { handSize: 3, dancers: 2, guardsToPlace: 0, blacksToPlace: 0, home: 10, chests: 1 },
        { handSize: 1, dancers: 0, guardsToPlace: 0, blacksToPlace: 0, home: 12, chests: 0 },
        { handSize: 2, dancers: 0, guardsToPlace: 0, blacksToPlace: 0, home: 11, chests: 0 },
      ],
      palaces: [
        { chests: 3, guards: [1, 0, 1, 0, 1], thieves: [2, 2, 0, 1] },
        { chests: 4, guards: [0, 1, 0, 1, 1], thieves: nobody },
        { chests: 4, guards: [1, 0, 0, 0, 1], thieves: nobody },
        { chests: 4, guards: [0, 1, 0, 0, 1], thieves: nobody },
        { chests: 4, guards: [0, 0, 1, 0, 1], thieves: nobody },
        { chests: 4, guards: [0, 0, 0, 1, 1], thieves: nobody },
      ],
      pile: 102 - 6 - 2,
      discard: [1, 1, 0, 0, 0, 1],
      dancers: 6,
    };
    for (const viewer of VIEWERS) {
      const { viewer: who, own, ...shared } = twelveThieves.view(state, viewer);
      expect([who, own === null]).toEqual([viewer, viewer === "public"]);
      expect(shared).toEqual(open);
    }
  },
);

rule("7.2", "every guard is posted and placed before the eyes of all", () => {
  const usual = stage(twelveThieves, { seats: 4, rolls: [], moves: placing(4).slice(0, -1) }).events;
  const black = stage(twelveThieves, { seats: 4, options: { guards: "chosen" }, rolls: [], moves: ["0 place black red"] }).events;
  const events = [...usual, ...black];
  expect(typesOf(events)).toEqual(["posted", ...Array<"placed">(8).fill("placed")]);
  for (const viewer of VIEWERS) expect(events.map((event) => twelveThieves.witness(event, viewer))).toEqual(events);
});

rule("7.2", "actions are seen by all, with the very cards that paid", () => {
  const paid = (events: readonly ThievesEvent[], viewer: Viewer): unknown =>
    events
      .map((event) => twelveThieves.witness(event, viewer))
      .map((event) => (event && "paid" in event ? event.paid : event?.type));
  const { play } = table(4, {
    hands: ["red red red green blue dancer"],
    guards: { red: "0 1", green: "0 black", blue: "black" },
    thieves: { red: [3, 0, 0, 0] },
  });
  const events = play("0 smuggle red for dancer", "0 send red blue for red", "0 bribe green blue for green blue");
  for (const viewer of VIEWERS) expect(paid(events, viewer)).toEqual([["dancer"], "robbed", ["red"], ["green", "blue"]]);
});

rule(["7.2", "T7"], "everybody can follow the dancers: taken, held, played, back in the stock", () => {
  const { state, play } = table(4, { guards: { red: "0 black", green: "black" } }, repeat(3 + 4 + 4 + 4, 1));
  const dancers = (): unknown[] =>
    VIEWERS.map((viewer) => {
      const { dancers: stock, seats } = twelveThieves.view(state, viewer);
      return [stock, ...seats.map((seat) => seat.dancers)].join(" ");
    });
  play("0 draw dancer");
  expect(new Set(dancers())).toEqual(new Set(["7 1 0 0 0"]));
  play("1 draw", "2 draw", "3 draw", "0 send red green for dancer");
  expect(new Set(dancers())).toEqual(new Set(["8 0 0 0 0"]));
});

rule("7.2", "when the discards become the pile everybody hears of it, with their number", () => {
  const { play } = table(4, { hands: ["red"], pile: "white", discard: "blue blue green" }, repeat(4, 1));
  const reshuffled = the(play("0 draw"), "reshuffled");
  for (const viewer of VIEWERS) expect(twelveThieves.witness(reshuffled, viewer)).toEqual({ type: "reshuffled", count: 3 });
});

/** Paragraphs 7.1 to 7.3: what everybody may know, and what not. */
import type { Viewer } from "@tafelrunde/core";
import { rule, stage } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { type Card, CARDS, kingOf12, type KingEvent } from "../src/index.ts";
import { allLay, BOOK_GAME, FIRST_GAME_SET, firstTurn, type KingTable, lay, quickRound } from "./positions.ts";

/** Everything a viewer gets of a game, to the byte. */
const seenBy = ({ state, events }: KingTable, viewer: Viewer): string =>
  JSON.stringify([kingOf12.view(state, viewer), events.map((event) => kingOf12.witness(event, viewer))]);

rule("7.1", "until the reveal nobody but its owner can tell which card was laid", () => {
  const games = FIRST_GAME_SET.map((card) =>
    stage(kingOf12, { seats: 3, rolls: [4, 7, 9], moves: [`1 lay ${card}`, "2 lay golem"] }),
  );
  for (const viewer of [0, 2, "public"] as const) expect(new Set(games.map((game) => seenBy(game, viewer))).size).toBe(1);
  expect(new Set(games.map((game) => seenBy(game, 1))).size).toBe(7);
});

rule("7.1", "the others see that a card is there, the owner sees which", () => {
  const { state, events } = stage(kingOf12, { seats: 3, rolls: [4, 7, 9], moves: ["1 lay golem"] });
  for (const viewer of [0, 1, 2, "public"] as const) {
    const view = kingOf12.view(state, viewer);
    expect(view.seats.map((seat) => seat.hasLaid)).toEqual([false, true, false]);
    expect(view.seats.map((seat) => seat.handSize)).toEqual([7, 6, 7]);
    expect(view.seats.map((seat) => seat.open)).toEqual([null, null, null]);
  }
  expect(kingOf12.view(state, 1).own).toMatchObject({ laid: "golem" });
  expect(kingOf12.view(state, 0).own).toMatchObject({ laid: null });
  expect(kingOf12.view(state, "public").own).toBeNull();
  expect(kingOf12.witness(events.at(-1)!, 1)).toEqual({ type: "laid", seat: 1, card: "golem" });
  for (const viewer of [0, 2, "public"] as const)
    expect(JSON.stringify(kingOf12.witness(events.at(-1)!, viewer))).toBe('{"type":"laid","seat":1}');
});

rule("7.1", "what a player may do and why a move is refused does not depend on the cards others have laid", () => {
  const games = FIRST_GAME_SET.map((card) => stage(kingOf12, { seats: 3, rolls: [4, 7, 9], moves: [`1 lay ${card}`] }));
  for (const seat of [0, 2]) {
    const moves = games.map(({ state }) => JSON.stringify(kingOf12.moves(state, seat)));
    expect(new Set(moves).size).toBe(1);
    for (const card of CARDS) {
      const answers = games.map(({ state }) => JSON.stringify(kingOf12.refusal(state, seat, { type: "lay", card })));
      expect(new Set(answers).size).toBe(1);
    }
  }
});

rule("7.1", "from the reveal on all cards lie open, also while somebody still chooses", () => {
  const tip = firstTurn({ faces: [4, 7, 9], cards: ["knight", "sorcerer", "golem"] });
  const steal = firstTurn({ faces: [4, 7, 9], cards: ["lady", "golem", "lady"] });
  for (const viewer of [0, 1, 2, "public"] as const) {
    expect(kingOf12.view(tip.state, viewer).seats.map((seat) => seat.open)).toEqual(["knight", "sorcerer", "golem"]);
    expect(kingOf12.view(steal.state, viewer).seats.map((seat) => seat.open)).toEqual(["lady", "golem", "lady"]);
  }
});

const KEEP_CANDIDATES: Card[] = ["alchemist", "knight", "oracle", "sorcerer"];
/** Seat 0 wins the first round and puts this card away; in the second round all play the same three cards. */
const keeping = (card: Card): KingTable =>
  stage(kingOf12, {
    seats: 3,
    rolls: [9, 4, 2, 8, 8, 8],
    moves: [...quickRound(3), `0 keep ${card}`, ...allLay(3, "golem", "machine", "parasite")],
  });

rule(["7.2", "7.3", "K12"], "nobody but its owner can tell which card lies under a die, not even turns later", () => {
  const games = KEEP_CANDIDATES.map(keeping);
  for (const viewer of [1, 2, "public"] as const) expect(new Set(games.map((game) => seenBy(game, viewer))).size).toBe(1);
  for (const [index, game] of games.entries()) expect(kingOf12.view(game.state, 0).own?.kept).toEqual([KEEP_CANDIDATES[index]]);
});

rule("7.2", "the event of placing the card tells the others that it was placed, and no more", () => {
  const { events } = keeping("knight");
  const kept = events.find((event): event is KingEvent & { type: "kept" } => event.type === "kept")!;
  expect(kingOf12.witness(kept, 0)).toEqual({ type: "kept", seat: 0, card: "knight" });
  for (const viewer of [1, 2, "public"] as const)
    expect(JSON.stringify(kingOf12.witness(kept, viewer))).toBe('{"type":"kept","seat":0}');
});

rule("7.2", "also both cards of the winner stay secret", () => {
  const end = (first: Card, second: Card): KingTable =>
    stage(kingOf12, {
      seats: 2,
      rolls: [9, 4, 9, 4],
      moves: [...quickRound(2), `0 keep ${first}`, ...quickRound(2), `0 keep ${second}`],
    });
  expect(seenBy(end("knight", "golem"), 1)).toBe(seenBy(end("alchemist", "oracle"), 1));
});

rule("7.3", "dice, tokens, rounds won, hand sizes, discards and whose choice it is are the same for every viewer", () => {
  const { state } = stage(kingOf12, {
    ...BOOK_GAME,
    moves: [...BOOK_GAME.firstRound, BOOK_GAME.tomKeeps, ...BOOK_GAME.secondRound.slice(0, 15)],
  });
  const open = {
    set: ["alchemist", "knight", "lady", "machine", "reverser", "sorcerer", "troublemakers"],
    round: 2,
    turn: 5,
    phase: "lay",
    chooser: null,
    victim: null,
    seats: [
      {
        face: 3,
        handSize: 2,
        hasLaid: true,
        open: null,
        cancelled: false,
        discard: ["alchemist", "knight", "reverser", "sorcerer"],
        kept: 0,
        ones: 0,
        twos: 1,
      },
      {
        face: 11,
        handSize: 3,
        hasLaid: false,
        open: null,
        cancelled: false,
        discard: ["knight", "lady", "sorcerer", "troublemakers"],
        kept: 0,
        ones: 4,
        twos: 1,
      },
      {
        face: 12,
        handSize: 2,
        hasLaid: false,
        open: null,
        cancelled: false,
        discard: ["alchemist", "knight", "lady", "sorcerer"],
        kept: 1,
        ones: 0,
        twos: 2,
      },
    ],
  };
  for (const viewer of [0, 1, 2, "public"] as const) {
    const { viewer: who, own, ...shared } = kingOf12.view(state, viewer);
    expect([who, own === null]).toEqual([viewer, viewer === "public"]);
    expect(shared).toEqual(open);
  }
});

rule(["7.3", "K12"], "the tracker lists what was played this round, and can never single out the card under the die", () => {
  const game = stage(kingOf12, { seats: 2, rolls: [9, 4, 5, 5, 6, 6], moves: [...quickRound(2), "0 keep golem"] });
  const tracker = (): unknown => kingOf12.view(game.state, 1).seats.map(({ discard }) => discard);
  expect(tracker()).toEqual([[], []]);
  game.play(...allLay(2, "knight", "machine", "oracle", "parasite"));
  expect(tracker()).toEqual([
    ["knight", "machine", "oracle", "parasite"],
    ["knight", "machine", "oracle", "parasite"],
  ]);
  game.play(...allLay(2, "alchemist"));
  expect(game.state).toMatchObject({ round: 3, turn: 1 });
  expect(tracker()).toEqual([[], []]);
});

rule(["2.3", "7.3"], "while somebody chooses, everybody sees which of the open cards have no effect", () => {
  const cards = ["sorcerer", "golem", "golem"] as const;
  const { state } = stage(kingOf12, { seats: 3, rolls: [5, 6, 7], moves: lay(...cards) });
  for (const viewer of [0, 1, "public"] as const)
    expect(kingOf12.view(state, viewer).seats.map(({ open, cancelled }) => [open, cancelled])).toEqual([
      ["sorcerer", false],
      ["golem", true],
      ["golem", true],
    ]);
});

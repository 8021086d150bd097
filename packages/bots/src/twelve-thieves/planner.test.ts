/** The 12 Thieves bots: whole turns, games that end, and the better bot wins. */
import { bySeat, type Chance, fastChance, type Seat } from "@tafelrunde/core";
import { type Move, type ThievesState, type ThievesView, twelveThieves } from "@tafelrunde/twelve-thieves";
import { describe, expect, test } from "vitest";
import { steps } from "../budget.ts";
import { type Bot, botsFor } from "../index.ts";
import { withoutDetours } from "./detours.ts";
import { insightAt } from "./knowledge.ts";
import { burglar, pickpocket } from "./pickpocket.ts";
import { planner } from "./planner.ts";
import { plansOf } from "./plans.ts";
import { purposefulSteps } from "./purposes.ts";
import { ringleader } from "./ringleader.ts";
import { moveOf, stepsOf } from "./steps.ts";
import { blankTables, type ByteTable, carryOut, readState, type Step } from "./table.ts";

const MOST_MOVES_IN_A_TURN = 25;
const MOST_TURNS = 200;
/** Few steps: what is tested here holds for a short thought, too. */
const THOUGHT = 8;

interface Played {
  readonly state: ThievesState;
  readonly turns: number;
  readonly longestTurn: number;
}

type Player = Bot<ThievesView, Move>;

function play(bots: readonly Player[], guards: string, seed: number, watch?: (state: ThievesState, seat: Seat) => void): Played {
  const chance = fastChance(seed);
  const state = twelveThieves.setup({ guards }, bots.length, { chance });
  let turns = 0;
  let longestTurn = 0;
  while (state.phase !== "over" && turns < MOST_TURNS) {
    const seat = state.turn;
    if (state.phase === "act") watch?.(state, seat);
    const { move } = bots[seat]!.decide(twelveThieves.view(state, seat), seat, chance, steps(THOUGHT), []);
    if (move.type === "draw") turns++;
    longestTurn = Math.max(longestTurn, state.actions + 1);
    twelveThieves.apply(state, seat, move, { chance });
  }
  return { state, turns, longestTurn };
}

const table = (seats: number, bot: Player): readonly Player[] => Array.from({ length: seats }, () => bot);

/** Two seats in the middle of a game: green has three thieves before a chest of four, and the card for the last one. */
function oneThiefShort(): ThievesState {
  const chance = fastChance(1);
  const state = twelveThieves.setup({ guards: "posted" }, 2, { chance });
  while (state.phase === "place") twelveThieves.apply(state, state.turn, twelveThieves.moves(state, state.turn)[0]!, { chance });
  for (const palace of state.palaces) palace.guards = [0, 0, 1];
  state.palaces[0]!.guards = [1, 0, 1];
  state.palaces[0]!.thieves = [3, 0];
  bySeat(state.seats, 0).home = 9;
  for (const [card, count] of bySeat(state.seats, 0).hand.entries()) {
    state.pile[card]! += count;
    bySeat(state.seats, 0).hand[card] = 0;
  }
  bySeat(state.seats, 0).hand[0] = 1;
  state.pile[0]!--;
  return state;
}

const decided = (bot: Player, state: ThievesState, seat: Seat, chance: Chance = fastChance(4)): string =>
  twelveThieves.format(bot.decide(twelveThieves.view(state, seat), seat, chance, steps(THOUGHT), []).move);

describe.each([
  { guards: "posted", seats: 2 },
  { guards: "posted", seats: 3 },
  { guards: "posted", seats: 4 },
  { guards: "chosen", seats: 2 },
  { guards: "chosen", seats: 3 },
  { guards: "chosen", seats: 4 },
])("$seats seats, $guards guards", ({ guards, seats }) => {
  test("games of burglars end, and no turn drags on", () => {
    for (let seed = 0; seed < 20; seed++) {
      const { state, longestTurn } = play(table(seats, burglar), guards, seed);
      expect(state.phase).toBe("over");
      expect(longestTurn).toBeLessThanOrEqual(MOST_MOVES_IN_A_TURN);
    }
  });
});

test("games of planners end, and no turn drags on", () => {
  const { state, turns, longestTurn } = play(table(2, planner), "chosen", 1);
  expect(state.phase).toBe("over");
  expect(turns).toBeLessThan(70);
  expect(longestTurn).toBeLessThanOrEqual(MOST_MOVES_IN_A_TURN);
});

test("plans are legal, and lead where the rules lead", () => {
  let checked = 0;
  play(table(3, burglar), "posted", 3, (state, seat) => {
    const [start, now] = blankTables(2) as [ByteTable, ByteTable];
    readState(state, start);
    for (const { steps, end } of plansOf(start, seat, { judge: insightAt(3), stepsOf: purposefulSteps, width: 3, wanted: 3 })) {
      const real = twelveThieves.clone(state);
      const bytes = start.slice();
      for (const step of steps) {
        expect(twelveThieves.refusal(real, seat, moveOf(step))).toBeUndefined();
        twelveThieves.apply(real, seat, moveOf(step), { chance: fastChance(1) });
        carryOut(bytes, seat, step);
        checked++;
      }
      readState(real, now);
      expect(bytes).toEqual(now);
      expect(end).toEqual(now);
    }
  });
  expect(checked).toBeGreaterThan(100);
});

test.each([ringleader, planner, burglar])("$id robs the chest that wins", (bot) => {
  const state = oneThiefShort();
  bySeat(state.seats, 0).chests = 5;
  expect(decided(bot, state, 0)).toBe("smuggle red for red");
});

/** Everything but cards: what a turn is played for. */
const board = ({ palaces, seats }: ThievesState): string => JSON.stringify([palaces, seats.map(({ home }) => home)]);

test.each([
  { bot: ringleader, seats: 2, games: 3 },
  { bot: ringleader, seats: 3, games: 1 },
  { bot: burglar, seats: 3, games: 30 },
  { bot: pickpocket, seats: 3, games: 30 },
])("$bot.id never sends a guard to and fro: nothing in a turn is undone in the same turn", ({ bot, seats, games }) => {
  const undone: number[] = [];
  let looked = 0;
  for (let seed = 0; seed < games; seed++) {
    let boards = new Set<string>();
    play(table(seats, bot), seed % 2 === 0 ? "chosen" : "posted", seed, (state) => {
      if (state.actions === 0) boards = new Set();
      looked++;
      if (boards.has(board(state))) undone.push(seed);
      boards.add(board(state));
    });
  }
  expect(undone).toEqual([]);
  expect(looked).toBeGreaterThan(games * 40);
});

test("a plan loses its detours and nothing else", () => {
  const state = oneThiefShort();
  bySeat(state.seats, 0).hand = [4, 2, 2, 0, 0, 0, 0];
  const [start] = blankTables(1) as [ByteTable];
  readState(state, start);
  const find = (now: ByteTable, text: string): Step => stepsOf(now, 0).find((step) => format(step) === text)!;
  const format = (step: Step): string => twelveThieves.format(moveOf(step));
  const walk = (texts: readonly string[]): readonly Step[] => {
    const now = start.slice();
    return texts.map((text) => {
      const step = find(now, text);
      carryOut(now, 0, step);
      return step;
    });
  };
  const shortened = (texts: readonly string[]): readonly string[] => withoutDetours(walk(texts), start, 0).map(format);
  expect(shortened(["send red green for red", "send green red for red", "smuggle red for red"])).toEqual(["smuggle red for red"]);
  expect(shortened(["send red green for red", "send green white for green", "send white red for white"])).toEqual([]);
  expect(shortened(["send red green for red", "smuggle green for green"])).toHaveLength(2);
});

describe.each([ringleader, planner, burglar, pickpocket])("$id", (bot) => {
  test("passes and takes a dancer when its hand is empty", () => {
    const state = oneThiefShort();
    bySeat(state.seats, 0).hand[0] = 0;
    state.pile[0]!++;
    expect(decided(bot, state, 0)).toBe("draw dancer");
    state.dancers = 0;
    expect(decided(bot, state, 0)).toBe("draw");
  });

  test("decides the same for the same view and luck, whatever is hidden", () => {
    const state = oneThiefShort();
    const other = twelveThieves.clone(state);
    const { hand } = bySeat(other.seats, 1);
    const given = hand.findIndex((count) => count > 0);
    const taken = other.pile.findIndex((count, card) => count > 0 && card !== given);
    hand[given]!--;
    hand[taken]!++;
    other.pile[given]!++;
    other.pile[taken]!--;
    expect(decided(bot, other, 0)).toBe(decided(bot, state, 0));
  });

  test("places its guards where each alone opens a palace", () => {
    const chance = fastChance(2);
    const state = twelveThieves.setup({ guards: "posted" }, 2, { chance });
    while (state.phase === "place") {
      const { move } = bot.decide(twelveThieves.view(state, state.turn), state.turn, chance, steps(THOUGHT), []);
      twelveThieves.apply(state, state.turn, move, { chance });
    }
    for (const seat of [0, 1]) expect(state.palaces.filter(({ guards }) => guards[seat] === 1)).toHaveLength(4);
  });
});

test("the planner beats a burglar, and one that overlooks things a random bot", async () => {
  const random = (await botsFor(twelveThieves)).at(-1)! as Player;
  for (const [better, worse, games, least] of [
    [planner, burglar, 6, 3],
    [pickpocket, random, 3, 3],
  ] as const) {
    let won = 0;
    for (let seed = 0; seed < games; seed++) {
      const first = seed % 2 === 0;
      const { state } = play(first ? [better, worse] : [worse, better], "posted", seed);
      if (twelveThieves.outcome(state)?.type === "ranked" && bySeat(state.seats, first ? 0 : 1).chests === 6) won++;
    }
    // The seeds are fixed, and nobody loses to the random bot.
    expect(won).toBeGreaterThanOrEqual(least);
  }
});

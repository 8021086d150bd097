/** Later rounds between two, from their first turn: worth the same to both, with a card put away that is not missed, and hidden well. */
import { fastChance, type GameEvent } from "@tafelrunde/core";
import { CARDS, kingOf12, type KingEvent, type KingState } from "@tafelrunde/king-of-12";
import { beforeAll, expect, test } from "vitest";
import { steps } from "../budget.ts";
import { ponderer } from "../ponder.ts";
import { chancellor } from "./chancellor.ts";
import { valuedMoves } from "./duel.ts";
import { FIRST_SET } from "./first-turns.ts";
import { secretGame } from "./secret-line.ts";
import { gladness, LATER_TURNS, solvedRound, USUAL } from "./solved-rounds.ts";

const ENOUGH = 1_000_000;
/** For a few seconds of work on a machine that has much else to do. */
const SECONDS = 600_000;

beforeAll(() => {
  expect(gladness(FIRST_SET)).toEqual(USUAL);
  solvedRound(FIRST_SET, LATER_TURNS);
  ponderer.work(steps(ENOUGH));
}, SECONDS);

/** A second round, with this card under the first seat's die, and what both were told: here they are told the same. */
function secondRound(faces: readonly number[], secret: number): { readonly state: KingState; readonly told: GameEvent[] } {
  const chance = fastChance(4);
  const state = kingOf12.setup({ set: "first", cards: [] }, 2, { chance });
  state.round = 2;
  for (const [seat, face] of faces.entries()) state.seats[seat]!.face = face;
  state.seats[0]!.kept = 1 << secret;
  state.seats[0]!.hand &= ~state.seats[0]!.kept;
  const rolled: KingEvent = { type: "dice-rolled", round: 2, faces };
  return { state, told: [rolled] };
}

test("whoever sits opposite a hidden card gets as much with one pair of dice as the other way round", () => {
  const share = (faces: readonly number[]): number =>
    valuedMoves(kingOf12.view(secondRound(faces, CARDS.indexOf("parasite")).state, 1), 1, steps(ENOUGH))!.reduce(
      (sum, { mix, worth }) => sum + mix * worth,
      0,
    );
  for (const [one, other] of [
    [3, 3],
    [12, 1],
    [7, 5],
  ] as const)
    expect(share([one, other]) + share([other, one])).toBeCloseTo(1, 3);
});

test("any card of the set may be put away, the Parasite most gladly", () => {
  const glad = gladness(FIRST_SET);
  for (const [card, weight] of glad.entries()) expect(weight > 0).toBe(((FIRST_SET >> card) & 1) === 1);
  expect(glad.indexOf(Math.max(...glad))).toBe(CARDS.indexOf("parasite"));
});

test("what the leader laid in a round that nobody won lies under no die, and is not kept to anything", () => {
  const { state, told } = secondRound([4, 9], CARDS.indexOf("oracle"));
  const tied: readonly KingEvent[] = [
    { type: "revealed", cards: ["golem", "knight"] },
    { type: "dice-rolled", round: 3, faces: [4, 9] },
  ];
  const { game } = secretGame(kingOf12.view(state, 1), 0, "opposite", [...told, ...tied], steps(ENOUGH))!;
  const golem = game.tree.nodes[0]!.cards[0].indexOf(CARDS.indexOf("golem"));
  expect(game.belief.map((likely) => likely === 0)).toEqual(game.belief.map((_, index) => index === golem));
  expect(game.limits!.map((limit) => limit === 1)).toEqual(game.belief.map((_, index) => index === golem));
});

test.each(["leader", "opposite"] as const)(
  "after every turn the bot knows what the cards told, and plays the same whatever it was asked before: %s",
  (side) => {
    const { state, told } = secondRound([4, 9], CARDS.indexOf("oracle"));
    const own = side === "leader" ? 0 : 1;
    const chance = fastChance(6);
    const emit = (event: KingEvent): void => void told.push(kingOf12.witness(event, own)!);
    const asked = () => chancellor.decide(kingOf12.view(state, own), own, fastChance(1), steps(ENOUGH), told).policy;
    const believed: number[] = [];
    const faults: string[] = [];
    while (state.round === 2 && state.phase !== "keep") {
      const [seat] = kingOf12.actors(state);
      if (seat !== own) {
        kingOf12.apply(state, seat!, chance.pick(kingOf12.moves(state, seat!)), { chance, emit });
        continue;
      }
      const policy = asked();
      const total = policy.reduce((sum, { probability }) => sum + probability, 0);
      if (Math.abs(total - 1) > 1e-9) faults.push(`adds up to ${total}`);
      if (policy.some(({ move }) => kingOf12.refusal(state, own, move))) faults.push("not legal");
      if (JSON.stringify(asked()) !== JSON.stringify(policy)) faults.push("another answer");
      const found = state.phase === "lay" ? secretGame(kingOf12.view(state, own), 0, side, told, steps(ENOUGH)) : undefined;
      if (found) believed.push(found.game.belief.length);
      kingOf12.apply(state, own, chance.pick(policy).move, { chance, emit });
    }
    expect(faults).toEqual([]);
    // From the third turn on the rest of the round is one game; by the last turn it is decided.
    expect(believed).toEqual([7, 6, 5, 5]);
  },
);

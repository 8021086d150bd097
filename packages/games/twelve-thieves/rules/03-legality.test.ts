/** A second opinion: what is legal, written once more from the rules and from nothing else, against every move there could be. */
import { bySeat } from "@tafelrunde/core";
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { type Card, CARDS, type Move, type Palace, PALACES, type ThievesState, twelveThieves } from "../src/index.ts";
import { randomGame } from "./positions.ts";

/** One to three cards in the order of `CARDS`: no action costs more (1.3, 3.2). */
const PAYMENTS: readonly (readonly Card[])[] = CARDS.flatMap((one, first) => [
  [one],
  ...CARDS.slice(first).flatMap((two, second) => [[one, two], ...CARDS.slice(first + second).map((three) => [one, two, three])]),
]);

const EVERY_ACTION: readonly Move[] = PAYMENTS.flatMap((pay) =>
  PALACES.flatMap((from): Move[] => [
    { type: "smuggle", palace: from, pay },
    ...PALACES.flatMap((to) => (["send", "escort", "bribe"] as const).map((type): Move => ({ type, from, to, pay }))),
  ]),
);

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** 2.5: each card pays for another need; a need names the palaces that will do. */
function pays(pay: readonly Card[], needs: readonly (readonly Palace[])[]): boolean {
  const [card, ...rest] = pay;
  if (card === undefined) return needs.length === 0;
  return needs.some((need, index) => (card === "dancer" || need.includes(card)) && pays(rest, needs.toSpliced(index, 1)));
}

function isLegal(state: ThievesState, move: Move): boolean {
  const seat = state.turn;
  const { hand, home } = bySeat(state.seats, seat);
  const at = (palace: Palace): ThievesState["palaces"][number] => state.palaces[PALACES.indexOf(palace)]!;
  if (move.type === "place") return false;
  if (move.type === "draw") return !move.dancer || (state.actions === 0 && state.dancers > 0); // 5.3, 5.5
  if (CARDS.some((card, index) => move.pay.filter((paid) => paid === card).length > hand[index]!)) return false; // 2.5
  const thiefAllowed = state.thiefActions < 3; // 2.4
  if (move.type === "smuggle") {
    const own = at(move.palace).guards[seat]!;
    const foreign = sum(at(move.palace).guards) - own;
    return (
      thiefAllowed &&
      home > 0 &&
      own > 0 &&
      foreign > 0 &&
      pays(
        move.pay,
        Array.from({ length: foreign }, () => [move.palace]),
      )
    ); // 3.1, 3.2
  }
  const { from, to, pay } = move;
  if (from === to || sum(at(to).guards) >= 4) return false; // 3.5
  if (move.type === "bribe") return at(from).guards.at(-1)! > 0 && pays(pay, [[from], [to]]); // 3.8
  if (at(from).guards[seat] === 0 || !pays(pay, [[from, to]])) return false; // 3.4
  return move.type === "send" || (thiefAllowed && at(from).thieves[seat]! > 0); // 3.6, 3.7
}

for (const seats of [2, 3, 4])
  rule(
    ["2.2", "2.4", "2.5", "3.1", "3.2", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9"],
    `of all moves there could be, exactly the legal ones are taken (${seats} players)`,
    () => {
      let [step, compared] = [0, 0];
      for (const guarding of ["posted", "chosen"] as const)
        randomGame(seats, { seats, guarding }, (state) => {
          if (state.phase !== "act" || step++ % 300 !== 0) return;
          const expected = [...EVERY_ACTION, ...[false, true].map((dancer): Move => ({ type: "draw", dancer }))].filter((move) =>
            isLegal(state, move),
          );
          const texts = (moves: readonly Move[]): string[] => moves.map(twelveThieves.format).toSorted();
          expect(texts(twelveThieves.moves(state, state.turn))).toEqual(texts(expected));
          const taken = EVERY_ACTION.filter((move) => !twelveThieves.refusal(state, state.turn, move));
          expect(texts(taken)).toEqual(texts(expected.filter((move) => move.type !== "draw")));
          compared++;
        });
      expect(compared).toBeGreaterThan(10);
    },
  );

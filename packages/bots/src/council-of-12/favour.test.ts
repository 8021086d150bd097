/** What hangs on a round: nothing where favour is left over, everything where there is none to lose. */
import { fastChance } from "@tafelrunde/core";
import { challenge, councilOf12, type CouncilView } from "@tafelrunde/council-of-12";
import { expect, test } from "vitest";
import { indexOf, maskOf } from "./cards.ts";
import { stakesOf } from "./favour.ts";
import { ANY_MANNER } from "./goal.ts";
import { chooseCard } from "./laying.ts";

const defaults = Object.fromEntries(Object.entries(councilOf12.options).map(([name, option]) => [name, option.default]));

/** This challenge, once these are over. */
function month(game: string, challenge: number, over: readonly number[], favour: number): CouncilView {
  const view = councilOf12.view(councilOf12.setup({ ...defaults, game }, 2, { chance: fastChance(1) }), 0);
  const past = over.map((one) => ({ challenge: one, petitioner: indexOf("alchemist"), belled: false, passed: true }));
  return { ...view, challenge, past, favour };
}

const PEOPLE = [0, 1];

test("nothing hangs on the last round with favour to spare, and everything on it with the last one", () => {
  const over = [1, 3, 20, 24, 30, 31];
  expect(stakesOf(month("april", 36, over, 5), PEOPLE)!.now).toBeCloseTo(0);
  expect(stakesOf(month("april", 36, over, 1), PEOPLE)!.now).toBeCloseTo(1);
});

test("more hangs on a challenge that costs and brings more", () => {
  const { now, next } = stakesOf(month("december", 36, [30, 33], 2), PEOPLE)!;
  expect(now).toBeGreaterThan(next);
  const easy = stakesOf(month("december", 32, [30, 33], 2), PEOPLE)!;
  expect(easy.now).toBeLessThan(easy.next);
});

test("without a month nobody knows what comes", () => {
  expect(stakesOf(month("normal", 36, [], 3), PEOPLE)).toBeUndefined();
});

test("beside a person the better card is laid while the council hangs on it, and kept while there is favour to spare", () => {
  const laid = (favour: number): number => {
    const state = councilOf12.setup({ ...defaults, game: "april" }, 2, { chance: fastChance(1) });
    const hand = maskOf(["machine", "sorcerer", "knight", "reverser"]);
    Object.assign(state, { start: hand, petitioner: null, face: 12, shown: 1 << 12, targets: [...challenge(24).targets] });
    for (const own of state.seats) Object.assign(own, { hand, under: 0, discard: [], seen: 0, unseen: 0 });
    const view = councilOf12.view(state, 0);
    const { challenge: number, past } = month("april", 24, [1, 3, 20, 30], favour);
    const seats = view.seats.with(1, { ...view.seats[1]!, hasLaid: true, handSize: 3 });
    const table = { ...view, favour, challenge: number, past, seats, order: [1], challengesLeft: 3 };
    const company = { people: PEOPLE, parts: [undefined, undefined], declined: [], face: 12, ...ANY_MANNER };
    return chooseCard(table, 0, company).passes;
  };
  expect(laid(1)).toBeGreaterThan(laid(5) + 0.1);
});

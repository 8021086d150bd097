/** Networks learn what depends on the card and on the way together, which no weight of one sign alone could say. */
import { expect, test } from "vitest";
import { addCard, addWay, HIDDEN, networkOf, readiness } from "../../packages/bots/src/king-up/network.ts";
import { CARD_SIGNS } from "../../packages/bots/src/king-up/signs.ts";
import { fitNetwork } from "./network-learn.ts";

const WAY_SIGNS = 2;

const signs = (count: number, sign: number): Float64Array =>
  Float64Array.from({ length: count }, (_, at) => (at === sign ? 1 : 0));
const ways = [signs(WAY_SIGNS, 0), signs(WAY_SIGNS, 1)];

test("the first way with one card and the second with another", () => {
  const choices = Array.from({ length: 1000 }, (_, at) => ({
    card: signs(CARD_SIGNS, at % 2),
    ways,
    chosen: at % 10 === 9 ? 0 : at % 2,
    mayBeNone: false,
  }));
  const network = networkOf(fitNetwork(choices, WAY_SIGNS), CARD_SIGNS, WAY_SIGNS);
  const chanceOfFirst = [0, 1].map((sign) => {
    const [card, way] = [new Float64Array(HIDDEN), new Float64Array(HIDDEN)];
    addCard(network, signs(CARD_SIGNS, sign), card);
    const [first, second] = ways.map((each) => Math.exp(readiness(network, card, way, addWay(network, each, way))));
    return first! / (first! + second!);
  });
  expect(chanceOfFirst[0]).toBeGreaterThan(0.95);
  expect(chanceOfFirst[1]).toBeCloseTo(0.2, 1);
});

/** What a face is good for after this round: how many cards that members have turn it onto the targets to come. */
import { challenge, type CouncilView, scenarioOf, SUCCESSION } from "@tafelrunde/council-of-12";
import { has, indicesIn, TURNS } from "./cards.ts";
import { type Council, likely } from "./table.ts";

/** The next challenge if it is known, otherwise those of the month that are left. */
export function comingIn({ nextChallenges, challenge: present, past, game }: CouncilView): readonly number[] {
  const [next] = nextChallenges;
  if (next !== undefined) return next === SUCCESSION ? [] : [next];
  const done = past.map((round) => round.challenge);
  return (scenarioOf(game)?.challenges ?? []).filter((number) => number !== present && !done.includes(number));
}

/** From 0 to 1: how likely a card of any member meets a target to come from this face by itself. */
export function prospectOf({ view, chances, owned }: Council, face: number): number {
  const coming = comingIn(view);
  const hands = chances.map((held) => indicesIn(likely(held, 0.5) & owned));
  const cards = hands.flat();
  if (coming.length === 0 || cards.length === 0) return 0;
  const sum = coming.reduce((total, number) => {
    const { targets } = challenge(number);
    const met = targets.map((target) => {
      const able = cards.filter((card) => TURNS[card]![face]!.some((turn) => has(target, turn.face))).length;
      return has(target, face) ? 1 : able / cards.length;
    });
    return total + met.reduce((all, chance) => all + chance, 0) / met.length;
  }, 0);
  return sum / coming.length;
}

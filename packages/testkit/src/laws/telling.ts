/** The law about telling: of luck, every viewer is told exactly what they can see of it. */
import { type Chance, chanceOf, fastChance } from "@tafelrunde/core";
import type { Spec } from "../conformance.ts";
import { type Spot, wander } from "../wander.ts";
import { experienced, makeMove, setUp, type Step } from "./step.ts";

/**
 * Looks at the set-up and at each move on the way. Gives back how often luck was hidden from somebody, so that a caller can
 * tell a proof from a law that looked at nothing.
 */
export function tellingLaw(spec: Spec, spot: Spot): number {
  const luck = fastChance(spot.seed);
  let hidden = toldAsSeen(spec, spot, setUp(spec, spot), luck);
  wander(spec, spot, (state, seat, move) => {
    hidden += toldAsSeen(spec, spot, makeMove(spec, state, seat, move), luck);
  });
  return hidden;
}

/**
 * Changes the rolls one at a time: two lucks that look the same to a seat by chance are rare, but one roll among many often
 * touches only what others hold. Whoever sees the same then was told the same, and whoever was told the same sees the same.
 */
function toldAsSeen(spec: Spec, { seats }: Spot, step: Step, luck: Chance): number {
  const rolls = rollsOf(step, luck);
  if (rolls.length === 0) return 0;
  const one = experienced(spec, step, seats, repeating(rolls, luck));
  let hidden = 0;
  for (const changed of withOneChanged(rolls, luck)) {
    const other = experienced(spec, step, seats, repeating(changed, luck));
    const sameState = one.state === other.state;
    // A die that is rolled before everybody's eyes and left no trace: the next roll took its place.
    if (sameState && one.by.get("public")!.told !== other.by.get("public")!.told) continue;
    for (const [viewer, { view, told }] of one.by) {
      const second = other.by.get(viewer)!;
      const unseen = view === second.view;
      if (unseen !== (told === second.told)) {
        const fault = unseen ? "is told of luck that they do not see" : "sees luck that they are not told of";
        throw new Error(`${viewer} ${fault}\n  one   ${told}\n  other ${second.told}`);
      }
      if (unseen && !sameState) hidden++;
    }
  }
  return hidden;
}

interface Roll {
  readonly sides: number;
  readonly result: number;
}

function rollsOf(step: Step, luck: Chance): Roll[] {
  const rolls: Roll[] = [];
  step({
    chance: chanceOf((sides) => {
      const result = luck.roll(sides);
      rolls.push({ sides, result });
      return result;
    }),
  });
  return rolls;
}

function withOneChanged(rolls: readonly Roll[], luck: Chance): Roll[][] {
  return rolls.flatMap(({ sides, result }, at) =>
    sides === 1 ? [] : [rolls.with(at, { sides, result: ((result - 1 + luck.roll(sides - 1)) % sides) + 1 })],
  );
}

/** Luck that rolls these results again as far as they fit; a changed roll may lead to others than before. */
function repeating(rolls: readonly Roll[], luck: Chance): Chance {
  let next = 0;
  return chanceOf((sides) => {
    const known = rolls[next++];
    return known?.sides === sides ? known.result : luck.roll(sides);
  });
}

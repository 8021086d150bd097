/** Guards of the laws about secrets: in this game they look at something, and they find a witness that tells too much. */
import type { GameEvent, Viewer } from "@tafelrunde/core";
import fc from "fast-check";
import type { Spec } from "./conformance.ts";
import { faultFound, type LawName } from "./judge.ts";
import { disguiseLaw, leakLaw } from "./laws/secrets.ts";
import { tellingLaw } from "./laws/telling.ts";
import type { Spot } from "./wander.ts";

/** Looked at so many places, a law has to have seen a secret. */
const PLACES = 40;

/** Which of its means the laws about secrets never made use of, for every seat count and variant. */
export function idle(spec: Spec, walk: number): string[] {
  const found: string[] = [];
  for (let seats = spec.game.seats.min; seats <= spec.game.seats.max; seats++)
    for (const variant of spec.variants.keys()) {
      const anywhere = fc.record({ seed: fc.nat(), steps: fc.nat({ max: walk }) });
      const spots = fc.sample(anywhere, { seed: 1, numRuns: PLACES }).map((spot) => ({ ...spot, seats, variant }));
      const never = (look: (spot: Spot) => number): boolean => !spots.some((spot) => look(spot) > 0);
      const atStart = (look: typeof leakLaw) => (spot: Spot) => look(spec, { ...spot, steps: 0 });
      const where = `with ${seats} seats, variant ${variant}`;
      if (never((spot) => leakLaw(spec, spot))) found.push(`scramble ${where}`);
      if (spec.disguises && never((spot) => disguiseLaw(spec, spot))) found.push(`disguises ${where}`);
      // Before the first move there are no choices: what is secret then is luck.
      if (!never(atStart(leakLaw)) && never(atStart(tellingLaw))) found.push(`luck of the set-up ${where}`);
    }
  return found;
}

/** Which law sees to it that secrets of this kind are not told. */
export const KEEPER = {
  luck: "telling law: of luck, everybody is told what they see, and no more",
  choice: "disguise law: others cannot tell a sealed choice from another",
} as const satisfies { readonly [source: string]: LawName };

const CURIOUS: { readonly [name: string]: (viewer: Viewer) => boolean } = {
  everybody: () => true,
  "every seat": (viewer) => viewer !== "public",
  "one seat": (viewer) => viewer === 1,
  "the public": (viewer) => viewer === "public",
};

/** Those who could be told all of this type of event, against the rules, without the law noticing. */
export function unnoticed(spec: Spec, type: string, law: LawName, walk: number): string[] {
  const effort = { runs: 10 * PLACES, walk, seed: 1, endOnFailure: true } as const;
  return Object.keys(CURIOUS).filter((who) => {
    const witness = (event: GameEvent, viewer: Viewer): GameEvent | undefined =>
      event.type === type && CURIOUS[who]!(viewer) ? event : spec.game.witness(event, viewer);
    return faultFound(law, { ...spec, game: { ...spec.game, witness } }, effort) === undefined;
  });
}

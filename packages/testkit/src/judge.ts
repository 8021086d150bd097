/** All laws by name, and how one of them is judged: at many places that random games lead to. */
import fc from "fast-check";
import type { Spec } from "./conformance.ts";
import { orderDoesNotMatter, replayEqualsLive, sameSeedSameBytes, takebackRestores } from "./laws/play.ts";
import { disguiseLaw, leakLaw, openEventsLaw, sufficiencyLaw } from "./laws/secrets.ts";
import {
  actorsHaveMoves,
  cloneSharesNothing,
  deltasAddUp,
  endsWithOutcome,
  jsonRoundTrip,
  refusesTheRest,
  textIsExact,
} from "./laws/shape.ts";
import { tellingLaw } from "./laws/telling.ts";
import type { Spot } from "./wander.ts";

/** A law throws where it finds itself broken. */
type Law = (spec: Spec, spot: Spot) => unknown;

export const laws = {
  "everything survives JSON": jsonRoundTrip,
  "actors are exactly the seats with legal moves": actorsHaveMoves,
  "move text is unique and reads back": textIsExact,
  "every listed move is accepted, every corrupted one refused": (spec, spot) => refusesTheRest(spec, spot, junkFor(spot.seed)),
  "the order of simultaneous moves does not matter": orderDoesNotMatter,
  "a replayed record equals the live match": replayEqualsLive,
  "same seed, same bytes": sameSeedSameBytes,
  "every game ends, and its outcome ranks every seat once": endsWithOutcome,
  "a clone shares nothing": cloneSharesNothing,
  "a view and what changed in it give the next view": deltasAddUp,
  "leak law: what a viewer cannot know changes nothing they see": leakLaw,
  "disguise law: others cannot tell a sealed choice from another": disguiseLaw,
  "telling law: of luck, everybody is told what they see, and no more": tellingLaw,
  "an event that is not declared secret is told whole to all": openEventsLaw,
  "sufficiency law: a view is enough to imagine the same view": sufficiencyLaw,
  "a takeback restores every view": takebackRestores,
} satisfies { readonly [name: string]: Law };

export type LawName = keyof typeof laws;

const junkFor = (seed: number): unknown[] => fc.sample(fc.jsonValue(), { seed, numRuns: 20 });

/** Any place a random game of this spec can lead to. */
function anySpot({ game, variants }: Spec, steps: number): fc.Arbitrary<Spot> {
  return fc.record({
    seed: fc.nat(),
    seats: fc.integer({ min: game.seats.min, max: game.seats.max }),
    variant: fc.nat({ max: variants.length - 1 }),
    steps: fc.nat({ max: steps }),
  });
}

/** `walk`: how far random games are played at most. `seed`: the same places each time. `endOnFailure`: any fault will do, not the smallest. */
interface Effort {
  readonly runs: number;
  readonly walk: number;
  readonly seed?: number;
  readonly endOnFailure?: true;
}

/** What the law finds in this game: a report of the first fault, or undefined. */
export function faultFound(law: LawName, spec: Spec, { runs, walk, ...more }: Effort): string | undefined {
  const judged = fc.check(
    fc.property(anySpot(spec, walk), (spot) => void laws[law](spec, spot)),
    { numRuns: runs, ...more },
  );
  return judged.failed ? `${fc.defaultReportMessage(judged)}\n${String(judged.errorInstance)}` : undefined;
}

/** Laws about play: order of sealed moves, determinism, replay, takeback. */
import {
  canonical,
  chanceOf,
  fastChance,
  Match,
  type MatchSetup,
  parseRecord,
  replay,
  sha256Hex,
  verify,
} from "@tafelrunde/core";
import type { Spec } from "../conformance.ts";
import { holds, optionsOf, same, type Spot, viewersOf, wander } from "../wander.ts";

/** Whatever order simultaneous moves arrive in, the state afterwards is the same, to the byte; in a game of free order there are none. */
export function orderDoesNotMatter(spec: Spec, spot: Spot): void {
  const { game } = spec;
  if (game.freeOrder) return;
  const { state, chance } = wander(spec, spot);
  const choices = game.actors(state).map((seat) => ({ seat, move: chance.pick(game.moves(state, seat)) }));
  const arrive = (order: typeof choices): string => {
    const copy = game.clone(state);
    for (const { seat, move } of order) game.apply(copy, seat, move, { chance: fastChance(spot.seed) });
    return JSON.stringify(copy);
  };
  const shuffled = [...choices];
  chance.shuffle(shuffled);
  same("the order of arrival does not matter", arrive(shuffled), arrive(choices));
  same("the order of arrival does not matter", arrive(choices.toReversed()), arrive(choices));
}

function setupFor(spec: Spec, spot: Spot): MatchSetup {
  const seats = Array.from({ length: spot.seats }, (_, seat) => ({ name: `Seat ${seat + 1}` }));
  return {
    options: optionsOf(spec, spot.variant),
    seats,
    secret: sha256Hex(`secret ${spot.seed}`),
    entropy: seats.map((_, seat) => sha256Hex(`entropy ${spot.seed} ${seat}`).slice(0, 32)),
  };
}

/** A match played at random, taking back now and then where the game allows it. */
export function randomMatch(spec: Spec, spot: Spot): Match {
  const begun = Match.begin(spec.game, setupFor(spec, spot));
  if (!begun.ok) throw new Error(begun.refusal.code);
  const { match } = begun;
  const will = fastChance(spot.seed);
  while (match.seq < spot.steps && match.actors().length > 0) {
    const seat = will.pick(match.actors());
    if (spec.game.takeback && will.roll(6) === 1 && match.takeback(seat).ok) continue;
    const played = match.play(seat, will.pick(match.moves(seat)));
    holds("a listed move is played", played.ok);
  }
  return match;
}

const everything = (match: Match): string =>
  JSON.stringify([viewersOf(match.seats.length).map((viewer) => match.update(viewer, -1)), match.record()]);

/** The same seed and the same moves give the same bytes to every viewer and to the record. */
export function sameSeedSameBytes(spec: Spec, spot: Spot): void {
  same("same seed, same bytes", everything(randomMatch(spec, spot)), everything(randomMatch(spec, spot)));
}

/** A record, written and read, leads back to the live match; a finished one verifies. */
export function replayEqualsLive(spec: Spec, spot: Spot): void {
  const live = randomMatch(spec, spot);
  const parsed = parseRecord(JSON.stringify(live.record()));
  if (!parsed.ok) throw new Error(`the record does not read back: ${parsed.where}`);
  const replayed = replay(spec.game, parsed.record, setupFor(spec, spot).secret);
  if (!replayed.ok) throw new Error(`the record does not replay: ${JSON.stringify(replayed.fault)}`);
  same("a replay equals the live match", everything(replayed.match), everything(live));
  if (live.outcome()) holds("a finished record verifies", verify(spec.game, parsed.record).ok);
}

/** Taking back leads every viewer to where they were, and nothing that can be taken back drew from chance. */
export function takebackRestores(spec: Spec, spot: Spot): void {
  const { game } = spec;
  if (!game.takeback) return;
  const { state, chance } = wander(spec, spot);
  for (const seat of game.actors(state)) {
    const move = chance.pick(game.moves(state, seat));
    const copy = game.clone(state);
    let drawn = 0;
    game.apply(copy, seat, move, { chance: chanceOf((sides) => (drawn++, chance.roll(sides))) });
    if (game.takeback(copy, seat)) same("what can be taken back draws nothing", drawn, 0);
  }
  const match = randomMatch(spec, spot);
  for (const seat of match.actors()) {
    const before = viewersOf(spot.seats).map((viewer) => canonical(match.update(viewer).view));
    holds("a listed move is played", match.play(seat, match.moves(seat)[0]).ok);
    if (!match.takeback(seat).ok) return;
    same(
      "a takeback restores every view",
      viewersOf(spot.seats).map((viewer) => canonical(match.update(viewer).view)),
      before,
    );
  }
}

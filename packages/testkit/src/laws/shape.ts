/** Laws about form: JSON, copies, move text, who acts, what is refused, how it ends. */
import type { GameEvent, Outcome } from "@tafelrunde/core";
import { canonical, deltaOf, withDelta } from "@tafelrunde/core";
import type { AnyMove, Spec } from "../conformance.ts";
import { allMoves, holds, same, seatsOf, type Spot, viewersOf, wander } from "../wander.ts";

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** States, views, events and moves survive JSON, and the game goes on from the copy as from the original. */
export function jsonRoundTrip(spec: Spec, spot: Spot): void {
  const { state, chance } = wander(spec, spot);
  const loses = (value: unknown): boolean => !deepEqual(throughJson(value), value);
  holds("a state survives JSON", !loses(state));
  for (const viewer of viewersOf(spot.seats)) holds("a view survives JSON", !loses(spec.game.view(state, viewer)));
  for (const { seat, move } of allMoves(spec, state)) {
    holds("a move survives JSON", !loses(move));
    const copy = throughJson(state);
    const emit = (event: GameEvent): void => holds("an event survives JSON", !loses(event));
    spec.game.apply(copy, seat, throughJson(move) as AnyMove, { chance, emit });
  }
}

/**
 * What a viewer is sent of a move is what changed from their view before to their view after, and nothing else: put together it gives
 * the view after. So a view must stay what it was while the game goes on.
 */
export function deltasAddUp(spec: Spec, spot: Spot): void {
  const { game } = spec;
  const { state, chance } = wander(spec, spot);
  const actors = game.actors(state);
  if (actors.length === 0) return;
  const before = viewersOf(spot.seats).map((viewer) => ({ viewer, view: game.view(state, viewer) }));
  const texts = before.map(({ view }) => JSON.stringify(view));
  const seat = chance.pick(actors);
  game.apply(state, seat, chance.pick(game.moves(state, seat)), { chance });
  for (const [index, { viewer, view }] of before.entries()) {
    same("a view stays what it was", JSON.stringify(view), texts[index]);
    const after = game.view(state, viewer);
    const delta = deltaOf(view, after);
    const known = throughJson(view);
    const sent = delta === undefined ? known : withDelta(known, throughJson(delta) as typeof delta);
    same("a view and what changed in it give the next view", canonical(sent), canonical(throughJson(after)));
  }
}

/** Equal in every own key, `undefined` included, so that a field JSON would drop is found. */
function deepEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return Object.is(one, other);
  const keys = Object.keys(one);
  return (
    Object.getPrototypeOf(one) === Object.getPrototypeOf(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && deepEqual(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

/** A seat is an actor exactly if it has a legal move; the outcome exists exactly when nobody acts. */
export function actorsHaveMoves(spec: Spec, spot: Spot): void {
  const { state } = wander(spec, spot);
  const actors = spec.game.actors(state);
  const able = seatsOf(spot.seats).filter((seat) => spec.game.moves(state, seat).length > 0);
  same("the actors are those with moves, in ascending order", actors, able);
  const awaited = spec.game.awaited?.(state) ?? actors;
  same(
    "only actors are awaited, in ascending order",
    awaited,
    [...actors].filter((seat) => awaited.includes(seat)),
  );
  holds("somebody is awaited as long as somebody can act", awaited.length > 0 === actors.length > 0);
  holds("there is an outcome exactly if nobody acts", (spec.game.outcome(state) === undefined) === actors.length > 0);
}

/** Text and move are the same thing: unique, and readable back. */
export function textIsExact(spec: Spec, spot: Spot): void {
  const { game } = spec;
  const { state } = wander(spec, spot);
  for (const seat of seatsOf(spot.seats)) {
    const moves = game.moves(state, seat);
    const texts = moves.map((move) => game.format(move));
    same("no two moves of a seat have the same text", texts.length, new Set(texts).size);
    same("parse reads what format writes", texts.map((text) => game.parse(text)).map(canonical), moves.map(canonical));
    holds("no move is called takeback", !texts.includes("takeback"));
    for (const text of texts)
      for (const broken of [` ${text}`, `${text} `, text.toUpperCase(), `${text}x`, ""]) {
        const parsed = game.parse(broken);
        holds(`only the exact text is read, not «${broken}»`, parsed === undefined || game.format(parsed) === broken);
      }
  }
}

/** `refusal` says undefined for what `moves` lists and gives a code and a known paragraph for anything else. */
export function refusesTheRest(spec: Spec, spot: Spot, junk: readonly unknown[]): void {
  const { game } = spec;
  const elsewhere: AnyMove[] = [];
  const { state } = wander(spec, spot, (_, __, move) => void elsewhere.push(move));
  const before = JSON.stringify(state);
  const legalNow = allMoves(spec, state).map(({ move }) => move);
  const candidates = [...legalNow, ...elsewhere, ...legalNow.flatMap(corruptions), ...junk];
  for (const seat of seatsOf(spot.seats)) {
    const legal = new Set(game.moves(state, seat).map(canonical));
    for (const candidate of candidates) {
      const refusal = game.refusal(state, seat, candidate);
      const text = canonical(candidate);
      same(`refusal and moves agree about ${text} of seat ${seat}`, refusal === undefined, legal.has(text));
      if (!refusal) continue;
      holds(`a refusal has a code for ${text}`, refusal.code.length > 0);
      holds(`${refusal.code} points to ${refusal.rule}, a paragraph of RULES.md`, spec.paragraphs.includes(refusal.rule));
    }
  }
  same("asking changes nothing", JSON.stringify(state), before);
}

/** The move with one field missing, one too many, or one replaced by a value of every kind. */
function corruptions(move: object): unknown[] {
  const strange = [undefined, null, -1, 0, 1.5, 99, Number.NaN, "", "x", true, [], {}];
  return [
    { ...move, extra: 1 },
    [move],
    ...Object.keys(move).flatMap((key) => [
      Object.fromEntries(Object.entries(move).filter(([other]) => other !== key)),
      ...strange.map((value) => ({ ...move, [key]: value })),
    ]),
  ];
}

/** A copy has no object in common with its original, and playing on it leaves the original alone. */
export function cloneSharesNothing(spec: Spec, spot: Spot): void {
  const { state, chance } = wander(spec, spot);
  const copy = spec.game.clone(state);
  same("a clone equals its original", copy, state);
  const owned = new Set(objectsIn(state));
  holds("a clone shares no object with its original", !objectsIn(copy).some((object) => owned.has(object)));
  const before = JSON.stringify(state);
  for (const { seat, move } of allMoves(spec, state).slice(0, 1)) spec.game.apply(copy, seat, move, { chance });
  same("playing on a clone leaves the original alone", JSON.stringify(state), before);
}

const objectsIn = (value: unknown): object[] =>
  typeof value === "object" && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];

/** Every random game ends within the bound, and its outcome ranks every seat once. */
export function endsWithOutcome(spec: Spec, spot: Spot): void {
  const { state } = wander(spec, { ...spot, steps: spec.bound });
  const outcome = spec.game.outcome(state);
  if (!outcome) throw new Error(`no end after ${spec.bound} moves`);
  checkOutcome(outcome, spot.seats);
}

function checkOutcome(outcome: Outcome, seats: number): void {
  if (outcome.type === "together") return holds("a score is a whole number", Number.isInteger(outcome.score));
  same("every seat has a place and a score", [outcome.places.length, outcome.scores.length], [seats, seats]);
  const places = outcome.places.map((place) => outcome.places.filter((other) => other < place).length + 1);
  same("a place is one more than the seats before it", outcome.places, places);
}

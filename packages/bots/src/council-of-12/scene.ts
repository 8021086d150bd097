/** What may lie on the table, once for every way to see the others, and how well a card does there. */
import { bySeat, type Seat } from "@tafelrunde/core";
import type { CouncilView } from "@tafelrunde/council-of-12";
import { GOLEM, KNIGHT, TURNS } from "./cards.ts";
import { clockwise, inOrder, ordersOf, spareOf } from "./chances.ts";
import { type Company, guisesOf } from "./company.ts";
import { withTarget } from "./goal.ts";
import { type Beliefs, combinations, type Layout } from "./plan.ts";
import { guessPerson, readRest } from "./reading.ts";
import type { Standing } from "./solver.ts";
import { type Council, councilOf, NONE, ownChances } from "./table.ts";

/** What comes of a choice, from where the others take over. */
export type Way = (from: Standing, spare: number) => number;

interface Scene {
  readonly council: Council;
  readonly weight: number;
  /** What the others may have down, by seat. */
  readonly rests: readonly Layout[];
  /** Those who still have to go, in the order in which they are awaited, and the orders in which the others can go. */
  readonly queue: readonly Seat[];
  readonly orders: readonly (readonly Seat[])[];
}

/** While cards are carried out. */
export function scenesOf(view: CouncilView, me: Seat, company: Company): readonly Scene[] {
  const council = councilOf(view, me, undefined, company);
  const queue = (council.eerie ? clockwise(council) : view.order).filter((seat) => bySeat(view.seats, seat).hasLaid);
  const planned = readRest(view, me, company.parts);
  const before = view.begun ? councilOf(view, me, company.face, company) : council;
  return guisesOf(company).map(({ people, weight }) => {
    const beliefs = planned.map((guesses, seat) => (guesses && people[seat] ? guessPerson(before, seat, view) : guesses));
    return sceneFor({ ...council, people }, weight, beliefs, queue);
  });
}

export function sceneFor(council: Council, weight: number, beliefs: Beliefs, queue: readonly Seat[]): Scene {
  const { view, me, people, eerie } = council;
  const others = queue.filter((seat) => seat !== me);
  return {
    council: { ...council, chances: council.chances.with(me, ownChances(view)) },
    weight,
    rests: combinations(beliefs),
    queue,
    orders: eerie ? [others] : ordersOf(others, waitedIn(view, people)),
  };
}

/** Of people one cannot say whether they would let others go first. */
const waitedIn = ({ seats }: CouncilView, people: readonly boolean[]): boolean[] =>
  seats.map(({ waited }, seat) => waited || people[seat]!);

/** The chance to pass this way, whatever the others have down. `instead` sees to cards that this way cancels. */
export function expected({ council, rests, orders }: Scene, way: Way, instead?: { card: number; way: Way }): number {
  return rests.reduce((sum, { cards, chance }) => {
    const cancelled = instead !== undefined && cards.includes(instead.card);
    if (cancelled && council.view.chair !== null && cards[council.view.chair] === instead.card) return sum;
    const left = cancelled ? cards.map((card) => (card === instead.card ? NONE : card)) : cards;
    const all = instead === undefined ? left : left.with(council.me, instead.card);
    return sum + chance * best(council, left, { orders, spare: spareOf(council, all) }, cancelled ? instead.way : way);
  }, 0);
}

interface Following {
  readonly orders: Scene["orders"];
  readonly spare: number;
}

function best(council: Council, cards: readonly number[], { orders, spare }: Following, way: Way): number {
  return Math.max(
    ...orders.map((order) => {
      const from = inOrder(council, cards, order);
      return from === null ? 0 : way(from, spare);
    }),
  );
}

/** The cards are gone, and nothing else has changed. */
export const passed =
  ({ ordered }: Council): Way =>
  (from, spare) =>
    ordered.value({ ...from, begun: true }, spare);

/** The chance to pass if this card goes now, without knowing the others', and if others go before it. */
export interface Moment {
  readonly now: number;
  readonly later: number;
}

export function momentOf(scenes: readonly Scene[], mine: number): Moment {
  const [{ council }] = scenes as readonly [Scene];
  const ways = waysOf(council, mine).map((way) =>
    scenes.reduce((sum, scene) => sum + scene.weight * expected(scene, way, { card: mine, way: passed(council) }), 0),
  );
  const later = scenes.reduce((sum, scene) => sum + scene.weight * laterIn(scene, mine), 0);
  return { now: Math.max(...ways), later };
}

function laterIn({ council, rests, queue }: Scene, mine: number): number {
  const { me, view, eerie, people } = council;
  const orders = eerie
    ? [queue]
    : ordersOf(queue[0] === me ? [...queue.slice(1), me] : queue, waitedIn(view, people).with(me, queue[0] === me));
  const go: Way = (from, spare) => council.ordered.value(from, spare);
  return rests.reduce((sum, { cards, chance }) => {
    const all = cards.with(me, mine);
    return sum + chance * best(council, all, { orders, spare: spareOf(council, all) }, go);
  }, 0);
}

/** All that can be chosen with a card. */
function waysOf(council: Council, card: number): readonly Way[] {
  const { ordered, face, targets } = council;
  if (card === KNIGHT || card === GOLEM)
    return Array.from({ length: targets }, (_, target): Way => {
      return (from, spare) => ordered.value({ ...from, swapped: withTarget(from.swapped, target, card), begun: true }, spare);
    });
  const turns = TURNS[card]![face]!;
  if (turns.length === 0) return [(from, spare) => ordered.played(card, from, spare)];
  return turns.map((turn): Way => {
    return (from, spare) => ordered.value({ ...from, face: turn.face, shown: from.shown | turn.shown, begun: true }, spare);
  });
}

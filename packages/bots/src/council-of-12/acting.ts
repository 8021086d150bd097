/** Carrying out cards: when to go, where to turn the die, which target to replace, what to play after the Oracle. */
import { bySeat, type Seat } from "@tafelrunde/core";
import type { CouncilView, Move } from "@tafelrunde/council-of-12";
import { GOLEM, has, indexOf, KNIGHT, maskOf, TURNS } from "./cards.ts";
import { clockwise, inOrder, ordersOf, spareOf } from "./chances.ts";
import { combinations, type Layout } from "./plan.ts";
import { readRest } from "./reading.ts";
import { type Standing, withTarget } from "./solver.ts";
import { type Council, councilOf, NONE, ownChances } from "./table.ts";

/** What comes of a choice, from where the others take over. */
type Way = (from: Standing, spare: number) => number;

interface Scene {
  readonly council: Council;
  /** What the others may have down, by seat, and the orders in which they can go. */
  readonly rests: readonly Layout[];
  readonly orders: readonly (readonly Seat[])[];
}

function sceneOf(view: CouncilView, me: Seat): Scene {
  const council = councilOf(view, me);
  const queue = queueOf(council).filter((seat) => seat !== me);
  return {
    council: { ...council, chances: council.chances.with(me, ownChances(view)) },
    rests: combinations(readRest(view, me)),
    orders: council.eerie ? [queue] : ordersOf(queue, waitedIn(view)),
  };
}

const waitedIn = ({ seats }: CouncilView): boolean[] => seats.map(({ waited }) => waited);
const queueOf = (council: Council): Seat[] =>
  (council.eerie ? clockwise(council) : council.view.order).filter((seat) => bySeat(council.view.seats, seat).hasLaid);

/** The chance to pass this way, whatever the others have down. `instead` sees to cards that this way cancels. */
function expected({ council, rests, orders }: Scene, way: Way, instead?: { card: number; way: Way }): number {
  return rests.reduce((sum, { cards, chance }) => {
    const cancelled = instead !== undefined && cards.includes(instead.card);
    if (cancelled && council.view.chair !== null && cards[council.view.chair] === instead.card) return sum;
    const left = cancelled ? cards.map((card) => (card === instead.card ? NONE : card)) : cards;
    return sum + chance * best(council, left, orders, cancelled ? instead.way : way);
  }, 0);
}

function best(council: Council, cards: readonly number[], orders: Scene["orders"], way: Way): number {
  const spare = spareOf(council, cards);
  return Math.max(
    ...orders.map((order) => {
      const from = inOrder(council, cards, order);
      return from === null ? 0 : way(from, spare);
    }),
  );
}

/** The way of a choice about the acting card. */
function wayOf({ ordered, view }: Council, move: Move): Way {
  switch (move.type) {
    case "face":
    case "path": {
      const shown = (1 << move.face) | (move.type === "path" ? 1 << move.middle : 0);
      return (from, spare) => ordered.value({ ...from, face: move.face, shown: from.shown | shown, begun: true }, spare);
    }
    case "target": {
      const target = view.needed === 1 ? 2 - move.target : move.target - 1; // The one that is left comes first.
      const card = indexOf(view.acting!);
      return (from, spare) => ordered.value({ ...from, swapped: withTarget(0, target, card), begun: true }, spare);
    }
    case "second": {
      const card = indexOf(move.card);
      // What was carried out before does nothing more.
      if (has(maskOf(view.used), card)) return (from, spare) => ordered.value(from, spare);
      return (from, spare) => ordered.played(card, { ...from, begun: true }, spare);
    }
    default:
      return (from, spare) => ordered.value({ ...from, begun: true }, spare);
  }
}

/** The best of the choices that a card offers; `liking` decides between those that are equal. */
export function chooseEffect(view: CouncilView, me: Seat, moves: readonly Move[], liking: (move: Move) => number): Move {
  const scene = sceneOf(view, me);
  const { council } = scene;
  const worth = moves.map((move) => {
    const instead = move.type === "second" ? { card: indexOf(move.card), way: passed(council) } : undefined;
    return expected(scene, wayOf(council, move), instead) + liking(move) / 1000;
  });
  return moves[worth.indexOf(Math.max(...worth))]!;
}

/** The cards are gone, and nothing else has changed. */
const passed =
  ({ ordered }: Council): Way =>
  (from, spare) =>
    ordered.value({ ...from, begun: true }, spare);

/** The chance to pass if the own card goes now, without knowing the others', and if others may go before it. */
export function chooseMoment(view: CouncilView, me: Seat): { now: number; later: number } {
  const scene = sceneOf(view, me);
  const { council, rests } = scene;
  const mine = indexOf(view.own!.laid!);
  const instead = { card: mine, way: passed(council) };
  const now = Math.max(...waysOf(council, mine).map((way) => expected(scene, way, instead)));
  if (council.eerie) return { now, later: 0 };
  const queue = [...queueOf(council).filter((seat) => seat !== me), me];
  const orders = ordersOf(queue, waitedIn(view).with(me, true));
  const go: Way = (from, spare) => council.ordered.value(from, spare);
  const later = rests.reduce((sum, { cards, chance }) => sum + chance * best(council, cards.with(me, mine), orders, go), 0);
  return { now, later };
}

/** All that can be chosen with a card. */
function waysOf(council: Council, card: number): readonly Way[] {
  const { ordered, face, targets, view, me } = council;
  const own = view.seats.map((_, seat) => (seat === me ? card : NONE));
  const after = spareOf(council, own);
  if (card === KNIGHT || card === GOLEM)
    return Array.from({ length: targets }, (_, target): Way => {
      return (from, spare) => ordered.value({ ...from, swapped: withTarget(from.swapped, target, card), begun: true }, spare);
    });
  const turns = TURNS[card]![face]!;
  if (turns.length === 0) return [(from, spare) => ordered.played(card, from, spare | after)];
  return turns.map((turn): Way => {
    return (from, spare) => ordered.value({ ...from, face: turn.face, shown: from.shown | turn.shown, begun: true }, spare);
  });
}

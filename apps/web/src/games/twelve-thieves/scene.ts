/** What stands on the table at one moment of a step, and what is on its way from one place to another. */
import { type Card, DANCER, GUARD_PLACES, type Palace, PALACES, type ThievesView } from "@tafelrunde/twelve-thieves";
import type { Seat } from "@tafelrunde/core";
import { indexOf } from "./palaces.ts";

/** A guard's owner is a seat, or the number of seats for a black guard. */
export type Thing =
  | { readonly kind: "card"; readonly card: Card | "hidden"; readonly count: number }
  | { readonly kind: "guard"; readonly owner: number }
  | { readonly kind: "thief"; readonly seat: Seat }
  | { readonly kind: "chest"; readonly number: number };

export type Spot =
  | { readonly at: "hand" | "home" | "chests" | "reserve"; readonly seat: Seat }
  | { readonly at: "court" | "gate" | "terrace"; readonly palace: Palace }
  | { readonly at: "pile" | "discard" | "dancers" };

export interface Journey {
  readonly thing: Thing;
  readonly from: Spot;
  readonly to: Spot;
}

/** A journey under way; places are written as the board marks them (`data-at`). */
export interface Flight {
  readonly id: number;
  readonly journey: Journey;
  readonly from: string;
  readonly to: string;
  /** The guard's place where it will stand. */
  readonly slot: number;
}

export interface SeatScene {
  readonly handSize: number;
  readonly dancers: number;
  readonly guardsToPlace: number;
  readonly blacksToPlace: number;
  readonly home: number;
  readonly chests: number;
}

export interface PalaceScene {
  readonly chests: number;
  /** The owner of the guard on each place. */
  readonly slots: readonly (number | null)[];
  readonly thieves: readonly number[];
}

/** A robbery in three acts: thieves gather, the chest opens, everything is carried home. */
export interface Heist {
  readonly palace: Palace;
  readonly seat: Seat;
  readonly chest: number;
  readonly act: "gather" | "open" | "carry";
}

export interface Scene {
  readonly turn: Seat;
  readonly thiefActions: number;
  readonly seats: readonly SeatScene[];
  readonly palaces: readonly PalaceScene[];
  readonly pile: number;
  readonly discard: readonly number[];
  readonly dancers: number;
  /** The cards of the one who looks; null for the public. */
  readonly hand: readonly number[] | null;
  readonly viewer: Seat | null;
  readonly flights: readonly Flight[];
  /** Counts journeys, so that each has a number of its own. */
  readonly flown: number;
  readonly heist: Heist | null;
  readonly victor: Seat | null;
}

/** The table at rest. Guards stay on the places where they stood before, as far as they are still there. */
export function sceneOf(view: ThievesView, before: Scene | null = null): Scene {
  return {
    turn: view.turn,
    thiefActions: view.thiefActions,
    seats: view.seats.map(({ handSize, dancers, guardsToPlace, blacksToPlace, home, chests }) => {
      return { handSize, dancers, guardsToPlace, blacksToPlace, home, chests };
    }),
    palaces: view.palaces.map(({ chests, guards, thieves }, index) => {
      return { chests, thieves, slots: slotsOf(guards, before?.palaces[index]?.slots ?? []) };
    }),
    pile: view.pile,
    discard: view.discard,
    dancers: view.dancers,
    hand: view.own?.hand ?? null,
    viewer: view.viewer === "public" ? null : view.viewer,
    flights: [],
    flown: before?.flown ?? 0,
    heist: null,
    victor: view.phase === "over" ? winner(view) : null,
  };
}

function winner(view: ThievesView): Seat {
  const chests = view.seats.map((seat) => seat.chests);
  return chests.indexOf(Math.max(...chests));
}

function slotsOf(guards: readonly number[], before: readonly (number | null)[]): readonly (number | null)[] {
  const left = [...guards];
  const slots: (number | null)[] = Array.from({ length: GUARD_PLACES }, (_, place) => {
    const owner = before[place] ?? null;
    if (owner === null || !left[owner]) return null;
    left[owner]--;
    return owner;
  });
  left.forEach((count, owner) => {
    for (let rest = count; rest > 0; rest--) slots[slots.indexOf(null)] = owner;
  });
  return slots;
}

export const palaceIn = (scene: Scene, palace: Palace): PalaceScene => scene.palaces[PALACES.indexOf(palace)]!;

const edited = <T>(list: readonly T[], index: number, edit: (item: T) => T): readonly T[] =>
  list.map((item, at) => (at === index ? edit(item) : item));

/** How many things a journey moves. */
const amount = (thing: Thing): number => (thing.kind === "card" ? thing.count : 1);

/** Takes a thing away from a place (`sign` −1) or puts it there (+1). */
export function put(scene: Scene, spot: Spot, thing: Thing, sign: 1 | -1, slot: number): Scene {
  const by = sign * amount(thing);
  switch (spot.at) {
    case "hand":
      return putCard(scene, spot.seat, thing, by);
    case "home":
    case "chests": {
      const { at } = spot;
      return { ...scene, seats: edited(scene.seats, spot.seat, (seat) => ({ ...seat, [at]: seat[at] + by })) };
    }
    case "reserve": {
      const pile = thing.kind === "guard" && thing.owner === spot.seat ? "guardsToPlace" : "blacksToPlace";
      return { ...scene, seats: edited(scene.seats, spot.seat, (seat) => ({ ...seat, [pile]: seat[pile] + by })) };
    }
    case "court":
    case "gate":
    case "terrace":
      return {
        ...scene,
        palaces: edited(scene.palaces, PALACES.indexOf(spot.palace), (palace) => putPiece(palace, thing, by, slot)),
      };
    case "pile":
    case "dancers":
      return { ...scene, [spot.at]: scene[spot.at] + by };
    case "discard":
      if (thing.kind !== "card" || thing.card === "hidden") return scene;
      return { ...scene, discard: edited(scene.discard, indexOf(thing.card), (count) => count + by) };
  }
}

function putCard(scene: Scene, seat: Seat, thing: Thing, by: number): Scene {
  if (thing.kind !== "card") return scene;
  const dancers = thing.card === "dancer" ? by : 0;
  const { card } = thing;
  return {
    ...scene,
    seats: edited(scene.seats, seat, (each) => ({ ...each, handSize: each.handSize + by, dancers: each.dancers + dancers })),
    hand:
      seat === scene.viewer && scene.hand && card !== "hidden"
        ? edited(scene.hand, card === "dancer" ? DANCER : indexOf(card), (count) => count + by)
        : scene.hand,
  };
}

function putPiece(palace: PalaceScene, thing: Thing, by: number, slot: number): PalaceScene {
  switch (thing.kind) {
    case "guard":
      return { ...palace, slots: edited(palace.slots, slot, () => (by > 0 ? thing.owner : null)) };
    case "thief":
      return { ...palace, thieves: edited(palace.thieves, thing.seat, (count) => count + by) };
    case "chest":
      return { ...palace, chests: palace.chests + by };
    case "card":
      return palace;
  }
}

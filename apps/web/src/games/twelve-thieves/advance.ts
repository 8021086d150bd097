/** One change after the other: what sets out, what arrives, what lights up. */
import type { Seat } from "@tafelrunde/core";
import { type Flight, type Heist, type Journey, palaceIn, put, type Scene, type Spot, type Thing } from "./scene.ts";

export type Change =
  | { readonly type: "nothing" }
  | { readonly type: "depart"; readonly turn: Seat | null; readonly journeys: readonly Journey[] }
  /** Whatever is under way arrives. */
  | { readonly type: "land" }
  /** One more, or none again, of the three actions with a thief. */
  | { readonly type: "thief-actions"; readonly counted: boolean }
  | { readonly type: "heist"; readonly heist: Heist | null }
  | { readonly type: "won"; readonly seat: Seat };

export function advance(scene: Scene, change: Change): Scene {
  switch (change.type) {
    case "nothing":
      return scene;
    case "depart":
      return change.journeys.reduce(depart, { ...scene, turn: change.turn ?? scene.turn });
    case "land":
      return { ...scene.flights.reduce(land, scene), flights: [] };
    case "thief-actions":
      return { ...scene, thiefActions: change.counted ? scene.thiefActions + 1 : 0 };
    case "heist":
      return { ...scene, heist: change.heist };
    case "won":
      return { ...scene, victor: change.seat };
  }
}

function depart(scene: Scene, journey: Journey): Scene {
  const left = slotFrom(scene, journey);
  const slot = slotTo(scene, journey);
  const flight: Flight = {
    id: scene.flown,
    journey,
    slot,
    from: placeOf(scene, journey.from, journey.thing, left),
    to: placeOf(scene, journey.to, journey.thing, slot),
  };
  const gone = put(scene, journey.from, journey.thing, -1, left);
  return { ...gone, flown: scene.flown + 1, flights: [...scene.flights, flight] };
}

const land = (scene: Scene, { journey, slot }: Flight): Scene => put(scene, journey.to, journey.thing, 1, slot);

/** The last guard of its owner goes, the first free place is taken. */
function slotFrom(scene: Scene, { thing, from }: Journey): number {
  return from.at === "gate" && thing.kind === "guard" ? palaceIn(scene, from.palace).slots.lastIndexOf(thing.owner) : 0;
}

function slotTo(scene: Scene, { to }: Journey): number {
  return to.at === "gate" ? palaceIn(scene, to.palace).slots.indexOf(null) : 0;
}

/** As the board marks its places. */
function placeOf(scene: Scene, spot: Spot, thing: Thing, slot: number): string {
  switch (spot.at) {
    case "hand":
      return spot.seat === scene.viewer && thing.kind === "card" && thing.card !== "hidden"
        ? `card:${thing.card}`
        : `hand:${spot.seat}`;
    case "home":
    case "chests":
    case "reserve":
      return `${spot.at}:${spot.seat}`;
    case "gate":
      return `gate:${spot.palace}:${slot}`;
    case "court":
    case "terrace":
      return `${spot.at}:${spot.palace}`;
    case "discard":
      return thing.kind === "card" ? `discard:${thing.card}` : "discard";
    case "pile":
    case "dancers":
      return spot.at;
  }
}

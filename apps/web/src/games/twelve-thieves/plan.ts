/** The choreography: what happened, as beats that follow each other, one thing at a time. */
import { type Card, type Palace, PALACES, type ThievesEvent, type ThievesView } from "@tafelrunde/twelve-thieves";
import type { Seat } from "@tafelrunde/core";
import type { Beat as KitBeat, Play } from "../../kit/beat-player.svelte.ts";
import type { SoundName } from "../board.ts";
import { advance, type Change } from "./advance.ts";
import { type Journey, type Scene, sceneOf, type Spot } from "./scene.ts";

type Beat = KitBeat<Change, ThievesEvent>;

const CARDS = 200;
const CALM = 320;

/** Time to see what somebody else did; what one did oneself needs less. */
const LOOK = 120;
const GLANCE = 20;

const still = (event: ThievesEvent | null, change: Change, rest: number, sound: SoundName | null = null): Beat => {
  return { change, event, move: 0, rest, sound };
};

/** Something goes from here to there: it sets out, and then it is there. */
function travel(
  event: ThievesEvent,
  turn: Seat | null,
  journeys: readonly Journey[],
  rest: number,
  sound: SoundName,
  move = CALM,
): Beat[] {
  if (journeys.length === 0) return [still(event, { type: "nothing" }, rest)];
  return [{ change: { type: "depart", turn, journeys }, event, move, rest: 0, sound }, still(event, { type: "land" }, rest)];
}

/** Every event gives at least one beat, in the order of events; `scene` is where they begin. */
export function plan(events: readonly ThievesEvent[], scene: Pick<Scene, "discard" | "seats" | "viewer">): Beat[] {
  return events.flatMap((event) => beatsOf(event, scene));
}

function beatsOf(event: ThievesEvent, scene: Pick<Scene, "discard" | "seats" | "viewer">): Beat[] {
  const look = "seat" in event && event.seat === scene.viewer ? GLANCE : LOOK;
  const black = scene.seats.length;
  switch (event.type) {
    case "posted":
      return [still(event, { type: "nothing" }, LOOK)];
    case "placed": {
      const owner = event.guard === "own" ? event.seat : black;
      const from: Spot = { at: "reserve", seat: event.seat };
      return travel(event, event.seat, [{ thing: { kind: "guard", owner }, from, to: gate(event.palace) }], look, "token");
    }
    case "dealt":
      return travel(event, null, drawn(event.seat, event.cards, event.count, false), 0, "card", CARDS);
    case "smuggled":
      return [
        still(event, { type: "thief-actions", counted: true }, 0),
        ...travel(event, event.seat, [...paid(event), smuggle(event.seat, event.palace)], look, "token"),
      ];
    case "sent":
      return travel(event, event.seat, [...paid(event), guard(event.seat, event)], look, "token");
    case "bribed":
      return travel(event, event.seat, [...paid(event), guard(black, event)], look, "token");
    case "escorted":
      return [
        still(event, { type: "thief-actions", counted: true }, 0),
        ...travel(event, event.seat, [...paid(event), guard(event.seat, event), escort(event.seat, event)], look, "token"),
      ];
    case "robbed":
      return robbery(event);
    case "reshuffled":
      return travel(event, null, swept(scene.discard), LOOK, "dice");
    case "drew":
      return [
        ...travel(event, event.seat, drawn(event.seat, event.cards, event.count, event.dancer), GLANCE, "card", CARDS),
        still(event, { type: "thief-actions", counted: false }, 0),
      ];
    case "won":
      return [still(event, { type: "won", seat: event.seat }, 1400, "win")];
  }
}

type Paying = Extract<ThievesEvent, { paid: readonly Card[] }>;

/** What pays sets out first, together with what it pays for. */
function paid(event: Paying): Journey[] {
  const from: Spot = { at: "hand", seat: event.seat };
  return event.paid.map((card): Journey => {
    return { thing: { kind: "card", card, count: 1 }, from, to: card === "dancer" ? { at: "dancers" } : { at: "discard" } };
  });
}

const gate = (palace: Palace): Spot => ({ at: "gate", palace });
const court = (palace: Palace): Spot => ({ at: "court", palace });

const smuggle = (seat: Seat, palace: Palace): Journey => {
  return { thing: { kind: "thief", seat }, from: { at: "home", seat }, to: court(palace) };
};

type Way = { readonly from: Palace; readonly to: Palace };

const guard = (owner: number, { from, to }: Way): Journey => ({
  thing: { kind: "guard", owner },
  from: gate(from),
  to: gate(to),
});
const escort = (seat: Seat, { from, to }: Way): Journey => ({ thing: { kind: "thief", seat }, from: court(from), to: court(to) });

/** Cards that others draw are hidden; the dancer is taken openly. */
function drawn(seat: Seat, cards: readonly Card[] | undefined, count: number, dancer: boolean): Journey[] {
  const hidden: readonly (Card | "hidden")[] = [
    ...Array<"hidden">(dancer ? count - 1 : count).fill("hidden"),
    ...(dancer ? ["dancer" as const] : []),
  ];
  return (cards ?? hidden).map((card) => {
    const from: Spot = card === "dancer" ? { at: "dancers" } : { at: "pile" };
    return { thing: { kind: "card", card, count: 1 }, from, to: { at: "hand", seat } };
  });
}

/** The discards of each palace become part of the pile. */
const swept = (discard: readonly number[]): Journey[] =>
  discard.flatMap((count, palace): Journey[] =>
    count === 0 ? [] : [{ thing: { kind: "card", card: PALACES[palace]!, count }, from: { at: "discard" }, to: { at: "pile" } }],
  );

function robbery(event: Extract<ThievesEvent, { type: "robbed" }>): Beat[] {
  const { seat, palace, chest } = event;
  const heist = { palace, seat, chest };
  const loot: Journey = { thing: { kind: "chest", number: chest }, from: { at: "terrace", palace }, to: { at: "chests", seat } };
  const runs = Array.from({ length: chest }, (): Journey => {
    return { thing: { kind: "thief", seat }, from: court(palace), to: { at: "home", seat } };
  });
  return [
    still(event, { type: "heist", heist: { ...heist, act: "gather" } }, 240, "reveal"),
    still(event, { type: "heist", heist: { ...heist, act: "open" } }, 620, "burst"),
    still(event, { type: "heist", heist: { ...heist, act: "carry" } }, 0),
    ...travel(event, seat, [loot, ...runs], 60, "token"),
    still(event, { type: "heist", heist: null }, 0),
  ];
}

/** How the board shows the game. */
export const PLAY: Play<Scene, Change, ThievesView, ThievesEvent> = {
  plan: (events, _, scene) => plan(events, scene),
  advance,
  rest: sceneOf,
};

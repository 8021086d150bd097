/** The choreography: what happened, as beats that follow each other, one thing at a time. */
import type { CouncilEvent, CouncilView } from "@tafelrunde/council-of-12";
import type { Beat as KitBeat, Play } from "../../kit/beat-player.svelte.ts";
import type { SoundName } from "../board.ts";
import { advance, type Change } from "./advance.ts";
import { type Scene, sceneOf } from "./scene.ts";

type Beat = KitBeat<Change, CouncilEvent>;

const QUICK = 160;
const CALM = 260;
const ROLL = 700;
/** Time to read a sentence that comes up with a beat. */
const READ = 600;

interface Manner {
  readonly change?: Change;
  readonly move?: number;
  readonly sound?: SoundName;
  readonly stop?: boolean;
}

function beat(event: CouncilEvent, rest: number, { change = event, move = CALM, sound, stop = false }: Manner = {}): Beat {
  return { change, event, move, rest, sound: sound ?? null, stop };
}

/** Every event gives at least one beat, in the order of events. */
export const plan = (events: readonly CouncilEvent[]): Beat[] => events.flatMap(beatsOf);

function beatsOf(event: CouncilEvent): Beat[] {
  switch (event.type) {
    case "convened":
    case "chaired":
    case "first-drawn":
    case "scouted":
    case "rewound":
    case "target-met":
    case "chair-failed":
      return [beat(event, READ + 400)];
    case "rolled":
      return [beat(event, READ, { move: ROLL, sound: "dice" })];
    case "tilted":
      return [beat(event, READ, { sound: "dice" })];
    case "turned":
      if (event.over === null) return [beat(event, READ, { sound: "dice" })];
      return [
        beat(event, QUICK, { change: { type: "via", face: event.over }, sound: "dice" }),
        beat(event, READ, { sound: "dice" }),
      ];
    case "round-began":
      return [beat(event, READ + 200, { sound: "reveal" })];
    case "bells-rung":
      return [beat(event, READ + 400, { sound: "win" })];
    case "laid":
      return [beat(event, event.say === "mute" ? 40 : 350, { sound: "card" })];
    case "said":
    case "named":
      return [beat(event, 450)];
    case "proposed":
    case "agreed":
      return [beat(event, 120, { move: QUICK })];
    case "waited":
    case "stayed":
      return [beat(event, 300, { move: QUICK })];
    case "decided":
      return [beat(event, 400, { move: QUICK })];
    case "declined":
      return [beat(event, READ, { move: QUICK })];
    case "renewed":
      return [beat(event, READ, { sound: "card" })];
    case "revealed":
      return [beat(event, 220, { sound: "reveal" })];
    case "second-laid":
    case "took":
    case "learnt":
    case "discarded":
      return [beat(event, 400, { sound: "card" })];
    case "cancelled":
      return [beat(event, READ, { sound: "burst" })];
    case "idle":
    case "target-replaced":
      return [beat(event, READ)];
    case "judged":
      return [beat(event, READ + 400, { sound: event.passed ? "win" : "burst", stop: true })];
    case "favour-changed":
      return [beat(event, 250, { sound: "token" })];
    case "reward-kept":
    case "reward-used":
    case "reward-lost":
      return [beat(event, READ, { sound: "token" })];
    case "helped":
      return event.seats.length === 0 ? [beat(event, 0, { move: 0 })] : [beat(event, READ, { sound: "card" })];
    case "kept-silent":
      return [beat(event, 250, { sound: "token" })];
    case "succession":
      return [beat(event, READ + 1000, { sound: event.heir === null ? "reveal" : "win", stop: true })];
    case "ended":
      return [beat(event, READ, event.won ? { sound: "win", stop: true } : { stop: true })];
  }
}

/** How the board shows the game. */
export const PLAY: Play<Scene, Change, CouncilView, CouncilEvent> = { plan, advance, rest: (view) => sceneOf(view) };

/** The choreography: what happened, as beats that follow each other, one thing at a time. */
import { type KingUpEvent, type KingUpView, THRONE } from "@tafelrunde/king-up";
import type { Beat as KitBeat, Play } from "../../kit/player.svelte.ts";
import type { SoundName } from "../board.ts";
import { advance, type Change, type Count, type Scene, sceneOf } from "./scene.ts";

export type Beat = KitBeat<Change, KingUpEvent>;

const QUICK = 180;
const CALM = 320;

/** Time to read a sentence that comes up with a beat. */
const READ = 900;
/** Time for the score pad, if nobody turns the page. */
const PAGE = 7000;

interface Manner {
  readonly rest?: number;
  readonly sound?: SoundName;
  readonly move?: number;
  readonly stop?: boolean;
}

function beat(event: KingUpEvent | null, change: Change, { rest = READ, sound, move = CALM, stop = false }: Manner = {}): Beat {
  return { change, event, move, rest, sound: sound ?? null, stop };
}

/** Every event gives at least one beat, in the order of events, but for what others are dealt in secret. */
export function plan(events: readonly KingUpEvent[]): Beat[] {
  // Votes come in while others still think: a card appears, and nobody has to wait for it.
  if (events.every(({ type }) => type === "voted")) return events.flatMap(beatsOf).map((each) => ({ ...each, move: 0, rest: 0 }));
  const end = events.findLastIndex(({ type }) => type === "scored" || type === "won");
  return events.flatMap((event, index) => (index === end ? [...beatsOf(event), page(event)] : beatsOf(event)));
}

const page = (event: KingUpEvent): Beat => beat(event, { type: "pad" }, { rest: PAGE, sound: "card", stop: true });

function beatsOf(event: KingUpEvent): Beat[] {
  switch (event.type) {
    case "round-began":
      return [beat(event, { type: "began", round: event.round, start: event.start }, { sound: "reveal" })];
    case "dealt":
      return event.favourites ? [beat(event, { type: "dealt", favourites: event.favourites }, { sound: "card" })] : [];
    case "placed":
      return [
        beat(
          event,
          { type: "moved", seat: event.seat, candidate: event.candidate, place: event.floor },
          { rest: 520, sound: "card" },
        ),
      ];
    case "rose":
      return [
        beat(
          event,
          { type: "moved", seat: event.seat, candidate: event.candidate, place: event.floor },
          { rest: 520, sound: "token" },
        ),
      ];
    case "cellared":
      return [beat(event, { type: "cellared", candidates: event.candidates }, { sound: "dice" })];
    case "proposed":
      return [
        beat(
          event,
          { type: "moved", seat: event.seat, candidate: event.candidate, place: THRONE },
          { rest: READ + 400, sound: "win" },
        ),
      ];
    case "voted":
      return [beat(event, { type: "voted", seat: event.seat }, { rest: 60, sound: "card", move: QUICK })];
    case "votes-revealed":
      return [
        beat(null, { type: "drum" }, { rest: 500, sound: "dice" }),
        beat(event, { type: "revealed", votes: event.votes }, { sound: "reveal" }),
      ];
    case "rejected":
      return [
        beat(event, { type: "verdict", verdict: "rejected" }, { rest: READ + 700, sound: "burst", stop: true }),
        beat(event, { type: "left", candidate: event.candidate }, { rest: 300, sound: "card" }),
      ];
    case "crowned":
      return [beat(event, { type: "verdict", verdict: "crowned" }, { rest: READ + 1300, sound: "win", stop: true })];
    case "scored":
      return countBeats(event);
    case "won":
      return [beat(event, { type: "won", seats: event.seats }, { sound: "win" })];
  }
}

/** One favourite after the other, then the sum. */
function countBeats(event: Extract<KingUpEvent, { type: "scored" }>): Beat[] {
  const { seat, favourites, worth, points, total } = event;
  const at = (shown: number): Change => ({
    type: "count",
    count: { seat, favourites, worth, shown, points, noted: false } satisfies Count,
  });
  return [
    beat(null, at(0), { rest: 350, sound: "card", move: QUICK }),
    ...worth.map((each, index) => {
      const manner = { rest: each > 0 ? 200 : 60, move: QUICK };
      return beat(null, at(index + 1), each > 0 ? { ...manner, sound: "token" } : manner);
    }),
    beat(event, { type: "total", seat, total }, { rest: READ + 300 }),
  ];
}

/** How the board shows the game. */
export const PLAY: Play<Scene, Change, KingUpView, KingUpEvent> = {
  plan,
  advance,
  rest: (view, end) => sceneOf(view, end?.order),
};

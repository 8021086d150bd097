/** The choreography: what happened, as beats that follow each other, one thing at a time. */
import type { Viewer } from "@tafelrunde/core";
import { type KingUpEvent, type KingUpView, THRONE } from "@tafelrunde/king-up";
import type { Beat as KitBeat, Play } from "../../kit/beat-player.svelte.ts";
import type { SoundName } from "../board.ts";
import { advance, type Change, type Count, type Scene, sceneOf } from "./scene.ts";

type Beat = KitBeat<Change, KingUpEvent>;

const QUICK = 180;
const CALM = 320;

/** Time to read a sentence that comes up with a beat. */
const READ = 700;
/** Time for a move that is like many others. */
const GLANCE = 320;
/** Time for the score pad, if nobody turns the page. */
const PAGE = 6000;

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
export function plan(events: readonly KingUpEvent[], { viewer }: Pick<KingUpView, "viewer">): Beat[] {
  const beats = (event: KingUpEvent): Beat[] => beatsOf(event, viewer);
  // Votes come in while others still think: a card appears, and nobody has to wait for it.
  if (events.every(({ type }) => type === "voted")) return events.flatMap(beats).map((each) => ({ ...each, move: 0, rest: 0 }));
  const end = events.findLastIndex(({ type }) => type === "scored" || type === "won");
  return events.flatMap((event, index) => (index === end ? [...beats(event), page(event)] : beats(event)));
}

const page = (event: KingUpEvent): Beat => beat(event, { type: "pad" }, { rest: PAGE, sound: "card", stop: true });

function beatsOf(event: KingUpEvent, viewer: Viewer): Beat[] {
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
          { rest: GLANCE, sound: "card" },
        ),
      ];
    case "rose":
      return [
        beat(
          event,
          { type: "moved", seat: event.seat, candidate: event.candidate, place: event.floor },
          { rest: GLANCE, sound: "token" },
        ),
      ];
    case "cellared":
      return [beat(event, { type: "cellared", candidates: event.candidates }, { sound: "dice" })];
    case "proposed":
      return [beat(event, { type: "moved", seat: event.seat, candidate: event.candidate, place: THRONE }, { sound: "win" })];
    case "voted":
      return [beat(event, { type: "voted", seat: event.seat }, { rest: 60, sound: "card", move: QUICK })];
    case "votes-revealed":
      return [
        beat(null, { type: "drum" }, { rest: 300, sound: "dice" }),
        beat(event, { type: "revealed", votes: event.votes }, { sound: "reveal" }),
      ];
    case "rejected":
      return [
        beat(event, { type: "verdict", verdict: "rejected" }, { rest: READ + 200, sound: "burst", stop: true }),
        beat(event, { type: "left", candidate: event.candidate }, { rest: 0, sound: "card" }),
      ];
    case "crowned":
      return [beat(event, { type: "verdict", verdict: "crowned" }, { rest: READ + 500, sound: "win", stop: true })];
    case "scored":
      return countBeats(event, event.seat === viewer);
    case "won":
      return [beat(event, { type: "won", seats: event.seats }, { sound: "win" })];
  }
}

/** One's own favourites one after the other, those of others all at once; then the sum. */
function countBeats(event: Extract<KingUpEvent, { type: "scored" }>, own: boolean): Beat[] {
  const { seat, favourites, worth, points, total } = event;
  const at = (shown: number): Change => ({
    type: "count",
    count: { seat, favourites, worth, shown, points, noted: false } satisfies Count,
  });
  const sum = beat(event, { type: "total", seat, total }, { rest: READ });
  if (!own) return [beat(null, at(worth.length), { rest: 0, sound: "token" }), sum];
  return [
    beat(null, at(0), { rest: 200, sound: "card", move: QUICK }),
    ...worth.map((each, index) => {
      const manner = { rest: each > 0 ? 120 : 0, move: QUICK };
      return beat(null, at(index + 1), each > 0 ? { ...manner, sound: "token" } : manner);
    }),
    sum,
  ];
}

/** How the board shows the game. */
export const PLAY: Play<Scene, Change, KingUpView, KingUpEvent> = {
  plan,
  advance,
  rest: (view, end) => sceneOf(view, end?.order),
};

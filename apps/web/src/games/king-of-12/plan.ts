/** The choreography: what happened, as beats that follow each other, one thing at a time. */
import type { Seat } from "@tafelrunde/core";
import type { KingEvent, KingView } from "@tafelrunde/king-of-12";
import type { Beat as KitBeat, Play } from "../../kit/beat-player.svelte.ts";
import type { SoundName } from "../board.ts";
import { advance, type Change, type Scene, sceneOf, settledScene } from "./scene.ts";

type Beat = KitBeat<Change, KingEvent>;

const QUICK = 180;
const CALM = 320;

/** Time for a picture that explains itself; what it comes to stays longer, because its sentence is read. */
const LOOK = 500;
const READ = 900;

function beat(event: KingEvent | null, change: Change, rest = 0, sound: SoundName | null = null, move = CALM): Beat {
  return { change, event, move, rest, sound };
}

/** Every event gives at least one beat, in the order of events; `view` is where they lead. */
export function plan(events: readonly KingEvent[], view: Pick<KingView, "phase" | "seats">): Beat[] {
  const beats = events.flatMap((event) => beatsOf(event, view.seats.length));
  const told = beats.findLast((each) => each.event !== null)?.event ?? null;
  const turnOver = events.some(({ type }) => type === "scored" || type === "stolen" || type === "spared");
  const stillOpen = view.phase === "tip" || view.phase === "steal";
  const swept = events.some(({ type }) => type === "round-ended");
  return turnOver && !stillOpen && !swept ? [...beats, sweep(told)] : beats;
}

const sweep = (event: KingEvent | null): Beat => beat(event, { type: "cleared" }, 0, "card", QUICK);

function beatsOf(event: KingEvent, count: number): Beat[] {
  switch (event.type) {
    case "set-chosen":
      return [beat(event, { type: "nothing" }, READ)];
    case "dice-rolled":
      return [beat(event, { type: "new-round", round: event.round, faces: event.faces }, READ, "dice")];
    case "laid":
      return [beat(event, { type: "laid", seat: event.seat, card: event.card ?? "hidden" }, 0, "card", QUICK)];
    case "revealed":
      return [beat(event, { type: "revealed", cards: event.cards }, LOOK + 200, "reveal")];
    case "cards-cancelled":
      return [beat(event, { type: "cards-cancelled", seats: event.seats, by: null }, LOOK, "burst")];
    case "overruled":
      return [beat(event, { type: "cards-cancelled", seats: event.seats, by: event.by }, LOOK, "burst")];
    case "dice-passed":
      return [beat(event, { type: "dice", faces: event.faces, motion: "pass" }, LOOK, "dice")];
    case "all-flipped":
      return [beat(event, { type: "dice", faces: event.faces, motion: "flip" }, LOOK, "dice")];
    case "flipped":
    case "tipped":
      return [beat(event, one(event, event.type === "flipped" ? "flip" : "tip", count), LOOK, "dice")];
    case "rerolled":
      return [beat(event, one(event, "roll", count), READ, "dice")];
    case "valued":
      return [beat(event, { type: "worths", worths: worthsOf(event) }, LOOK)];
    case "values-cancelled":
      return [beat(event, { type: "values-cancelled", seats: event.seats }, LOOK, "burst")];
    case "scored":
      return scoreBeats(event);
    case "stolen":
      return [beat(event, { type: "token", seat: event.seat, from: event.from, token: event.token }, READ, "token")];
    case "spared":
    case "theft-failed":
      return [beat(event, { type: "nothing" }, READ)];
    case "round-ended":
      return roundBeats(event);
    case "kept":
      return [beat(event, { type: "kept", seat: event.seat }, READ, "card")];
    case "won":
      return [beat(event, { type: "won", seat: event.seat }, READ, "win")];
  }
}

function worthsOf({
  faces,
  cards,
  values,
}: Extract<KingEvent, { type: "valued" }>): NonNullable<Scene["seats"][number]["worth"]>[] {
  return values.map((value, seat) => ({ face: faces[seat]!, card: cards[seat] ?? null, value }));
}

type Moved = Extract<KingEvent, { type: "flipped" | "tipped" | "rerolled" }>;

function one({ seat, face }: Moved, motion: "flip" | "tip" | "roll", count: number): Change {
  return { type: "dice", motion, faces: Array.from({ length: count }, (_, index) => (index === seat ? face : null)) };
}

function scoreBeats(event: Extract<KingEvent, { type: "scored" }>): Beat[] {
  const { lowWins, swapped, first, second } = event;
  const turned = lowWins || swapped ? [beat(event, { type: "order", lowWins, swapped }, LOOK, null, QUICK)] : [];
  const [twos, ones] = swapped ? [second, first] : [first, second];
  const token = (seat: Seat | null, worth: 1 | 2): Beat[] =>
    seat === null ? [] : [beat(event, { type: "token", seat, from: null, token: worth }, 0, "token")];
  return [...turned, ...token(twos, 2), ...token(ones, 1), beat(event, { type: "nothing" }, READ, null, QUICK)];
}

function roundBeats(event: Extract<KingEvent, { type: "round-ended" }>): Beat[] {
  const { totals, cancelled, winner } = event;
  const equal = cancelled.length > 0 ? [beat(event, { type: "totals-cancelled", seats: cancelled }, LOOK, "burst")] : [];
  return [
    sweep(event),
    beat(event, { type: "totals", totals }, LOOK),
    ...equal,
    beat(event, { type: "round-won", seat: winner }, READ, winner === null ? null : "win"),
  ];
}

/** How the board shows the game. */
export const PLAY: Play<Scene, Change, KingView, KingEvent> = {
  plan,
  advance,
  rest: (view, end) => (end ? settledScene(end, view) : sceneOf(view)),
};

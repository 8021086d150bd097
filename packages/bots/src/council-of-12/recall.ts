/** What was public whenever a card was laid, put together again from what a seat was told. */
import type { GameEvent, Seat } from "@tafelrunde/core";
import {
  challenge,
  type Character,
  type CouncilEvent,
  type CouncilView,
  type Sentence,
  SUCCESSION,
} from "@tafelrunde/council-of-12";
import { atFirst } from "./beginning.ts";
import { indexOf, indicesIn } from "./cards.ts";
import { seatsAfter } from "./piles.ts";

/** Somebody laid a card: what all knew just before, what was said, and which card it was, once that was shown. */
export interface Laying {
  readonly before: CouncilView;
  readonly seat: Seat;
  readonly said: Sentence | "mute";
  readonly card: Character | null;
}

/** All first layings of the game, those of the succession left out; `view` is what the seat sees now. */
export function layingsOf(view: CouncilView, told: readonly GameEvent[]): readonly Laying[] {
  const events = told as readonly CouncilEvent[];
  let now = atFirst(view, events);
  const found: Laying[] = [];
  for (const event of events) {
    if (event.type === "laid" && !event.changed && now.challenge !== SUCCESSION)
      found.push({ before: now, seat: event.seat, said: event.say, card: null });
    if (event.type === "revealed" && now.challenge !== SUCCESSION) show(found, event.seat, event.card);
    if (event.type === "cancelled") for (const seat of event.seats) show(found, seat, event.card);
    now = { ...after(now, event), seats: seatsAfter(now.seats, event) };
    if (event.type === "round-began") now = begin(now, event);
  }
  return found;
}

function show(layings: Laying[], seat: Seat, card: Character): void {
  const at = layings.findLastIndex((one) => one.seat === seat);
  // The second card of an Oracle may be cancelled later.
  if (at >= 0 && layings[at]!.card === null) layings[at] = { ...layings[at]!, card };
}

/** What the event changes beside hands and piles. */
function after(now: CouncilView, event: CouncilEvent): CouncilView {
  switch (event.type) {
    case "convened":
    case "favour-changed":
      return { ...now, favour: event.favour };
    case "chaired":
      return { ...now, chair: event.seat };
    case "first-drawn":
      return { ...now, first: event.seat };
    case "rolled":
    case "tilted":
    case "turned":
      return { ...now, face: event.face, shown: [...new Set([...now.shown, event.face])] };
    case "target-met":
      return { ...now, stage: 2, needed: 2 - event.target };
    case "laid":
      return event.changed ? now : { ...now, order: [...now.order, event.seat] };
    case "decided":
      if (event.what === "rounds") return { ...now, stage: 1 };
      if (event.what === "open") return { ...now, openSeats: [...now.openSeats, event.which] };
      return event.what === "counsel" ? { ...now, counsel: true } : now;
    case "helped":
      return { ...now, past: [...now.past, over(now, true)] };
    case "rewound":
      return { ...now, challengesLeft: now.challengesLeft + 1, past: now.past.slice(0, -1) };
    default:
      return now;
  }
}

/** The present round; whether it was belled matters to nobody who reads this. */
const over = ({ challenge: number, petitioner }: CouncilView, passed: boolean): CouncilView["past"][number] => ({
  challenge: number,
  petitioner: petitioner === null ? null : indexOf(petitioner),
  belled: false,
  passed,
});

const isOver = ({ past, challenge: number }: CouncilView): boolean => past.some((round) => round.challenge === number);

function begin(
  now: CouncilView,
  { round, challenge: number, petitioner, again }: CouncilEvent & { type: "round-began" },
): CouncilView {
  const table = {
    ...now,
    round,
    challenge: number,
    petitioner,
    shown: [now.face],
    targets: challenge(number).targets.map(indicesIn),
    order: [],
    openSeats: [],
    counsel: false,
    seats: now.seats.map((seat) => ({ ...seat, hasLaid: false, open: null, said: null, named: null })),
  };
  if (again) return table;
  const on = (seat: Seat): Seat => (now.round === 0 ? seat : (seat + 1) % now.seats.length);
  return {
    ...table,
    past: now.round === 0 || isOver(now) ? now.past : [...now.past, over(now, false)],
    stage: 0,
    needed: null,
    challengesLeft: now.challengesLeft - 1,
    first: on(now.first),
    chair: now.chair === null || number === SUCCESSION ? null : on(now.chair),
  };
}

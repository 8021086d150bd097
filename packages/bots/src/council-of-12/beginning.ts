/** A council before its first round, as all could see it. */
import { type CouncilEvent, type CouncilView, SUCCESSION } from "@tafelrunde/council-of-12";
import { SIZE } from "./cards.ts";
import type { SeatView } from "./piles.ts";

/** All that changes in the course of a game and is filled in from what was told, or left alone. */
const BLANK = {
  viewer: "public",
  phase: "lay",
  round: 0,
  favour: 0,
  face: 1,
  shown: [],
  targets: [],
  stage: 0,
  needed: null,
  challenge: SUCCESSION,
  petitioner: null,
  belled: false,
  petitionersLeft: 0,
  nextChallenges: [],
  nextPetitioners: [],
  past: [],
  kept: [],
  order: [],
  chair: null,
  chairFailed: false,
  first: 0,
  begun: false,
  used: [],
  chooser: null,
  acting: null,
  second: null,
  joint: null,
  proposal: null,
  openSeats: [],
  counsel: false,
  loss: 0,
  passed: false,
  broken: false,
  ticks: 0,
  everBroken: false,
  extra: false,
  heir: null,
  won: false,
  summoned: null,
  score: 0,
  own: null,
} as const;

/** Before anything was told; `view` is what the seat sees now, and `events` is all that it was told. */
export function atFirst(view: CouncilView, events: readonly CouncilEvent[]): CouncilView {
  const rounds = events.filter((event) => event.type === "round-began" && !event.again).length;
  const rewound = events.filter(({ type }) => type === "rewound").length;
  const seat: SeatView = {
    handSize: view.start.length,
    underSize: SIZE - (view.absent === null ? 0 : 1) - view.start.length,
    discardSize: 0,
    discardTop: null,
    hasLaid: false,
    open: null,
    said: null,
    named: null,
    waited: false,
    ready: false,
    memory: { seen: [], unseen: 0 },
  };
  return {
    ...view,
    ...BLANK,
    challengesLeft: view.challengesLeft + rounds - rewound,
    seats: view.seats.map(() => seat),
  };
}

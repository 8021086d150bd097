/** What the gallery draws of King Up!: every kind of decision, most of them at a full table, and what is long or crowded. */
import { bySeat } from "@tafelrunde/core";
import { BESIDE, CANDIDATES, kingUp, type KingUpEvent, type KingUpState, OUT, ROUNDS, THRONE } from "@tafelrunde/king-up";
import { found, type GalleryState, type Planted } from "../../gallery/states.ts";

type Made = () => Planted<KingUpState, KingUpEvent>;

const LONG = "Maximiliane-Friederike von Stein";

const at =
  (seats: number, wanted: (state: KingUpState) => boolean, history = true): Made =>
  () =>
    found(kingUp, { seats, options: { history }, wanted });

/** The same position with something changed by hand. */
const changed =
  (make: Made, change: (state: KingUpState) => void): Made =>
  () => {
    const planted = make();
    change(planted.state);
    return planted;
  };

const on = ({ places }: KingUpState, floor: number): number => places.filter((place) => place === floor).length;
const isMine = ({ phase, turn }: KingUpState, wanted: KingUpState["phase"]): boolean => phase === wanted && turn === 0;

const beginning = at(6, (state) => isMine(state, "place") && on(state, BESIDE) > 9);
/** One floor is full, and few are left to be placed. */
const placing = at(
  6,
  (state) => isMine(state, "place") && on(state, BESIDE) < 6 && [1, 2, 3, 4].some((floor) => on(state, floor) === 4),
);
/** A full floor above somebody, and somebody before the throne. */
const climbing = at(
  6,
  (state) =>
    isMine(state, "rise") && on(state, 5) > 0 && [2, 3, 4].some((floor) => on(state, floor) === 4 && on(state, floor - 1) > 0),
);
const voting = at(6, ({ phase }) => phase === "vote");
/** Most have been turned away. */
const late = at(6, (state) => isMine(state, "rise") && state.round > 1 && on(state, OUT) > 7);
const byMemory = at(6, (state) => isMine(state, "rise") && on(state, OUT) > 7, false);
const over = at(6, ({ phase }) => phase === "over");

const upper = (state: KingUpState): string => CANDIDATES[state.places.indexOf(5)]!;

const laid = (state: KingUpState): void => {
  for (const seat of [0, 2, 3]) bySeat(state.seats, seat).vote = "yes";
};

const leveled = (state: KingUpState): void => {
  const last = state.rounds[ROUNDS - 1]!;
  const totals = state.seats.map((_, seat) => state.rounds.reduce((sum, { points }) => sum + points[seat]!, 0));
  const best = Math.max(...totals);
  const level = totals.indexOf(best) === 0 ? 1 : 0;
  state.rounds[ROUNDS - 1] = {
    ...last,
    points: last.points.map((points, seat) => (seat === level ? points + best - totals[seat]! : points)),
  };
};

export const states: readonly GalleryState<KingUpState, KingUpEvent>[] = [
  { name: "place", decision: "place", seat: 0, make: beginning },
  { name: "place-floor", decision: "floor", seat: 0, make: placing, touches: ["[data-candidate].playable"] },
  {
    name: "place-confirm",
    decision: "confirm-floor",
    seat: 0,
    make: beginning,
    touches: ["[data-candidate=beatrice]", "[data-floor]"],
  },
  { name: "rise", decision: "rise", seat: 0, make: climbing },
  { name: "rise-confirm", decision: "confirm-rise", seat: 0, make: climbing, touches: ["[data-candidate].playable"] },
  { name: "rise-throne", decision: "throne", seat: 0, make: climbing, touches: [`[data-candidate=${upper(climbing().state)}]`] },
  { name: "rise-locked", decision: null, seat: 0, make: climbing, touches: ["button[data-candidate]:not(.playable)"] },
  { name: "vote", decision: "vote", seat: 0, make: voting },
  { name: "vote-confirm", decision: "confirm-vote", seat: 0, make: voting, touches: ["[data-vote=no]"] },
  {
    name: "vote-only-yes",
    decision: "only-yes",
    seat: 0,
    make: changed(voting, (state) => (bySeat(state.seats, 0).no = 0)),
    touches: ["[data-vote=yes]"],
  },
  { name: "vote-laid", decision: null, seat: 0, make: changed(voting, laid), absent: [1, 4] },
  { name: "vote-watched", decision: null, seat: null, make: changed(voting, laid) },
  { name: "late", decision: null, seat: 0, make: late, names: [LONG], absent: [0, 1, 2, 3, 4, 5] },
  { name: "late-votes", decision: null, seat: 0, make: late, names: [LONG], touches: ["[data-act=history]"] },
  { name: "late-pad", decision: null, seat: 0, make: late, names: [LONG], touches: ["[data-act=pad]"] },
  { name: "by-memory-out", decision: null, seat: 0, make: byMemory, touches: ["[data-act=history]"] },
  {
    name: "three-vote",
    decision: null,
    seat: 0,
    make: at(3, ({ phase, places }) => phase === "vote" && places.includes(THRONE)),
  },
  { name: "over", decision: null, seat: 0, make: over },
  { name: "over-level", decision: null, seat: 0, make: changed(over, leveled), names: [LONG] },
  { name: "over-pad", decision: null, seat: 0, make: changed(over, leveled), names: [LONG], touches: ["[data-act=pad]"] },
];

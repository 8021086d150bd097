/** What the gallery draws of King of 12: every decision, and the table at its fullest. */
import { bySeat } from "@tafelrunde/core";
import { kingOf12, type KingEvent, type KingState, points, type SeatState } from "@tafelrunde/king-of-12";
import { found, type GalleryState, type Planted } from "../../gallery/states.ts";

type Wanted = (state: KingState) => boolean;

/** The cards with the longest names and lines. */
const LONG = ["lady", "merchants", "troublemakers", "reverser", "sorcerer", "gambler"];
const FIRST = { set: "first" };
const CHOSEN = { set: "chosen", cards: LONG };

const NAMES = ["Maximilian-Alexander von Hohenl", "Anna-Magdalena Wolkenstein-Trost", "Bo", "Wilhelmine Friederike Sophie Ott"];

const at = (seats: number, options: typeof FIRST, wanted: Wanted) => (): Planted<KingState, KingEvent> =>
  found(kingOf12, { seats, options, wanted });

const hasBothTokens = ({ ones, twos }: SeatState): boolean => ones > 0 && twos > 0;
const isTipping: Wanted = ({ phase, chooser }) => phase === "tip" && chooser === 0;
const isStealing: Wanted = ({ phase, chooser, victim, seats }) =>
  phase === "steal" && chooser === 0 && hasBothTokens(bySeat(seats, victim!));
/** Late in a second round, where there is much to see. */
const isFull: Wanted = ({ phase, round, turn, seats }) =>
  phase === "lay" &&
  round > 1 &&
  turn > 4 &&
  bySeat(seats, 0).laid === 0 &&
  seats.every((seat) => points(seat) > 1) &&
  bySeat(seats, 0).kept > 0;

export const states: readonly GalleryState<KingState, KingEvent>[] = [
  { name: "lay", decision: null, seat: 0, make: at(4, FIRST, ({ phase, turn }) => phase === "lay" && turn === 1) },
  {
    name: "lay-picked",
    decision: "lay",
    seat: 0,
    make: at(3, FIRST, ({ phase, turn }) => phase === "lay" && turn === 3),
    touches: ["[data-hand].playable"],
  },
  {
    name: "lay-long",
    decision: "lay",
    seat: 0,
    make: at(2, CHOSEN, ({ phase, turn }) => phase === "lay" && turn === 2),
    touches: ["[data-hand=sorcerer]"],
  },
  {
    name: "lay-locked",
    decision: "why not",
    seat: 0,
    make: at(4, CHOSEN, ({ phase, turn, seats }) => phase === "lay" && turn === 4 && bySeat(seats, 0).laid === 0),
    touches: ["[data-hand].away"],
  },
  { name: "tip-two", decision: "tip", seat: 0, make: at(2, FIRST, isTipping) },
  { name: "tip-four", decision: "tip", seat: 0, make: at(4, FIRST, isTipping), touches: [".tip [role=button]"] },
  { name: "steal-two", decision: "steal", seat: 0, make: at(2, CHOSEN, isStealing) },
  { name: "steal-four", decision: "steal", seat: 0, make: at(4, CHOSEN, isStealing), touches: [".theft .two"], names: NAMES },
  {
    name: "keep",
    decision: "keep",
    seat: 0,
    make: at(4, CHOSEN, ({ phase, chooser, round }) => phase === "keep" && chooser === 0 && round > 1),
    touches: ["[data-hand=troublemakers]"],
  },
  {
    name: "tracker",
    decision: "look up",
    seat: 0,
    make: at(4, CHOSEN, ({ phase, turn }) => phase === "lay" && turn === 5),
    touches: [".track"],
  },
  {
    name: "waiting",
    decision: null,
    seat: 0,
    make: at(
      4,
      FIRST,
      ({ phase, turn, seats }) => phase === "lay" && turn === 4 && bySeat(seats, 0).laid !== 0 && bySeat(seats, 3).laid === 0,
    ),
    absent: [1, 3],
  },
  { name: "full", decision: null, seat: 0, make: at(4, CHOSEN, isFull), names: NAMES, absent: [1] },
  { name: "open-watched", decision: null, seat: null, make: at(4, CHOSEN, ({ phase }) => phase === "tip"), names: NAMES },
  { name: "over", decision: null, seat: 0, make: at(4, FIRST, ({ phase }) => phase === "over"), names: NAMES },
];

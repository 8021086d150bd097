/** Who may act, what they may do, and why anything else is refused. */
import type { Refusal, Seat } from "@tafelrunde/core";
import { areNeighbours, NEIGHBOURS } from "@tafelrunde/d12";
import { cardsIn, has, isCard } from "./cards.ts";
import { type Card, CARDS, type CardSet, type KingState, type Move, type RefusalCode, type SeatState } from "./types.ts";

/** Moves never change, so each is made once; search asks for them millions of times. */
const LAY = Array.from({ length: 1 << CARDS.length }, (_, set): readonly Move[] | undefined => (set === 0 ? [] : undefined));
const KEEP = [...LAY];
const TIP = NEIGHBOURS.map((faces): readonly Move[] => faces.map((face) => ({ type: "tip", face })));
const SPARE: Move = { type: "spare" };
const STEAL_ONE: Move = { type: "steal", token: 1 };
const STEAL_TWO: Move = { type: "steal", token: 2 };
const NONE: readonly Move[] = [];

const SEATS_OF_MASK = Array.from({ length: 16 }, (_, mask): readonly Seat[] => [0, 1, 2, 3].filter((seat) => (mask >> seat) & 1));

export function actors(state: KingState): readonly Seat[] {
  let mask = 0;
  if (state.phase === "lay") {
    for (let seat = 0; seat < state.seats.length; seat++) if (state.seats[seat]!.laid === 0) mask |= 1 << seat;
  } else if (state.chooser !== null) mask = 1 << state.chooser;
  return SEATS_OF_MASK[mask]!;
}

const lays = (hand: CardSet): readonly Move[] => (LAY[hand] ??= cardsIn(hand).map((card) => ({ type: "lay", card })));
const keeps = (hand: CardSet): readonly Move[] => (KEEP[hand] ??= cardsIn(hand).map((card) => ({ type: "keep", card })));

export function moves(state: KingState, seat: Seat): readonly Move[] {
  const { hand, laid, face } = state.seats[seat]!;
  if (state.phase === "lay") return laid === 0 ? lays(hand) : NONE;
  if (state.chooser !== seat) return NONE;
  if (state.phase === "tip") return TIP[face]!;
  if (state.phase === "keep") return keeps(hand);
  const { ones, twos } = state.seats[state.victim!]!;
  return [...(ones > 0 ? [STEAL_ONE] : []), ...(twos > 0 ? [STEAL_TWO] : []), SPARE];
}

const refuse = (code: RefusalCode, rule: string): Refusal<RefusalCode> => ({ code, rule });

/** The phase in which each kind of move is made. */
const PHASE_OF = { lay: "lay", tip: "tip", steal: "steal", spare: "steal", keep: "keep" } as const;

export function refusal(state: KingState, seat: Seat, move: unknown): Refusal<RefusalCode> | undefined {
  if (!isMove(move)) return refuse("malformed", "2.1");
  if (state.phase === "over") return refuse("game-over", "6.1");
  if (PHASE_OF[move.type] !== state.phase) return refuse("not-this-choice", "2.7");
  const { hand, laid, face } = state.seats[seat]!;
  if (state.phase !== "lay" && state.chooser !== seat) return refuse("not-your-choice", "2.7");
  switch (move.type) {
    case "lay":
      if (laid !== 0) return refuse("already-laid", "2.2");
      return has(hand, move.card) ? undefined : refuse("not-in-hand", whyNotInHand(state.seats[seat]!, move.card));
    case "tip":
      return areNeighbours(face, move.face) ? undefined : refuse("not-a-neighbour", "3.4");
    case "steal": {
      const { ones, twos } = state.seats[state.victim!]!;
      return (move.token === 1 ? ones : twos) > 0 ? undefined : refuse("no-such-token", "4.7");
    }
    case "spare":
      return undefined;
    case "keep":
      return has(hand, move.card) ? undefined : refuse("not-in-hand", "5.4");
  }
}

/** The paragraph that explains where the card is instead: discarded, under the die, or not in this game at all. */
function whyNotInHand({ discard, kept }: SeatState, card: Card): string {
  if (has(discard, card)) return "2.6";
  return has(kept, card) ? "5.4" : "2.1";
}

/** A move with all its fields and no other. */
function isMove(value: unknown): value is Move {
  if (typeof value !== "object" || value === null) return false;
  const { type, card, face, token, ...rest } = value as Record<string, unknown>;
  if (Object.keys(rest).length > 0) return false;
  const fields = Object.keys(value).length;
  switch (type) {
    case "lay":
    case "keep":
      return fields === 2 && isCard(card);
    case "tip":
      return fields === 2 && Number.isInteger(face) && (face as number) >= 1 && (face as number) <= 12;
    case "steal":
      return fields === 2 && (token === 1 || token === 2);
    case "spare":
      return fields === 1;
    default:
      return false;
  }
}

/** Why a move is not legal: one code, and the paragraph of RULES.md that says so. */
import type { Refusal, Seat } from "@tafelrunde/core";
import { blackGuards, foreignGuards, freePlaces, isCard, isPalace, palaceOf, THIEF_ACTIONS, total } from "./board.ts";
import { bribing, canPay, isPayment, type Payment, sending, smuggling } from "./payments.ts";
import type { Card, Move, RefusalCode, ThievesState } from "./types.ts";

type Refused = Refusal<RefusalCode> | undefined;

const refuse = (code: RefusalCode, rule: string): Refused => ({ code, rule });

export function refusal(state: ThievesState, seat: Seat, move: unknown): Refused {
  if (!isMove(move)) return refuse("malformed", "2.2");
  if (state.phase === "over") return refuse("game-over", "6.1");
  if (state.phase === "place") {
    if (state.turn !== seat) return refuse("not-your-turn", "1.7");
    return move.type === "place" ? placing(state, seat, move) : refuse("still-placing", "1.7");
  }
  if (state.turn !== seat) return refuse("not-your-turn", "2.1");
  switch (move.type) {
    case "place":
      return refuse("all-placed", "1.7");
    case "smuggle":
      return smuggle(state, seat, move);
    case "send":
    case "escort":
    case "bribe":
      return guardMove(state, seat, move);
    case "draw":
      return move.dancer ? dancer(state) : undefined;
  }
}

function placing(state: ThievesState, seat: Seat, { guard, palace }: Move & { type: "place" }): Refused {
  const { guardsToPlace, blacksToPlace } = state.seats[seat]!;
  if (guard === "own" && guardsToPlace === 0) return refuse("no-guard-to-place", "1.5");
  if (guard === "black" && blacksToPlace === 0) return refuse("no-guard-to-place", "1.9");
  return freePlaces(palaceOf(state, palace)) > 0 ? undefined : refuse("no-free-place", "1.7");
}

function smuggle(state: ThievesState, seat: Seat, { palace: at, pay }: Move & { type: "smuggle" }): Refused {
  const palace = palaceOf(state, at);
  if (state.thiefActions === THIEF_ACTIONS) return refuse("thief-limit", "2.4");
  if (state.seats[seat]!.home === 0) return refuse("no-thief-home", "3.1");
  if (palace.guards[seat] === 0) return refuse("no-own-guard", "3.2");
  const foreign = foreignGuards(palace, seat);
  if (foreign === 0) return refuse("no-foreign-guard", "3.2");
  return payment(state, seat, pay, smuggling(at, foreign), "3.1");
}

function guardMove(state: ThievesState, seat: Seat, move: Move & { type: "send" | "escort" | "bribe" }): Refused {
  const { type, from, to, pay } = move;
  if (from === to) return refuse("same-palace", type === "bribe" ? "3.8" : "3.4");
  const palace = palaceOf(state, from);
  if (type === "bribe" && blackGuards(palace) === 0) return refuse("no-black-guard", "3.8");
  if (type !== "bribe" && palace.guards[seat] === 0)
    return refuse("no-own-guard", total(palace.guards) > blackGuards(palace) ? "3.9" : "3.4");
  if (type === "escort") {
    if (state.thiefActions === THIEF_ACTIONS) return refuse("thief-limit", "2.4");
    if (palace.thieves[seat] === 0) return refuse("no-thief-there", palace.thieves.some((count) => count > 0) ? "3.7" : "3.6");
  }
  if (freePlaces(palaceOf(state, to)) === 0) return refuse("no-free-place", "3.5");
  if (type === "bribe") return payment(state, seat, pay, bribing(from, to), "3.8");
  return payment(state, seat, pay, sending(from, to), type === "escort" ? "3.6" : "3.4");
}

function payment(state: ThievesState, seat: Seat, pay: readonly Card[], prices: readonly Payment[], rule: string): Refused {
  const price = prices.find((candidate) => isPayment(candidate, pay));
  if (!price) return refuse("wrong-payment", rule);
  return canPay(state.seats[seat]!.hand, price) ? undefined : refuse("not-in-hand", "2.5");
}

function dancer(state: ThievesState): Refused {
  if (state.actions > 0) return refuse("dancer-after-action", "5.3");
  return state.dancers > 0 ? undefined : refuse("no-dancer-left", "5.5");
}

/** A move with all its fields and no other. */
function isMove(value: unknown): value is Move {
  if (typeof value !== "object" || value === null) return false;
  const fields = Object.keys(value).length;
  const { type, guard, palace, from, to, pay, dancer: asked } = value as Record<string, unknown>;
  switch (type) {
    case "place":
      return fields === 3 && (guard === "own" || guard === "black") && isPalace(palace);
    case "smuggle":
      return fields === 3 && isPalace(palace) && isPay(pay);
    case "send":
    case "escort":
    case "bribe":
      return fields === 4 && isPalace(from) && isPalace(to) && isPay(pay);
    case "draw":
      return fields === 2 && typeof asked === "boolean";
    default:
      return false;
  }
}

const isPay = (value: unknown): value is readonly Card[] => Array.isArray(value) && value.every(isCard);

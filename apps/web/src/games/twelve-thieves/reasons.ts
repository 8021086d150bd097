/** Why something that is not among the legal moves cannot be done: the plainest reason that the table shows. */
import {
  foreignGuards,
  GUARD_PLACES,
  type Palace,
  PALACES,
  type PalaceView,
  THIEF_ACTIONS,
  type ThievesView,
} from "@tafelrunde/twelve-thieves";
import type { Seat } from "@tafelrunde/core";
import type { Piece } from "./choices.ts";

export type Reason =
  | "over"
  | "wait"
  | "placing"
  | "placed"
  | "no-thief-home"
  | "thief-limit"
  | "no-gate"
  | "no-cards"
  | "no-own-guard"
  | "only-own-guards"
  | "full"
  | "here-already";

/** What the gate of a palace says to a seat: what a thief pays there, or why none gets in. */
export type Gate = { readonly price: number } | { readonly closed: "no-own-guard" | "only-own-guards" };

const palaceOf = (view: ThievesView, palace: Palace): PalaceView => view.palaces[PALACES.indexOf(palace)]!;

export function gateOf(palace: Pick<PalaceView, "guards">, seat: Seat): Gate {
  if (palace.guards[seat] === 0) return { closed: "no-own-guard" };
  const price = foreignGuards(palace, seat);
  return price === 0 ? { closed: "only-own-guards" } : { price };
}

function whyNow(view: ThievesView, seat: Seat): Reason | null {
  if (view.phase === "over") return "over";
  return view.turn === seat ? null : "wait";
}

/** Why this piece can do nothing at all. */
export function whyPiece(view: ThievesView, seat: Seat, piece: Piece): Reason {
  const now = whyNow(view, seat);
  if (now) return now;
  const [kind, at] = piece.split(":") as [string, Palace?];
  if (kind === "place") return "placed";
  if (view.phase === "place") return "placing";
  if (kind === "home" && view.seats[seat]!.home === 0) return "no-thief-home";
  if ((kind === "home" || kind === "thief") && view.thiefActions === THIEF_ACTIONS) return "thief-limit";
  if (kind === "home") return view.palaces.some((palace) => "price" in gateOf(palace, seat)) ? "no-cards" : "no-gate";
  if (kind === "thief" && palaceOf(view, at!).guards[seat] === 0) return "no-own-guard";
  return "no-cards";
}

/** Why this piece, or no piece at all, has nothing to do at this palace. */
export function whyThere(view: ThievesView, seat: Seat, piece: Piece | null, palace: Palace): Reason {
  const now = whyNow(view, seat);
  if (now) return now;
  const { guards } = palaceOf(view, palace);
  const full = guards.reduce((sum, count) => sum + count, 0) === GUARD_PLACES;
  if (view.phase === "place" && full) return "full";
  if (piece === null || piece === "home") {
    const gate = gateOf({ guards }, seat);
    return "closed" in gate ? gate.closed : "no-cards";
  }
  if (piece.endsWith(`:${palace}`)) return "here-already";
  return full ? "full" : "no-cards";
}

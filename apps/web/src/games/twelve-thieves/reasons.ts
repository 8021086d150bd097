/** Why something that is not among the legal moves cannot be done: the plainest reason that the table shows, and what is missing. */
import { bySeat, type Seat } from "@tafelrunde/core";
import {
  type Card,
  foreignGuards,
  GUARD_PLACES,
  type Palace,
  PALACES,
  type PalaceView,
  THIEF_ACTIONS,
  type ThievesView,
} from "@tafelrunde/twelve-thieves";
import type { Obstacle } from "@tafelrunde/twelve-thieves/words/text";
import { type Piece, piecePalace } from "./choices.ts";
import { indexOf } from "./palaces.ts";

/** Cards are missing: what it costs, and what the hand has of that. */
export interface Shortage {
  readonly needs: readonly Card[];
  /** One of these cards is enough. */
  readonly either?: boolean;
  /** A card of the palace where it goes, besides or instead. */
  readonly orTarget?: boolean;
  /** Dancers included. */
  readonly has: readonly Card[];
  /** Named where the reason does not stand at the palace itself. */
  readonly palace?: Palace;
}

export type Reason = Obstacle | Shortage;

/** What the gate of a palace says to a seat: what a thief pays there, or why none gets in. */
export type Gate = { readonly price: number } | { readonly closed: "no-own-guard" | "only-own-guards" };

const palaceOf = (view: ThievesView, palace: Palace): PalaceView => view.palaces[PALACES.indexOf(palace)]!;

export function gateOf(palace: Pick<PalaceView, "guards">, seat: Seat): Gate {
  if (palace.guards[seat] === 0) return { closed: "no-own-guard" };
  const price = foreignGuards(palace, seat);
  return price === 0 ? { closed: "only-own-guards" } : { price };
}

function whyNow(view: ThievesView, seat: Seat): Obstacle | null {
  if (view.phase === "over") return "over";
  return view.turn === seat ? null : "wait";
}

function held({ own }: ThievesView, ...cards: readonly Card[]): readonly Card[] {
  const kinds: readonly Card[] = [...new Set(cards), "dancer"];
  return kinds.flatMap((card) => Array<Card>(own?.hand[indexOf(card)] ?? 0).fill(card));
}

const smuggling = (view: ThievesView, palace: Palace, price: number): Shortage => {
  return { needs: Array<Card>(price).fill(palace), has: held(view, palace) };
};

/** Why this piece can do nothing at all. */
export function whyPiece(view: ThievesView, seat: Seat, piece: Piece): Reason {
  const now = whyNow(view, seat);
  if (now) return now;
  if (piece.startsWith("place")) return "placed";
  if (view.phase === "place") return "placing";
  if (piece === "home") return whyHome(view, seat);
  const at = piecePalace(piece)!;
  if (piece.startsWith("thief")) {
    if (view.thiefActions === THIEF_ACTIONS) return "thief-limit";
    if (palaceOf(view, at).guards[seat] === 0) return "nobody-takes-along";
  }
  return { needs: [at], either: !piece.startsWith("black"), orTarget: true, has: held(view, at) };
}

function whyHome(view: ThievesView, seat: Seat): Reason {
  if (bySeat(view.seats, seat).home === 0) return "no-thief-home";
  if (view.thiefActions === THIEF_ACTIONS) return "thief-limit";
  const nearest = PALACES.flatMap((palace) => {
    const gate = gateOf(palaceOf(view, palace), seat);
    return "price" in gate ? [{ ...smuggling(view, palace, gate.price), palace }] : [];
  }).toSorted((one, other) => one.needs.length - one.has.length - (other.needs.length - other.has.length));
  return nearest[0] ?? "no-gate";
}

/** Why this piece, or no piece at all, has nothing to do at this palace. */
export function whyThere(view: ThievesView, seat: Seat, piece: Piece | null, palace: Palace): Reason {
  const now = whyNow(view, seat);
  if (now) return now;
  const { guards } = palaceOf(view, palace);
  const full = guards.reduce((sum, count) => sum + count, 0) === GUARD_PLACES;
  if (view.phase === "place" && full) return "full";
  if (piece === null || piece === "home") return whyNoThief(view, seat, palace);
  const from = piecePalace(piece);
  if (from === palace) return "here-already";
  if (full || from === null) return "full";
  return { needs: [from, palace], either: !piece.startsWith("black"), has: held(view, from, palace) };
}

function whyNoThief(view: ThievesView, seat: Seat, palace: Palace): Reason {
  const gate = gateOf(palaceOf(view, palace), seat);
  if ("closed" in gate) return gate.closed;
  if (bySeat(view.seats, seat).home === 0) return "no-thief-home";
  return view.thiefActions === THIEF_ACTIONS ? "thief-limit" : smuggling(view, palace, gate.price);
}

/** One move and all that follows from it, up to the next choice. */
import type { Seat, Context } from "@tafelrunde/core";
import { bit, count, isSingle } from "./cards.ts";
import { cardsInEffect, moveDice, ownerOf, rollOracle, tellReveal } from "./effects.ts";
import { equalTotals, points, roundWinner, scoreTurn, theft } from "./scoring.ts";
import { beginRound } from "./setup.ts";
import type { CardSet, KingEvent, KingState, Move } from "./types.ts";

const SORCERER = bit("sorcerer");
const ENOUGH_POINTS = 8;
const ROUNDS_TO_WIN = 2;

export function apply(state: KingState, seat: Seat, move: Move, context: Context<KingEvent>): void {
  const actor = state.seats[seat]!;
  switch (move.type) {
    case "lay": {
      actor.laid = bit(move.card);
      actor.hand &= ~actor.laid;
      context.emit?.({ type: "laid", seat, card: move.card });
      for (const { laid } of state.seats) if (laid === 0) return;
      return reveal(state, context);
    }
    case "tip": {
      const from = actor.face;
      actor.face = move.face;
      context.emit?.({ type: "tipped", seat, from, face: move.face });
      return compare(state, cardsInEffect(state), context);
    }
    case "steal": {
      const victim = state.seats[state.victim!]!;
      if (move.token === 1) {
        victim.ones--;
        actor.ones++;
      } else {
        victim.twos--;
        actor.twos++;
      }
      context.emit?.({ type: "stolen", seat, from: state.victim!, token: move.token });
      return endTurn(state, context);
    }
    case "spare":
      context.emit?.({ type: "spared", seat, from: state.victim! });
      return endTurn(state, context);
    case "keep": {
      actor.kept |= bit(move.card);
      actor.hand &= ~bit(move.card);
      context.emit?.({ type: "kept", seat, card: move.card });
      if (count(actor.kept) < ROUNDS_TO_WIN) return beginRound(state, context);
      state.phase = "over"; // 6.1, K14
      state.chooser = null;
      context.emit?.({ type: "won", seat });
    }
  }
}

function reveal(state: KingState, context: Context<KingEvent>): void {
  tellReveal(state, context);
  const inEffect = cardsInEffect(state);
  moveDice(state, inEffect, context);
  if ((inEffect & SORCERER) === 0) return compare(state, inEffect, context);
  state.phase = "tip"; // K6
  state.chooser = ownerOf(state, SORCERER);
}

function compare(state: KingState, inEffect: CardSet, context: Context<KingEvent>): void {
  rollOracle(state, inEffect, context);
  scoreTurn(state, inEffect, context);
  const chance = theft(state, context);
  if (!chance) return endTurn(state, context);
  state.phase = "steal";
  state.chooser = chance.thief;
  state.victim = chance.victim;
}

/** Discards, and asks whether the round is over (2.6, 5.1, K9). */
function endTurn(state: KingState, context: Context<KingEvent>): void {
  let enough = false;
  let lastCard = false;
  for (const seat of state.seats) {
    seat.discard |= seat.laid;
    seat.laid = 0;
    if (points(seat) >= ENOUGH_POINTS) enough = true;
    if (isSingle(seat.hand)) lastCard = true;
  }
  state.chooser = null;
  state.victim = null;
  if (enough || lastCard) return endRound(state, enough ? "eight-points" : "last-card", context);
  state.phase = "lay";
  state.turn++;
}

function endRound(state: KingState, reason: "eight-points" | "last-card", context: Context<KingEvent>): void {
  const totals: number[] = [];
  for (const seat of state.seats) {
    seat.hand |= seat.discard;
    seat.discard = 0;
    totals.push(points(seat));
  }
  const winner = roundWinner(totals);
  context.emit?.({ type: "round-ended", reason, totals, cancelled: equalTotals(totals), winner });
  if (winner === null) return beginRound(state, context);
  state.phase = "keep";
  state.chooser = winner;
}

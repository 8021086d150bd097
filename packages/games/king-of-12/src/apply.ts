/** One move and all that follows from it, up to the next choice. */
import type { Seat, Table } from "@tafelrunde/core";
import { bit, count, isSingle } from "./cards.ts";
import { cardsInEffect, moveDice, ownerOf, rollOracle, tellReveal } from "./effects.ts";
import { equalTotals, points, roundWinner, scoreTurn, theft } from "./scoring.ts";
import { beginRound } from "./setup.ts";
import type { CardSet, KingEvent, KingState, Move } from "./types.ts";

const SORCERER = bit("sorcerer");
const ENOUGH_POINTS = 8;
const ROUNDS_TO_WIN = 2;

export function apply(state: KingState, seat: Seat, move: Move, table: Table<KingEvent>): void {
  const actor = state.seats[seat]!;
  switch (move.type) {
    case "lay": {
      actor.laid = bit(move.card);
      actor.hand &= ~actor.laid;
      table.emit?.({ type: "laid", seat, card: move.card });
      for (const { laid } of state.seats) if (laid === 0) return;
      return reveal(state, table);
    }
    case "tip": {
      const from = actor.face;
      actor.face = move.face;
      table.emit?.({ type: "tipped", seat, from, face: move.face });
      return compare(state, cardsInEffect(state), table);
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
      table.emit?.({ type: "stolen", seat, from: state.victim!, token: move.token });
      return endTurn(state, table);
    }
    case "spare":
      table.emit?.({ type: "spared", seat, from: state.victim! });
      return endTurn(state, table);
    case "keep": {
      actor.kept |= bit(move.card);
      actor.hand &= ~bit(move.card);
      table.emit?.({ type: "kept", seat, card: move.card });
      if (count(actor.kept) < ROUNDS_TO_WIN) return beginRound(state, table);
      state.phase = "over"; // 6.1, K14
      state.chooser = null;
      table.emit?.({ type: "won", seat });
    }
  }
}

function reveal(state: KingState, table: Table<KingEvent>): void {
  tellReveal(state, table);
  const inEffect = cardsInEffect(state);
  moveDice(state, inEffect, table);
  if ((inEffect & SORCERER) === 0) return compare(state, inEffect, table);
  state.phase = "tip"; // K6
  state.chooser = ownerOf(state, SORCERER);
}

function compare(state: KingState, inEffect: CardSet, table: Table<KingEvent>): void {
  rollOracle(state, inEffect, table);
  scoreTurn(state, inEffect, table);
  const chance = theft(state, table);
  if (!chance) return endTurn(state, table);
  state.phase = "steal";
  state.chooser = chance.thief;
  state.victim = chance.victim;
}

/** Discards, and asks whether the round is over (2.6, 5.1, K9). */
function endTurn(state: KingState, table: Table<KingEvent>): void {
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
  if (enough || lastCard) return endRound(state, enough ? "eight-points" : "last-card", table);
  state.phase = "lay";
  state.turn++;
}

function endRound(state: KingState, reason: "eight-points" | "last-card", table: Table<KingEvent>): void {
  const totals: number[] = [];
  for (const seat of state.seats) {
    seat.hand |= seat.discard;
    seat.discard = 0;
    totals.push(points(seat));
  }
  const winner = roundWinner(totals);
  table.emit?.({ type: "round-ended", reason, totals, cancelled: equalTotals(totals), winner });
  if (winner === null) return beginRound(state, table);
  state.phase = "keep";
  state.chooser = winner;
}

/** One move and all that follows from it. */
import type { Seat, Context } from "@tafelrunde/core";
import { CARDS_AFTER_ACTIONS, CARDS_FOR_PASSING, chestsToWin, DANCER, indexOf, listed, palaceOf, topChest } from "./board.ts";
import { draw } from "./draw.ts";
import { deal } from "./setup.ts";
import type { Card, Move, Palace, ThievesEvent, ThievesState } from "./types.ts";

export function apply(state: ThievesState, seat: Seat, move: Move, context: Context<ThievesEvent>): void {
  switch (move.type) {
    case "place":
      return place(state, seat, move, context);
    case "smuggle":
      pay(state, seat, move.pay);
      state.thiefActions++;
      state.seats[seat]!.home--;
      palaceOf(state, move.palace).thieves[seat]!++;
      context.emit?.({ type: "smuggled", seat, palace: move.palace, paid: move.pay });
      return arrive(state, seat, move.palace, context);
    case "send":
      pay(state, seat, move.pay);
      moveGuard(state, seat, move.from, move.to);
      context.emit?.({ type: "sent", seat, from: move.from, to: move.to, paid: move.pay });
      return;
    case "escort":
      pay(state, seat, move.pay);
      moveGuard(state, seat, move.from, move.to);
      state.thiefActions++;
      palaceOf(state, move.from).thieves[seat]!--;
      palaceOf(state, move.to).thieves[seat]!++;
      context.emit?.({ type: "escorted", seat, from: move.from, to: move.to, paid: move.pay });
      return arrive(state, seat, move.to, context);
    case "bribe":
      pay(state, seat, move.pay);
      moveGuard(state, state.seats.length, move.from, move.to);
      context.emit?.({ type: "bribed", seat, from: move.from, to: move.to, paid: move.pay });
      return;
    case "draw":
      return endTurn(state, seat, move.dancer, context);
  }
}

/** 1.7: one guard each, in turn order, until all stand. */
function place(
  state: ThievesState,
  seat: Seat,
  { guard, palace }: Move & { type: "place" },
  context: Context<ThievesEvent>,
): void {
  const actor = state.seats[seat]!;
  const { guards } = palaceOf(state, palace);
  if (guard === "own") {
    actor.guardsToPlace--;
    guards[seat]!++;
  } else {
    actor.blacksToPlace--;
    guards[state.seats.length]!++;
  }
  context.emit?.({ type: "placed", seat, guard, palace });
  state.turn = (seat + 1) % state.seats.length;
  const next = state.seats[state.turn]!;
  if (next.guardsToPlace + next.blacksToPlace === 0) deal(state, context);
}

/** 2.3, 5.4: palace cards go to the discards, dancers back to the open ones. */
function pay(state: ThievesState, seat: Seat, cards: readonly Card[]): void {
  const { hand } = state.seats[seat]!;
  state.actions++;
  for (const card of cards) {
    const index = indexOf(card);
    hand[index]!--;
    if (index === DANCER) state.dancers++;
    else state.discard[index]!++;
  }
}

/** `owner` is a seat, or the number of seats for a black guard. */
function moveGuard(state: ThievesState, owner: number, from: Palace, to: Palace): void {
  palaceOf(state, from).guards[owner]!--;
  palaceOf(state, to).guards[owner]!++;
}

/** 4.2, T3: a thief who completes the number robs the top chest at once, and all of them go home. */
function arrive(state: ThievesState, seat: Seat, at: Palace, context: Context<ThievesEvent>): void {
  const palace = palaceOf(state, at);
  const chest = topChest(palace);
  if (chest === null || palace.thieves[seat]! < chest) return;
  const actor = state.seats[seat]!;
  palace.thieves[seat]! -= chest;
  palace.chests--;
  actor.home += chest;
  actor.chests++;
  context.emit?.({ type: "robbed", seat, palace: at, chest });
  if (actor.chests < chestsToWin(state.seats.length)) return;
  state.phase = "over";
  context.emit?.({ type: "won", seat, chests: actor.chests });
}

function endTurn(state: ThievesState, seat: Seat, dancer: boolean, context: Context<ThievesEvent>): void {
  const passed = state.actions === 0;
  const count = passed ? CARDS_FOR_PASSING : CARDS_AFTER_ACTIONS;
  const drawn = draw(state, seat, dancer ? count - 1 : count, context);
  if (dancer) {
    state.dancers--;
    state.seats[seat]!.hand[DANCER]!++;
    drawn[DANCER]!++;
  }
  if (context.emit) {
    const cards = listed(drawn);
    context.emit({ type: "drew", seat, count: cards.length, dancer, passed, cards });
  }
  state.actions = 0;
  state.thiefActions = 0;
  state.turn = (seat + 1) % state.seats.length;
}

/** Who may act, and what they may do. */
import type { Seat } from "@tafelrunde/core";
import { blackGuards, DANCER, foreignGuards, freePlaces, THIEF_ACTIONS } from "./board.ts";
import { bribing, MOST_FOREIGN_GUARDS, sending, smuggling } from "./payments.ts";
import { type Cards, type GuardKind, type Move, PALACES, type ThievesState } from "./types.ts";

/** Moves never change, so each is made once; search asks for them millions of times. Lists by payment follow `payments.ts`. */
const PLACE = (["own", "black"] as const).map((guard) => PALACES.map((palace): Move => ({ type: "place", guard, palace })));
const DRAW: Move = { type: "draw", dancer: false };
const DRAW_DANCER: Move = { type: "draw", dancer: true };
const NONE: readonly Move[] = [];

/** By palace, foreign guards, and how many of the cards are dancers. */
const SMUGGLES = PALACES.map((palace) =>
  Array.from({ length: MOST_FOREIGN_GUARDS + 1 }, (_, foreign) =>
    smuggling(palace, foreign).map(({ cards }): Move => ({ type: "smuggle", palace, pay: cards })),
  ),
);

/** By both palaces and by payment. */
const guardMoves = (type: "send" | "escort" | "bribe", prices: typeof sending): readonly (readonly (readonly Move[])[])[] =>
  PALACES.map((from) => PALACES.map((to) => prices(from, to).map(({ cards }): Move => ({ type, from, to, pay: cards }))));

const SENDS = guardMoves("send", sending);
const ESCORTS = guardMoves("escort", sending);
const BRIBES = guardMoves("bribe", bribing);

const ACTORS: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
const NOBODY: readonly Seat[] = [];

export const actors = (state: ThievesState): readonly Seat[] => (state.phase === "over" ? NOBODY : ACTORS[state.turn]!);

export function moves(state: ThievesState, seat: Seat): readonly Move[] {
  if (state.phase === "over" || state.turn !== seat) return NONE;
  if (state.phase === "place") return [...places(state, seat, "own"), ...places(state, seat, "black")];
  const found: Move[] = [];
  const { palaces } = state;
  const { hand } = state.seats[seat]!;
  const open = palaces.map((palace) => freePlaces(palace) > 0);
  const thiefMay = state.thiefActions < THIEF_ACTIONS;
  for (let from = 0; from < palaces.length; from++) {
    const { guards, thieves } = palaces[from]!;
    if (thiefMay) smuggles(state, seat, from, found);
    const own = guards[seat]! > 0;
    const escorts = thiefMay && thieves[seat]! > 0;
    const black = blackGuards(palaces[from]!) > 0;
    if (!own && !black) continue;
    for (let to = 0; to < palaces.length; to++) {
      if (to === from || !open[to]) continue;
      if (own) sends(hand, from, to, escorts, found);
      if (black) bribes(hand, from, to, found);
    }
  }
  found.push(DRAW);
  if (state.actions === 0 && state.dancers > 0) found.push(DRAW_DANCER);
  return found;
}

function places(state: ThievesState, seat: Seat, guard: GuardKind): readonly Move[] {
  const { guardsToPlace, blacksToPlace } = state.seats[seat]!;
  if ((guard === "own" ? guardsToPlace : blacksToPlace) === 0) return NONE;
  return PLACE[guard === "own" ? 0 : 1]!.filter((_, palace) => freePlaces(state.palaces[palace]!) > 0);
}

function smuggles(state: ThievesState, seat: Seat, at: number, found: Move[]): void {
  const palace = state.palaces[at]!;
  const { hand, home } = state.seats[seat]!;
  if (home === 0 || palace.guards[seat] === 0) return;
  const price = foreignGuards(palace, seat);
  if (price === 0) return;
  const most = Math.min(price, hand[DANCER]!);
  for (let dancers = Math.max(0, price - hand[at]!); dancers <= most; dancers++) found.push(SMUGGLES[at]![price]![dancers]!);
}

/** An own guard from one palace to the other, alone or with a thief, for a card of either or a dancer. */
function sends(hand: Cards, from: number, to: number, escorts: boolean, found: Move[]): void {
  const alone = SENDS[from]![to]!;
  const together = ESCORTS[from]![to]!;
  for (let payment = 0; payment < alone.length; payment++) {
    if (hand[payment === 0 ? from : payment === 1 ? to : DANCER] === 0) continue;
    found.push(alone[payment]!);
    if (escorts) found.push(together[payment]!);
  }
}

/** A black guard from one palace to the other, for a card of each; dancers stand in for one or both. */
function bribes(hand: Cards, from: number, to: number, found: Move[]): void {
  const bribe = BRIBES[from]![to]!;
  const here = hand[from]! > 0;
  const there = hand[to]! > 0;
  const dancers = hand[DANCER]!;
  if (here && there) found.push(bribe[0]!);
  if (here && dancers > 0) found.push(bribe[1]!);
  if (there && dancers > 0) found.push(bribe[2]!);
  if (dancers > 1) found.push(bribe[3]!);
}

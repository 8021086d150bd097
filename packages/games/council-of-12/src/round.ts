/** From one round to the next: the petitioner comes, hands are renewed, chair and first move on; and the end. */
import { bySeat, type Context } from "@tafelrunde/core";
import { challenge, SUCCESSION } from "./challenges.ts";
import { facesOf, has, named, namedOrNull } from "./characters.ts";
import type { CouncilEvent } from "./events.ts";
import { mustRenew, renew } from "./hands.ts";
import { LAYING } from "./phase.ts";
import { scenarioOf } from "./scenarios.ts";
import { scoreOf } from "./score.ts";
import type { CouncilState, PhaseOf } from "./types.ts";

type Telling = Context<CouncilEvent>;

const MOST_FAVOUR = 5;
const ROUNDS = 8;

/** 2.1, 7.1: the next challenge, and whoever asks for help; nobody does at the succession. */
export function beginRound(state: CouncilState, context: Telling): void {
  state.round++;
  state.challenge = state.challenges.pop()!;
  state.knownChallenges = Math.max(0, state.knownChallenges - 1);
  state.belled = false;
  state.stage = { number: 0 };
  if (state.challenge === SUCCESSION) {
    state.petitioner = null;
    state.chair = null; // C11
  } else {
    state.petitioner = state.petitioners.pop()!;
    state.knownPetitioners = Math.max(0, state.knownPetitioners - 1);
  }
  openTable(state, false, context);
}

/** The second of two rounds: same challenge, same petitioner, the other target (C10). */
export function beginAgain(state: CouncilState, met: number, context: Telling): void {
  context.emit?.({ type: "target-met", target: met + 1 });
  state.stage = { number: 2, needed: 1 - met };
  openTable(state, true, context);
}

function openTable(state: CouncilState, again: boolean, context: Telling): void {
  state.phase = LAYING;
  state.targets = [...challenge(state.challenge).targets];
  state.shown = facesOf([state.face]);
  state.order = [];
  state.used = 0;
  state.chairFailed = false;
  state.openSeats = [];
  state.counsel = false;
  for (const seat of state.seats) {
    seat.laid = null;
    seat.open = false;
    seat.said = null;
    seat.named = null;
    seat.waited = false;
    seat.ready = false;
  }
  context.emit?.({
    type: "round-began",
    round: state.round,
    challenge: state.challenge,
    petitioner: namedOrNull(state.petitioner),
    again,
  });
  for (const seat of state.seats.keys()) if (mustRenew(state, seat)) renew(state, seat, context);
}

export function changeFavour(state: CouncilState, by: number, context: Telling): void {
  const from = state.favour;
  state.favour = Math.min(MOST_FAVOUR, Math.max(0, from + by));
  if (state.favour !== from) context.emit?.({ type: "favour-changed", from, favour: state.favour });
}

export function roll(state: CouncilState, context: Telling): void {
  const from = state.face;
  state.face = context.chance.roll(12);
  state.shown |= 1 << state.face;
  context.emit?.({ type: "rolled", from, face: state.face });
}

/** 5.4, 5.5: whoever was helped joins the hands; chair and first move on; the next round begins. */
export function endRound(state: CouncilState, passed: boolean, context: Telling): void {
  const { petitioner } = state;
  if (passed && petitioner !== null) {
    const helped = [...state.seats.keys()].filter((seat) => has(bySeat(state.seats, seat).under, petitioner));
    for (const seat of helped) {
      bySeat(state.seats, seat).under &= ~(1 << petitioner);
      bySeat(state.seats, seat).hand |= 1 << petitioner;
    }
    context.emit?.({ type: "helped", petitioner: named(petitioner), seats: helped });
  }
  remember(state, passed);
  tick(state, context);
  if (state.chair !== null) state.chair = (state.chair + 1) % state.seats.length;
  state.first = (state.first + 1) % state.seats.length;
  beginRound(state, context);
}

function remember(state: CouncilState, passed: boolean): void {
  const { challenge: number, petitioner, belled } = state;
  state.past.push({ challenge: number, petitioner, belled, passed });
}

/** C15: a silent round ticks a box; an extra round belongs to the one before. */
function tick(state: CouncilState, context: Telling): void {
  if (state.broken) state.everBroken = true;
  if (state.extra) {
    state.extra = false;
    return;
  }
  if (!state.broken && state.silence !== "none" && state.ticks < ROUNDS) {
    state.ticks++;
    context.emit?.({ type: "kept-silent", ticks: state.ticks });
  }
  state.broken = false;
}

/** 7.4: the succession is secured; a scenario may ask for more. */
export function crown(state: CouncilState, heir: number | null, loss: number, context: Telling): void {
  const special = scenarioOf(state.game);
  if (state.broken) state.everBroken = true; // The last round counts too.
  const belled = state.past.filter((round) => round.belled).length;
  const fulfilled =
    (special?.heir === undefined || namedOrNull(heir) === special.heir) &&
    belled >= (special?.bells ?? 0) &&
    !(special?.eerie && state.everBroken);
  if (fulfilled) tick(state, context); // C20: a lost round ticks nothing.
  end(state, { won: fulfilled, heir, loss }, fulfilled ? "succession" : "condition", context);
}

type Ending = Omit<PhaseOf<"over">, "type">;

export function end(state: CouncilState, ending: Ending, reason: "favour" | "condition" | "succession", context: Telling): void {
  remember(state, reason !== "favour");
  state.phase = { type: "over", ...ending };
  context.emit?.({ type: "ended", won: ending.won, score: scoreOf(state, state.summoned), reason });
}

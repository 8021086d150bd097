/** From one round to the next: the petitioner comes, hands are renewed, the council is judged by the die. */
import type { Table } from "@tafelrunde/core";
import { challenge, rewardOf, SUCCESSION } from "./challenges.ts";
import { count, facesOf, has, indicesIn, named, namedOrNull } from "./characters.ts";
import type { CouncilEvent } from "./events.ts";
import { scenarioOf } from "./scenarios.ts";
import { scoreOf } from "./score.ts";
import type { CouncilState } from "./types.ts";

type Telling = Table<CouncilEvent>;

const MOST_FAVOUR = 5;
const ROUNDS = 8;

/** 2.1, 7.1: the next challenge, and whoever asks for help; nobody does at the succession. */
export function beginRound(state: CouncilState, table: Telling): void {
  state.round++;
  state.challenge = state.challenges.pop()!;
  state.knownChallenges = Math.max(0, state.knownChallenges - 1);
  state.belled = false;
  state.stage = 0;
  state.needed = null;
  if (state.challenge === SUCCESSION) {
    state.petitioner = null;
    state.chair = null; // C11
  } else {
    state.petitioner = state.petitioners.pop()!;
    state.knownPetitioners = Math.max(0, state.knownPetitioners - 1);
  }
  openTable(state, false, table);
}

/** The second of two rounds: same challenge, same petitioner, the other target (C10). */
export function beginAgain(state: CouncilState, met: number, table: Telling): void {
  table.emit?.({ type: "target-met", target: met + 1 });
  state.stage = 2;
  state.needed = 1 - met;
  openTable(state, true, table);
}

function openTable(state: CouncilState, again: boolean, table: Telling): void {
  state.phase = "lay";
  state.targets = [...challenge(state.challenge).targets];
  state.shown = facesOf([state.face]);
  state.order = [];
  state.begun = false;
  state.used = 0;
  state.chairFailed = false;
  state.chooser = null;
  state.acting = null;
  state.second = null;
  state.joint = null;
  state.proposal = null;
  state.openSeat = null;
  state.counsel = false;
  state.loss = 0;
  for (const seat of state.seats) {
    seat.laid = null;
    seat.open = false;
    seat.said = null;
    seat.named = null;
    seat.waited = false;
    seat.ready = false;
  }
  table.emit?.({
    type: "round-began",
    round: state.round,
    challenge: state.challenge,
    petitioner: namedOrNull(state.petitioner),
    again,
  });
  for (const seat of state.seats.keys()) if (mustRenew(state, seat)) renew(state, seat, table);
}

/** 4.1, C7: with a single card, or with none that may be played. */
const mustRenew = (state: CouncilState, seat: number): boolean =>
  count(playable(state, seat)) === 0 || count(state.seats[seat]!.hand) === 1;

/** 3.1, C6: everything in the hand but the petitioner. */
export const playable = ({ petitioner, seats }: CouncilState, seat: number): number =>
  petitioner === null ? seats[seat]!.hand : seats[seat]!.hand & ~(1 << petitioner);

/** 4.1: the last card becomes the discard pile, all others come to the hand. */
export function renew(state: CouncilState, seat: number, table: Telling): void {
  const own = state.seats[seat]!;
  const [last] = indicesIn(own.hand);
  if (last === undefined) return;
  for (const index of own.discard) own.hand |= 1 << index;
  own.hand &= ~(1 << last);
  own.discard = [last];
  own.seen = 1 << last;
  own.unseen = 0;
  table.emit?.({ type: "renewed", seat, card: named(last) });
}

/** Puts a card onto the own discard pile, for all to see. */
export function toDiscard(state: CouncilState, seat: number, card: number): void {
  const own = state.seats[seat]!;
  own.discard.push(card);
  if (has(own.seen, card)) own.unseen--; // It had been taken back unseen.
  own.seen |= 1 << card;
}

export function changeFavour(state: CouncilState, by: number, table: Telling): void {
  const from = state.favour;
  state.favour = Math.min(MOST_FAVOUR, Math.max(0, from + by));
  if (state.favour !== from) table.emit?.({ type: "favour-changed", from, favour: state.favour });
}

/** The face at the end, and for two targets any face of the round, decides (5.1, C9, C11). */
export function meets({ face, shown, targets, chairFailed }: CouncilState): boolean {
  if (chairFailed) return false;
  const [one, other] = targets;
  if (other === undefined) return has(one!, face);
  return (has(one!, face) && (shown & other) !== 0) || (has(other, face) && (shown & one!) !== 0);
}

/** All cards are carried out: two rounds go on, everything else is judged. */
export function judge(state: CouncilState, table: Telling): void {
  state.acting = null;
  state.chooser = null;
  if (state.stage === 1) {
    const met = [0, 1].filter((target) => has(state.targets[target]!, state.face));
    if (met.length === 1) return beginAgain(state, met[0]!, table);
    if (met.length === 2) {
      state.phase = "together";
      state.joint = "target";
      return;
    }
    return settle(state, false, table);
  }
  if (state.stage === 2) return settle(state, has(state.targets[state.needed!]!, state.face), table);
  settle(state, meets(state), table);
}

function settle(state: CouncilState, passed: boolean, table: Telling): void {
  state.passed = passed;
  table.emit?.({ type: "judged", challenge: state.challenge, passed, face: state.face });
  if (passed) return reward(state, table);
  askPenalty(state, challenge(state.challenge).failed.favour, table);
}

/** 5.2: favour, a card to keep, or something for the hands. */
function reward(state: CouncilState, table: Telling): void {
  const { favour, keep, gain } = challenge(state.challenge).passed;
  if (favour !== undefined && scenarioOf(state.game)?.favour === undefined) changeFavour(state, favour, table); // C16
  if (keep !== undefined) {
    state.kept.push(state.challenge);
    table.emit?.({ type: "reward-kept", challenge: state.challenge, reward: keep });
  }
  if (gain === "recover" && state.seats.some(({ discard }) => discard.length > 0)) {
    for (const seat of state.seats) seat.ready = seat.discard.length === 0;
    state.phase = "recover";
    return;
  }
  if (gain === "train" && state.seats.some(({ under }) => under !== 0)) {
    state.phase = "together";
    state.joint = "train";
    return;
  }
  endRound(state, table);
}

/** 5.3: shields may be used before favour is lost. */
export function askPenalty(state: CouncilState, loss: number, table: Telling): void {
  state.loss = loss;
  if (loss === 0 || !state.kept.some((number) => rewardOf(number) === "shield")) return payPenalty(state, table);
  state.phase = "penalty";
  for (const seat of state.seats) seat.ready = false;
}

/** Favour first, and without any the council is over; then the mishap (5.3, C20). */
export function payPenalty(state: CouncilState, table: Telling): void {
  if (state.loss > 0) changeFavour(state, -state.loss, table);
  if (state.favour === 0) return end(state, false, "favour", table);
  if (state.challenge === SUCCESSION) return crown(state, table);
  switch (challenge(state.challenge).failed.mishap) {
    case "roll":
      roll(state, table);
      return endRound(state, table);
    case "discard":
      for (const seat of state.seats) seat.ready = count(seat.hand) <= 1;
      if (state.seats.every(({ ready }) => ready)) return endRound(state, table);
      state.phase = "discard";
      return;
    case "forfeit":
      if (state.kept.length === 0) return endRound(state, table);
      state.phase = "together";
      state.joint = "forfeit";
      return;
    case "rewind":
      rewind(state, table);
      return endRound(state, table);
    default:
      endRound(state, table);
  }
}

export function roll(state: CouncilState, table: Telling): void {
  const from = state.face;
  state.face = table.chance.roll(12);
  state.shown |= 1 << state.face;
  table.emit?.({ type: "rolled", from, face: state.face });
}

/** The round before comes back on top of both piles, with its reward, without its bell mark (C18, C20). */
function rewind(state: CouncilState, table: Telling): void {
  const before = state.past.pop();
  if (!before || before.petitioner === null) return;
  const kept = state.kept.indexOf(before.challenge);
  if (kept >= 0) state.kept.splice(kept, 1);
  state.challenges.push(before.challenge);
  state.petitioners.push(before.petitioner);
  state.knownChallenges++;
  state.knownPetitioners++;
  state.extra = true;
  table.emit?.({ type: "rewound", challenge: before.challenge, petitioner: named(before.petitioner) });
}

/** 5.4, 5.5: whoever was helped joins the hands; chair and first move on; the next round begins. */
export function endRound(state: CouncilState, table: Telling): void {
  const { petitioner } = state;
  if (state.passed && petitioner !== null) {
    const helped = [...state.seats.keys()].filter((seat) => has(state.seats[seat]!.under, petitioner));
    for (const seat of helped) {
      state.seats[seat]!.under &= ~(1 << petitioner);
      state.seats[seat]!.hand |= 1 << petitioner;
    }
    table.emit?.({ type: "helped", petitioner: named(petitioner), seats: helped });
  }
  remember(state);
  tick(state, table);
  if (state.chair !== null) state.chair = (state.chair + 1) % state.seats.length;
  state.first = (state.first + 1) % state.seats.length;
  beginRound(state, table);
}

function remember(state: CouncilState): void {
  const { challenge: number, petitioner, belled, passed } = state;
  state.past.push({ challenge: number, petitioner, belled, passed });
}

/** C15: a silent round ticks a box; an extra round belongs to the one before. */
function tick(state: CouncilState, table: Telling): void {
  if (state.broken) state.everBroken = true;
  if (state.extra) {
    state.extra = false;
    return;
  }
  if (!state.broken && state.silence !== "none" && state.ticks < ROUNDS) {
    state.ticks++;
    table.emit?.({ type: "kept-silent", ticks: state.ticks });
  }
  state.broken = false;
}

/** 7.4: the succession is secured; a scenario may ask for more. */
export function crown(state: CouncilState, table: Telling): void {
  const special = scenarioOf(state.game);
  state.passed = true;
  tick(state, table);
  const belled = state.past.filter((round) => round.belled).length;
  const fulfilled =
    (special?.heir === undefined || namedOrNull(state.heir) === special.heir) &&
    belled >= (special?.bells ?? 0) &&
    !(special?.eerie && state.everBroken);
  end(state, fulfilled, fulfilled ? "succession" : "condition", table);
}

function end(state: CouncilState, won: boolean, reason: "favour" | "condition" | "succession", table: Telling): void {
  remember(state);
  state.phase = "over";
  state.won = won;
  state.chooser = null;
  state.joint = null;
  table.emit?.({ type: "ended", won, score: scoreOf(state, state.summoned), reason });
}

/** The council is judged by the die: what passing brings, and what failing costs. */
import type { Table } from "@tafelrunde/core";
import { challenge, rewardOf, SUCCESSION } from "./challenges.ts";
import { count, has, named } from "./characters.ts";
import type { CouncilEvent } from "./events.ts";
import { beginAgain, changeFavour, crown, end, endRound, roll } from "./round.ts";
import { scenarioOf } from "./scenarios.ts";
import type { CouncilState } from "./types.ts";

type Telling = Table<CouncilEvent>;

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

/** The council is judged by the die: what passing brings, and what failing costs. */
import type { Context } from "@tafelrunde/core";
import { challenge, rewardOf, SUCCESSION } from "./challenges.ts";
import { count, has, named } from "./characters.ts";
import type { CouncilEvent } from "./events.ts";
import { beginAgain, changeFavour, crown, end, endRound, roll } from "./round.ts";
import { scenarioOf } from "./scenarios.ts";
import type { CouncilState } from "./types.ts";

type Telling = Context<CouncilEvent>;

/** The face at the end, and for two targets any face of the round, decides (5.1, C9, C11). */
function meets({ face, shown, targets, chairFailed }: CouncilState): boolean {
  if (chairFailed) return false;
  const [one, other] = targets;
  if (other === undefined) return has(one!, face);
  return (has(one!, face) && (shown & other) !== 0) || (has(other, face) && (shown & one!) !== 0);
}

/** All cards are carried out: two rounds go on, everything else is judged. */
export function judge(state: CouncilState, context: Telling): void {
  const { stage } = state;
  if (stage.number === 1) {
    const met = [0, 1].filter((target) => has(state.targets[target]!, state.face));
    if (met.length === 1) return beginAgain(state, met[0]!, context);
    if (met.length === 2) {
      state.phase = { type: "together", joint: "target", proposal: null };
      return;
    }
    return settle(state, false, context);
  }
  if (stage.number === 2) return settle(state, has(state.targets[stage.needed]!, state.face), context);
  settle(state, meets(state), context);
}

function settle(state: CouncilState, passed: boolean, context: Telling): void {
  context.emit?.({ type: "judged", challenge: state.challenge, passed, face: state.face });
  if (passed) return reward(state, context);
  askPenalty(state, challenge(state.challenge).failed.favour, context);
}

/** 5.2: favour, a card to keep, or something for the hands. */
function reward(state: CouncilState, context: Telling): void {
  const { favour, keep, gain } = challenge(state.challenge).passed;
  if (favour !== undefined && scenarioOf(state.game)?.favour === undefined) changeFavour(state, favour, context); // C16
  if (keep !== undefined) {
    state.kept.push(state.challenge);
    context.emit?.({ type: "reward-kept", challenge: state.challenge, reward: keep });
  }
  if (gain === "recover" && state.seats.some(({ discard }) => discard.length > 0)) {
    for (const seat of state.seats) seat.ready = seat.discard.length === 0;
    state.phase = { type: "recover" };
    return;
  }
  if (gain === "train" && state.seats.some(({ under }) => under !== 0)) {
    state.phase = { type: "together", joint: "train", proposal: null };
    return;
  }
  endRound(state, true, context);
}

/** 5.3: shields may be used before favour is lost. */
export function askPenalty(state: CouncilState, loss: number, context: Telling): void {
  if (loss === 0 || !state.kept.some((number) => rewardOf(number) === "shield")) return payPenalty(state, loss, context);
  state.phase = { type: "penalty", loss, proposal: null };
  for (const seat of state.seats) seat.ready = false;
}

/** Favour first, and without any the council is over; then the mishap (5.3, C20). */
export function payPenalty(state: CouncilState, loss: number, context: Telling): void {
  if (loss > 0) changeFavour(state, -loss, context);
  if (state.favour === 0) return end(state, { won: false, heir: null, loss }, "favour", context);
  if (state.challenge === SUCCESSION) return crown(state, null, loss, context);
  switch (challenge(state.challenge).failed.mishap) {
    case "roll":
      roll(state, context);
      return endRound(state, false, context);
    case "discard":
      for (const seat of state.seats) seat.ready = count(seat.hand) <= 1;
      if (state.seats.every(({ ready }) => ready)) return endRound(state, false, context);
      state.phase = { type: "discard", loss };
      return;
    case "forfeit":
      if (state.kept.length === 0) return endRound(state, false, context);
      state.phase = { type: "together", joint: "forfeit", loss, proposal: null };
      return;
    case "rewind":
      rewind(state, context);
      return endRound(state, false, context);
    default:
      endRound(state, false, context);
  }
}

/** The round before comes back on top of both piles, with its reward, without its bell mark (C18, C20). */
function rewind(state: CouncilState, context: Telling): void {
  const before = state.past.pop();
  if (!before || before.petitioner === null) return;
  const kept = state.kept.indexOf(before.challenge);
  if (kept >= 0) state.kept.splice(kept, 1);
  state.challenges.push(before.challenge);
  state.petitioners.push(before.petitioner);
  state.knownChallenges++;
  state.knownPetitioners++;
  state.extra = true;
  context.emit?.({ type: "rewound", challenge: before.challenge, petitioner: named(before.petitioner) });
}

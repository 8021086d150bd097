/** What may be decided together now, and what a decision does. */
import { bySeat, type Context, type Seat } from "@tafelrunde/core";
import { NEIGHBOURS, opposite } from "@tafelrunde/d12";
import { rewardOf, SUCCESSION } from "./challenges.ts";
import { namedOrNull } from "./characters.ts";
import { askPenalty } from "./judge.ts";
import { beginAgain, changeFavour, endRound, roll } from "./round.ts";
import type { CouncilEvent } from "./events.ts";
import { phaseIn, proposalIn, propose } from "./phase.ts";
import { type CouncilState, type PhaseOf, type Proposal, REWARDS, type Reward } from "./types.ts";

type Telling = Context<CouncilEvent>;

const plain = (what: Proposal["what"]): Proposal => ({ what, which: 0 });
const each = (what: Proposal["what"], which: readonly number[]): Proposal[] => which.map((one) => ({ what, which: one }));

export const holds = ({ kept }: CouncilState, reward: Reward): boolean => kept.some((number) => rewardOf(number) === reward);

/** Everything that a member may propose now, whoever it is. */
export function proposals(state: CouncilState): readonly Proposal[] {
  const { phase } = state;
  if (proposalIn(state)) return [];
  switch (phase.type) {
    case "lay":
      return state.order.length === 0 ? beforeCards(state) : onceAllLie(state);
    case "penalty":
      return phase.loss > 0 && holds(state, "shield") ? [plain("shield")] : [];
    case "together":
      return together(state, phase.joint);
    default:
      return [];
  }
}

const seatNumbers = ({ seats }: CouncilState): Seat[] => [...seats.keys()];

/** 2.2, 5.6, C10: bells, two rounds, rewards. */
function beforeCards(state: CouncilState): Proposal[] {
  const final = state.challenge === SUCCESSION;
  const found: Proposal[] = [];
  if (mayRing(state)) found.push(plain("bells"));
  if (state.seats.length === 2 && state.stage.number === 0 && state.targets.length === 2) found.push(plain("rounds"));
  for (const reward of REWARDS) {
    if (!holds(state, reward)) continue;
    if (reward === "tip" && !final)
      found.push(
        ...each(
          "tip",
          NEIGHBOURS[state.face]!.toSorted((one, other) => one - other),
        ),
      );
    if ((reward === "turn" || reward === "roll" || reward === "scout") && !final) found.push(plain(reward));
    if (reward === "counsel" && !state.counsel) found.push(plain(reward));
    if (reward === "open")
      found.push(
        ...each(
          "open",
          seatNumbers(state).filter((seat) => !laysOpen(state, seat)),
        ),
      );
  }
  return found;
}

/** 3.4: the chair, and whoever was picked for OPEN CARD. */
export const laysOpen = ({ chair, openSeats }: CouncilState, seat: Seat): boolean => seat === chair || openSeats.includes(seat);

/** C4, C13, C19: not with the last favour, not at the succession, not in the introductory game, once. */
export const mayRing = ({ challenge: number, belled, favour, game, stage }: CouncilState): boolean =>
  number !== SUCCESSION && !belled && favour > 1 && game !== "intro" && stage.number !== 2;

function onceAllLie(state: CouncilState): Proposal[] {
  const all = state.seats.every(({ laid }) => laid !== null);
  // For every seat: whether one of them has another card to lay is its secret.
  return all && holds(state, "swap") ? each("swap", seatNumbers(state)) : [];
}

function together(state: CouncilState, joint: PhaseOf<"together">["joint"]): Proposal[] {
  switch (joint) {
    case "forfeit":
      return each(
        "forfeit",
        state.kept.toSorted((one, other) => one - other),
      );
    case "train":
      return each(
        "train",
        seatNumbers(state).filter((seat) => bySeat(state.seats, seat).under !== 0),
      );
    case "target":
      return each("target", [1, 2]);
  }
}

/** All have agreed. */
export function decide(state: CouncilState, { what, which }: Proposal, context: Telling): void {
  propose(state, null);
  context.emit?.({ type: "decided", what, which });
  switch (what) {
    case "bells":
      changeFavour(state, -1, context);
      state.belled = true;
      state.knownChallenges = Math.max(1, state.knownChallenges);
      context.emit?.({
        type: "bells-rung",
        challenge: state.challenge,
        favour: state.favour,
        next: state.challenges.at(-1) ?? null,
      });
      return;
    case "rounds":
      state.stage = { number: 1 };
      return;
    case "forfeit":
      state.kept.splice(state.kept.indexOf(which), 1);
      context.emit?.({ type: "reward-lost", challenge: which, reward: rewardOf(which) });
      return endRound(state, false, context);
    case "train":
      state.phase = { type: "learn", chooser: which };
      return;
    case "target":
      return beginAgain(state, which - 1, context);
    default:
      use(state, what, context);
      return take(state, what, which, context);
  }
}

function use(state: CouncilState, reward: Reward, context: Telling): void {
  const number = state.kept.find((kept) => rewardOf(kept) === reward)!;
  state.kept.splice(state.kept.indexOf(number), 1);
  context.emit?.({ type: "reward-used", challenge: number, reward });
}

/** What a kept reward does (5.6, C18). */
function take(state: CouncilState, reward: Reward, which: number, context: Telling): void {
  switch (reward) {
    case "tip":
      return turnDie(state, which, context);
    case "turn":
      return turnDie(state, opposite(state.face), context);
    case "roll":
      return roll(state, context);
    case "open":
      state.openSeats.push(which);
      return;
    case "scout":
      state.knownChallenges = Math.max(1, state.knownChallenges);
      state.knownPetitioners = Math.min(state.petitioners.length, Math.max(1, state.knownPetitioners));
      context.emit?.({
        type: "scouted",
        challenge: state.challenges.at(-1) ?? null,
        petitioner: namedOrNull(state.petitioners.at(-1) ?? null),
      });
      return;
    case "counsel":
      state.counsel = true;
      return;
    case "swap":
      if (state.silence === "eerie") state.broken = true; // C20
      state.phase = { type: "swap", chooser: which };
      return;
    case "shield":
      return askPenalty(state, phaseIn(state, "penalty").loss - 1, context);
  }
}

function turnDie(state: CouncilState, face: number, context: Telling): void {
  const from = state.face;
  state.face = face;
  state.shown |= 1 << face;
  context.emit?.({ type: "tilted", from, face });
}

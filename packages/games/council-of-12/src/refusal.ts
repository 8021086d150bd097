/** Why a move is not legal: one code, and the paragraph of RULES.md that says so. */
import { bySeat, type Refusal, type Seat } from "@tafelrunde/core";
import { has, indexOf, isCharacter } from "./characters.ts";
import type { RefusalCode } from "./events.ts";
import { awaited, mayReveal, moves } from "./moves.ts";
import { proposalIn } from "./phase.ts";
import { holds, mayRing } from "./proposals.ts";
import { format, isProposal, isSentence, needsNumber } from "./text.ts";
import { type CouncilState, type Move, type Phase, REWARDS, type Reward } from "./types.ts";

type Refused = Refusal<RefusalCode>;

const refuse = (code: RefusalCode, rule: string): Refused => ({ code, rule });

export function refusal(state: CouncilState, seat: Seat, move: unknown): Refused | undefined {
  if (!isMove(move)) return refuse("malformed", "2.1");
  if (state.phase.type === "over") return refuse("game-over", "7.4");
  const text = format(move);
  if (moves(state, seat).some((legal) => legal.type === move.type && format(legal) === text)) return undefined;
  return whyNot(state, seat, move);
}

/** The phases in which each kind of move is made, and the paragraph about it. */
const WHEN: { readonly [type in Move["type"]]: { readonly phases: readonly Phase[]; readonly rule: string } } = {
  lay: { phases: ["lay", "swap"], rule: "3.1" },
  say: { phases: ["lay"], rule: "3.2" },
  name: { phases: ["lay"], rule: "5.6" },
  propose: { phases: ["lay", "penalty", "together"], rule: "2.4" },
  agree: { phases: [], rule: "2.4" },
  disagree: { phases: [], rule: "2.4" },
  reveal: { phases: ["lay", "reveal"], rule: "4.2" },
  wait: { phases: ["lay", "reveal"], rule: "4.2" },
  face: { phases: ["effect"], rule: "4.4" },
  path: { phases: ["effect"], rule: "4.4" },
  target: { phases: ["effect"], rule: "4.4" },
  take: { phases: ["effect", "recover"], rule: "4.4" },
  second: { phases: ["second"], rule: "6.9" },
  stay: { phases: ["swap"], rule: "5.6" },
  discard: { phases: ["discard"], rule: "5.3" },
  learn: { phases: ["learn"], rule: "5.2" },
  pay: { phases: ["penalty"], rule: "5.3" },
};

function whyNot(state: CouncilState, seat: Seat, move: Move): Refused {
  const { phases, rule } = WHEN[move.type];
  const { phase } = state;
  const proposal = proposalIn(state);
  if (move.type === "agree" || move.type === "disagree") return refuse(proposal ? "already-answered" : "no-proposal", rule);
  if (proposal) return refuse("proposal-open", "2.4");
  if (!phases.includes(phase.type)) return refuse("not-now", rule);
  if ("chooser" in phase && phase.chooser !== seat) return refuse("not-your-choice", rule);
  switch (move.type) {
    case "lay":
      return whyNotLaid(state, seat, move);
    case "say":
    case "name":
      return whyNotSpoken(state, seat, move);
    case "propose":
      return whyNotProposed(state, seat, move);
    case "reveal":
    case "wait":
      return whyNotRevealed(state, seat, move);
    case "discard":
    case "take":
      if (phase.type !== "effect" && bySeat(state.seats, seat).ready) return refuse("already-ready", rule);
      return refuse(move.type === "discard" ? "not-in-hand" : "not-there", rule);
    case "pay":
      return refuse("already-ready", rule);
    case "second":
      return has(bySeat(state.seats, seat).hand, indexOf(move.card)) ? refuse("petitioner", "3.1") : refuse("not-in-hand", rule);
    case "learn":
      return refuse("not-there", rule);
    default:
      return refuse("not-reachable", rule);
  }
}

function whyNotLaid(state: CouncilState, seat: Seat, { card, say }: Move & { type: "lay" }): Refused {
  const own = bySeat(state.seats, seat);
  if (say !== "mute" && seat === state.chair) return refuse("silent-chair", "8.1");
  if (say !== "mute" && state.phase.type === "swap") return refuse("not-possible", "5.6");
  if (own.said !== null && state.phase.type === "lay") return refuse("has-spoken", "3.3");
  if (own.laid === indexOf(card)) return refuse("already-laid", "3.3");
  if (!has(own.hand, indexOf(card))) return refuse("not-in-hand", "3.1");
  return refuse("petitioner", "3.1");
}

function whyNotSpoken(state: CouncilState, seat: Seat, move: Move & { type: "say" | "name" }): Refused {
  const own = bySeat(state.seats, seat);
  if (seat === state.chair) return refuse("silent-chair", "8.1");
  if (move.type === "say") return own.laid === null ? refuse("not-laid", "3.2") : refuse("has-spoken", "3.2");
  if (!state.counsel) return refuse("no-counsel", "5.6");
  return own.named === null ? refuse("not-in-hand", "5.6") : refuse("already-named", "5.6");
}

function whyNotProposed(state: CouncilState, seat: Seat, { what }: Move & { type: "propose" }): Refused {
  if (seat === state.chair) return refuse("silent-chair", "8.1");
  if (what === "bells" && state.phase.type === "lay" && !mayRing(state)) return refuse("no-bells", "2.2");
  const isReward = REWARDS.includes(what as Reward);
  if (isReward && !holds(state, what as Reward)) return refuse("no-such-reward", "5.6");
  if (state.phase.type === "lay" && state.order.length > 0 && what !== "swap")
    return refuse("too-late", isReward ? "5.6" : "2.2");
  return refuse("not-possible", isReward ? "5.6" : "2.4");
}

function whyNotRevealed(state: CouncilState, seat: Seat, move: Move): Refused {
  if (state.phase.type === "lay" && state.seats.some(({ laid }) => laid === null)) return refuse("not-now", "4.2");
  if (bySeat(state.seats, seat).laid === null) return refuse("not-laid", "4.2");
  if (!mayReveal(state).includes(seat)) return refuse("eerie-silence", "9.2");
  return refuse(move.type === "wait" && !awaited(state).includes(seat) ? "not-your-turn" : "not-now", "4.2");
}

const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 100;

/** A move with all its fields and no other. */
function isMove(value: unknown): value is Move {
  if (typeof value !== "object" || value === null) return false;
  const fields = Object.keys(value).length;
  const { type, card, say, sentence, what, which, face, middle, target } = value as Record<string, unknown>;
  switch (type) {
    case "lay":
      return fields === 3 && isCharacter(card) && (say === "mute" || isSentence(say));
    case "say":
      return fields === 2 && isSentence(sentence);
    case "name":
    case "take":
    case "second":
    case "discard":
    case "learn":
      return fields === 2 && isCharacter(card);
    case "propose":
      return fields === 3 && isProposal(what) && isNumber(which) && (needsNumber(what) || which === 0);
    case "face":
      return fields === 2 && isNumber(face);
    case "path":
      return fields === 3 && isNumber(middle) && isNumber(face);
    case "target":
      return fields === 2 && isNumber(target);
    case "agree":
    case "disagree":
    case "reveal":
    case "wait":
    case "stay":
    case "pay":
      return fields === 1;
    default:
      return false;
  }
}

/** What the council is at: read, changed by proposals, copied. */
import type { OpenProposal, Phase, PhaseOf, PhaseState, CouncilState, Stage } from "./types.ts";

/** Cards may be laid, and nothing is proposed. */
export const LAYING: PhaseOf<"lay"> = { type: "lay", proposal: null };
export const REVEALING: PhaseOf<"reveal"> = { type: "reveal" };

/** The phase, which has to be this one. */
export function phaseIn<T extends Phase>({ phase }: CouncilState, type: T): PhaseOf<T> {
  if (!isIn(phase, type)) throw new Error(`the council is at ${phase.type}, not at ${type}`);
  return phase;
}

const isIn = <T extends Phase>(phase: PhaseState, type: T): phase is PhaseOf<T> => phase.type === type;

/** What is proposed and not answered by all. */
export function proposalIn({ phase }: CouncilState): OpenProposal | null {
  const { type } = phase;
  return type === "lay" || type === "penalty" || type === "together" ? phase.proposal : null;
}

/** Makes a proposal, changes who has agreed to it, or withdraws it. */
export function propose(state: CouncilState, proposal: OpenProposal | null): void {
  state.phase = withProposal(state.phase, proposal);
}

// Field by field, because search copies phases all the time and spreading objects of many shapes is slow.
function withProposal(phase: PhaseState, proposal: OpenProposal | null): PhaseState {
  switch (phase.type) {
    case "lay":
      return { type: "lay", proposal };
    case "penalty":
      return { type: "penalty", loss: phase.loss, proposal };
    case "together": {
      const { type, joint } = phase;
      return joint === "forfeit" ? { type, joint, loss: phase.loss, proposal } : { type, joint, proposal };
    }
    default:
      throw new Error(`nothing can be proposed at ${phase.type}`);
  }
}

/** Whether the challenge that was last judged was passed: the present one, or before that the one of the round before. */
export function lastPassed({ phase, past }: CouncilState): boolean {
  const before = past.at(-1)?.passed ?? false;
  switch (phase.type) {
    case "recover":
    case "learn":
      return true;
    case "penalty":
    case "discard":
      return false;
    case "together":
      return phase.joint === "target" ? before : phase.joint === "train";
    default:
      return before;
  }
}

export const copyProposal = (proposal: OpenProposal | null): OpenProposal | null =>
  proposal && { by: proposal.by, what: proposal.what, which: proposal.which, agreed: [...proposal.agreed] };

export function copyPhase(phase: PhaseState): PhaseState {
  switch (phase.type) {
    case "lay":
    case "penalty":
    case "together":
      return withProposal(phase, copyProposal(phase.proposal));
    case "swap":
    case "second":
    case "learn":
      return { type: phase.type, chooser: phase.chooser };
    case "effect":
      return { type: "effect", chooser: phase.chooser, acting: phase.acting, second: phase.second };
    case "discard":
      return { type: "discard", loss: phase.loss };
    case "reveal":
    case "recover":
      return { type: phase.type };
    case "over":
      return { type: "over", won: phase.won, heir: phase.heir, loss: phase.loss };
  }
}

export const copyStage = (stage: Stage): Stage =>
  stage.number === 2 ? { number: 2, needed: stage.needed } : { number: stage.number };

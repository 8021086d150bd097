/** Who may act, for whom the council waits, and what they may do. */
import { bySeat, type Seat } from "@tafelrunde/core";
import { SUCCESSION } from "./challenges.ts";
import { charactersIn, facesIn, GOLEM, KNIGHT, LADY, named, PATIENT, reach, WORKER, workerPaths } from "./characters.ts";
import { proposalIn } from "./phase.ts";
import { proposals } from "./proposals.ts";
import { ladyFaces, takeable } from "./reveal.ts";
import { playable } from "./hands.ts";
import { type CouncilState, type Move, type PhaseOf, SENTENCES } from "./types.ts";

const MUTE = ["mute"] as const;
const MUTE_OR_NOT = [...MUTE, ...SENTENCES];
const AGREE: Move = { type: "agree" };
const DISAGREE: Move = { type: "disagree" };
const REVEAL: Move = { type: "reveal" };
const WAIT: Move = { type: "wait" };
const STAY: Move = { type: "stay" };
const PAY: Move = { type: "pay" };

export function actors(state: CouncilState): readonly Seat[] {
  // Whoever is awaited can act: only for the others all that they may do has to be listed.
  const waited = awaited(state);
  return [...state.seats.keys()].filter((seat) => waited.includes(seat) || moves(state, seat).length > 0);
}

/** The seats without whom nothing goes on; others may still speak, or change a card. */
export function awaited(state: CouncilState): readonly Seat[] {
  const { phase, seats } = state;
  const all = [...seats.keys()];
  const proposal = proposalIn(state);
  if (proposal) return all.filter((seat) => !proposal.agreed.includes(seat));
  switch (phase.type) {
    case "over":
      return [];
    case "swap":
    case "effect":
    case "second":
    case "learn":
      return [phase.chooser];
    case "lay": {
      const late = all.filter((seat) => bySeat(seats, seat).laid === null);
      return late.length > 0 ? late : nextToReveal(state);
    }
    case "reveal":
      return nextToReveal(state);
    case "penalty":
    case "discard":
    case "recover":
      return all.filter((seat) => !bySeat(seats, seat).ready);
    case "together":
      return all.filter((seat) => seat !== state.chair);
  }
}

/** Whoever still has a card down; in an eerily silent council only the next one clockwise (C8, C15). */
export function mayReveal({ seats, silence, first, challenge }: CouncilState): readonly Seat[] {
  const down = [...seats.keys()].filter((seat) => bySeat(seats, seat).laid !== null);
  if (silence !== "eerie" || challenge === SUCCESSION) return down;
  const rank = (seat: Seat): number => (seat - first + seats.length) % seats.length;
  return down.toSorted((one, other) => rank(one) - rank(other)).slice(0, 1);
}

/** Any of them may go next, but the council waits for the one who laid a card first. */
function nextToReveal(state: CouncilState): readonly Seat[] {
  const able = mayReveal(state);
  return able.length > 1 ? state.order.filter((seat) => able.includes(seat)).slice(0, 1) : able;
}

export function moves(state: CouncilState, seat: Seat): readonly Move[] {
  const { phase } = state;
  const own = bySeat(state.seats, seat);
  const proposal = proposalIn(state);
  if (proposal) return proposal.agreed.includes(seat) ? [] : [AGREE, DISAGREE];
  switch (phase.type) {
    case "over":
      return [];
    case "swap":
    case "effect":
    case "second":
    case "learn":
      return phase.chooser === seat ? choices(state, phase) : [];
    case "lay":
      return [...layings(state, seat), ...words(state, seat), ...proposing(state, seat), ...revealing(state, seat)];
    case "reveal":
      return revealing(state, seat);
    case "penalty":
      return [...proposing(state, seat), ...(own.ready ? [] : [PAY])];
    case "discard":
      return own.ready ? [] : charactersIn(own.hand).map((card) => ({ type: "discard", card }));
    case "recover":
      return own.ready ? [] : takeable(state, seat).map((card) => ({ type: "take", card: named(card) }));
    case "together":
      return proposing(state, seat);
  }
}

/** C11: the chair nods or shakes the head, and proposes nothing. */
function proposing(state: CouncilState, seat: Seat): Move[] {
  if (seat === state.chair) return [];
  return proposals(state).map(({ what, which }) => ({ type: "propose", what, which }));
}

function revealing(state: CouncilState, seat: Seat): Move[] {
  if (state.phase.type === "lay" && state.seats.some(({ laid }) => laid === null)) return [];
  const able = mayReveal(state);
  if (!able.includes(seat)) return [];
  return mayWait(state, seat, able.length) ? [REVEAL, WAIT] : [REVEAL];
}

/** 4.2: the one awaited may let another go first, once a round. */
const mayWait = (state: CouncilState, seat: Seat, able: number): boolean =>
  able > 1 && state.challenge !== SUCCESSION && !bySeat(state.seats, seat).waited && nextToReveal(state).includes(seat);

/** 3.1 to 3.3: a card, with or without a sentence; until one has spoken it may be changed. */
function layings(state: CouncilState, seat: Seat): Move[] {
  const own = bySeat(state.seats, seat);
  if (own.said !== null) return [];
  const sayings = seat === state.chair ? MUTE : MUTE_OR_NOT;
  return charactersIn(playable(state, seat)).flatMap((card) => sayings.map((say): Move => ({ type: "lay", card, say })));
}

function words(state: CouncilState, seat: Seat): Move[] {
  const own = bySeat(state.seats, seat);
  if (seat === state.chair) return [];
  const sentences = own.laid !== null && own.said === null ? SENTENCES : [];
  const nameable = state.counsel && own.named === null ? playable(state, seat) | (own.laid === null ? 0 : 1 << own.laid) : 0;
  return [
    ...sentences.map((sentence): Move => ({ type: "say", sentence })),
    ...charactersIn(nameable).map((card): Move => ({ type: "name", card })),
  ];
}

/** What the one whose choice it is may choose from. */
function choices(state: CouncilState, phase: PhaseOf<"swap" | "effect" | "second" | "learn">): Move[] {
  const seat = phase.chooser;
  switch (phase.type) {
    case "swap":
      return [STAY, ...charactersIn(playable(state, seat)).map((card): Move => ({ type: "lay", card, say: "mute" }))];
    case "second":
      return charactersIn(playable(state, seat)).map((card) => ({ type: "second", card }));
    case "learn":
      return charactersIn(bySeat(state.seats, seat).under).map((card) => ({ type: "learn", card }));
    case "effect":
      return effects(state, phase);
  }
}

function effects(state: CouncilState, { chooser, acting }: PhaseOf<"effect">): Move[] {
  const { face } = state;
  if (acting === WORKER) return workerPaths(face).map(({ middle, face: end }) => ({ type: "path", middle, face: end }));
  if (acting === PATIENT) return takeable(state, chooser).map((card) => ({ type: "take", card: named(card) }));
  if (acting === KNIGHT || acting === GOLEM) return state.targets.map((_, target) => ({ type: "target", target: target + 1 }));
  return facesIn(acting === LADY ? ladyFaces(state) : reach(acting, face)).map((end) => ({ type: "face", face: end }));
}

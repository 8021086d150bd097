/** Who may know what. The only file of this game that decides secrecy: everything is listed, nothing is left out. */
import type { Viewer } from "@tafelrunde/core";
import { charactersIn, count, facesIn, named, namedOrNull, ORACLE } from "./characters.ts";
import type { CouncilEvent, CouncilView, SeatView } from "./events.ts";
import { copyProposal, lastPassed, proposalIn } from "./phase.ts";
import { scoreOf } from "./score.ts";
import type { Character, CharacterSet, CouncilState, PastRound, PhaseState, SeatState } from "./types.ts";

export function view(state: CouncilState, viewer: Viewer): CouncilView {
  const { phase, stage } = state;
  const own = viewer === "public" ? undefined : state.seats[viewer];
  return {
    viewer,
    game: state.game,
    silence: state.silence,
    memory: state.memory,
    phase: phase.type,
    round: state.round,
    favour: state.favour,
    face: state.face,
    shown: facesIn(state.shown),
    targets: state.targets.map(facesIn),
    stage: stage.number,
    needed: stage.number === 2 ? stage.needed : null,
    challenge: state.challenge,
    petitioner: namedOrNull(state.petitioner),
    belled: state.belled,
    challengesLeft: state.challenges.length,
    petitionersLeft: state.petitioners.length,
    nextChallenges: next(state.challenges, state.knownChallenges),
    nextPetitioners: next(state.petitioners, state.knownPetitioners).map(named),
    start: charactersIn(state.start),
    absent: namedOrNull(state.absent),
    past: state.past.map(copyRound),
    kept: [...state.kept],
    seats: state.seats.map((seat) => seatView(seat, state.memory)),
    order: [...state.order],
    chair: state.chair,
    chairFailed: state.chairFailed,
    first: state.first,
    begun: state.used !== 0,
    used: charactersIn(state.used),
    chooser: "chooser" in phase ? phase.chooser : null,
    acting: namedOrNull(actingIn(phase)),
    second: phase.type === "effect" && phase.second ? named(phase.acting) : null,
    joint: jointIn(phase),
    proposal: copyProposal(proposalIn(state)),
    openSeats: [...state.openSeats],
    counsel: state.counsel,
    loss: "loss" in phase ? phase.loss : 0,
    passed: lastPassed(state),
    broken: state.broken,
    ticks: state.ticks,
    everBroken: state.everBroken,
    extra: state.extra,
    heir: phase.type === "over" ? namedOrNull(phase.heir) : null,
    won: phase.type === "over" && phase.won,
    summoned: phase.type === "over" ? charactersIn(state.summoned) : null,
    score: scoreOf(state, phase.type === "over" ? state.summoned : seenPetitioners(state)),
    own: own
      ? {
          hand: charactersIn(own.hand),
          under: charactersIn(own.under),
          discard: ownPile(own, state.memory),
          laid: namedOrNull(own.laid),
        }
      : null,
  };
}

/** The character in question, as an index. */
function actingIn(phase: PhaseState): number | null {
  if (phase.type === "effect") return phase.acting;
  return phase.type === "second" ? ORACLE : null;
}

/** What all choose together; who was chosen to train, learns by that choice. */
function jointIn(phase: PhaseState): CouncilView["joint"] {
  if (phase.type === "together") return phase.joint;
  return phase.type === "learn" ? "train" : null;
}

/** 12.1: the order below the top card is something to remember. */
function ownPile({ discard }: SeatState, memory: boolean): Character[] {
  const [buried, top] = [discard.slice(0, -1), discard.slice(-1)];
  return [...(memory ? buried : buried.toSorted((one, other) => one - other)), ...top].map(named);
}

const next = (pile: readonly number[], known: number): number[] => pile.slice(pile.length - known).toReversed();

/** Those who lay open at set-up, and those who have come since. */
const seenPetitioners = ({ start, past, petitioner }: Pick<CouncilState, "start" | "past" | "petitioner">): CharacterSet =>
  [...past.map((round) => round.petitioner), petitioner].reduce<CharacterSet>(
    (set, index) => (index === null ? set : set | (1 << index)),
    start,
  );

function seatView(seat: SeatState, memory: boolean): SeatView {
  return {
    handSize: count(seat.hand),
    underSize: count(seat.under),
    discardSize: seat.discard.length,
    discardTop: namedOrNull(seat.discard.at(-1) ?? null),
    hasLaid: seat.laid !== null,
    open: seat.open ? namedOrNull(seat.laid) : null,
    said: seat.said,
    named: namedOrNull(seat.named),
    waited: seat.waited,
    ready: seat.ready,
    memory: memory ? { seen: charactersIn(seat.seen), unseen: seat.unseen } : null,
  };
}

export const copyRound = ({ challenge, petitioner, belled, passed }: PastRound): PastRound => ({
  challenge,
  petitioner,
  belled,
  passed,
});

export function witness(event: CouncilEvent, viewer: Viewer): CouncilEvent | undefined {
  switch (event.type) {
    case "laid": {
      if (event.open || event.seat === viewer) return event;
      const { type, seat, open, changed, say } = event;
      return { type, seat, open, changed, say };
    }
    case "took":
      return event.onTop || event.seat === viewer ? event : { type: "took", seat: event.seat, onTop: false };
    case "learnt":
      return event.seat === viewer ? event : { type: "learnt", seat: event.seat };
    case "convened":
    case "chaired":
    case "first-drawn":
    case "rolled":
    case "tilted":
    case "round-began":
    case "renewed":
    case "proposed":
    case "agreed":
    case "declined":
    case "decided":
    case "bells-rung":
    case "scouted":
    case "said":
    case "named":
    case "stayed":
    case "waited":
    case "revealed":
    case "cancelled":
    case "idle":
    case "turned":
    case "target-replaced":
    case "second-laid":
    case "chair-failed":
    case "judged":
    case "target-met":
    case "favour-changed":
    case "reward-kept":
    case "reward-used":
    case "reward-lost":
    case "discarded":
    case "helped":
    case "rewound":
    case "kept-silent":
    case "succession":
    case "ended":
      return event;
  }
}

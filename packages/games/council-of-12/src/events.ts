/** What is told, and to whom: the events of Council of 12, its views, and the codes of its refusals. */
import type { Seat, Viewer } from "@tafelrunde/core";
import type { Character, OpenProposal, PastRound, Phase, ProposalKind, Reward, Sentence } from "./types.ts";

/** `fleeting`: names a card at a table without the memory aid; it is told and kept in no log (12.3). */
export type CouncilEvent = Happening & { readonly fleeting?: true };

type Happening =
  | {
      readonly type: "convened";
      readonly start: readonly Character[];
      readonly favour: number;
      readonly absent: Character | null;
    }
  | { readonly type: "chaired"; readonly seat: Seat }
  /** Eerily silent council: by lot. */
  | { readonly type: "first-drawn"; readonly seat: Seat }
  | { readonly type: "rolled"; readonly from: number | null; readonly face: number }
  /** By a reward: tipped or turned over. */
  | { readonly type: "tilted"; readonly from: number; readonly face: number }
  /** `petitioner` is null at the succession. */
  | {
      readonly type: "round-began";
      readonly round: number;
      readonly challenge: number;
      readonly petitioner: Character | null;
      /** The second of two rounds for two targets. */
      readonly again: boolean;
    }
  | { readonly type: "renewed"; readonly seat: Seat; readonly card: Character }
  | { readonly type: "proposed"; readonly seat: Seat; readonly what: ProposalKind; readonly which: number }
  | { readonly type: "agreed"; readonly seat: Seat }
  | { readonly type: "declined"; readonly seat: Seat; readonly what: ProposalKind; readonly which: number }
  | { readonly type: "decided"; readonly what: ProposalKind; readonly which: number }
  | { readonly type: "bells-rung"; readonly challenge: number; readonly favour: number; readonly next: number | null }
  | { readonly type: "scouted"; readonly challenge: number | null; readonly petitioner: Character | null }
  /** `card` is there for its owner, and for all if it lies open. */
  | {
      readonly type: "laid";
      readonly seat: Seat;
      readonly open: boolean;
      readonly changed: boolean;
      readonly say: Sentence | "mute";
      readonly card?: Character;
    }
  | { readonly type: "said"; readonly seat: Seat; readonly sentence: Sentence }
  | { readonly type: "named"; readonly seat: Seat; readonly card: Character }
  | { readonly type: "stayed"; readonly seat: Seat }
  | { readonly type: "waited"; readonly seat: Seat }
  | { readonly type: "revealed"; readonly seat: Seat; readonly card: Character }
  | { readonly type: "cancelled"; readonly card: Character; readonly seats: readonly Seat[] }
  /** Carried out or cancelled before in this round, or a Lady who comes too late, or nothing there to act on. */
  | { readonly type: "idle"; readonly seat: Seat; readonly card: Character }
  | {
      readonly type: "turned";
      readonly seat: Seat;
      readonly card: Character;
      readonly from: number;
      readonly face: number;
      readonly over: number | null;
    }
  /** `target`: which one, of so many. */
  | {
      readonly type: "target-replaced";
      readonly seat: Seat;
      readonly card: Character;
      readonly target: number;
      readonly of: number;
    }
  /** `card` is there for its owner, and for all if it was the top of the pile. */
  | { readonly type: "took"; readonly seat: Seat; readonly onTop: boolean; readonly card?: Character }
  | { readonly type: "second-laid"; readonly seat: Seat; readonly card: Character }
  | { readonly type: "chair-failed"; readonly seat: Seat }
  | { readonly type: "judged"; readonly challenge: number; readonly passed: boolean; readonly face: number }
  /** The first of two rounds met this target. */
  | { readonly type: "target-met"; readonly target: number }
  | { readonly type: "favour-changed"; readonly from: number; readonly favour: number }
  | { readonly type: "reward-kept"; readonly challenge: number; readonly reward: Reward }
  | { readonly type: "reward-used"; readonly challenge: number; readonly reward: Reward }
  | { readonly type: "reward-lost"; readonly challenge: number; readonly reward: Reward }
  | { readonly type: "discarded"; readonly seat: Seat; readonly card: Character }
  | { readonly type: "helped"; readonly petitioner: Character; readonly seats: readonly Seat[] }
  /** `card` is there for its owner alone. */
  | { readonly type: "learnt"; readonly seat: Seat; readonly card?: Character }
  | { readonly type: "rewound"; readonly challenge: number; readonly petitioner: Character }
  | { readonly type: "kept-silent"; readonly ticks: number }
  | { readonly type: "succession"; readonly cards: readonly Character[]; readonly heir: Character | null; readonly loss: number }
  | {
      readonly type: "ended";
      readonly won: boolean;
      readonly score: number;
      readonly reason: "favour" | "condition" | "succession";
    };

export interface SeatView {
  readonly handSize: number;
  readonly underSize: number;
  readonly discardSize: number;
  readonly discardTop: Character | null;
  readonly hasLaid: boolean;
  /** The card in front of the seat while all can see it. */
  readonly open: Character | null;
  readonly said: Sentence | null;
  readonly named: Character | null;
  readonly waited: boolean;
  readonly ready: boolean;
  /** A memory aid, if the table has it: what went to the discard pile since the last renewal, and how many of it was taken back unseen. */
  readonly memory: { readonly seen: readonly Character[]; readonly unseen: number } | null;
}

export interface CouncilView {
  readonly viewer: Viewer;
  readonly game: string;
  readonly silence: "none" | "silent" | "eerie";
  readonly memory: boolean;
  readonly phase: Phase;
  readonly round: number;
  readonly favour: number;
  readonly face: number;
  /** Faces shown in this round so far. */
  readonly shown: readonly number[];
  /** The faces that meet each target now. */
  readonly targets: readonly (readonly number[])[];
  readonly stage: 0 | 1 | 2;
  readonly needed: number | null;
  readonly challenge: number;
  readonly petitioner: Character | null;
  readonly belled: boolean;
  readonly challengesLeft: number;
  readonly petitionersLeft: number;
  /** The next cards of each pile as far as all have seen them, the very next one first. */
  readonly nextChallenges: readonly number[];
  readonly nextPetitioners: readonly Character[];
  readonly start: readonly Character[];
  readonly absent: Character | null;
  readonly past: readonly PastRound[];
  readonly kept: readonly number[];
  readonly seats: readonly SeatView[];
  readonly order: readonly Seat[];
  readonly chair: Seat | null;
  readonly chairFailed: boolean;
  readonly first: Seat;
  readonly begun: boolean;
  readonly used: readonly Character[];
  readonly chooser: Seat | null;
  readonly acting: Character | null;
  readonly second: Character | null;
  readonly joint: "forfeit" | "train" | "target" | null;
  readonly proposal: OpenProposal | null;
  readonly openSeats: readonly Seat[];
  readonly counsel: boolean;
  readonly loss: number;
  readonly passed: boolean;
  readonly broken: boolean;
  readonly ticks: number;
  readonly everBroken: boolean;
  readonly extra: boolean;
  readonly heir: Character | null;
  readonly won: boolean;
  /** All seven petitioners, once the game is over. */
  readonly summoned: readonly Character[] | null;
  /** What the council has earned so far; the final score once it is over. */
  readonly score: number;
  /** What only the viewer's seat knows; null for the public. */
  readonly own: {
    readonly hand: readonly Character[];
    readonly under: readonly Character[];
    /** The top card last; without the memory aid the others in the order of characters. */
    readonly discard: readonly Character[];
    readonly laid: Character | null;
  } | null;
}

export type RefusalCode =
  | "malformed"
  | "game-over"
  | "not-now"
  | "not-your-choice"
  | "proposal-open"
  | "no-proposal"
  | "already-answered"
  | "already-ready"
  | "not-in-hand"
  | "petitioner"
  | "already-laid"
  | "has-spoken"
  | "silent-chair"
  | "not-laid"
  | "eerie-silence"
  | "not-your-turn"
  | "no-counsel"
  | "already-named"
  | "too-late"
  | "not-possible"
  | "no-bells"
  | "not-reachable"
  | "no-such-reward"
  | "not-there";

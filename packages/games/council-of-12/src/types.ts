/** The words of Council of 12: characters, challenges, state, moves, events, views. */
import type { Seat } from "@tafelrunde/core";

/** All twelve characters, in the order that every list of characters follows (C1). */
export const CHARACTERS = [
  "alchemist",
  "worker",
  "druid",
  "lady",
  "patient",
  "golem",
  "sorcerer",
  "machine",
  "oracle",
  "parasite",
  "knight",
  "reverser",
] as const;

export type Character = (typeof CHARACTERS)[number];

/** Several characters as bits: bit `i` stands for `CHARACTERS[i]`. */
export type CharacterSet = number;

/** Several faces of the die as bits: bit `i` stands for face `i`. */
export type FaceSet = number;

/** The three sentences of the etiquette: I do it alone, I contribute, I want to do nothing. */
export const SENTENCES = ["alone", "help", "nothing"] as const;
export type Sentence = (typeof SENTENCES)[number];

export const REWARDS = ["tip", "turn", "roll", "open", "scout", "counsel", "swap", "shield"] as const;
/** A reward that is kept and used later, together. */
export type Reward = (typeof REWARDS)[number];

/** What members decide together: proposed by one, agreed to by all others. */
export type ProposalKind = "bells" | "rounds" | Reward | "forfeit" | "train" | "target";

/** `which`: a face (tip), a seat (open, swap, train), a challenge (forfeit), the first or second target; 0 where nothing is to be said. */
export interface Proposal {
  readonly what: ProposalKind;
  readonly which: number;
}

/** A proposal that somebody has made, and who has agreed to it so far, its author first of all. */
export interface OpenProposal extends Proposal {
  readonly by: Seat;
  readonly agreed: readonly Seat[];
}

/**
 * What the council is at, with all that has a meaning only there; a step replaces it by another one and never changes it in place.
 * `lay`: cards are laid, changed and spoken about. `reveal`: they are carried out one by one. `effect` and `second`: the chooser
 * decides about the own card. `swap`: the chooser may change the laid card. `together`: something must be chosen together.
 * `penalty`: shields may be used before it is paid. `discard`, `recover`: everybody picks a card. `learn`: the chooser takes a
 * character from under the overview. `loss`: the favour that the penalty costs, shields already counted.
 */
export type PhaseState =
  | { readonly type: "lay"; readonly proposal: OpenProposal | null }
  | { readonly type: "swap"; readonly chooser: Seat }
  | { readonly type: "reveal" }
  /** `acting`: the character whose effect is being chosen, as an index. `second`: it is the card that an Oracle has played. */
  | { readonly type: "effect"; readonly chooser: Seat; readonly acting: number; readonly second: boolean }
  /** The chooser has revealed the Oracle, and picks the card that follows. */
  | { readonly type: "second"; readonly chooser: Seat }
  | { readonly type: "together"; readonly joint: "train" | "target"; readonly proposal: OpenProposal | null }
  | { readonly type: "together"; readonly joint: "forfeit"; readonly loss: number; readonly proposal: OpenProposal | null }
  | { readonly type: "penalty"; readonly loss: number; readonly proposal: OpenProposal | null }
  | { readonly type: "discard"; readonly loss: number }
  | { readonly type: "recover" }
  | { readonly type: "learn"; readonly chooser: Seat }
  /** `heir`: on whom all have agreed at the succession, as an index. `loss`: of the last penalty. */
  | { readonly type: "over"; readonly won: boolean; readonly heir: number | null; readonly loss: number };

export type Phase = PhaseState["type"];
export type PhaseOf<T extends Phase> = Extract<PhaseState, { type: T }>;

/** 0: in one round. 1, 2: the first or second of two rounds (C10). `needed`: the target that is still to be met. */
export type Stage = { readonly number: 0 | 1 } | { readonly number: 2; readonly needed: number };

export interface SeatState {
  hand: CharacterSet;
  /** Under the overview: not in the game yet. */
  under: CharacterSet;
  /** Indices of characters, the top one last. */
  discard: number[];
  /** The card in front of the seat, as an index; null if there is none or it was carried out. */
  laid: number | null;
  /** It lies face up. */
  open: boolean;
  /** What the seat said in this round. */
  said: Sentence | null;
  /** The character it named under COUNSEL in this round. */
  named: number | null;
  /** It has let another go first in this round. */
  waited: boolean;
  /** It has agreed to pay, or has picked its card, in the present step. */
  ready: boolean;
  /** What everybody saw going to the discard pile since the hand was last renewed, and how many of those it took back unseen. */
  seen: CharacterSet;
  unseen: number;
}

/** A round that is over. `petitioner` is an index; null at the succession. */
export interface PastRound {
  readonly challenge: number;
  readonly petitioner: number | null;
  readonly belled: boolean;
  readonly passed: boolean;
}

export interface CouncilState {
  /** The option `game`: normal, intro, a month, or chosen. */
  game: string;
  silence: "none" | "silent" | "eerie";
  /** Whether members are shown what they could remember. */
  memory: boolean;
  phase: PhaseState;
  round: number;
  favour: number;
  face: number;
  /** Faces shown in this round so far, the present one included. */
  shown: FaceSet;
  /** The faces that meet each target now; Knight and Golem change them for the round. */
  targets: FaceSet[];
  stage: Stage;
  challenge: number;
  petitioner: number | null;
  belled: boolean;
  /** The piles, next card last; `challenges` holds numbers, the succession first. */
  challenges: number[];
  petitioners: number[];
  /** How many of the next cards of each pile everybody has seen. */
  knownChallenges: number;
  knownPetitioners: number;
  /** All seven petitioners of the game, open at set-up or not. */
  summoned: CharacterSet;
  /** The five open ones that made the first hands. */
  start: CharacterSet;
  /** Who sits on the throne from an earlier game and stays out of this one. */
  absent: number | null;
  past: PastRound[];
  /** Numbers of the challenges whose reward is kept. */
  kept: number[];
  seats: SeatState[];
  /** Seats in the order in which they laid their cards in this round; whoever lets others go first moves to the end. */
  order: Seat[];
  chair: Seat | null;
  chairFailed: boolean;
  /** Eerily silent council: who reveals first in this round. */
  first: Seat;
  /** Characters carried out or cancelled in this round; as soon as there is one, the Lady is too late. */
  used: CharacterSet;
  /** Rewards in use in this round: who plays face up, the chair aside, and whether characters may be named. */
  openSeats: Seat[];
  counsel: boolean;
  /** The present round's silence is broken; rounds kept silent so far; whether any was broken. */
  broken: boolean;
  ticks: number;
  everBroken: boolean;
  /** The next round belongs to the one before (rewind). */
  extra: boolean;
}

export type Move =
  /** `mute`: without a sentence. */
  | { readonly type: "lay"; readonly card: Character; readonly say: Sentence | "mute" }
  | { readonly type: "say"; readonly sentence: Sentence }
  | { readonly type: "name"; readonly card: Character }
  | { readonly type: "propose"; readonly what: ProposalKind; readonly which: number }
  | { readonly type: "agree" }
  | { readonly type: "disagree" }
  | { readonly type: "reveal" }
  /** Lets another go first. */
  | { readonly type: "wait" }
  /** The die to this face. */
  | { readonly type: "face"; readonly face: number }
  /** The Worker: over the one, onto the other. */
  | { readonly type: "path"; readonly middle: number; readonly face: number }
  /** Knight and Golem: the first or second target is replaced. */
  | { readonly type: "target"; readonly target: number }
  /** A card of the own discard pile to the hand. */
  | { readonly type: "take"; readonly card: Character }
  /** The Oracle's second card. */
  | { readonly type: "second"; readonly card: Character }
  /** Offered a change of the laid card, leaves it. */
  | { readonly type: "stay" }
  | { readonly type: "discard"; readonly card: Character }
  | { readonly type: "learn"; readonly card: Character }
  /** Agrees to pay the penalty as it stands. */
  | { readonly type: "pay" };

/** What lies on the table at one moment of a step, between the view before and the view after. */
import type { Seat } from "@tafelrunde/core";
import type { Character, CouncilView, Phase, Sentence } from "@tafelrunde/council-of-12";
import type { DieScene } from "../../kit/die.ts";

export interface SeatScene {
  /** The card in front of the seat; `hidden` is one that nobody else may know. */
  readonly card: Character | "hidden" | null;
  readonly open: boolean;
  /** `done`: it was carried out; `idle`: without effect. */
  readonly fate: "lies" | "cancelled" | "done" | "idle";
  /** The Oracle's second card. */
  readonly second: Character | null;
  readonly said: Sentence | null;
  readonly named: Character | null;
  readonly handSize: number;
  readonly discardSize: number;
  readonly discardTop: Character | null;
}

export interface Scene {
  readonly phase: Phase;
  readonly round: number;
  readonly favour: number;
  readonly die: DieScene;
  readonly shown: readonly number[];
  readonly targets: readonly (readonly number[])[];
  readonly stage: 0 | 1 | 2;
  readonly needed: number | null;
  readonly challenge: number;
  readonly petitioner: Character | null;
  readonly belled: boolean;
  readonly kept: readonly number[];
  readonly chair: Seat | null;
  readonly seats: readonly SeatScene[];
  readonly ticks: number;
  /** How the round was judged, while that is told. */
  readonly verdict: "passed" | "failed" | null;
  /** The bells ring just now. */
  readonly ringing: boolean;
  /** Whoever was helped joins the hands just now. */
  readonly joining: Character | null;
  /** A reward that is taken, used or lost just now, by its challenge. */
  readonly treasure: number | null;
  readonly heir: Character | null;
  readonly ended: { readonly won: boolean; readonly score: number } | null;
}

/** The table at rest. */
export function sceneOf(view: CouncilView): Scene {
  const { phase, round, favour, face, shown, targets, stage, needed, challenge, petitioner, belled, kept, chair, ticks } = view;
  const over = phase === "over";
  return {
    phase,
    round,
    favour,
    die: { face, motion: "still" },
    shown,
    targets,
    stage,
    needed,
    challenge,
    petitioner,
    belled,
    kept,
    chair,
    ticks,
    verdict: phase === "penalty" || phase === "discard" ? "failed" : phase === "recover" || phase === "learn" ? "passed" : null,
    ringing: false,
    joining: null,
    treasure: null,
    heir: view.heir,
    ended: over ? { won: view.won, score: view.score } : null,
    seats: view.seats.map((seat, index) => ({
      card: seat.open ?? (seat.hasLaid ? ((index === view.viewer ? view.own?.laid : null) ?? "hidden") : null),
      open: seat.open !== null,
      fate: "lies",
      second: view.chooser === index ? view.second : null,
      said: seat.said,
      named: seat.named,
      handSize: seat.handSize,
      discardSize: seat.discardSize,
      discardTop: seat.discardTop,
    })),
  };
}

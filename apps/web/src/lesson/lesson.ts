/** A lesson as data: a rigged game in which each idea is shown once, by playing it. */
import type { Language } from "@tafelrunde/core";

export interface LessonStep {
  /** What the teacher says before the move, one or two short sentences. */
  readonly say: { readonly [language in Language]: string };
  /** The move texts the learner may make now; the first is pointed at. Empty: nothing to do but to read on. */
  readonly moves: readonly string[];
  /** What the others do after it, as `"<seat> <move text>"`. */
  readonly others: readonly string[];
  /** The paragraph of RULES.md behind this step. */
  readonly rule?: string;
}

/** The learner has seat 0. */
export interface Lesson {
  readonly options: { readonly [name: string]: unknown };
  /** Names of all seats but the learner's. */
  readonly opponents: readonly string[];
  /** Every roll of the game, in order. */
  readonly rolls: readonly number[];
  readonly steps: readonly LessonStep[];
  /** Said when the last step is done. */
  readonly farewell: { readonly [language in Language]: string };
}

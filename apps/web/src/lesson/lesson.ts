/** A lesson as data: a rigged game in which each idea is shown once, by playing it. */

export interface LessonStep<T = unknown> {
  /** What the teacher says before the move, one or two short sentences of the game’s dictionary. */
  say(text: T): string;
  /** The move texts the learner may make now; the first is pointed at. Empty: nothing to do but to read on. */
  readonly moves: readonly string[];
  /** What the others do after it, as `"<seat> <move text>"`. */
  readonly others: readonly string[];
  /** The paragraph of RULES.md behind this step. */
  readonly rule?: string;
}

/** The learner has seat 0. */
export interface Lesson<T = unknown> {
  readonly options: { readonly [name: string]: unknown };
  /** Names of all seats but the learner's. */
  readonly opponents: readonly string[];
  /** Every roll of the game, in order. */
  readonly rolls: readonly number[];
  readonly steps: readonly LessonStep<T>[];
  /** Said when the last step is done. */
  farewell(text: T): string;
}

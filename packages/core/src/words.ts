/** What a game says to people: one such object for each language. */
import type { GameEvent, Seat } from "./game.ts";

/** `names` holds the display name of every seat. `T` is the game's own dictionary. */
export interface Words<M = unknown, E extends GameEvent = GameEvent, V = unknown, T = unknown> {
  /** The dictionary behind these words: the game's board, its lesson and its terminal read their labels there. */
  readonly text: T;
  readonly title: string;
  /** The game in one line, for somebody who does not know it. */
  readonly tagline: string;
  /** Names of the options (`set`) and of their values (`set.random`). */
  readonly options: { readonly [key: string]: string };
  /** For every option, one line on what it changes; null where its name and values say all. */
  readonly optionHints: { readonly [option: string]: string | null };
  /** A sentence for every code that `refusal` gives. */
  readonly refusals: { readonly [code: string]: string };
  /** For every type of event, the paragraph of RULES.md behind it. */
  readonly rules: { readonly [event: string]: string };
  /** The move as one would say it in the infinitive or name it on a button. */
  move(move: M): string;
  /** What the move does, in one short line. */
  hint(move: M): string;
  /**
   * What happened and why, in one sentence; undefined if there is nothing to say. Speaks to the `reader`, where there is one:
   * what that seat did, "you" did.
   */
  event(event: E, names: readonly string[], reader?: Seat | null): string | undefined;
  /** What the scores of the outcome count, as a heading: "Points". */
  readonly scores: string;
  /** A score of the outcome with its unit, such as "2 rounds". */
  score(score: number): string;
  /**
   * What decided the game, tie-breaks included, or why it was lost together; empty while it goes on. Speaks to the `reader`
   * like `event`.
   */
  result(view: V, names: readonly string[], reader?: Seat | null): string;
  /** What a score says of those who earned it; only for games with a chronicle. */
  verdict?(score: number): string;
  /** What is awaited now, and from whom, in one sentence. */
  awaited(view: V, names: readonly string[]): string;
}

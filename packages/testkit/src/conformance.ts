/** What a game tells the testkit about itself, so that one suite of laws can judge every game. */
import type { Chance, Game, GameEvent, Seat, Viewer } from "@tafelrunde/core";

export type AnyMove = { readonly type: string };

export interface Conformance<S, M extends AnyMove, E extends GameEvent, V> {
  readonly game: Game<S, M, E, V>;

  /** Every way to set the game up that changes how it goes. */
  readonly variants: readonly { readonly [name: string]: unknown }[];

  /** No random game takes more moves than this. */
  readonly bound: number;

  /** Every type of move and of event; goldens must contain each, and docs/records.md must describe each. */
  readonly moveTypes: { readonly [type in M["type"]]: true };
  readonly eventTypes: { readonly [type in E["type"]]: true };

  /**
   * The types of events that keep something back from somebody, and where the secret comes from: cards dealt, or a card laid
   * face down. All other events are told whole to everybody.
   */
  readonly secretEvents: { readonly [type in E["type"]]?: "luck" | "choice" };

  /** The ids of all paragraphs in the game's RULES.md. */
  readonly paragraphs: readonly string[];

  /**
   * Changes, in place, whatever this viewer cannot know into something else that could be true as well. Written from the
   * rules, never from view.ts: the leak law compares the two.
   */
  scramble(state: S, viewer: Viewer, chance: Chance): void;

  /**
   * The other moves that nobody but this seat can tell from this one at the moment it is made. Left out by games in which
   * every move is made openly.
   */
  disguises?(state: S, seat: Seat, move: M): readonly M[];
}

/** A conformance of no matter which game: all that a law needs. */
export type Spec = Conformance<unknown, AnyMove, GameEvent, unknown>;

/** The contract every game fulfils: plain functions over a plain JSON state. */
import type { Chance } from "./chance.ts";
import type { GameSummary } from "./chronicle.ts";
import type { OptionSpec, Options } from "./options.ts";

/** A place at the table, counted from 0. The seat to the left of `n` is `n + 1`, and 0 follows the last. */
export type Seat = number;

/** Who looks at the game: one seat, or anybody who holds no seat. */
export type Viewer = Seat | "public";

/** What a game may use while it changes its state. */
export interface Context<E> {
  /** The only source of luck. */
  readonly chance: Chance;
  /**
   * Tells what happened. Absent during search: write `context.emit?.({ … })`, so that nobody builds an event that nobody hears.
   */
  readonly emit?: (event: E) => void;
}

/** A past-tense fact; `type` says which. Secret fields are optional, and `witness` leaves them out. */
export interface GameEvent {
  readonly type: string;
  /** Told in the moment, and not to be looked up in a log later. */
  readonly fleeting?: true;
}

/** Why a move is not legal: a stable code, and the paragraph of the game's RULES.md that says so. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly rule: string;
}

/**
 * The end of a game. `ranked`: the place of every seat (1 is best; equal places are shared, and the next place counts all
 * seats before it) and a score of every seat. `together`: all seats won or lost as one.
 */
export type Outcome =
  | { readonly type: "ranked"; readonly places: readonly number[]; readonly scores: readonly number[] }
  | { readonly type: "together"; readonly won: boolean; readonly score: number };

/**
 * A game. `S` is the state, `M` a move, `E` an event, `V` a view; `S`, `M`, `E` and `V` survive JSON unchanged.
 *
 * A game has no classes, no `this`, no clock, no luck of its own and no text that a player reads. Its functions never keep
 * a state they were given and never change one, `apply` alone excepted.
 */
export interface Game<S = unknown, M = unknown, E extends GameEvent = GameEvent, V = unknown> {
  /** Stable and unique among all games, in kebab-case. */
  readonly id: string;

  /**
   * Counted from 1, and raised by every change that makes an old record replay differently; the version before is frozen first.
   * A view may gain and lose fields within a version; those it keeps go on meaning the same, for clients remember what they were shown.
   */
  readonly rulesVersion: number;

  /** How many can play: every whole number from `min` to `max`. */
  readonly seats: { readonly min: number; readonly max: number };

  /** The options of a table, drawable as a form by a client that does not know the game. */
  readonly options: { readonly [name: string]: OptionSpec };

  /** Options for somebody's first game. Left out where the defaults are those. */
  readonly first?: Options;

  /** All seats win or lose as one. Left out where they play against each other. */
  readonly cooperative?: true;

  /** Players may not talk freely while this game is on. Left out where they may. */
  readonly closedChat?: true;

  /**
   * Several actors need not act at the same time: each sees what others did before, and a move may change what others can do.
   * Left out where the order of arrival never matters.
   */
  readonly freeOrder?: true;

  /** A fresh state. Precondition: `options` passed `checkOptions`, and `seatCount` lies within `seats`. */
  setup(options: Options, seatCount: number, context: Context<E>): S;

  /**
   * The seats that may move now, in ascending order. Several act simultaneously, without knowing each other's choice, unless
   * the game is of `freeOrder`. None: the game is over. A seat is listed exactly if `moves` lists something for it.
   */
  actors(state: S): readonly Seat[];

  /**
   * The actors without whom nothing goes on, in ascending order; at least one as long as there are actors. The others may act
   * and need not. Left out where all actors are awaited.
   */
  awaited?(state: S): readonly Seat[];

  /**
   * Every legal move of a seat, each once; empty for a seat that is not among the actors. Depends only on what that seat
   * knows. Callers must not change the array.
   */
  moves(state: S, seat: Seat): readonly M[];

  /**
   * Why this move of this seat is not legal now, or undefined if it is. Precondition: the seat exists. Total in `move`, which
   * may be any JSON value; nothing makes it throw. Undefined exactly for what `moves` lists. What it answers depends only on what that seat knows.
   */
  refusal(state: S, seat: Seat, move: unknown): Refusal | undefined;

  /**
   * Makes the move, **changing the state in place**. Precondition: no refusal. Simultaneous choices are stored sealed; the
   * last one to arrive resolves them all in seat order, and only then draws from chance, so that the order of arrival
   * never matters.
   */
  apply(state: S, seat: Seat, move: M, context: Context<E>): void;

  /** An independent copy that shares no object with the state. Cheap: search makes millions. */
  clone(state: S): S;

  /**
   * All that this viewer may know, built up field by field from nothing. Two states that differ only in what the viewer
   * cannot know have the same view, to the byte.
   */
  view(state: S, viewer: Viewer): V;

  /**
   * The event as this viewer may see it, or undefined if it is none of their business. Of luck, viewers are told what their
   * views show of it, and no more; only what everybody saw, and the next roll undid, may be told and in no view.
   */
  witness(event: E, viewer: Viewer): E | undefined;

  /** A whole state in which the owner of this view would see exactly this view; what is hidden is drawn from chance. */
  imagine(view: V, chance: Chance): S;

  /** The result; undefined as long as somebody can act. */
  outcome(state: S): Outcome | undefined;

  /** The move as short text: unique among all moves of the game, stable over versions, never the word `takeback`. */
  format(move: M): string;

  /** The move that `format` writes exactly so, or undefined. It need not be legal now. */
  parse(text: string): M | undefined;

  /** How games of the same people follow each other; left out where each stands alone. */
  readonly chronicle?: {
    /** What a finished game leaves behind. Precondition: it is over. */
    deeds(state: S): GameSummary;
    /** Options that the next game has because of it. */
    next(deeds: GameSummary): Options;
  };

  /**
   * Whether this seat may take back its latest move now. A game without takebacks leaves it out. Where it answers true, no
   * move since the seat last could not take back anything was another seat's, revealed anything new or drew from chance.
   */
  takeback?(state: S, seat: Seat): boolean;
}

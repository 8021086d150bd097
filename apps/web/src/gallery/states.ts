/** What the gallery draws of a game: planted positions, each at a decision or crowded, with the touches that open it. */
import { type Chance, checkOptions, fastChance, type Game, type GameEvent, type Options, type Seat } from "@tafelrunde/core";

/** A position, and what led there as far as the log should tell it. */
export interface Planted<S = unknown, E extends GameEvent = GameEvent> {
  readonly state: S;
  /** How many sit at the table. */
  readonly seats: number;
  readonly events?: readonly E[];
}

export interface GalleryState<S = unknown, E extends GameEvent = GameEvent> {
  /** In kebab-case, unique in its game. */
  readonly name: string;
  /** The kind of decision that is drawn; null for a state that is only long or crowded. */
  readonly decision: string | null;
  /** Who looks; null for somebody without a seat. */
  readonly seat: Seat | null;
  readonly make: () => Planted<S, E>;
  /** Selectors, clicked one after the other until the decision lies open. */
  readonly touches?: readonly string[];
  /** Names that are not the usual ones, such as very long ones. */
  readonly names?: readonly string[];
  /** Seats whose owners are not connected. */
  readonly absent?: readonly Seat[];
}

interface Search<S> {
  readonly options?: Options;
  readonly seats: number;
  /** Another seed, another game. */
  readonly seed?: number;
  /** Whether this is the position to draw. */
  readonly wanted: (state: S) => boolean;
}

/** So many games are tried before a position is held to be impossible. */
const GAMES = 400;
const LONGEST_GAME = 3000;

/** The first position of its kind in games played at random, and what everybody was told on the way. */
export function found<S, M, E extends GameEvent, V>(
  game: Game<S, M, E, V>,
  { options = {}, seats, seed = 1, wanted }: Search<S>,
): Planted<S, E> {
  const checked = checkOptions(game.options, options);
  if (!checked.ok) throw new Error(`wrong option ${checked.option}`);
  for (let round = 0; round < GAMES; round++) {
    const chance = fastChance(seed * GAMES + round);
    const events: E[] = [];
    const context = { chance, emit: (event: E) => void events.push(event) };
    const state = game.setup(checked.options, seats, context);
    for (let length = 0; length < LONGEST_GAME; length++) {
      if (wanted(state)) return { state, seats, events };
      const seat = game.actors(state)[0];
      if (seat === undefined) break;
      game.apply(state, seat, anyOf(game.moves(state, seat), chance), context);
    }
  }
  throw new Error(`no such position in ${GAMES} games of ${game.id}`);
}

const anyOf = <M>(moves: readonly M[], chance: Chance): M => moves[chance.roll(moves.length) - 1]!;

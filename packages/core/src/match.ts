/** An official game: its luck comes from a seed that nobody chose alone, and every move is chained to its record. */
import { type Chance, chanceOf, officialChance } from "./chance.ts";
import { commitmentTo, isEntropy, seedFrom } from "./fairness.ts";
import type { Game, GameEvent, Seat } from "./game.ts";
import { checkOptions } from "./options.ts";
import {
  type Chained,
  chained,
  chainedMove,
  type GameRecord,
  RECORD_FORMAT,
  type RecordedMove,
  type RecordStart,
} from "./record.ts";
import { type Roll, type Sitter, TAKEBACK, tip } from "./record.ts";
import { type Played, Runner } from "./runner.ts";

export interface MatchSetup {
  readonly options: unknown;
  readonly seats: readonly Sitter[];
  /** The host's secret; it leaves the match only in the record of a finished game. */
  readonly secret: string;
  /** One piece for every seat, in seat order. */
  readonly entropy: readonly string[];
}

/** A refused set-up; `option` names the option at fault. */
type BadSetup =
  | { readonly code: "bad-seats" }
  | { readonly code: "bad-entropy" }
  | { readonly code: "bad-option" | "unknown-option"; readonly option: string };

type Begun<S, M, E extends GameEvent, V> =
  | { readonly ok: true; readonly match: Match<S, M, E, V> }
  | { readonly ok: false; readonly refusal: BadSetup };

export class Match<S = unknown, M = unknown, E extends GameEvent = GameEvent, V = unknown> extends Runner<S, M, E, V> {
  readonly seats: readonly Sitter[];
  readonly #secret: string;
  readonly #luck: RecordedLuck;
  readonly #start: Chained<RecordStart>;
  readonly #moves: Chained<RecordedMove>[] = [];

  /** A new match, or why these options, seats or entropies will not do. */
  static begin<S, M, E extends GameEvent, V>(game: Game<S, M, E, V>, setup: MatchSetup): Begun<S, M, E, V> {
    const { seats, secret, entropy } = setup;
    if (seats.length < game.seats.min || seats.length > game.seats.max) return { ok: false, refusal: { code: "bad-seats" } };
    if (entropy.length !== seats.length || !entropy.every(isEntropy)) return { ok: false, refusal: { code: "bad-entropy" } };
    const checked = checkOptions(game.options, setup.options);
    if (!checked.ok) return { ok: false, refusal: { code: checked.code, option: checked.option } };
    const start: Omit<RecordStart, "rolls"> = {
      format: RECORD_FORMAT,
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: checked.options,
      seats,
      commitment: commitmentTo(secret),
      entropy,
    };
    return { ok: true, match: new Match(game, start, secret, recordedLuck(seedFrom(secret, entropy))) };
  }

  private constructor(game: Game<S, M, E, V>, start: Omit<RecordStart, "rolls">, secret: string, luck: RecordedLuck) {
    super(game, { options: start.options, seatCount: start.seats.length, chance: luck.chance });
    this.seats = start.seats;
    this.#secret = secret;
    this.#luck = luck;
    this.#start = chained("", { ...start, rolls: luck.take() });
  }

  override play(seat: Seat, move: unknown): Played {
    const played = super.play(seat, move);
    if (played.ok) this.#chain(seat, this.game.format(move as M));
    return played;
  }

  /** The record keeps both, the move and that it was taken back. */
  override takeback(seat: Seat): Played {
    const played = super.takeback(seat);
    if (played.ok) this.#chain(seat, TAKEBACK);
    return played;
  }

  /** The newest entry of the record. */
  latest(): Chained<RecordedMove> | undefined {
    return this.#moves.at(-1);
  }

  /** The full record, secrets of all seats included: for the store, and for everybody once the game is over. */
  record(): GameRecord {
    const outcome = this.outcome();
    const unfinished = { start: this.#start, moves: [...this.#moves] };
    if (!outcome) return unfinished;
    return { ...unfinished, end: chained(tip(this.#start, this.#moves), { outcome, secret: this.#secret }) };
  }

  #chain(seat: Seat, move: string): void {
    this.#moves.push(chainedMove(tip(this.#start, this.#moves), { seat, move, rolls: this.#luck.take() }));
  }
}

interface RecordedLuck {
  readonly chance: Chance;
  /** The rolls since it was last asked. */
  take(): readonly Roll[];
}

function recordedLuck(seed: string): RecordedLuck {
  const official = officialChance(seed);
  let rolls: Roll[] = [];
  return {
    chance: chanceOf((sides) => {
      const result = official.roll(sides);
      rolls.push([sides, result]);
      return result;
    }),
    take() {
      const taken = rolls;
      rolls = [];
      return taken;
    },
  };
}

/** One running game: checks and makes moves, keeps its record, and tells every viewer exactly what they may know. */
import { chanceOf, officialChance } from "./chance.ts";
import type { GameSummary } from "./chronicle.ts";
import { commitmentTo, isEntropy, seedFrom } from "./fairness.ts";
import type { Game, GameEvent, Outcome, Refusal, Seat, Viewer } from "./game.ts";
import { checkOptions } from "./options.ts";
import { type Chained, chained, type GameRecord, RECORD_FORMAT, type RecordedMove, type RecordStart } from "./record.ts";
import { type Roll, type Sitter, TAKEBACK, tip } from "./record.ts";

/** Told to everybody when a seat takes a move back. */
export interface TakenBack extends GameEvent {
  readonly type: "taken-back";
  readonly seat: Seat;
}

/** All that reaches a viewer: where the game stands, and what happened since they last heard of it. */
export interface Update<E, V> {
  readonly seq: number;
  readonly view: V;
  readonly events: readonly (E | TakenBack)[];
}

export interface MatchSetup {
  readonly options: unknown;
  readonly seats: readonly Sitter[];
  /** The host's secret; it leaves the match only in the record of a finished game. */
  readonly secret: string;
  /** One piece for every seat, in seat order. */
  readonly entropy: readonly string[];
}

/** A refused set-up; `option` names the option at fault. */
export type BadSetup =
  | { readonly code: "bad-seats" }
  | { readonly code: "bad-entropy" }
  | { readonly code: "bad-option" | "unknown-option"; readonly option: string };

export type Begun<S, M, E extends GameEvent, V> =
  | { readonly ok: true; readonly match: Match<S, M, E, V> }
  | { readonly ok: false; readonly refusal: BadSetup };

export type Played =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly refusal: Refusal | { readonly code: "no-such-seat" | "frozen" | "no-takeback" } };

/** What is fixed at the start of a match. */
interface Fixed {
  readonly start: Omit<RecordStart, "rolls">;
  readonly secret: string;
  readonly seed: string;
}

export class Match<S = unknown, M = unknown, E extends GameEvent = GameEvent, V = unknown> {
  readonly game: Game<S, M, E, V>;
  readonly seats: readonly Sitter[];
  readonly #secret: string;
  readonly #state: { now: S };
  readonly #context;
  readonly #start: Chained<RecordStart>;
  readonly #moves: Chained<RecordedMove>[] = [];
  /** What happened at each seq; index 0 is the set-up. */
  readonly #history: (readonly (E | TakenBack)[])[] = [];
  /** The states before each move that can still be taken back. */
  #before: S[] = [];
  #rolls: Roll[] = [];
  #events: (E | TakenBack)[] = [];
  #frozen = false;

  /** A new match, or why these options, seats or entropies will not do. */
  static begin<S, M, E extends GameEvent, V>(game: Game<S, M, E, V>, setup: MatchSetup): Begun<S, M, E, V> {
    const { seats, secret, entropy } = setup;
    if (seats.length < game.seats.min || seats.length > game.seats.max) return { ok: false, refusal: { code: "bad-seats" } };
    if (entropy.length !== seats.length || !entropy.every(isEntropy)) return { ok: false, refusal: { code: "bad-entropy" } };
    const checked = checkOptions(game.options, setup.options);
    if (!checked.ok) return { ok: false, refusal: { code: checked.code, option: checked.option } };
    const start: Fixed["start"] = {
      format: RECORD_FORMAT,
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: checked.options,
      seats,
      commitment: commitmentTo(secret),
      entropy,
    };
    return { ok: true, match: new Match(game, { start, secret, seed: seedFrom(secret, entropy) }) };
  }

  private constructor(game: Game<S, M, E, V>, { start, secret, seed }: Fixed) {
    this.game = game;
    this.seats = start.seats;
    this.#secret = secret;
    const official = officialChance(seed);
    const chance = chanceOf((sides) => {
      const result = official.roll(sides);
      this.#rolls.push([sides, result]);
      return result;
    });
    this.#context = { chance, emit: (event: E) => void this.#events.push(event) };
    this.#state = { now: game.setup(start.options, start.seats.length, this.#context) };
    this.#start = chained("", { ...start, rolls: this.#take() });
  }

  /** How many entries the record has; an update with this seq is current. */
  get seq(): number {
    return this.#moves.length;
  }

  /** Stopped by a fault in the game's own code; it takes no more moves. */
  get frozen(): boolean {
    return this.#frozen;
  }

  actors(): readonly Seat[] {
    return this.game.actors(this.#state.now);
  }

  /** The actors without whom nothing goes on. */
  awaited(): readonly Seat[] {
    return this.game.awaited?.(this.#state.now) ?? this.actors();
  }

  moves(seat: Seat): readonly M[] {
    return this.game.moves(this.#state.now, seat);
  }

  outcome(): Outcome | undefined {
    return this.game.outcome(this.#state.now);
  }

  /** What the finished game leaves to the chronicle of its group; undefined before, and for games without one. */
  deeds(): GameSummary | undefined {
    return this.outcome() && this.game.chronicle?.deeds(this.#state.now);
  }

  /** Makes a legal move; anything else changes nothing and says why. */
  play(seat: Seat, move: unknown): Played {
    if (this.#frozen) return { ok: false, refusal: { code: "frozen" } };
    if (!this.#isSeat(seat)) return { ok: false, refusal: { code: "no-such-seat" } };
    const state = this.#state.now;
    const refusal = this.game.refusal(state, seat, move);
    if (refusal) return { ok: false, refusal };
    if (this.game.takeback) this.#before.push(this.game.clone(state));
    try {
      this.game.apply(state, seat, move as M, this.#context);
    } catch (fault) {
      this.#frozen = true;
      throw fault;
    }
    if (!this.game.takeback?.(state, seat)) this.#before = [];
    return this.#settle(seat, this.game.format(move as M));
  }

  /** Whether this seat has a move that it may take back now. */
  mayTakeBack(seat: Seat): boolean {
    return this.#before.length > 0 && (this.game.takeback?.(this.#state.now, seat) ?? false);
  }

  /** Takes the seat's latest move back, where the game allows it. The record keeps both. */
  takeback(seat: Seat): Played {
    if (this.#frozen) return { ok: false, refusal: { code: "frozen" } };
    if (!this.#isSeat(seat)) return { ok: false, refusal: { code: "no-such-seat" } };
    const before = this.mayTakeBack(seat) ? this.#before.pop() : undefined;
    if (before === undefined) return { ok: false, refusal: { code: "no-takeback" } };
    this.#state.now = before;
    this.#events.push({ type: "taken-back", seat });
    return this.#settle(seat, TAKEBACK);
  }

  /** Plays what a record says: a move in its text form, or a takeback. Undefined if the text means nothing. */
  playText(seat: Seat, text: string): Played | undefined {
    if (text === TAKEBACK) return this.takeback(seat);
    const move = this.game.parse(text);
    return move === undefined ? undefined : this.play(seat, move);
  }

  /** What this viewer may know now, and what they may know of all that happened after `since`. */
  update(viewer: Viewer, since: number = this.seq - 1): Update<E, V> {
    const events = this.#history.slice(Math.max(0, since + 1)).flatMap((told) => this.#witnessed(told, viewer));
    return { seq: this.seq, view: this.game.view(this.#state.now, viewer), events };
  }

  /** The same for somebody who comes later, or once more: what was for the moment is past, but for the newest entry. */
  recall(viewer: Viewer, since: number): Update<E, V> {
    const events = this.#history.flatMap((told, seq) => {
      const seen = seq <= since ? [] : this.#witnessed(told, viewer);
      return seq === this.seq ? seen : seen.filter((event) => !("fleeting" in event));
    });
    return { ...this.update(viewer), events };
  }

  #witnessed(told: readonly (E | TakenBack)[], viewer: Viewer): (E | TakenBack)[] {
    return told.flatMap((event) => (isTakenBack(event) ? event : this.game.witness(event, viewer)) ?? []);
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

  #isSeat(seat: unknown): boolean {
    return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < this.seats.length;
  }

  #settle(seat: Seat, move: string): Played {
    const previous = tip(this.#start, this.#moves);
    this.#moves.push(chained(previous, { seat, move, rolls: this.#take() }));
    return { ok: true, seq: this.seq };
  }

  /** Closes one entry: files its events and hands out its rolls. */
  #take(): readonly Roll[] {
    const rolls = this.#rolls;
    this.#history.push(this.#events);
    this.#events = [];
    this.#rolls = [];
    return rolls;
  }
}

export function isTakenBack(event: GameEvent): event is TakenBack {
  return event.type === "taken-back";
}

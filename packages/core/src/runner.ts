/** Runs one game by any source of luck: checks and makes moves, takes them back, and tells every viewer exactly what they may know. */
import type { Chance } from "./chance.ts";
import type { GameSummary } from "./chronicle.ts";
import type { Context, Game, GameEvent, Outcome, Refusal, Seat, Viewer } from "./game.ts";
import type { Options } from "./options.ts";
import { TAKEBACK } from "./record.ts";

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

/** Why a move was not made, or could not be taken back. */
type PlayRefusal = Refusal | { readonly code: "no-such-seat" | "frozen" | "no-takeback" };

export type Played = { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly refusal: PlayRefusal };

/** Everything there is at one moment, secrets of all seats included. `events` is what led to it. */
export interface Moment<S, E> {
  readonly state: S;
  readonly events: readonly (E | TakenBack)[];
}

interface RunnerSetup {
  /** They passed `checkOptions`. */
  readonly options: Options;
  readonly seatCount: number;
  readonly chance: Chance;
}

export class Runner<S = unknown, M = unknown, E extends GameEvent = GameEvent, V = unknown> {
  readonly game: Game<S, M, E, V>;
  readonly #seatCount: number;
  readonly #context: Context<E>;
  #state: S;
  /** What happened at each seq; index 0 is the set-up. */
  readonly #history: (readonly (E | TakenBack)[])[] = [];
  /** The states before each move that can still be taken back. */
  #before: S[] = [];
  #events: (E | TakenBack)[] = [];
  /** Worked out once for each state, for many want to know. */
  #awaited: readonly Seat[] | undefined;
  #frozen = false;

  constructor(game: Game<S, M, E, V>, { options, seatCount, chance }: RunnerSetup) {
    this.game = game;
    this.#seatCount = seatCount;
    this.#context = { chance, emit: (event: E) => void this.#events.push(event) };
    this.#state = game.setup(options, seatCount, this.#context);
    this.#file();
  }

  /** How many moves and takebacks there were; an update with this seq is current. */
  get seq(): number {
    return this.#history.length - 1;
  }

  /** Stopped by a fault in the game's own code; it takes no more moves. */
  get frozen(): boolean {
    return this.#frozen;
  }

  actors(): readonly Seat[] {
    return this.game.actors(this.#state);
  }

  /** The actors without whom nothing goes on. */
  awaited(): readonly Seat[] {
    return (this.#awaited ??= this.game.awaited?.(this.#state) ?? this.actors());
  }

  moves(seat: Seat): readonly M[] {
    return this.game.moves(this.#state, seat);
  }

  outcome(): Outcome | undefined {
    return this.game.outcome(this.#state);
  }

  /** What the finished game leaves to the chronicle of its group; undefined before, and for games without one. */
  deeds(): GameSummary | undefined {
    return this.outcome() && this.game.chronicle?.deeds(this.#state);
  }

  /** Why this seat may not make this move now, or undefined if it may. */
  refusal(seat: Seat, move: unknown): PlayRefusal | undefined {
    return this.#stopped(seat) ?? this.game.refusal(this.#state, seat, move);
  }

  /** Makes a legal move; anything else changes nothing and says why. */
  play(seat: Seat, move: unknown): Played {
    const refusal = this.refusal(seat, move);
    if (refusal) return { ok: false, refusal };
    const state = this.#state;
    if (this.game.takeback) this.#before.push(this.game.clone(state));
    try {
      this.game.apply(state, seat, move as M, this.#context);
    } catch (fault) {
      this.#frozen = true;
      this.#awaited = undefined;
      throw fault;
    }
    if (!this.game.takeback?.(state, seat)) this.#before = [];
    return this.#file();
  }

  /** Whether this seat has a move that it may take back now. */
  mayTakeBack(seat: Seat): boolean {
    return this.#before.length > 0 && (this.game.takeback?.(this.#state, seat) ?? false);
  }

  /** Takes the seat's latest move back, where the game allows it. */
  takeback(seat: Seat): Played {
    const refusal = this.#stopped(seat);
    if (refusal) return { ok: false, refusal };
    const before = this.mayTakeBack(seat) ? this.#before.pop() : undefined;
    if (before === undefined) return { ok: false, refusal: { code: "no-takeback" } };
    this.#state = before;
    this.#events.push({ type: "taken-back", seat });
    return this.#file();
  }

  /** Plays what a record says: a move in its text form, or a takeback. Undefined if the text means nothing. */
  playText(seat: Seat, text: string): Played | undefined {
    if (text === TAKEBACK) return this.takeback(seat);
    const move = this.game.parse(text);
    return move === undefined ? undefined : this.play(seat, move);
  }

  /** What this viewer may know now, and what they may know of all that happened after `since`. */
  update(viewer: Viewer, since: number = this.seq - 1): Update<E, V> {
    const events: (E | TakenBack)[] = [];
    for (let seq = Math.max(0, since + 1); seq <= this.seq; seq++)
      events.push(...witnessed(this.game, this.#history[seq]!, viewer));
    return { seq: this.seq, view: this.game.view(this.#state, viewer), events };
  }

  /** The same for somebody who comes later, or once more: what was for the moment is past, but for the newest entry. */
  recall(viewer: Viewer, since: number): Update<E, V> {
    const events = this.#history.flatMap((told, seq) => {
      const seen = seq <= since ? [] : witnessed(this.game, told, viewer);
      return seq === this.seq ? seen : seen.filter((event) => !("fleeting" in event));
    });
    return { ...this.update(viewer), events };
  }

  /** The whole truth of this moment: for replays of what everybody may see, and for tests. */
  moment(): Moment<S, E> {
    return { state: this.game.clone(this.#state), events: this.#history.at(-1) ?? [] };
  }

  #stopped(seat: unknown): PlayRefusal | undefined {
    if (this.#frozen) return { code: "frozen" };
    const isSeat = Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < this.#seatCount;
    return isSeat ? undefined : { code: "no-such-seat" };
  }

  /** Closes one entry of the history. */
  #file(): Played {
    this.#history.push(this.#events);
    this.#events = [];
    this.#awaited = undefined;
    return { ok: true, seq: this.seq };
  }
}

/** What this viewer may know of these events. */
export function witnessed<S, M, E extends GameEvent, V>(
  game: Game<S, M, E, V>,
  events: readonly (E | TakenBack)[],
  viewer: Viewer,
): (E | TakenBack)[] {
  const seen: (E | TakenBack)[] = [];
  for (const event of events) {
    const shown = isTakenBack(event) ? event : game.witness(event, viewer);
    if (shown !== undefined) seen.push(shown);
  }
  return seen;
}

export function isTakenBack(event: GameEvent): event is TakenBack {
  return event.type === "taken-back";
}

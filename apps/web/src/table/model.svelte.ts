/** What the table page shows of a session: the step on the board, the log, the talk, the moves that are possible now. */
import { called } from "../i18n/called.ts";
import type { Game, GameEvent, Outcome, Seat } from "@tafelrunde/core";
import type { ChatLine, SeatInfo, TableInfo, WireRefusal } from "@tafelrunde/protocol";
import type { Absence, Step } from "../games/board.ts";
import type { Connection, Session, SessionUpdate } from "../session/session.ts";
import { imagined, legalMoves } from "./imagined.ts";
import { StepQueue } from "./queue.ts";

export class TableModel {
  readonly session: Session;
  readonly game: Game;
  info = $state.raw<TableInfo>();
  connection = $state<Connection>("connecting");
  /** Why the server does not show the table. */
  barred = $state.raw<WireRefusal>();
  step = $state.raw<Step>();
  /** Whose eyes the step on the board is for. */
  seat = $state<Seat | null>(null);
  log = $state.raw<readonly GameEvent[]>([]);
  /** What happened last, for those who listen instead of looking. */
  news = $state.raw<readonly GameEvent[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  handOver = $state<Seat | null>(null);
  /** On this device: the game will still be there after the page was closed. */
  isKept = $state(true);
  refusal = $state.raw<WireRefusal>();
  sending = $state(false);
  /** Nothing moves and nothing waits to be shown. */
  still = $state(false);
  /** Everything is shown at once, until the one who looks may act again. */
  hurrying = $state(false);
  /** The view on which the board last stood still. */
  shown = $state.raw<unknown>();
  #untold: SessionUpdate["events"] = [];
  /** For every seat that moved here, how long the log was before its latest move. */
  #moved = $state.raw<ReadonlyMap<Seat, number>>(new Map());
  /** Nothing waits to be shown after the present step. */
  #latest = $state(false);

  readonly names = $derived(this.info?.seats.map(({ name }) => called(name)) ?? []);
  /** The seat that sentences speak to: nobody's, where several people share the screen. */
  readonly reader = $derived(this.#isShared() ? null : this.seat);
  readonly absences: readonly (Absence["kind"] | null)[] = $derived(this.info?.seats.map((seat) => this.#absence(seat)) ?? []);
  readonly moves = $derived.by(() =>
    this.step && this.seat !== null && this.#latest && !this.sending ? legalMoves(this.game, this.step.view, this.seat) : [],
  );
  readonly mayTakeBack = $derived.by(() => {
    if (!this.step || this.seat === null || !this.still || !this.game.takeback) return false;
    return this.game.takeback(imagined(this.game, this.step.view), this.seat);
  });
  /** How long the log was before the latest move of the one who looks; null if there was none since the page was opened. */
  readonly since: number | null = $derived(this.seat === null ? null : (this.#moved.get(this.seat) ?? null));
  readonly outcome: Outcome | undefined = $derived.by(() =>
    this.step && this.still ? this.game.outcome(imagined(this.game, this.step.view)) : undefined,
  );

  readonly #queue = new StepQueue(
    (update) => this.#show(update),
    ({ events }) => (this.log = [...this.log, ...events]),
  );
  readonly #stop: () => void;

  constructor(session: Session) {
    this.session = session;
    this.game = session.game;
    this.#stop = session.listen({
      table: (info) => (this.info = info),
      connection: (state) => (this.connection = state),
      barred: (refusal) => (this.barred = refusal),
      update: (update) => {
        this.#queue.push(update);
        this.#look();
      },
      chat: (lines) => (this.chat = [...this.chat, ...lines]),
      handOver: (seat) => (this.handOver = seat),
      kept: (isKept) => (this.isKept = isKept),
    });
  }

  settled(): void {
    this.#tell();
    this.#queue.settled();
    this.#look();
  }

  async play(move: unknown): Promise<void> {
    const { seat } = this;
    const told = this.log.length + this.#untold.length;
    await this.#send(() => this.session.play(move));
    if (seat !== null && !this.refusal) this.#moved = new Map(this.#moved).set(seat, told);
  }

  async takeback(): Promise<void> {
    await this.#send(() => this.session.takeback());
  }

  skipAhead(): void {
    this.hurrying = !this.#mayRest();
  }

  reveal(seat: Seat): void {
    this.session.reveal?.(seat);
  }

  close(): void {
    this.#stop();
    this.session.close();
  }

  async #send(act: () => Promise<WireRefusal | undefined>): Promise<void> {
    this.refusal = undefined;
    this.sending = true;
    try {
      this.refusal = await act();
    } finally {
      this.sending = false;
    }
  }

  #look(): void {
    this.still = this.#queue.idle;
    this.#latest = !this.#queue.waits;
    if (this.#mayRest()) this.hurrying = false;
  }

  /** Nothing is left to be told before the one who looks has something to do. */
  #mayRest(): boolean {
    return this.still && (this.seat === null || this.moves.length > 0 || this.outcome !== undefined);
  }

  #isShared(): boolean {
    return this.connection === "local" && (this.info?.seats.filter(({ kind }) => kind === "person").length ?? 0) > 1;
  }

  #absence({ kind, connected, away }: SeatInfo): Absence["kind"] | null {
    if (kind !== "person") return null;
    return away ? "replaced" : connected ? null : "gone";
  }

  #show({ seq, view, events, seat, jump }: SessionUpdate): void {
    this.seat = seat;
    this.step = { seq, view, events: jump ? [] : events };
    this.#untold = events;
    this.news = jump ? [] : events;
    if (jump) this.#tell();
  }

  /** What the board has shown, the log and the sentence may tell; not earlier, or they would give away the end. */
  #tell(): void {
    this.log = [...this.log, ...this.#untold];
    this.#untold = [];
    this.shown = this.step?.view;
  }
}

/** A lesson being played: a rigged game that accepts only what the teacher asks for. */
import { chanceOf, checkOptions, type Game, type GameEvent, type Seat } from "@tafelrunde/core";
import type { TableInfo, WireRefusal } from "@tafelrunde/protocol";
import type { Lesson, LessonStep } from "../lesson/lesson.ts";
import type { Session, SessionListener } from "./session.ts";

export const LEARNER: Seat = 0;

/** Where the lesson stands. `step` is undefined when it is over. */
export interface LessonState {
  readonly index: number;
  readonly count: number;
  readonly step: LessonStep | undefined;
}

export class LessonSession implements Session {
  readonly game: Game;
  readonly #lesson: Lesson;
  readonly #names: readonly string[];
  readonly #state: unknown;
  readonly #listeners = new Set<SessionListener>();
  readonly #watchers = new Set<(state: LessonState) => void>();
  readonly #rolls: number[];
  #happened: GameEvent[] = [];
  #told: GameEvent[] = [];
  #seq = 0;
  #index = 0;

  constructor(game: Game, lesson: Lesson, learner: string) {
    this.game = game;
    this.#lesson = lesson;
    this.#names = [learner, ...lesson.opponents];
    this.#rolls = [...lesson.rolls];
    const checked = checkOptions(game.options, lesson.options);
    if (!checked.ok) throw new Error(`the lesson has a wrong option: ${checked.option}`);
    this.#state = game.setup(checked.options, this.#names.length, this.#table);
    this.#told = this.#witnessed();
  }

  readonly #table = {
    chance: chanceOf((sides) => {
      const roll = this.#rolls.shift();
      if (roll === undefined || roll > sides) throw new Error("the lesson lacks a roll");
      return roll;
    }),
    emit: (event: GameEvent) => void this.#happened.push(event),
  };

  get over(): boolean {
    return this.#index >= this.#lesson.steps.length;
  }

  watch(watcher: (state: LessonState) => void): () => void {
    this.#watchers.add(watcher);
    watcher(this.#where());
    return () => this.#watchers.delete(watcher);
  }

  listen(listener: SessionListener): () => void {
    this.#listeners.add(listener);
    listener.connection?.("local");
    listener.table?.(this.#info());
    listener.update?.({ seq: this.#seq, seat: LEARNER, view: this.#view(), events: this.#told, jump: true });
    return () => this.#listeners.delete(listener);
  }

  async play(move: unknown): Promise<WireRefusal | undefined> {
    const step = this.#lesson.steps[this.#index];
    const refusal = this.game.refusal(this.#state, LEARNER, move);
    if (refusal) return refusal;
    if (!step?.moves.includes(this.game.format(move))) return { code: "lesson", ...(step?.rule && { rule: step.rule }) };
    this.#apply(LEARNER, move);
    this.#finish(step);
    return undefined;
  }

  async takeback(): Promise<WireRefusal | undefined> {
    return { code: "no-takeback" };
  }

  /** Goes on from a step in which there is nothing to do but to read. */
  next(): void {
    const step = this.#lesson.steps[this.#index];
    if (step?.moves.length === 0) this.#finish(step);
  }

  close(): void {
    this.#listeners.clear();
    this.#watchers.clear();
  }

  #finish(step: LessonStep): void {
    for (const text of step.others) {
      const space = text.indexOf(" ");
      this.#apply(Number(text.slice(0, space)), this.game.parse(text.slice(space + 1)));
    }
    this.#index++;
    for (const watcher of this.#watchers) watcher(this.#where());
  }

  #apply(seat: Seat, move: unknown): void {
    if (this.game.refusal(this.#state, seat, move)) throw new Error(`step ${this.#index + 1} has a move that is not legal`);
    this.game.apply(this.#state, seat, move, this.#table);
    this.#seq++;
    const events = this.#witnessed();
    this.#told = [...this.#told, ...events];
    for (const listener of this.#listeners) {
      listener.table?.(this.#info());
      listener.update?.({ seq: this.#seq, seat: LEARNER, view: this.#view(), events, jump: false });
    }
  }

  #witnessed(): GameEvent[] {
    const events = this.#happened.flatMap((event) => this.game.witness(event, LEARNER) ?? []);
    this.#happened = [];
    return events;
  }

  #view(): unknown {
    return this.game.view(this.#state, LEARNER);
  }

  #where(): LessonState {
    return { index: this.#index, count: this.#lesson.steps.length, step: this.#lesson.steps[this.#index] };
  }

  #info(): TableInfo {
    return {
      id: "lesson",
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      options: {},
      visibility: "link",
      clock: { perMove: 0, perGame: 0 },
      state: "playing",
      starting: false,
      seats: this.#names.map((name, seat) => ({
        kind: seat === LEARNER ? "person" : "bot",
        name,
        bot: seat === LEARNER ? null : "lesson",
        you: seat === LEARNER,
        host: false,
        connected: true,
        away: false,
        absence: null,
        deadline: null,
        left: null,
        seal: null,
        entropy: null,
      })),
      hosting: false,
      commitment: "",
      spectators: 0,
      chatOpen: false,
      rematch: null,
      chronicle: null,
      note: null,
      removed: false,
      createdAt: 0,
    };
  }
}

/** A lesson being played: a rigged game that accepts only what the teacher asks for. */
import type { Game, Runner, Seat } from "@tafelrunde/core";
import type { TableInfo, WireRefusal } from "@tafelrunde/protocol";
import type { Lesson, LessonStep } from "../lesson/lesson.ts";
import { lessonRunner, riggedLuck, scripted } from "../lesson/rigged.ts";
import type { Session, SessionListener } from "./session.ts";

const LEARNER: Seat = 0;

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
  readonly #runner: Runner;
  readonly #listeners = new Set<SessionListener>();
  readonly #watchers = new Set<(state: LessonState) => void>();
  #index = 0;

  constructor(game: Game, lesson: Lesson, learner: string) {
    this.game = game;
    this.#lesson = lesson;
    this.#names = [learner, ...lesson.opponents];
    this.#runner = lessonRunner(game, lesson, riggedLuck([...lesson.rolls]));
  }

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
    listener.update?.({ ...this.#runner.update(LEARNER, -1), seat: LEARNER, jump: true });
    return () => this.#listeners.delete(listener);
  }

  async play(move: unknown): Promise<WireRefusal | undefined> {
    const step = this.#lesson.steps[this.#index];
    const refusal = this.#runner.refusal(LEARNER, move);
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
    for (const { seat, text } of step.others.map(scripted)) this.#apply(seat, this.game.parse(text));
    this.#index++;
    for (const watcher of this.#watchers) watcher(this.#where());
  }

  #apply(seat: Seat, move: unknown): void {
    if (!this.#runner.play(seat, move).ok) throw new Error(`step ${this.#index + 1} has a move that is not legal`);
    const update = this.#runner.update(LEARNER);
    for (const listener of this.#listeners) {
      listener.table?.(this.#info());
      listener.update?.({ ...update, seat: LEARNER, jump: false });
    }
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
        program: false,
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

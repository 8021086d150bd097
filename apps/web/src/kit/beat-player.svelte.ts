/** Runs the beats of a step one after the other; whoever skips comes to the next great moment, or to the end. */
import { type GameEvent, isTakenBack } from "@tafelrunde/core";
import type { SoundName, Speed, Step } from "../games/board.ts";

/** One thing that happens on the board. */
export interface Beat<C, E> {
  readonly change: C;
  /** What is told meanwhile; null where a sentence would say too much, or nothing. */
  readonly event: E | null;
  /** How long the movement takes, in milliseconds. */
  readonly move: number;
  /** How long it then stands still, for the eye. */
  readonly rest: number;
  readonly sound: SoundName | null;
  /** Too good to be skipped: whoever skips comes here first. */
  readonly stop?: boolean;
}

/** How a game is shown: scenes lie between the view before a step and the view after it. */
export interface Play<S, C, V, E extends GameEvent> {
  /** What happened, as beats that follow each other; `scene` is where they begin, `view` where they lead. */
  readonly plan: (events: readonly E[], view: V, scene: S) => readonly Beat<C, E>[];
  /** The scene after one more thing has happened. */
  readonly advance: (scene: S, change: C) => S;
  /** At rest, after the scene in which a step ended, or for the first time. */
  readonly rest: (view: V, end: S | null) => S;
}

interface Manner {
  readonly reducedMotion: boolean;
  readonly speed: Speed;
  readonly sound: (name: SoundName) => void;
  /** Called once, when the step stands still. */
  readonly settled: () => void;
}

/** What a beat's time is multiplied by. */
export const TEMPO: { readonly [speed in Speed]: number } = { slow: 1.6, normal: 1, fast: 0.4, instant: 0 };

export class BeatPlayer<S, C, V, E extends GameEvent> {
  scene: S = $state.raw(undefined as never);
  /** Where the board last stood still: what only the view tells must not run ahead of what is being told. */
  view: V = $state.raw(undefined as never);
  playing = $state(false);
  /** What is being told, and afterwards what was told last. */
  told: E | null = $state.raw(null);
  /** How long the present movement takes. */
  pace = $state(0);
  readonly #play: Play<S, C, V, E>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beats: readonly Beat<C, E>[] = [];
  #next: (() => void) | null = null;

  constructor(play: Play<S, C, V, E>, view: V) {
    this.#play = play;
    this.scene = play.rest(view, null);
    this.view = view;
  }

  show(step: Step<V, E>, manner: Manner): void {
    this.stop();
    const told = step.events.filter((event): event is E => !isTakenBack(event));
    // A move taken back is not told backwards: the table simply stands as it stood.
    this.#beats = told.length < step.events.length ? [] : this.#play.plan(told, step.view, this.scene);
    this.told = null;
    this.#next = () => {
      const [beat, ...later] = this.#beats;
      this.#beats = later;
      if (!beat) {
        this.stop();
        this.scene = this.#play.rest(step.view, this.scene);
        this.view = step.view;
        return manner.settled();
      }
      this.playing = true;
      const tempo = TEMPO[manner.speed];
      this.pace = manner.reducedMotion ? 0 : beat.move * tempo;
      this.#take(beat);
      if (beat.sound && tempo > 0) manner.sound(beat.sound);
      const wait = this.pace + beat.rest * tempo;
      if (wait === 0) this.#next?.();
      else this.#timer = setTimeout(() => this.#next?.(), wait);
    };
    this.#next();
  }

  /** Past everything, great moments too. */
  finish(): void {
    if (!this.#next) return;
    clearTimeout(this.#timer);
    for (const beat of this.#beats) this.#take(beat);
    this.#beats = [];
    this.#next();
  }

  skip(): void {
    if (!this.#next) return;
    clearTimeout(this.#timer);
    while (this.#beats[0] && !this.#beats[0].stop) {
      this.#take(this.#beats[0]);
      this.#beats = this.#beats.slice(1);
    }
    this.#next();
  }

  /** Stops without a word, as when the board is taken away. */
  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
    this.#next = null;
  }

  #take({ change, event }: Beat<C, E>): void {
    this.scene = this.#play.advance(this.scene, change);
    if (event) this.told = event;
  }
}

/** Runs the beats of a step one after the other; whoever skips comes to the next great moment, or to the end. */
import type { CouncilEvent, CouncilView } from "@tafelrunde/council-of-12";
import type { SoundName, Step } from "../board.ts";
import { advance } from "./advance.ts";
import { type Beat, plan } from "./plan.ts";
import { type Scene, sceneOf } from "./scene.ts";

export interface Manner {
  readonly reducedMotion: boolean;
  readonly sound: (name: SoundName) => void;
  /** Called once, when the step stands still. */
  readonly settled: () => void;
}

export class Player {
  scene: Scene = $state.raw(undefined as never);
  /** Where the board last stood still: what only the view tells must not run ahead of what is being told. */
  view: CouncilView = $state.raw(undefined as never);
  playing = $state(false);
  /** What is being told, and afterwards what was told last. */
  told: CouncilEvent | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beats: readonly Beat[] = [];
  #next: (() => void) | null = null;

  constructor(view: CouncilView) {
    this.scene = sceneOf(view);
    this.view = view;
  }

  show(step: Step<CouncilView, CouncilEvent>, manner: Manner): void {
    this.stop();
    this.#beats = plan(step.events);
    this.#next = () => {
      const [beat, ...later] = this.#beats;
      this.#beats = later;
      if (!beat) {
        this.stop();
        this.scene = sceneOf(step.view);
        this.view = step.view;
        return manner.settled();
      }
      this.playing = true;
      this.#take(beat);
      if (beat.sound) manner.sound(beat.sound);
      this.#timer = setTimeout(() => this.#next?.(), (manner.reducedMotion ? 0 : beat.move) + beat.rest);
    };
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

  #take({ change, event }: Beat): void {
    this.scene = advance(this.scene, change);
    this.told = event;
  }
}

/** Runs the beats of a step one after the other; whoever skips comes to the next great moment, or to the end. */
import type { KingUpEvent, KingUpView } from "@tafelrunde/king-up";
import type { SoundName, Step } from "../board.ts";
import { type Beat, plan } from "./plan.ts";
import { advance, type Scene, sceneOf } from "./scene.ts";

export interface Manner {
  readonly reducedMotion: boolean;
  readonly sound: (name: SoundName) => void;
  /** Called once, when the step stands still. */
  readonly settled: () => void;
}

export class Player {
  scene: Scene = $state.raw(undefined as never);
  playing = $state(false);
  /** What is being told, and afterwards what was told last. */
  told: KingUpEvent | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beats: readonly Beat[] = [];
  #next: (() => void) | null = null;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  show(step: Step<KingUpView, KingUpEvent>, manner: Manner): void {
    this.stop();
    this.#beats = plan(step.events);
    this.told = null;
    this.#next = () => {
      const [beat, ...later] = this.#beats;
      this.#beats = later;
      if (!beat) {
        this.stop();
        this.scene = sceneOf(step.view, this.scene.order);
        return manner.settled();
      }
      this.playing = true;
      this.#take(beat);
      if (beat.sound) manner.sound(beat.sound);
      this.#timer = setTimeout(() => this.#next?.(), (manner.reducedMotion ? 0 : beat.move) + beat.rest);
    };
    this.#next();
    // Votes come in while others still think: a card appears, and nobody has to wait for it.
    if (step.events.length > 0 && step.events.every(({ type }) => type === "voted")) this.skip();
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
    if (event) this.told = event;
  }
}

/** Runs the beats of a step one after the other, and can be told to skip to the end. */
import type { KingEvent, KingView } from "@tafelrunde/king-of-12";
import type { SoundName, Step } from "../board.ts";
import { plan } from "./plan.ts";
import { advance, type Scene, settledScene } from "./scene.ts";

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
  told: KingEvent | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #finish: (() => void) | null = null;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  show(step: Step<KingView, KingEvent>, manner: Manner): void {
    this.stop();
    const beats = plan(step.events, step.view);
    let at = 0;
    this.#finish = () => {
      this.stop();
      const end = beats.slice(at).reduce((scene, beat) => advance(scene, beat.change), this.scene);
      this.scene = settledScene(end, step.view);
      this.told = beats.findLast((beat) => beat.event !== null)?.event ?? null;
      manner.settled();
    };
    if (beats.length === 0) return this.#finish();
    this.playing = true;
    const next = (): void => {
      const beat = beats[at++];
      if (!beat) return this.#finish?.();
      this.scene = advance(this.scene, beat.change);
      if (beat.event) this.told = beat.event;
      if (beat.sound) manner.sound(beat.sound);
      this.#timer = setTimeout(next, (manner.reducedMotion ? 0 : beat.move) + beat.rest);
    };
    next();
  }

  skip(): void {
    this.#finish?.();
  }

  /** Stops without a word, as when the board is taken away. */
  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
    this.#finish = null;
  }
}

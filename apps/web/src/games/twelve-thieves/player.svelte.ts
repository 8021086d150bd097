/** Runs the beats of a step one after the other, and can be told to skip to the end. */
import type { ThievesEvent, ThievesView } from "@tafelrunde/twelve-thieves";
import type { SoundName, Step } from "../board.ts";
import { advance } from "./advance.ts";
import { plan } from "./plan.ts";
import { type Scene, sceneOf } from "./scene.ts";

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
  told: ThievesEvent | null = $state.raw(null);
  /** How long the present movement takes. */
  pace = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #finish: (() => void) | null = null;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  show(step: Step<ThievesView, ThievesEvent>, manner: Manner): void {
    this.stop();
    const beats = plan(step.events, this.scene);
    let at = 0;
    this.#finish = () => {
      this.stop();
      const end = beats.slice(at).reduce((scene, beat) => advance(scene, beat.change), this.scene);
      this.scene = sceneOf(step.view, end);
      this.told = beats.findLast((beat) => beat.event !== null)?.event ?? null;
      manner.settled();
    };
    if (beats.length === 0) return this.#finish();
    this.playing = true;
    const next = (): void => {
      const beat = beats[at++];
      if (!beat) return this.#finish?.();
      const moves = beat.change.type === "depart" && !manner.reducedMotion;
      this.pace = moves ? beat.move : 0;
      this.scene = advance(this.scene, beat.change);
      if (beat.event) this.told = beat.event;
      if (beat.sound) manner.sound(beat.sound);
      const wait = (moves ? beat.move : 0) + beat.rest;
      if (wait === 0) next();
      else this.#timer = setTimeout(next, wait);
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

/** Hands steps to the board one by one: the next one only when it stands still. */
import type { SessionUpdate } from "../session/session.ts";

export class StepQueue {
  readonly #show: (update: SessionUpdate) => void;
  /** Called for what is never shown because a jump overtook it. */
  readonly #overtaken: (update: SessionUpdate) => void;
  #waiting: SessionUpdate[] = [];
  #busy = false;

  constructor(show: (update: SessionUpdate) => void, overtaken: (update: SessionUpdate) => void) {
    this.#show = show;
    this.#overtaken = overtaken;
  }

  /** Nothing waits and nothing moves. */
  get idle(): boolean {
    return !this.#busy && this.#waiting.length === 0;
  }

  /** Something is still to be shown after the present step. */
  get waits(): boolean {
    return this.#waiting.length > 0;
  }

  push(update: SessionUpdate): void {
    if (update.jump) {
      for (const older of this.#waiting) this.#overtaken(older);
      this.#waiting = [];
    }
    this.#waiting.push(update);
    if (!this.#busy) this.#next();
  }

  /** The board stands still; gives back whether that was the last step. */
  settled(): boolean {
    this.#busy = false;
    this.#next();
    return this.idle;
  }

  #next(): void {
    const update = this.#waiting.shift();
    if (!update) return;
    this.#busy = true;
    this.#show(update);
  }
}

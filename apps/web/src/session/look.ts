/** The look at a table, which is repeated as long as it comes at a bad moment. */
import { newId } from "./random.ts";
import type { WireServices } from "./wire.ts";

/** Milliseconds until what came at a bad moment is sent again. */
export const MOMENT = 700;
const LONGEST_PAUSE = 10_000;

/** Refusals that say nothing against the thing itself. */
const PASSING = new Set(["too-fast", "too-busy", "stopping", "cannot-save"]);
export const isPassing = (code: string): boolean => PASSING.has(code);

export class Look {
  readonly #send: (id: string) => void;
  readonly #services: WireServices;
  #id = "";
  #vain = 0;

  constructor(send: (id: string) => void, services: WireServices) {
    this.#send = send;
    this.#services = services;
  }

  take(): void {
    this.#id = newId();
    this.#send(this.#id);
  }

  /** Whether this id is that of the latest look. */
  is(id: string | null): boolean {
    return id === this.#id;
  }

  answered(): void {
    this.#vain = 0;
  }

  /** A little later each time; not at all if there was another look meanwhile. */
  takeLater(): void {
    const id = this.#id;
    const pause = Math.min(LONGEST_PAUSE, MOMENT * 2 ** this.#vain++);
    this.#services.later(() => {
      if (this.is(id)) this.take();
    }, pause);
  }
}

/** Whether the store takes and gives what it should, as far as its faults have told. */
import { CannotSave, type Trouble, Unreadable } from "./store.ts";

/** What a fault of the driver says of the store as a whole; undefined if nothing. */
export interface Judge {
  reading(fault: unknown): Trouble | undefined;
  writing(fault: unknown): Trouble | undefined;
}

export class Health {
  #trouble: Trouble | undefined;
  readonly #judge: Judge;
  readonly #changed: (trouble: Trouble | undefined, fault: unknown) => void;

  constructor(judge: Judge, changed: (trouble: Trouble | undefined, fault: unknown) => void) {
    this.#judge = judge;
    this.#changed = changed;
  }

  get trouble(): Trouble | undefined {
    return this.#trouble;
  }

  /** Notes why a write failed; gives back what those who asked for it are told. */
  notWritten(fault: unknown): unknown {
    return this.#noted(this.#judge.writing(fault), fault);
  }

  /** The same for a question that was not answered. */
  notRead(fault: unknown): unknown {
    return this.#noted(this.#judge.reading(fault), fault);
  }

  #noted(trouble: Trouble | undefined, fault: unknown): unknown {
    if (trouble === undefined) return fault;
    this.become(trouble, fault);
    return trouble === "cannot-save" ? new CannotSave() : new Unreadable();
  }

  /** A file that is broken stays so, also if some of it can still be written. */
  written(): void {
    if (this.#trouble === "cannot-save") this.become(undefined);
  }

  become(trouble: Trouble | undefined, fault?: unknown): void {
    if (trouble === this.#trouble || this.#trouble === "damaged") return;
    this.#trouble = trouble;
    this.#changed(trouble, fault);
  }
}

/** Whether the disk takes and gives what it should, as far as SQLite has told. */
import { isBroken, isUnwritable, RESULT, resultOf } from "./driver.ts";
import { CannotSave, type Trouble, Unreadable } from "./store.ts";

export class Health {
  #trouble: Trouble | undefined;
  readonly #changed: (trouble: Trouble | undefined, fault: unknown) => void;

  constructor(changed: (trouble: Trouble | undefined, fault: unknown) => void) {
    this.#changed = changed;
  }

  get trouble(): Trouble | undefined {
    return this.#trouble;
  }

  /** Notes why a write failed; gives back what those who asked for it are told. */
  notWritten(fault: unknown): unknown {
    if (!isUnwritable(fault)) return this.notRead(fault);
    this.become("cannot-save", fault);
    return new CannotSave();
  }

  /** The same for a question that was not answered. */
  notRead(fault: unknown): unknown {
    if (!isBroken(fault) && resultOf(fault) !== RESULT.io) return fault;
    this.become("damaged", fault);
    return new Unreadable();
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

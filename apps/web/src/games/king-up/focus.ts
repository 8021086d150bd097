/** Where the focus is, and where it goes: whoever plays by keyboard is never lost. */
import { tick } from "svelte";

export class Focus {
  readonly #root: () => HTMLElement;
  #here = false;

  constructor(root: () => HTMLElement) {
    this.#root = root;
  }

  readonly enter = (): void => void (this.#here = true);

  readonly leave = ({ relatedTarget: next }: FocusEvent): void => {
    if (next instanceof Node && !this.#root().contains(next)) this.#here = false;
  };

  /** What had the focus may be gone: then the board itself has it. */
  async keep(): Promise<void> {
    await tick();
    const root = this.#root();
    if (this.#here && root.isConnected && document.activeElement === document.body) root.focus({ preventScroll: true });
  }

  /** Back to where something was opened or picked. */
  back(selector: string): void {
    if (this.#here) this.#root().querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }

  /** From floor to floor among those that light up; the lowest comes first. */
  walkFloors(step: number): void {
    const lit = [...this.#root().querySelectorAll<HTMLElement>("[data-floor]")];
    const at = lit.findIndex((floor) => floor === document.activeElement);
    lit.at(at < 0 ? -1 : Math.max(0, Math.min(lit.length - 1, at + step)))?.focus();
  }
}

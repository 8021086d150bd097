/** Where the focus is, and where it goes: whoever plays by keyboard is never lost. */
import { tick } from "svelte";

/** What a choice is made with that is still to be confirmed: a key too many must not decide anything. */
const CHOICES = "[data-face], [data-over], [data-target], [data-card]";

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

  /** What had the focus may be gone: then the choice at hand has it, or the board itself. */
  async keep(): Promise<void> {
    await tick();
    const root = this.#root();
    if (!this.#here || !root?.isConnected || (document.activeElement !== document.body && document.activeElement !== root))
      return;
    const choice = root.querySelector<HTMLElement>(CHOICES);
    (choice ?? root).focus({ preventScroll: true });
  }

  /** To this place if it is there, else wherever a choice is to be made. */
  async to(selector: string): Promise<void> {
    await tick();
    if (!this.#here) return;
    const place = this.#root().querySelector<HTMLElement>(selector);
    if (place) place.focus({ preventScroll: true });
    else await this.keep();
  }
}

/** Where the focus is, and where it goes: whoever plays by keyboard is never lost. */
import { tick } from "svelte";

export class Focus {
  readonly root: () => HTMLElement;
  /** What a choice is made with that is still to be confirmed: a key too many must not decide anything. */
  readonly #choices: string | null;
  #here = false;

  constructor(root: () => HTMLElement, choices: string | null = null) {
    this.root = root;
    this.#choices = choices;
  }

  readonly enter = (): void => void (this.#here = true);

  readonly leave = ({ relatedTarget: next }: FocusEvent): void => {
    if (next instanceof Node && !this.root().contains(next)) this.#here = false;
  };

  /** What had the focus may be gone: then the choice at hand has it, or the board itself. */
  async keep(): Promise<void> {
    await tick();
    const root = this.root();
    if (!this.#here || !root?.isConnected || (document.activeElement !== document.body && document.activeElement !== root))
      return;
    const choice = this.#choices === null ? null : root.querySelector<HTMLElement>(this.#choices);
    (choice ?? root).focus({ preventScroll: true });
  }

  /** To this place if it is there, else wherever a choice is to be made. */
  async to(selector: string): Promise<void> {
    await tick();
    if (!this.#here) return;
    const place = this.root().querySelector<HTMLElement>(selector);
    if (place) place.focus({ preventScroll: true });
    else await this.keep();
  }
}

/** Where the focus is, and where it goes: whoever plays by keyboard is never lost. */
import { tick } from "svelte";

const CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ["class", "disabled", "hidden", "inert", "tabindex"],
};

/** A choice that is still to be confirmed: a key too many must not decide anything. */
const CHOICE = "[data-choice]:not(:disabled)";

/**
 * For the place of a board: what is played takes buttons away, perhaps the very one that has the focus.
 * Then the choice at hand has it, or the board itself; unless the player is somewhere else on the page.
 */
export function stay(place: HTMLElement): () => void {
  let last: Node = document.activeElement ?? document.body;

  function keep(): void {
    const { activeElement: active } = document;
    const board = place.querySelector<HTMLElement>("[data-board]") ?? place;
    const isNowhere = active === null || active === document.body || active === place;
    const isElsewhere = last !== document.body && last.isConnected && !place.contains(last);
    if (isElsewhere || !(isNowhere || active === board)) return;
    const next = board.querySelector<HTMLElement>(CHOICE) ?? board;
    if (next !== active) next.focus({ preventScroll: true });
  }

  // What is hidden or forbidden loses the focus only when it is painted so. What has just come is painted before it takes the focus: a
  // browser that must find out at once whether it may have it would lay out everything twice.
  let frame = 0;
  let isPainted = false;
  function keepLater(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() =>
      setTimeout(() => {
        isPainted = true;
        keep();
      }),
    );
  }
  const observer = new MutationObserver(() => {
    if (isPainted) keep();
    keepLater();
  });
  observer.observe(document.body, CHANGES);

  const remember = ({ target }: Event): void => {
    if (target instanceof Node) last = target;
  };
  document.addEventListener("focusin", remember);
  document.addEventListener("pointerdown", remember);
  keepLater();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener("focusin", remember);
    document.removeEventListener("pointerdown", remember);
  };
}

/** To this place of the board if it is there once the page has changed. */
export async function focusOn(board: HTMLElement, selector: string): Promise<void> {
  await tick();
  board.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}

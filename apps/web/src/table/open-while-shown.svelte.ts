/** Opens something as long as the calling component lives, and closes it afterwards, also if it opens only then. Called while the component is set up. */
import { onDestroy } from "svelte";

interface Opening<T> {
  readonly now: Promise<T>;
  /** Closes what is open, and opens it anew. */
  again(): void;
}

export function openWhileShown<T>(open: () => Promise<T>, close: (opened: T) => void): Opening<T> {
  let now = $state.raw(open());
  // What could not be opened need not be closed; the page says so where it awaits it.
  const end = (): void => void now.then(close, () => {});
  onDestroy(end);
  return {
    get now() {
      return now;
    },
    again() {
      end();
      now = open();
    },
  };
}

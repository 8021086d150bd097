/** The storage of this device, its games, and how they were played last time. */
import { LastTime } from "./last-time.ts";
import { LocalStore } from "./local-store.ts";

/** Private windows of some browsers keep nothing; there a game lasts as long as the page. */
function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** One that is full can still be read; one that may not be used cannot even be asked how long it is. */
function usableStorage(): Storage | undefined {
  try {
    return localStorage.length >= 0 ? localStorage : undefined;
  } catch {
    return undefined;
  }
}

const lasting = usableStorage();
/** Whether this device keeps anything at all. */
export const isLasting = lasting !== undefined;
export const storage = lasting ?? memory();
export const localStore = new LocalStore(storage, isLasting);
export const lastTime = new LastTime(storage);

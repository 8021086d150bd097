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

function storage(): Storage {
  try {
    localStorage.setItem("tafelrunde.try", "1");
    localStorage.removeItem("tafelrunde.try");
    return localStorage;
  } catch {
    return memory();
  }
}

export const drawer = storage();
export const localStore = new LocalStore(drawer);
export const lastTime = new LastTime(drawer);

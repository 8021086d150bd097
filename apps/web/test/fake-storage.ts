/** A storage in memory, for tests. */
import type { DeviceStorage } from "../src/session/shelf.ts";

export function fakeStorage(room = Number.POSITIVE_INFINITY): DeviceStorage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      const used = [...kept.values()].reduce((sum, text) => sum + text.length, 0);
      const before = kept.get(key)?.length ?? 0;
      if (used - before + value.length > room) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  };
}

/** A storage that its owner has forbidden. */
export function closedStorage(): DeviceStorage {
  const refuse = (): never => {
    throw new DOMException("not allowed", "SecurityError");
  };
  return {
    get length() {
      return refuse();
    },
    key: refuse,
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  };
}

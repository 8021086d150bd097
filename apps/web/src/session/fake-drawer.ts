/** A storage in memory, for tests. */
import type { Drawer } from "./local-store.ts";

export function fakeDrawer(room = Number.POSITIVE_INFINITY): Drawer {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      const used = [...kept.values()].reduce((sum, text) => sum + text.length, 0);
      if (used + value.length > room) throw new Error("full");
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  };
}

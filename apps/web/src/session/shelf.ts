/** A drawer that never fails: what it has no room for lasts as long as the page. */

/** What a browser's own storage offers; tests bring theirs. */
export type DeviceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export class Shelf {
  readonly #storage: DeviceStorage;
  readonly #prefix: string;
  readonly #isLasting: boolean;
  readonly #loose = new Map<string, string>();

  /** `isLasting`: what the drawer holds is still there after the page was closed. */
  constructor(storage: DeviceStorage, prefix: string, isLasting: boolean) {
    this.#storage = storage;
    this.#prefix = prefix;
    this.#isLasting = isLasting;
  }

  /** Whether this will still be there after the page was closed. */
  lasts(name: string): boolean {
    return this.#isLasting && !this.#loose.has(name);
  }

  names(): readonly string[] {
    return [...new Set([...this.#kept(), ...this.#loose.keys()])];
  }

  get(name: string): string | null {
    return this.#loose.get(name) ?? this.#try((storage) => storage.getItem(this.#prefix + name)) ?? null;
  }

  /** Gives back whether it lasts. What was there before stays in the drawer until there is room. */
  put(name: string, text: string): boolean {
    const isKept = this.#try((storage) => {
      storage.setItem(this.#prefix + name, text);
      return true;
    });
    if (isKept) this.#loose.delete(name);
    else this.#loose.set(name, text);
    return this.lasts(name);
  }

  remove(name: string): void {
    this.#loose.delete(name);
    this.#try((storage) => storage.removeItem(this.#prefix + name));
  }

  #kept(): readonly string[] {
    const keys = this.#try((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ""));
    return (keys ?? []).filter((key) => key.startsWith(this.#prefix)).map((key) => key.slice(this.#prefix.length));
  }

  /** Browsers refuse for many reasons: no room, no permission, a damaged disk. */
  #try<T>(act: (storage: DeviceStorage) => T): T | undefined {
    try {
      return act(this.#storage);
    } catch {
      return undefined;
    }
  }
}

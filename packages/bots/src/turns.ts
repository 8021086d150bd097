/** A queue in which owners take turns: whoever has much in it holds nobody else up. */

export class Turns<T> {
  /** The first owner is next. An owner without anything is left out. */
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(owner: string, item: T): void {
    const line = this.#lines.get(owner);
    if (line) line.push(item);
    else this.#lines.set(owner, [item]);
    this.#size++;
  }

  take(): T | undefined {
    for (const [owner, line] of this.#lines) {
      const item = line.shift();
      this.#lines.delete(owner);
      if (line.length > 0) this.#lines.set(owner, line);
      this.#size--;
      return item;
    }
    return undefined;
  }
}

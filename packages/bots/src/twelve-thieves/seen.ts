/** Remembers which positions a search has seen, as numbers; forgetting all of them costs nothing. */

const SLOTS = 2 ** 15;

export class Seen {
  readonly #keys = new Int32Array(SLOTS);
  readonly #when = new Uint32Array(SLOTS);
  #now = 0;

  forget(): void {
    this.#now++;
  }

  /** Whether this is new; it is no longer so afterwards. A number may push another one out, which is then new once more. */
  add(key: number): boolean {
    const slot = (key ^ (key >>> 16)) & (SLOTS - 1);
    if (this.#when[slot] === this.#now && this.#keys[slot] === key) return false;
    this.#keys[slot] = key;
    this.#when[slot] = this.#now;
    return true;
  }
}

/** What other nodes told lately of something, each for itself. Whoever does not repeat it has nothing there any more. */

/** Milliseconds for which others are believed: they tell every second. */
export const BELIEVED_FOR = 3000;

interface Told<T> {
  readonly value: T;
  readonly until: number;
}

export class LatelyTold<T> {
  /** By what it is about, and by node. */
  readonly #told = new Map<string, Map<string, Told<T>>>();

  /** What each of the others has there. */
  of(about: string): readonly T[] {
    return [...(this.#told.get(about)?.values() ?? [])].map(({ value }) => value);
  }

  /** Undefined for nothing; gives back what this node had told before. */
  told(node: string, about: string, value: T | undefined, now: number): T | undefined {
    const nodes = this.#told.get(about) ?? new Map<string, Told<T>>();
    const before = nodes.get(node)?.value;
    if (value === undefined) this.#forget(about, nodes, node);
    else this.#told.set(about, nodes.set(node, { value, until: now + BELIEVED_FOR }));
    return before;
  }

  /** Forgets what was not repeated; gives back what that was about. */
  sweep(now: number): readonly string[] {
    const changed: string[] = [];
    for (const [about, nodes] of this.#told)
      for (const [node, { until }] of nodes)
        if (until <= now) {
          this.#forget(about, nodes, node);
          changed.push(about);
        }
    return changed;
  }

  #forget(about: string, nodes: Map<string, Told<T>>, node: string): void {
    nodes.delete(node);
    if (nodes.size === 0) this.#told.delete(about);
  }
}

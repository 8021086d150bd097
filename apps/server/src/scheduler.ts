/** One timer for all tables: a heap of times, of which the earliest rings. */

interface Due {
  readonly id: string;
  readonly at: number;
}

/** Timers of Node overflow beyond 24 days; looking again every hour costs nothing. */
const LONGEST = 60 * 60 * 1000;
/** After a restart thousands may be due at once; others want to be served in between. */
const AT_ONCE = 50;
/** So many leftovers for each time that counts, and some more, are not worth clearing away. */
const LEFTOVERS = { each: 3, more: 100 };

export class Scheduler {
  readonly #heap: Due[] = [];
  /** The time that counts for each table; heap entries with another time are leftovers. */
  readonly #times = new Map<string, number>();
  readonly #now: () => number;
  readonly #ring: (id: string) => void;
  #timer: NodeJS.Timeout | undefined;
  #timerAt = Infinity;
  #stopped = false;

  constructor(now: () => number, ring: (id: string) => void) {
    this.#now = now;
    this.#ring = ring;
  }

  get size(): number {
    return this.#times.size;
  }

  /** What is kept for it, leftovers included. */
  get kept(): number {
    return this.#heap.length;
  }

  /** Rings once at this time, instead of any time set before; never if it is undefined. */
  set(id: string, at: number | undefined): void {
    if (at === undefined) {
      this.#times.delete(id);
      return;
    }
    if (this.#times.get(id) === at) return;
    this.#times.set(id, at);
    this.#push({ id, at });
    if (this.#heap.length > LEFTOVERS.each * this.#times.size + LEFTOVERS.more) this.#clear();
    this.#arm();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #arm(): void {
    const first = this.#heap[0];
    if (this.#stopped || !first || first.at >= this.#timerAt) return;
    clearTimeout(this.#timer);
    this.#timerAt = first.at;
    this.#timer = setTimeout(() => this.#work(), Math.min(LONGEST, Math.max(0, first.at - this.#now())));
  }

  #work(): void {
    this.#timerAt = Infinity;
    const now = this.#now();
    for (let rung = 0; rung < AT_ONCE && this.#heap[0] && this.#heap[0].at <= now;) {
      const { id, at } = this.#pop();
      if (this.#times.get(id) !== at) continue;
      this.#times.delete(id);
      rung++;
      this.#ring(id);
    }
    this.#arm();
  }

  /** Clocks are set anew with every move: what they were set to before would otherwise wait here for hours. */
  #clear(): void {
    this.#heap.length = 0;
    for (const [id, at] of this.#times) this.#push({ id, at });
  }

  #push(due: Due): void {
    const heap = this.#heap;
    let index = heap.push(due) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (heap[parent]!.at <= due.at) break;
      heap[index] = heap[parent]!;
      index = parent;
    }
    heap[index] = due;
  }

  #pop(): Due {
    const heap = this.#heap;
    const first = heap[0]!;
    const last = heap.pop()!;
    if (heap.length === 0) return first;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && heap[child + 1]!.at < heap[child]!.at) child++;
      if (heap[child]!.at >= last.at) break;
      heap[index] = heap[child]!;
      index = child;
    }
    heap[index] = last;
    return first;
  }
}

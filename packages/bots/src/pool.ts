/**
 * A few workers in which bots think, shared by all who ask. Each has one question at a time, so one that hangs or dies costs the move it
 * thought about and no other; all else waits, however much there is, until its turn comes.
 */
import { Turns } from "./turns.ts";

/** A worker. It is asked again only after it has answered. */
export interface Mind<Q> {
  /** `haste`: how many questions there are for each worker, at least 1. Bots think so much less, and nobody waits for long. */
  ask(question: Q, haste: number): void;
  end(): void;
}

/** What a worker lets hear of itself. */
export interface Hearing {
  /** It has started; only now does it think. */
  ready(): void;
  answered(move: string): void;
  /** The bot stumbled over this question; the worker is fit for another one. */
  failed(fault: unknown): void;
  /** There will be no answer. */
  died(fault: unknown): void;
}

interface PoolSettings<Q> {
  readonly size: number;
  /** Milliseconds for one thought, and as many for the start of a worker. */
  readonly patience: number;
  /** Starts a worker; called when there is something to ask. */
  start(hearing: Hearing): Mind<Q>;
  later(act: () => void, milliseconds: number): () => void;
}

interface Asked<Q> {
  readonly question: Q;
  readonly haste: number;
  readonly resolve: (move: string) => void;
  readonly reject: (fault: unknown) => void;
}

interface Thinker<Q> {
  mind: Mind<Q> | undefined;
  asked: Asked<Q> | undefined;
  stopClock: () => void;
}

export class Pool<Q> {
  readonly #settings: PoolSettings<Q>;
  readonly #waiting = new Turns<Asked<Q>>();
  readonly #thinkers = new Set<Thinker<Q>>();
  #closed = false;

  constructor(settings: PoolSettings<Q>) {
    this.#settings = settings;
  }

  /** Questions that nobody thinks about yet. */
  get waiting(): number {
    return this.#waiting.size;
  }

  get #unanswered(): number {
    let count = this.#waiting.size;
    for (const { asked } of this.#thinkers) if (asked) count++;
    return count;
  }

  /** The move; rejected if the bot failed, took too long or brought its worker down. Owners take turns. */
  ask(question: Q, owner: string): Promise<string> {
    const haste = Math.max(1, (this.#unanswered + 1) / this.#settings.size);
    return new Promise((resolve, reject) => {
      this.#waiting.push(owner, { question, haste, resolve, reject });
      this.#work();
    });
  }

  /** Ends all workers. Whoever still waits is never answered. */
  close(): void {
    this.#closed = true;
    for (const thinker of this.#thinkers) this.#end(thinker);
  }

  #work(): void {
    while (!this.#closed && this.#waiting.size > 0) {
      const thinker = this.#free();
      if (!thinker) return;
      thinker.asked = this.#waiting.take()!;
      this.#startClock(thinker);
      try {
        thinker.mind ??= this.#settings.start(this.#hearing(thinker));
        thinker.mind.ask(thinker.asked.question, thinker.asked.haste);
      } catch (fault) {
        this.#end(thinker)?.reject(fault);
      }
    }
  }

  /** Somebody who has nothing to think about, or one more. */
  #free(): Thinker<Q> | undefined {
    for (const thinker of this.#thinkers) if (!thinker.asked) return thinker;
    if (this.#thinkers.size >= this.#settings.size) return undefined;
    const thinker: Thinker<Q> = { mind: undefined, asked: undefined, stopClock: () => {} };
    this.#thinkers.add(thinker);
    return thinker;
  }

  #hearing(thinker: Thinker<Q>): Hearing {
    return {
      ready: () => this.#startClock(thinker),
      answered: (move) => {
        this.#release(thinker)?.resolve(move);
        this.#work();
      },
      failed: (fault) => {
        this.#release(thinker)?.reject(fault);
        this.#work();
      },
      died: (fault) => this.#lose(thinker, fault),
    };
  }

  #startClock(thinker: Thinker<Q>): void {
    thinker.stopClock();
    if (!thinker.asked) return;
    const tooLong = (): void => this.#lose(thinker, new Error("a bot took too long"));
    thinker.stopClock = this.#settings.later(tooLong, this.#settings.patience);
  }

  /** Another one takes its place when there is something to ask. */
  #lose(thinker: Thinker<Q>, fault: unknown): void {
    this.#end(thinker)?.reject(fault);
    this.#work();
  }

  #end(thinker: Thinker<Q>): Asked<Q> | undefined {
    if (!this.#thinkers.delete(thinker)) return undefined;
    thinker.mind?.end();
    return this.#release(thinker);
  }

  #release(thinker: Thinker<Q>): Asked<Q> | undefined {
    const { asked } = thinker;
    thinker.asked = undefined;
    thinker.stopClock();
    return asked;
  }
}

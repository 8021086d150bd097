/** The numbers of all workers, added up by their parent. */
import { AggregatorRegistry } from "prom-client";

/** Milliseconds for which a worker is waited for. One that is busy, frozen or gone is left out. */
const PATIENCE = 5000;

/** What a worker counts, as `prom-client` tells it. */
export type Numbers = readonly object[];

export class Sum {
  readonly #waiting = new Map<number, (numbers: Numbers) => void>();
  #questions = 0;

  /** `asks`: one for each worker; it is to tell `answered` with the number of its question. */
  async of(asks: readonly ((question: number) => void)[]): Promise<string> {
    const numbers = await Promise.all(asks.map((ask) => this.#ask(ask)));
    return AggregatorRegistry.aggregate(numbers).metrics();
  }

  answered(question: number, numbers: Numbers): void {
    this.#waiting.get(question)?.(numbers);
  }

  async #ask(ask: (question: number) => void): Promise<Numbers> {
    const question = this.#questions++;
    let timer: NodeJS.Timeout | undefined;
    const answer = new Promise<Numbers>((resolve) => {
      this.#waiting.set(question, resolve);
      timer = setTimeout(() => resolve([]), PATIENCE);
    });
    ask(question);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(question);
    }
  }
}

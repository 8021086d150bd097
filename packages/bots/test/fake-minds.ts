/** Workers made of nothing, for tests: each does with a question what the test says. */
import { type Hearing, Pool } from "../src/pool.ts";

export type Behaviour = (hearing: Hearing, question: string) => void;

export class FakeMinds {
  /** All questions, in the order in which workers got them. */
  readonly asked: string[] = [];
  /** And in what haste. */
  readonly hastes: number[] = [];
  /** Workers that were started, and those that were ended. */
  started = 0;
  ended = 0;
  /** What the next questions meet. */
  behaviour: Behaviour;
  readonly #clocks = new Set<() => void>();

  constructor(behaviour: Behaviour) {
    this.behaviour = behaviour;
  }

  pool(size: number): Pool<string> {
    return new Pool<string>({
      size,
      patience: 1,
      start: (hearing) => {
        this.started++;
        return {
          ask: (question, haste) => {
            this.asked.push(question);
            this.hastes.push(haste);
            this.behaviour(hearing, question);
          },
          end: () => void this.ended++,
        };
      },
      later: (act) => {
        this.#clocks.add(act);
        return () => this.#clocks.delete(act);
      },
    });
  }

  get clocks(): number {
    return this.#clocks.size;
  }

  /** Everybody's time is up. */
  runOut(): void {
    const acts = [...this.#clocks];
    this.#clocks.clear();
    for (const act of acts) act();
  }
}

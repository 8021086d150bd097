/** Bots that throw, cheat, hang and die: the game goes on, and a bot that failed is asked again for its next move. */
import type { Question } from "@tafelrunde/bots";
import { fastChance, type Game } from "@tafelrunde/core";
import { findGame } from "@tafelrunde/registry";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answer, type Thinker, type WorkerLike, workerThinker } from "./bots.ts";
import { fakeStorage } from "../../test/fake-storage.ts";
import { LocalChronicles } from "./local-chronicles.ts";
import { beginLocal } from "./local-setup.ts";
import { LocalStore } from "./local-store.ts";
import { LocalSession } from "./local.ts";

const game: Game = await findGame("king-of-12")!.rules();
const chance = fastChance(7);

function legal({ view, seat }: Question): string {
  return game.format(chance.pick(game.moves(game.imagine(view, chance), seat)));
}

/** Ada against a strong bot that thinks like this, until it has moved three times; she plays whenever she may. */
async function play(thinker: Thinker): Promise<void> {
  const store = new LocalStore(fakeStorage());
  const { id } = beginLocal(game, { options: {}, seats: [{ person: "Ada" }, { bot: "chancellor" }] }, store);
  const services = { store, chronicles: new LocalChronicles(fakeStorage()), thinker, pause: async () => {} };
  const session = LocalSession.open(game, store.load(id)!, services)!;
  let view: unknown;
  session.listen({ update: (update) => (view = update.view) });
  const refused: unknown[] = [];
  const goesOn = async (): Promise<boolean> => {
    const [move] = game.moves(game.imagine(view, chance), 0);
    if (move !== undefined) refused.push(await session.play(move));
    return store.load(id)!.record.moves.filter(({ seat }) => seat === 1).length >= 3;
  };
  await vi.waitUntil(goesOn, { timeout: 20_000, interval: 1 });
  session.close();
  expect(refused.every((refusal) => refusal === undefined)).toBe(true);
}

/** A bot in the page, of which each answer is what the test says. */
function thinking(answer: (question: Question, count: number) => string) {
  const asked: string[] = [];
  const decide = async (question: Question): Promise<string> => answer(question, asked.push(question.bot));
  return { asked, thinker: { decide, close: () => {} } };
}

const fail = (): never => {
  throw new Error("no idea");
};

test("a bot that throws once is replaced for one move, by the next weaker one", async () => {
  const { asked, thinker } = thinking((question, count) => (count === 1 ? fail() : legal(question)));
  await play(thinker);
  expect(asked.slice(0, 4)).toEqual(["chancellor", "squire", "chancellor", "chancellor"]);
});

test("bots that always throw make any legal move at last", async () => {
  const { asked, thinker } = thinking(fail);
  await play(thinker);
  expect(asked.slice(0, 5)).toEqual(["chancellor", "squire", "page", "random", "chancellor"]);
});

test("a bot that cheats makes a legal move", async () => {
  const { thinker } = thinking(() => "lay nonsense");
  await play(thinker);
});

type Behaviour = (worker: FakeWorker, question: Question) => void;

/** A worker that does what the test says, and answers a little later as real ones do. */
class FakeWorker implements WorkerLike {
  readonly #deed: Behaviour;
  readonly #listeners = new Map<string, (event: never) => void>();
  isEnded = false;

  constructor(deed: Behaviour) {
    this.#deed = deed;
  }
  addEventListener(type: string, listener: unknown): void {
    this.#listeners.set(type, listener as (event: never) => void);
  }
  postMessage(question: Question): void {
    this.#deed(this, question);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(answer: Answer): void {
    queueMicrotask(() => this.#listeners.get("message")?.({ data: answer } as never));
  }
  die(): void {
    queueMicrotask(() => this.#listeners.get("error")?.({} as never));
  }
}

let workers: FakeWorker[] = [];
beforeEach(() => (workers = []));

const withWorker = (deed: (worker: FakeWorker, question: Question, count: number) => void): Thinker => {
  let count = 0;
  return workerThinker(() => {
    const worker = new FakeWorker((own, question) => deed(own, question, ++count));
    workers.push(worker);
    worker.say("ready");
    return worker;
  });
};

afterEach(() => void vi.useRealTimers());

test("a worker that dies while it thinks is replaced", async () => {
  const thinker = withWorker((worker, question, count) => (count === 1 ? worker.die() : worker.say({ move: legal(question) })));
  await play(thinker);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  expect(workers).toHaveLength(2);
});

test("a worker that says what went wrong is kept", async () => {
  const thinker = withWorker((worker, question, count) =>
    worker.say(count === 1 ? { fault: "no idea" } : { move: legal(question) }),
  );
  await play(thinker);
  expect(workers).toHaveLength(1);
});

test("workers that never answer cost time and not the game", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const thinker = withWorker(() => {});
  const ticking = setInterval(() => vi.advanceTimersByTime(5000), 1);
  await play(thinker);
  clearInterval(ticking);
  expect(workers.length).toBeGreaterThan(8);
});

test("where no worker can be started, the bots think in the page", async () => {
  for (const start of [
    fail,
    () => {
      const worker = new FakeWorker(() => {});
      worker.die();
      return worker;
    },
  ])
    await play(workerThinker(start));
});

/** Somebody's requests: with a cookie, to any node, again and again until one of them answers. */
import { setTimeout as pause } from "node:timers/promises";
import type { Door, World } from "./world.ts";

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Milliseconds after which a node that does not answer is left for another. */
const PATIENCE = 2000;
const MOMENT = 150;
/** What says nothing against the thing itself: too fast, and whatever the server has to blame itself for. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

export class Caller {
  readonly name: string;
  cookie = "";
  readonly #world: World;
  #door: Door;

  constructor(world: World, name: string) {
    this.#world = world;
    this.name = name;
    this.#door = world.door();
  }

  async introduce(): Promise<void> {
    await this.ask("PUT", "/api/me", { name: this.name });
  }

  async ask(method: "GET" | "POST" | "PUT", path: string, body?: unknown): Promise<Answer> {
    for (;;) {
      try {
        const answer = await this.#try(method, path, body);
        if (!isPassing(answer.status)) return answer;
        this.#world.note(this.name, `${method} ${path} at ${this.#door.name}: ${answer.status} ${JSON.stringify(answer.body)}`);
        if (JSON.stringify(answer.body).includes('"fault"')) this.#world.complain(this.name, `a fault at ${path}`);
      } catch (fault) {
        this.#world.note(this.name, `${method} ${path} at ${this.#door.name}: ${String(fault)}`);
      }
      this.#door = this.#world.door(this.#door);
      await pause(MOMENT);
    }
  }

  async #try(method: string, path: string, body: unknown): Promise<Answer> {
    const headers = {
      ...(this.cookie !== "" && { cookie: this.cookie }),
      ...(body !== undefined && { "content-type": "application/json" }),
    };
    const answer = await fetch(`http://127.0.0.1:${this.#door.port}${path}`, {
      method,
      headers,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const set = answer.headers.getSetCookie().find((line) => line.startsWith("tafelrunde="));
    if (set !== undefined) this.cookie = set.split(";")[0]!;
    return { status: answer.status, body: text === "" ? undefined : (JSON.parse(text) as unknown) };
  }
}

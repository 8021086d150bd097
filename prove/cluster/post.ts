/** How a guest's messages leave: one after the other, or, by an unruly guest, all of them twice and in any order. */
import type { ClientMessage } from "@tafelrunde/protocol";
import type { World } from "./world.ts";

/** Milliseconds for which an unruly guest gathers messages. */
const GATHERED_FOR = 15;
/** One in so many times something that was answered long ago is sent once more. */
const ONCE_MORE = 3;

export class Post {
  readonly #world: World;
  readonly #send: (message: ClientMessage) => void;
  readonly #sent: ClientMessage[] = [];
  #bag: ClientMessage[] = [];

  constructor(world: World, send: (message: ClientMessage) => void) {
    this.#world = world;
    this.#send = send;
  }

  give(message: ClientMessage): void {
    const { isUnruly, chance } = this.#world;
    // What an old look asked for has come since.
    if (message.type !== "watch") this.#sent.push(message);
    if (!isUnruly) return this.#send(message);
    if (this.#bag.length === 0) setTimeout(() => this.#empty(), GATHERED_FOR);
    this.#bag.push(message, message);
    if (this.#sent.length > 0 && chance.roll(ONCE_MORE) === 1) this.#bag.push(chance.pick(this.#sent));
  }

  #empty(): void {
    const bag = this.#bag;
    this.#bag = [];
    this.#world.chance.shuffle(bag);
    for (const message of bag) this.#send(message);
  }
}

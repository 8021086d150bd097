/** What the servers of one house tell each other: hints that save time, and who is where. */
import type { SharedLimit } from "../limits/door.ts";
import { type Bus, LONGEST_TEXT } from "./bus.ts";
import type { PeopleThere } from "./elsewhere.ts";

/** One thing that a node tells, as JSON: its kind, what it is about, and more. */
type Told =
  /** A table's log has so many entries now. */
  | readonly ["wrote", table: string, length: number]
  /** Nothing but that this node is there. */
  | readonly ["here"]
  /** Lists of public tables look different now. */
  | readonly ["lobby"]
  | readonly ["people", table: string, others: number, ...seated: string[]]
  /** Somebody has another name now. */
  | readonly ["renamed", person: string]
  /** So much was taken here of something limited since this node told it last. */
  | readonly ["spent", limit: SharedLimit, key: string, amount: number]
  /** Somebody has so many connections here. */
  | readonly ["connected", person: string, connections: number];

interface Letter {
  readonly from: string;
  readonly told: readonly Told[];
}

export interface Heard {
  /** There is another node. */
  another(): void;
  wrote(table: string, length: number): void;
  lobby(): void;
  people(node: string, table: string, people: PeopleThere): void;
  renamed(person: string): void;
  spent(limit: SharedLimit, key: string, amount: number): void;
  connected(node: string, person: string, connections: number): void;
}

/** Milliseconds for which things are gathered that need not be told one by one. */
const GATHERED_FOR = 5;
/** What a letter needs beside what it tells, in bytes. */
const ENVELOPE = 100;

export class Neighbours {
  readonly #bus: Bus;
  readonly #node: string;
  #gathered: Told[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** `node` is a name that no other node has. */
  constructor(bus: Bus, node: string, heard: Heard) {
    this.#bus = bus;
    this.#node = node;
    bus.listen((text) => {
      const letter = JSON.parse(text) as Letter;
      if (letter.from === node) return;
      heard.another();
      for (const told of letter.told) hear(letter.from, told, heard);
    });
  }

  tell(told: Told): void {
    this.#gathered.push(told);
    this.#timer ??= setTimeout(() => this.#send(), GATHERED_FOR);
  }

  people(table: string, { seated, others }: PeopleThere): void {
    this.tell(["people", table, others, ...seated]);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#send();
    await this.#bus.close();
  }

  #send(): void {
    this.#timer = undefined;
    const texts = this.#gathered.map((told) => JSON.stringify(told));
    this.#gathered = [];
    for (let begin = 0; begin < texts.length;) {
      let end = begin;
      for (let size = ENVELOPE; end < texts.length; end++) {
        size += Buffer.byteLength(texts[end]!) + 1;
        if (size > LONGEST_TEXT && end > begin) break;
      }
      this.#bus.send(`{"from":"${this.#node}","told":[${texts.slice(begin, end).join()}]}`);
      begin = end;
    }
  }
}

function hear(from: string, told: Told, heard: Heard): void {
  switch (told[0]) {
    case "wrote":
      return heard.wrote(told[1], told[2]);
    case "here":
      return undefined;
    case "lobby":
      return heard.lobby();
    case "people": {
      const [, table, others, ...seated] = told;
      return heard.people(from, table, { seated, others });
    }
    case "renamed":
      return heard.renamed(told[1]);
    case "spent":
      return heard.spent(told[1], told[2], told[3]);
    case "connected":
      return heard.connected(from, told[1], told[2]);
  }
}

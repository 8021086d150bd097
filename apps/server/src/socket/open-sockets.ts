/** How many sockets are open: of each address, and there of each person, and of all together who are not known yet. */
import type { Limits } from "../limits/limits.ts";
import type { Nodes } from "../nodes/nodes.ts";

/** Of the connections that somebody may have, those that need not be told of. */
const TRIFLE = 0.1;

type Counts = Map<string, number>;

export class OpenSockets {
  readonly #limits: Limits;
  readonly #nodes: Pick<Nodes, "connectionsElsewhere" | "connected">;
  readonly #addresses: Counts = new Map();
  readonly #strangers: Counts = new Map();
  readonly #people: Counts = new Map();

  constructor(limits: Limits, nodes: Pick<Nodes, "connectionsElsewhere" | "connected">) {
    this.#limits = limits;
    this.#nodes = nodes;
  }

  hasRoomFor(address: string, person: string | undefined): boolean {
    const { connectionsPerAddress, connectionsPerPerson, strangersPerAddress } = this.#limits;
    if (countOf(this.#addresses, address) >= connectionsPerAddress) return false;
    if (person === undefined) return countOf(this.#strangers, address) < strangersPerAddress;
    return countOf(this.#people, person) + this.#nodes.connectionsElsewhere(person) < connectionsPerPerson;
  }

  count(address: string, person: string | undefined, by: 1 | -1): void {
    add(this.#addresses, address, by);
    if (person === undefined) return add(this.#strangers, address, by);
    add(this.#people, person, by);
    const connections = countOf(this.#people, person);
    // The one that is a trifle again as well.
    if (this.#isWorthTelling(by === 1 ? connections : connections + 1)) this.#nodes.connected(person, connections);
  }

  /** Those who have many here, which other nodes want to know. */
  peopleWithMany(): readonly (readonly [person: string, connections: number])[] {
    return [...this.#people].filter(([, connections]) => this.#isWorthTelling(connections));
  }

  #isWorthTelling(connections: number): boolean {
    return connections >= this.#limits.connectionsPerPerson * TRIFLE;
  }
}

const countOf = (counts: Counts, key: string): number => counts.get(key) ?? 0;

function add(counts: Counts, key: string, by: 1 | -1): void {
  const count = countOf(counts, key) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

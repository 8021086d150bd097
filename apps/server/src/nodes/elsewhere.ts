/** Who is at this house through other nodes, as far as those have told lately. */
import { LatelyTold } from "./lately-told.ts";

/** The people of one node at one table. */
export interface PeopleThere {
  /** The identities of those who sit there and are connected. */
  readonly seated: readonly string[];
  /** How many look on without a seat. */
  readonly others: number;
}

/** The people at one table on all other nodes. */
export interface Elsewhere {
  readonly isAttended: boolean;
  readonly others: number;
  has(person: string): boolean;
}

/** Where a server is alone. */
export const NOBODY: Elsewhere = { isAttended: false, others: 0, has: () => false };

/** Who looks at which table. */
export class PeopleElsewhere {
  readonly #tables = new LatelyTold<PeopleThere>();

  at(table: string): Elsewhere {
    const nodes = this.#tables.of(table);
    if (nodes.length === 0) return NOBODY;
    return {
      isAttended: true,
      get others() {
        return nodes.reduce((sum, { others }) => sum + others, 0);
      },
      has: (person) => nodes.some(({ seated }) => seated.includes(person)),
    };
  }

  /** Whether anything is different now. */
  told(node: string, table: string, people: PeopleThere, now: number): boolean {
    const isEmpty = people.others === 0 && people.seated.length === 0;
    const before = this.#tables.told(node, table, isEmpty ? undefined : people, now);
    if (isEmpty || !before) return isEmpty !== (before === undefined);
    return before.others !== people.others || before.seated.join() !== people.seated.join();
  }

  /** Forgets what was not repeated; gives back the tables at which that makes a difference. */
  sweep(now: number): readonly string[] {
    return this.#tables.sweep(now);
  }
}

/** How many connections somebody has. */
export class ConnectionsElsewhere {
  readonly #people = new LatelyTold<number>();

  of(person: string): number {
    return this.#people.of(person).reduce((sum, connections) => sum + connections, 0);
  }

  told(node: string, person: string, connections: number, now: number): void {
    this.#people.told(node, person, connections === 0 ? undefined : connections, now);
  }

  sweep(now: number): void {
    this.#people.sweep(now);
  }
}

/** Who looks at tables on other nodes, as far as those have told lately. */

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

/** Milliseconds for which others are believed: they tell every second. */
export const BELIEVED_FOR = 3000;

interface Told extends PeopleThere {
  readonly until: number;
}

export class PeopleElsewhere {
  /** By table and by node. */
  readonly #tables = new Map<string, Map<string, Told>>();

  at(table: string): Elsewhere {
    const nodes = this.#tables.get(table);
    if (!nodes) return NOBODY;
    return {
      isAttended: true,
      get others() {
        return [...nodes.values()].reduce((sum, { others }) => sum + others, 0);
      },
      has: (person) => [...nodes.values()].some(({ seated }) => seated.includes(person)),
    };
  }

  /** Whether anything is different now. */
  told(node: string, table: string, people: PeopleThere, now: number): boolean {
    const nodes = this.#tables.get(table) ?? new Map<string, Told>();
    const before = nodes.get(node);
    if (people.others === 0 && people.seated.length === 0) return before !== undefined && this.#forget(table, nodes, node);
    this.#tables.set(table, nodes);
    nodes.set(node, { ...people, until: now + BELIEVED_FOR });
    return before === undefined || before.others !== people.others || before.seated.join() !== people.seated.join();
  }

  /** Forgets what was not repeated; gives back the tables at which that makes a difference. */
  sweep(now: number): readonly string[] {
    const changed: string[] = [];
    for (const [table, nodes] of this.#tables)
      for (const [node, { until }] of nodes) if (until <= now && this.#forget(table, nodes, node)) changed.push(table);
    return changed;
  }

  #forget(table: string, nodes: Map<string, Told>, node: string): boolean {
    const was = nodes.delete(node);
    if (nodes.size === 0) this.#tables.delete(table);
    return was;
  }
}

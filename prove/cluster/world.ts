/** What all guests share: where the nodes are, how guests behave at present, and the history of what happened. */
import type { Chance } from "@tafelrunde/core";

export interface Door {
  readonly name: string;
  readonly port: number;
}

export class World {
  readonly chance: Chance;
  readonly #doors: readonly Door[];
  readonly #began = performance.now();
  /** Everything is sent twice and out of order. */
  isUnruly = false;
  readonly history: string[] = [];
  /** What must not happen, whatever else does. */
  readonly complaints: string[] = [];

  constructor(doors: readonly Door[], chance: Chance) {
    this.#doors = doors;
    this.chance = chance;
  }

  /** Any node, but another one than before. */
  door(before?: Door): Door {
    return this.chance.pick(this.#doors.filter((door) => door !== before));
  }

  note(who: string, what: string): void {
    this.history.push(`${(performance.now() - this.#began).toFixed(0).padStart(7)} ${who}: ${what}`);
  }

  complain(who: string, what: string): void {
    this.note(who, `COMPLAINT ${what}`);
    this.complaints.push(`${who}: ${what}`);
  }
}

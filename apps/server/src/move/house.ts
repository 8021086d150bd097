/** A house: all that servers keep in one place, read and written as it is, while nobody else works there. */
import type { StoredTable } from "../check/check-table.ts";
import type { TableSource } from "../check/check-tables.ts";
import type { Identity } from "../store/store.ts";

export interface House extends TableSource {
  /** By it the house is known, and so is everybody in it. */
  readonly key: string;
  people(): readonly Identity[] | Promise<readonly Identity[]>;
}

/** A house that takes what another one has. */
export interface NewHouse extends House {
  /** Durable when it settles. What is there already stays, but for what an index says. */
  putTables(tables: readonly StoredTable[]): void | Promise<void>;
  putPeople(people: readonly Identity[]): void | Promise<void>;
}

/** A house in which things are changed that were written before. */
export interface OpenHouse extends House {
  /** Durable when it settles: all that is kept of this table is what is given. */
  replaceTable(table: StoredTable): void | Promise<void>;
  removePerson(id: string): void | Promise<void>;
  /** Leaves no trace on disk of what was there before. */
  tidy(): void | Promise<void>;
}

export interface HousePlace {
  readonly folder: string;
  /** The address of the database that is used instead of the folder. */
  readonly database: string | undefined;
}

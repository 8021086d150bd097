/** The SQLite driver: Node's own where it has one, else a package of the same shape. */

export type SqlValue = string | number | null;

export interface Statement {
  run(...values: SqlValue[]): { readonly changes: number | bigint };
  get(...values: SqlValue[]): unknown;
  all(...values: SqlValue[]): unknown[];
}

export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

type Driver = { readonly DatabaseSync: new (path: string) => Database };

/** Named at run time, because Node 20 has no such module and its types know none. */
const BUILT_IN = "node:sqlite";

async function driver(): Promise<Driver> {
  try {
    return (await import(BUILT_IN)) as Driver;
  } catch {
    return import("@photostructure/sqlite");
  }
}

export async function openDatabase(path: string): Promise<Database> {
  const { DatabaseSync } = await driver();
  return new DatabaseSync(path);
}

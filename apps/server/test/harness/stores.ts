/** The places a store can work in, for tests that must hold in all of them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoreEvents } from "../../src/store/events.ts";
import { PostgresStore } from "../../src/store/postgres/store.ts";
import { SqliteStore } from "../../src/store/sqlite.ts";
import type { Store } from "../../src/store/store.ts";
import { noPostgres, TestPostgres } from "./postgres.ts";

/** A kind of store, and places for it. */
interface StoreKind {
  readonly name: string;
  /** Why it cannot be tested here. */
  readonly missing: string | undefined;
  begin(): Promise<void>;
  /** A place with nothing in it. */
  place(): Promise<string>;
  open(place: string, events?: StoreEvents): Promise<Store>;
  end(): Promise<void>;
}

function sqlite(): StoreKind {
  const root = mkdtempSync(join(tmpdir(), "tafelrunde-store-"));
  let places = 0;
  return {
    name: "SQLite",
    missing: undefined,
    begin: async () => {},
    place: async () => join(root, String(places++)),
    open: (place, events) => SqliteStore.open(place, events),
    end: async () => rmSync(root, { recursive: true, force: true }),
  };
}

function postgres(): StoreKind {
  let server: TestPostgres | undefined;
  return {
    name: "PostgreSQL",
    missing: noPostgres,
    async begin() {
      server = await TestPostgres.open();
    },
    place: () => server!.database(),
    open: (place, events) => PostgresStore.open(place, events),
    end: async () => server?.close(),
  };
}

export const storeKinds = (): readonly StoreKind[] => [sqlite(), postgres()];

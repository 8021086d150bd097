/** A data folder to be filled, damaged and opened again: for tests. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Entry } from "../../src/table/entry.ts";
import { emptyJournal, openDatabase } from "../../src/store/driver.ts";
import { pathsIn } from "../../src/store/folder.ts";
import { type FolderProblem, Unopenable } from "../../src/store/problem.ts";
import { SqliteStore } from "../../src/store/sqlite.ts";
import type { Store, TableRow } from "../../src/store/store.ts";

export const said = (text: string): Entry => ({ type: "said", person: { id: "p", name: "Ada" }, text, message: text, at: 1 });

export const row = (id: string): TableRow => ({
  id,
  game: "toy",
  visibility: "link",
  state: "waiting",
  created: 1,
  wake: null,
  chronicle: null,
  summary: "{}",
  turn: null,
});

/** Tables of four entries, each with its host. */
export async function fill(store: Store, ...tables: readonly string[]): Promise<void> {
  for (const id of tables) {
    await store.saveIdentity({ id: `host of ${id}`, name: "Ada", created: 1 });
    await store.append(id, 0, said("0"), { row: row(id) });
    for (let seq = 1; seq < 4; seq++) await store.append(id, seq, said(String(seq)), {});
  }
}

export class TestFolder {
  readonly root = mkdtempSync(join(tmpdir(), "tafelrunde-store-"));
  path = join(this.root, "data");

  remove(): void {
    rmSync(this.root, { recursive: true });
  }

  at(name: "database" | "journal" | "witness"): string {
    return pathsIn(this.path)[name];
  }

  /** Goes on in a copy: in one process, an older connection to the same files would still know what they held. */
  move(): void {
    const next = join(this.root, String(readdirSync(this.root).length));
    cpSync(this.path, next, { recursive: true, filter: (path) => !path.endsWith("-shm") });
    this.path = next;
  }

  /** Filled, and closed in good order. */
  async house(...tables: readonly string[]): Promise<void> {
    const store = await SqliteStore.open(this.path);
    await fill(store, ...tables);
    await store.close();
  }

  /** As a crash leaves it: what was written last is in the journal alone. */
  async crash(...tables: readonly string[]): Promise<void> {
    const store = await SqliteStore.open(this.path);
    await fill(store, ...tables);
    this.move();
    await store.close();
  }

  async sql(text: string): Promise<void> {
    this.move();
    const database = await openDatabase(this.at("database"));
    database.exec(`PRAGMA foreign_keys = OFF; ${text}`);
    emptyJournal(database);
    database.close();
  }

  /** Why the data folder does not open; undefined if it does. */
  async problem(): Promise<FolderProblem | undefined> {
    this.move();
    try {
      await (await SqliteStore.open(this.path)).close();
      return undefined;
    } catch (fault) {
      if (fault instanceof Unopenable) return fault.problem;
      throw fault;
    }
  }

  async openAnyway<T>(work: (store: SqliteStore) => Promise<T>): Promise<T> {
    this.move();
    const store = await SqliteStore.open(this.path, {}, { despiteDamage: true });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  /** Every file with its bytes; empty ones say nothing. Looking at a journal makes an index of it. */
  contents(): readonly (readonly [name: string, bytes: string])[] {
    return readdirSync(this.path)
      .filter((name) => !name.endsWith("-shm") && statSync(join(this.path, name)).size > 0)
      .map((name) => [name, readFileSync(join(this.path, name)).toString("base64")]);
  }
}

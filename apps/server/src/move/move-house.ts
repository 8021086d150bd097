/** Copies a house from a folder into a database, or back: whole, and compared entry by entry; safe to be done twice. */
import { isDeepStrictEqual } from "node:util";
import { type Checked, type CheckListener, checkTables } from "../check/check-tables.ts";
import type { StoredTable } from "../check/check-table.ts";
import { fromFolder, intoFolder } from "./folder-house.ts";
import type { House, HousePlace, NewHouse } from "./house.ts";

type Moved =
  | ({ readonly outcome: "moved"; readonly people: number } & Checked)
  /** Nothing was changed: there is nothing to move, or the other place is somebody else's. */
  | { readonly outcome: "nothing-there" | "another-house" }
  /** Nothing was changed: this table went on in the other place, or differs there. */
  | { readonly outcome: "played-on"; readonly table: string };

/** So many tables are copied at once. */
const TABLES = 50;
const PEOPLE = 1000;

export async function moveHouse(from: HousePlace, to: HousePlace, listener: CheckListener): Promise<Moved> {
  return leaving(from, async (old) =>
    old ? entering(to, old.key, (next) => moved(old, next, listener)) : { outcome: "nothing-there" },
  );
}

/** Whoever has folders alone need not load what knows databases. */
async function leaving<T>({ folder, database }: HousePlace, work: (house: House | undefined) => Promise<T>): Promise<T> {
  if (database === undefined) return fromFolder(folder, work);
  return (await import("./database-house.ts")).fromDatabase(database, work);
}

async function entering<T>({ folder, database }: HousePlace, key: string, work: (house: NewHouse) => Promise<T>): Promise<T> {
  if (database === undefined) return intoFolder(folder, key, work);
  return (await import("./database-house.ts")).intoDatabase(database, key, work);
}

async function moved(old: House, next: NewHouse, listener: CheckListener): Promise<Moved> {
  if (next.key !== old.key) return { outcome: "another-house" };
  const table = await playedOn(old, next);
  if (table !== undefined) return { outcome: "played-on", table };
  const people = await old.people();
  for (let at = 0; at < people.length; at += PEOPLE) await next.putPeople(people.slice(at, at + PEOPLE));
  const arrived = new Map((await next.people()).map(({ id, name }) => [id, name]));
  if (people.some(({ id, name }) => arrived.get(id) !== name)) throw new Error("somebody did not arrive");
  const ids = await old.ids();
  for (let at = 0; at < ids.length; at += TABLES) await next.putTables(await readable(old, ids.slice(at, at + TABLES)));
  return { outcome: "moved", people: people.length, ...(await compared(old, next, listener)) };
}

/** A table of the new house that is not how the same table began in the old one. */
async function playedOn(old: House, next: House): Promise<string | undefined> {
  const known = new Set(await old.ids());
  for (const id of await next.ids()) {
    if (!known.has(id)) return id;
    const [was, is] = [await old.read(id), await next.read(id)];
    if (!isDeepStrictEqual(textsOf(was).slice(0, is.log.length), textsOf(is))) return id;
  }
  return undefined;
}

/** What cannot be read stays behind, and is named by the comparison. */
async function readable(house: House, ids: readonly string[]): Promise<readonly StoredTable[]> {
  const tables: StoredTable[] = [];
  for (const id of ids) {
    try {
      tables.push(await house.read(id));
    } catch (fault) {
      if (!house.isUnreadable(fault)) throw fault;
    }
  }
  return tables;
}

/** Every table that was there is here, the same in all, and leads to the same game when it is played again. */
function compared(old: House, next: House, listener: CheckListener): Promise<Checked> {
  const read = async (id: string): Promise<StoredTable> => {
    const [was, is] = [await old.read(id), await next.read(id)];
    if (!isDeepStrictEqual(asWritten(was), asWritten(is))) listener.problem({ code: "not-moved", table: id });
    return is;
  };
  return checkTables(
    { ids: () => old.ids(), read, isUnreadable: (fault) => old.isUnreadable(fault) || next.isUnreadable(fault) },
    listener,
  );
}

/** Rows of a driver may be of a kind of their own, and nobody promised an order of those who sit there. */
const textsOf = ({ log }: StoredTable): unknown[] => log.map(({ seq, entry, mark }) => [seq, entry, mark]);
const asWritten = (table: StoredTable): unknown => [table.row && { ...table.row }, textsOf(table), table.holders.toSorted()];

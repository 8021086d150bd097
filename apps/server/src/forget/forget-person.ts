/** Forgets one person: their identity, their name and their words. The games they played stay, with somebody in their place. */
import { checkTable, type StoredRow, type StoredTable } from "../check/check-table.ts";
import { changingHouse } from "../move/change-house.ts";
import type { House, HousePlace, OpenHouse } from "../move/house.ts";
import { rulesFor } from "../rules.ts";
import { markOf } from "../store/marks.ts";
import { strongestBot } from "../table/commands.ts";
import type { Entry, EntryContent } from "../table/entry.ts";
import { fold, foldAll } from "../table/fold.ts";
import { holdersOf, rowOf } from "../table/info.ts";
import { phaseOf, seatOf, type TableState } from "../table/state.ts";
import { stranger, withoutPerson } from "./without-person.ts";

type Forgotten =
  | { readonly outcome: "forgotten"; readonly tables: number }
  /** Nothing was changed: nobody has this id, or nothing is kept there. */
  | { readonly outcome: "nobody" | "nothing-there" }
  /** Nothing was changed: this table names them, and it is damaged or goes by rules that are not here. */
  | { readonly outcome: "closed-table"; readonly table: string };

export const forgetPerson = (place: HousePlace, id: string, now: number): Promise<Forgotten> =>
  changingHouse(place, (house) => (house ? forgotten(house, id, now) : Promise.resolve({ outcome: "nothing-there" })));

async function forgotten(house: OpenHouse, id: string, now: number): Promise<Forgotten> {
  const ids = await tablesNaming(house, id);
  const isKnown = (await house.people()).some((person) => person.id === id);
  if (!isKnown && ids.length === 0) {
    // An attempt that was broken off may have come so far.
    await house.tidy();
    return { outcome: "nobody" };
  }
  // First a look at all of them: whoever is forgotten is so everywhere.
  for (const table of ids) if (!(await isOpen(await house.read(table)))) return { outcome: "closed-table", table };
  for (const table of ids) await house.replaceTable(await rewritten(await house.read(table), id, now));
  // At last, so that an attempt that was broken off can be made again.
  await house.removePerson(id);
  await house.tidy();
  return { outcome: "forgotten", tables: ids.length };
}

async function tablesNaming(house: House, id: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const table of await house.ids()) {
    const { row, log, holders } = await house.read(table);
    const texts = [row?.summary ?? "", row?.turn ?? "", ...holders, ...log.map(({ entry }) => entry)];
    if (texts.some((text) => text.includes(id))) found.push(table);
  }
  return found;
}

async function isOpen(stored: StoredTable): Promise<boolean> {
  const { problems, isUnplayed } = await checkTable(stored);
  return problems.length === 0 && isUnplayed === undefined;
}

/** The table under its new log, which is played again: its record has another name in it, and so other hashes. */
async function rewritten({ id: table, log: stored }: StoredTable, id: string, now: number): Promise<StoredTable> {
  const other = stranger();
  const log = [
    ...withoutPerson(
      stored.map(({ entry }) => JSON.parse(entry) as Entry),
      id,
      other,
    ),
  ];
  const state = foldAll(table, await rulesFor(log), log);
  for (const content of await farewell(state, other.id)) {
    const entry: Entry = { ...content, at: Math.max(now, state.changedAt) };
    fold(state, entry);
    log.push(entry);
  }
  const row: StoredRow = {
    // Somebody looks at the table as soon as a server opens.
    ...rowOf(state, phaseOf(state) === "over" ? undefined : now),
    entries: log.length,
    tip: state.match?.latest()?.hash ?? null,
  };
  const texts = log.map((entry) => JSON.stringify(entry));
  if ([row.summary, ...texts].some((text) => text.includes(id))) throw new Error("somebody is still named");
  return {
    id: table,
    row,
    log: texts.map((entry, seq) => ({ seq, entry, mark: markOf(table, seq, entry) })),
    holders: holdersOf(state),
  };
}

/** Whoever is forgotten has left: a bot plays on, and a seat at a table that waits is free. */
async function farewell(state: TableState, person: string): Promise<readonly EntryContent[]> {
  const phase = phaseOf(state);
  if (phase === "over" || state.frozen) return [];
  const seat = seatOf(state, person);
  const isAlone = state.seats.every(({ owner }) => owner === null || owner === person);
  if (phase === "playing")
    return seat === undefined || state.seats[seat]!.away ? [] : [{ type: "left", seat, bot: await strongestBot(state.game) }];
  return [
    ...(seat === undefined ? [] : [{ type: "left", seat, bot: null } as const]),
    ...(isAlone && state.host === person ? [{ type: "closed" } as const] : []),
  ];
}

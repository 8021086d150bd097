/** Finds out whose id it is that somebody means who knows names and tables. */
import type { StoredTable } from "../check/check-table.ts";
import { changingHouse } from "../move/change-house.ts";
import type { House, HousePlace } from "../move/house.ts";
import type { Entry } from "../table/entry.ts";

export interface FoundPerson {
  readonly id: string;
  readonly names: readonly string[];
  /** The tables that name them. */
  readonly tables: readonly string[];
}

interface Wanted {
  /** As it is or was somewhere, in whatever letters. */
  readonly name: string | undefined;
  /** A table at which they sat or said something. */
  readonly table: string | undefined;
}

/** Everybody who had this name, at this table; undefined if nothing is kept there. */
export const findPeople = (place: HousePlace, wanted: Wanted): Promise<readonly FoundPerson[] | undefined> =>
  changingHouse(place, async (house) => house && found(house, wanted));

async function found(house: House, { name, table: wanted }: Wanted): Promise<readonly FoundPerson[]> {
  const people = new Map<string, { readonly names: Set<string>; readonly tables: string[] }>();
  const known = (id: string) => people.get(id) ?? people.set(id, { names: new Set(), tables: [] }).get(id)!;
  for (const { id, name: present } of await house.people()) known(id).names.add(present);
  for (const table of await house.ids())
    for (const [id, names] of peopleIn(readable(await house.read(table)))) {
      known(id).tables.push(table);
      for (const each of names) known(id).names.add(each);
    }
  const isCalled = (names: ReadonlySet<string>): boolean =>
    name === undefined || [...names].some((each) => each.toLowerCase() === name.toLowerCase());
  return [...people]
    .filter(([, { names, tables }]) => isCalled(names) && (wanted === undefined || tables.includes(wanted)))
    .map(([id, { names, tables }]) => ({ id, names: [...names], tables }));
}

/** What of a log can be understood. */
const readable = ({ log }: StoredTable): readonly Entry[] =>
  log.flatMap(({ entry }) => {
    try {
      return [JSON.parse(entry) as Entry];
    } catch {
      return [];
    }
  });

/** Everybody whom a log names, with the names they had there. */
function peopleIn(log: readonly Entry[]): ReadonlyMap<string, ReadonlySet<string>> {
  const people = new Map<string, Set<string>>();
  for (const entry of log) {
    const person = entry.type === "created" ? entry.host : "person" in entry ? entry.person : undefined;
    if (!person || person.id === "") continue;
    people.set(person.id, (people.get(person.id) ?? new Set()).add(person.name));
  }
  return people;
}

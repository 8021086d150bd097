/** `tafelrunde forget`: deletes what is kept of one person; or finds out who is meant. */
import { findPeople, forgetPerson, type FoundPerson } from "@tafelrunde/server";
import { Complaint } from "./complaint.ts";
import { readFlags } from "./flags.ts";
import { type Context, say } from "./io.ts";
import { openable } from "./openable.ts";
import { type Place, placeOf } from "./place.ts";

/** The id of a table, alone or at the end of its address. */
const tableIn = (link: string): string => /[a-z0-9]{20}(?=\W*$)/.exec(link)?.[0] ?? link;

const lineOf = ({ id, names, tables }: FoundPerson, { text }: Context): string => text.foundPerson(id, names, tables.length);

async function find(place: Place, name: string | undefined, at: string | undefined, context: Context): Promise<number> {
  const { io, text } = context;
  const table = at === undefined ? undefined : tableIn(at);
  const people = await openable(() => findPeople(place, { name, table }), context);
  if (!people) throw new Complaint(text.nothingKept(place.shown));
  if (people.length === 0) throw new Complaint(text.nobodyFound);
  say(io, [...people.map((person) => lineOf(person, context)), text.howToForget(place.flag)]);
  return 0;
}

export async function forget(args: readonly string[], context: Context): Promise<number> {
  const { io, text } = context;
  const flags = readFlags(args, { data: "value", database: "value", named: "value", at: "value" }, 1, context);
  const place = placeOf(flags, context);
  const { named, at } = flags.values;
  const [id] = flags.files;
  if (named !== undefined || at !== undefined) return find(place, named, at, context);
  if (id === undefined) throw new Complaint(text.needsPerson);
  const forgotten = await openable(() => forgetPerson(place, id, Date.now()), context);
  switch (forgotten.outcome) {
    case "nothing-there":
      throw new Complaint(text.nothingKept(place.shown));
    case "nobody":
      throw new Complaint(text.nobodyFound);
    case "closed-table":
      throw new Complaint(text.cannotForget(forgotten.table, place.flag));
    case "forgotten":
      say(io, text.forgotten(forgotten.tables));
      return 0;
  }
}

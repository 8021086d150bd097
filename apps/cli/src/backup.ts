/** `tafelrunde backup`: a copy of all that a server keeps, as it is at one moment, while the server goes on. */
import { resolve } from "node:path";
import { copyFolder } from "@tafelrunde/server";
import { Complaint } from "./complaint.ts";
import { readFlags } from "./flags.ts";
import { type Context, say } from "./io.ts";
import { openable } from "./openable.ts";
import { placeOf } from "./place.ts";

export async function backup(args: readonly string[], context: Context): Promise<number> {
  const { io, text } = context;
  const flags = readFlags(args, { data: "value", database: "value", to: "value" }, 0, context);
  const { folder: from, database, shown } = placeOf(flags, context);
  if (database !== undefined) throw new Complaint(text.backupOfDatabase(shown));
  if (flags.values["to"] === undefined) throw new Complaint(text.needsTo);
  const to = resolve(flags.values["to"]);
  const outcome = await openable(() => copyFolder(from, to), context);
  if (outcome === "nothing-there") throw new Complaint(text.nothingKept(from));
  if (outcome === "not-empty") throw new Complaint(text.somethingThere(to));
  say(io, text.copied(to));
  return 0;
}

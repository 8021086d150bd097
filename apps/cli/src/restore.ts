/** `tafelrunde restore`: puts a backup into a folder, after it was looked through; what was there before is moved aside. */
import { resolve } from "node:path";
import { restoreHouse } from "@tafelrunde/server";
import { checkListener } from "./check.ts";
import { Complaint, DAMAGED } from "./complaint.ts";
import { readFlags } from "./flags.ts";
import { type Context, say } from "./io.ts";
import { openable } from "./openable.ts";
import { placeOf } from "./place.ts";
import { checkedIn } from "./words/words.ts";

export async function restore(args: readonly string[], context: Context): Promise<number> {
  const { io, text } = context;
  const flags = readFlags(args, { from: "value", data: "value", database: "value", replace: "switch" }, 0, context);
  const { folder: to, database, shown } = placeOf(flags, context);
  if (database !== undefined) throw new Complaint(text.restoreOfDatabase(shown));
  if (flags.values["from"] === undefined) throw new Complaint(text.needsFrom);
  const from = resolve(flags.values["from"]);
  if (from === to) throw new Complaint(text.sameRestorePlace);
  const { listener, done } = checkListener(context);
  const restored = await openable(() => restoreHouse({ from, to, replace: flags.switches.has("replace") }, listener), context);
  done();
  switch (restored.outcome) {
    case "nothing-there":
      throw new Complaint(text.nothingKept(from));
    case "damaged":
      throw new Complaint(text.damagedBackup(from), DAMAGED);
    case "house-there":
      throw new Complaint(text.houseThere(to));
    case "restored":
      say(io, [checkedIn(text, restored), text.restored(to)]);
      if (restored.aside !== undefined) say(io, text.movedAside(restored.aside));
      return 0;
  }
}

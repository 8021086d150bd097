/** `tafelrunde move`: copies all that servers keep from a folder into a database, or back, and proves that everything arrived. */
import { moveHouse } from "@tafelrunde/server";
import { checkListener } from "./check.ts";
import { Complaint, DAMAGED } from "./complaint.ts";
import { readFlags } from "./flags.ts";
import { type Context, say } from "./io.ts";
import { openable } from "./openable.ts";
import { placeAt } from "./place.ts";
import { foundIn } from "./words/words.ts";

export async function move(args: readonly string[], context: Context): Promise<number> {
  const { io, text } = context;
  const { values } = readFlags(args, { from: "value", to: "value" }, 0, context);
  if (values["from"] === undefined || values["to"] === undefined) throw new Complaint(text.needsFromAndTo);
  const [from, to] = [placeAt(values["from"], context), placeAt(values["to"], context)];
  if (from.shown === to.shown) throw new Complaint(text.samePlace);
  const { listener, done } = checkListener(context);
  const moved = await openable(() => moveHouse(from, to, listener), context);
  const problems = done();
  switch (moved.outcome) {
    case "nothing-there":
      throw new Complaint(text.nothingKept(from.shown));
    case "another-house":
      throw new Complaint(text.anotherHouse(to.shown));
    case "played-on":
      throw new Complaint(text.playedOn(moved.table, to.shown));
    case "moved":
      say(io, [text.moved(moved.tables, moved.entries, moved.people, to.shown), foundIn(text, problems)]);
      return problems === 0 ? 0 : DAMAGED;
  }
}

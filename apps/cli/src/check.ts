/** `tafelrunde check`: goes through all that a server keeps, names what is wrong, and changes nothing. */
import { existsSync } from "node:fs";
import { checkDatabase, checkFolder, type CheckListener } from "@tafelrunde/server";
import { Complaint, DAMAGED } from "./complaint.ts";
import { readFlags } from "./flags.ts";
import { type Context, say } from "./io.ts";
import { openable } from "./openable.ts";
import { placeOf } from "./place.ts";
import { checkedIn, foundIn, problemIn } from "./words/words.ts";

/** Clears the line that tells how far it is. */
const BEGIN_LINE = "\r\u001B[K";

interface Checking {
  readonly listener: CheckListener;
  /** Ends the telling; gives back how many problems there were. */
  done(): number;
}

/** Says every problem, and meanwhile how far it is to whoever watches. */
export function checkListener({ io, text }: Context): Checking {
  const isWatched = io.columns > 0;
  const tell = (line: string): void => void (isWatched && io.stderr.write(line));
  let problems = 0;
  return {
    listener: {
      problem(problem) {
        problems++;
        tell(BEGIN_LINE);
        say(io, problemIn(text, problem));
      },
      progress: (done, all) => tell(`${BEGIN_LINE}${text.progress(done, all)}`),
    },
    done() {
      tell(BEGIN_LINE);
      return problems;
    },
  };
}

export async function check(args: readonly string[], context: Context): Promise<number> {
  const { io, text } = context;
  const { folder, database } = placeOf(readFlags(args, { data: "value", database: "value" }, 0, context), context);
  if (database === undefined && !existsSync(folder)) throw new Complaint(text.nothingKept(folder));
  const { listener, done } = checkListener(context);
  const all = () => (database === undefined ? checkFolder(folder, listener) : checkDatabase(database, listener));
  const checked = await openable(all, context);
  const problems = done();
  say(io, [checkedIn(text, checked), foundIn(text, problems)]);
  return problems === 0 ? 0 : DAMAGED;
}

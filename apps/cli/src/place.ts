/** Where a server keeps everything: a folder, or a PostgreSQL database. */
import { resolve } from "node:path";
import { shownUrl } from "@tafelrunde/server";
import { Complaint } from "./complaint.ts";
import { type Flags, setting } from "./flags.ts";
import type { Context } from "./io.ts";

export interface Place {
  readonly folder: string;
  /** The address of the database that is used instead of the folder. */
  readonly database: string | undefined;
  /** As it may be shown to anybody. */
  readonly shown: string;
  /** The flag by which it is named. */
  readonly flag: string;
}

const isAddress = (text: string): boolean => /^postgres(?:ql)?:/.test(text);

/** What was given is the address of a database, or a folder. */
export function placeAt(given: string, { text }: Context): Place {
  if (!isAddress(given)) return folderAt(given);
  if (!URL.canParse(given)) throw new Complaint(text.badDatabase);
  const shown = shownUrl(given);
  return { folder: "", database: given, shown, flag: `--database ${shown}` };
}

/** The place that flags and variables name. Whoever names a folder by a flag means it, whatever a variable says. */
export function placeOf(flags: Flags, context: Context): Place {
  const { text, io } = context;
  const { data, database } = flags.values;
  if (data !== undefined && database !== undefined) throw new Complaint(text.folderOrDatabase);
  const address = data === undefined ? (setting("database", flags, context) ?? (io.env["DATABASE_URL"] || undefined)) : undefined;
  if (address === undefined) return folderAt(setting("data", flags, context) ?? "data");
  if (!isAddress(address)) throw new Complaint(text.badDatabase);
  return placeAt(address, context);
}

function folderAt(given: string): Place {
  const folder = resolve(given);
  return { folder, database: undefined, shown: folder, flag: `--data ${folder}` };
}

/** Where a server keeps everything, and what is said if it cannot be opened. */
import { resolve } from "node:path";
import { Unopenable } from "@tafelrunde/server";
import { Complaint, DAMAGED } from "./complaint.ts";
import type { Flags } from "./flags.ts";
import type { Context } from "./io.ts";
import { problemIn } from "./words/words.ts";

/** A flag, else the variable of the same name: `--log-level`, else `TAFELRUNDE_LOG_LEVEL`. */
export function setting(name: string, flags: Flags, { io }: Context): string | undefined {
  return flags.values[name] ?? (io.env[`TAFELRUNDE_${name.toUpperCase().replaceAll("-", "_")}`] || undefined);
}

export const dataFolder = (flags: Flags, context: Context): string => resolve(setting("data", flags, context) ?? "data");

/** Whatever keeps the folder closed becomes one sentence. */
export async function openable<T>(work: () => Promise<T>, { text }: Context): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    throw fault instanceof Unopenable ? new Complaint(problemIn(text, fault.problem), DAMAGED) : fault;
  }
}

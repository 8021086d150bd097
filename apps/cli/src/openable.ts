/** What is said if that which a server keeps cannot be opened. */
import { Unopenable } from "@tafelrunde/server";
import { Complaint, DAMAGED } from "./complaint.ts";
import type { Context } from "./io.ts";
import { problemIn } from "./words/words.ts";

/** Whatever keeps it closed becomes one sentence. */
export async function openable<T>(work: () => Promise<T>, { text }: Context): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    throw fault instanceof Unopenable ? new Complaint(problemIn(text, fault.problem), DAMAGED) : fault;
  }
}

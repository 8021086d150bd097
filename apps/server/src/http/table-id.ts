/** The table that an address means. */
import { fields } from "@tafelrunde/protocol";
import * as v from "valibot";
import { refuse } from "../refused.ts";

const tableParams = v.object({ id: fields.tableId });

/** An id that cannot be one is simply not found. */
export function tableIdIn(params: unknown): string {
  const result = v.safeParse(tableParams, params);
  if (!result.success) throw refuse("not-found");
  return result.output.id;
}

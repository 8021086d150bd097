/** Bodies and parameters, checked by the schemas of the protocol. */
import { fields } from "@tafelrunde/protocol";
import * as v from "valibot";
import { refuse } from "../refused.ts";

/** What the schema makes of it, or a refusal. A request without a body counts as an empty object. */
export function checked<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value ?? {});
  if (!result.success) throw refuse("bad-message");
  return result.output;
}

const tableParams = v.object({ id: fields.tableId });

/** An id that cannot be one is simply not found. */
export function tableIdIn(params: unknown): string {
  const result = v.safeParse(tableParams, params);
  if (!result.success) throw refuse("not-found");
  return result.output.id;
}

/** What somebody sent: JSON that is taken, and checked by the schemas of the protocol. */
import * as v from "valibot";
import { refuse } from "./refused.ts";

/** What a trap could look like: most texts have nothing of it, and need not be looked through. */
const SUSPICIOUS = /__proto__|constructor|prototype|\\/;

/** Throws if it is no JSON, or none that is taken. */
export const parsed = (text: string): unknown => (SUSPICIOUS.test(text) ? JSON.parse(text, withoutTraps) : JSON.parse(text));

/** Names that mean something to JavaScript itself are no names of ours. */
function withoutTraps(name: string, value: unknown): unknown {
  if (name === "__proto__" || name === "constructor" || name === "prototype") throw refuse("bad-message");
  return value;
}

/** What the schema makes of it, or a refusal. A request without a body counts as an empty object. */
export function checked<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value ?? {});
  if (!result.success) throw refuse("bad-message");
  return result.output;
}

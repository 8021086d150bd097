/** What is logged of a bug: what went wrong and at which table, and nothing that would let a reader of the log in there. */
import { hash } from "node:crypto";

const tables = new WeakMap<object, string>();
const DIGITS = 12;

/** The same fault, which now knows its table. */
export function faultAt(table: string, fault: unknown): unknown {
  if (typeof fault === "object" && fault !== null && !tables.has(fault)) tables.set(fault, table);
  return fault;
}

/**
 * What a table is called in the log: whoever knows its id may look at the table, so the id itself stays out. An id has a hundred bits of
 * luck, so nobody finds it by trying; whoever has it finds its lines with `printf %s ID | sha256sum | cut -c1-12`.
 */
export const markOf = (table: string): string => hash("sha256", table).slice(0, DIGITS);

interface Told {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [more: string]: unknown;
}

/** Of a fault its words alone: others hang things on theirs, such as the row that a database did not like. */
function told(fault: unknown): Told {
  if (!(fault instanceof Error)) return { type: typeof fault, message: String(fault), stack: "" };
  const { name: type, message, stack = "", cause } = fault;
  const code = "code" in fault ? { code: fault.code } : {};
  return { type, message, ...code, stack, ...(cause === undefined ? {} : { cause: told(cause) }) };
}

/** The same for faults that others log; ours have been through this already. */
export const ownWords = (err: Error | Told): Told => (err instanceof Error ? told(err) : err);

/** The id of a table may stand in a sentence. */
const without = (table: string, err: Told): Told =>
  JSON.parse(JSON.stringify(err, (_, part: unknown) => (typeof part === "string" ? part.replaceAll(table, "…") : part))) as Told;

export function described(fault: unknown): { readonly err: Told; readonly table?: string } {
  const table = typeof fault === "object" && fault !== null ? tables.get(fault) : undefined;
  return table === undefined ? { err: told(fault) } : { err: without(table, told(fault)), table: markOf(table) };
}

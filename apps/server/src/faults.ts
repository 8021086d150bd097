/** At which table a bug showed: remembered where it happens, and written down where it is logged. */

const tables = new WeakMap<object, string>();

/** The same fault, which now knows its table. */
export function faultAt(table: string, fault: unknown): unknown {
  if (typeof fault === "object" && fault !== null && !tables.has(fault)) tables.set(fault, table);
  return fault;
}

/** What is logged of a fault. */
export function described(fault: unknown): { readonly err: unknown; readonly table?: string } {
  const table = typeof fault === "object" && fault !== null ? tables.get(fault) : undefined;
  return table === undefined ? { err: fault } : { err: fault, table };
}

/** Reads what must be there, though no type can say so: that it is missing is a bug, and a bug throws. */

/** The value, which is neither null nor undefined. */
export function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("what must be there is missing");
  return value;
}

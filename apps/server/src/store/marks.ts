/** The mark of a log entry: a checksum of its text and its place, by which a change is noticed. */
import { hash } from "node:crypto";
import type { TableProblem } from "./problem.ts";

/** An entry as it lies in the file; those from before there were marks have none. */
export interface StoredEntry {
  readonly seq: number;
  readonly entry: string;
  readonly mark: string | null;
}

/** Against accidents sixteen digits are plenty; whoever can write the file can write marks as well. */
const DIGITS = 16;

export const markOf = (table: string, seq: number, text: string): string =>
  hash("sha256", `${table} ${seq}\n${text}`).slice(0, DIGITS);

/** The first thing that is wrong with entries that follow `from` others: a gap, or a changed entry. */
export function problemIn(table: string, part: readonly StoredEntry[], from: number): TableProblem | undefined {
  for (const [index, { seq, entry, mark }] of part.entries()) {
    if (seq !== from + index) return { code: "missing-entry", table, seq: from + index };
    const isAsWritten = mark === null ? isJson(entry) : mark === markOf(table, seq, entry);
    if (!isAsWritten) return { code: "changed-entry", table, seq };
  }
  return undefined;
}

/** What is wrong with a log that ends after `found` entries, where the index knows of so many; undefined if it knows no such table. */
export function problemAtEnd(table: string, found: number, known: number | undefined): TableProblem | undefined {
  if (known === undefined) return found === 0 ? undefined : { code: "no-row", table };
  if (found === 0) return { code: "no-log", table };
  return found < known ? { code: "missing-entry", table, seq: found } : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What the disk takes, without any server: the least that a move can wait which is on disk before it is acknowledged. */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const TIMES = 500;
/** A page of SQLite. */
const PAGE = Buffer.alloc(4096, 1);

/** Where servers of the benchmark keep their data: one page after the other is written and waited for. */
export function disk(): string {
  const folder = mkdtempSync(join(tmpdir(), "tafelrunde-disk-"));
  const file = openSync(join(folder, "pages"), "w");
  try {
    const times = Array.from({ length: TIMES }, () => {
      const begin = performance.now();
      writeSync(file, PAGE);
      fdatasyncSync(file);
      return performance.now() - begin;
    }).toSorted((one, other) => one - other);
    const at = (share: number): string => times[Math.floor(TIMES * share)]!.toFixed(2);
    return `A page alone is on disk after ${at(0.5)} ms, p99 ${at(0.99)} ms.`;
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true });
  }
}

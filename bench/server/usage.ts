/** What a process uses of the machine, as Linux tells it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Elsewhere nobody knows, and no figure is shown. */
const IS_TOLD = existsSync("/proc/self/task");

/** Processor time of all threads of a process that are still there, in seconds, to the nanosecond. */
export function cpuOf(pid: number): number {
  if (!IS_TOLD) return Number.NaN;
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const [ran] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
    nanoseconds += Number(ran);
  }
  return nanoseconds / 1e9;
}

/** Bytes of memory that a process holds. */
export function memoryOf(pid: number): number {
  if (!IS_TOLD) return Number.NaN;
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1024;
}

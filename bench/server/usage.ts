/** What a process uses of the machine, as Linux tells it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Elsewhere nobody knows, and no figure is shown. */
const IS_TOLD = existsSync("/proc/self/task");

/** Processor time of all threads, of a process and of those it started, that are still there, in seconds, to the nanosecond. */
export function cpuOf(pid: number): number {
  if (!IS_TOLD) return Number.NaN;
  let seconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const [ran] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
    seconds += Number(ran) / 1e9;
    const started = readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8");
    for (const child of started.split(" ").filter(Boolean)) seconds += cpuOf(Number(child));
  }
  return seconds;
}

/** Bytes of memory that a process holds. */
export function memoryOf(pid: number): number {
  if (!IS_TOLD) return Number.NaN;
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1024;
}

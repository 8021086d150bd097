/** Waiting with a deadline: generous, because the machine may be slow, and never a fixed pause. */
import { setTimeout as pause } from "node:timers/promises";

export { pause };

const DEADLINE = 60_000;

/** Looks again and again until there is something to see, and gives it back. */
export async function until<T>(
  what: string,
  look: () => T | undefined | false | null | Promise<T | undefined | false | null>,
  deadline: number = DEADLINE,
): Promise<T> {
  const end = Date.now() + deadline;
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false && seen !== null) return seen;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await pause(4);
  }
}

/** The same promise, but it fails at the deadline and says what did not come. */
export async function within<T>(what: string, promise: Promise<T>, deadline: number = DEADLINE): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited in vain for ${what}`)), deadline);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

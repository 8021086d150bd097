/** Does something often, a few at a time: a server is not asked a thousand things in one moment. */

/** So many people come, or open a match, at the same time. */
const AT_ONCE = 16;

/** Gives back what came of each. */
export async function inTurns<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next++;
      done[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}

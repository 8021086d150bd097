/** How long a bot may think: so many milliseconds in play, so many steps where the answer must not depend on the machine. */

export interface Budget {
  /** Whether there is time for one more step; a bot asks before each, and answers with what it has when there is none. */
  left(): boolean;
}

/** A step of any bot takes about a millisecond. */
export function steps(count: number): Budget {
  let taken = 0;
  return { left: () => taken++ < count };
}

/** `now` is a clock in milliseconds: engines have none of their own. */
export function milliseconds(count: number, now: () => number): Budget {
  const end = now() + count;
  return { left: () => now() < end };
}

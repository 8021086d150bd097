/** Hints that get lost: takes the notifications out of what PostgreSQL sends, and leaves everything else as it is. */

/** One letter and a length that counts itself, but not the letter. */
const HEADER = 5;
const NOTIFICATION = "A".charCodeAt(0);

/** For one connection that is not encrypted; `areLost` is asked for every notification. */
export function withoutHints(areLost: () => boolean): (bytes: Buffer) => Buffer {
  let held = Buffer.alloc(0);
  return (bytes) => {
    held = Buffer.concat([held, bytes]);
    const passed: Buffer[] = [];
    while (held.length >= HEADER) {
      const size = 1 + held.readInt32BE(1);
      if (held.length < size) break;
      if (held[0] !== NOTIFICATION || !areLost()) passed.push(held.subarray(0, size));
      held = held.subarray(size);
    }
    return Buffer.concat(passed);
  };
}

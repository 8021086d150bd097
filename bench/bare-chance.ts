/** The very draws of core's `fastChance` with nothing around them, so that equal seeds play equal games. */

/** A function that gives a whole number from 0 to below `sides`. */
export function bareChance(seed: number): (sides: number) => number {
  const sfc32 = new Int32Array([seed, seed / 2 ** 32, 0x9e3779b9, 1]);
  const below = (sides: number): number => {
    const sum = (sfc32[0]! + sfc32[1]! + sfc32[3]!) | 0;
    sfc32[3]!++;
    sfc32[0] = sfc32[1]! ^ (sfc32[1]! >>> 9);
    sfc32[1] = sfc32[2]! + (sfc32[2]! << 3);
    sfc32[2] = ((sfc32[2]! << 21) | (sfc32[2]! >>> 11)) + sum;
    return Math.floor(((sum >>> 0) / 2 ** 32) * sides);
  };
  for (let i = 0; i < 15; i++) below(1);
  return below;
}

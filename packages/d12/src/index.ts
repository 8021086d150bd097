/** The twelve-sided die of King of 12 and Council of 12: which faces touch, and which lie opposite (D1). */

/** `NEIGHBOURS[face]`: the five faces that touch it, counter-clockwise seen from outside. There is no face 0. */
export const NEIGHBOURS: readonly (readonly number[])[] = [
  [],
  [2, 10, 5, 6, 4],
  [1, 4, 8, 7, 10],
  [4, 6, 11, 12, 8],
  [1, 6, 3, 8, 2],
  [1, 10, 9, 11, 6],
  [1, 5, 11, 3, 4],
  [2, 8, 12, 9, 10],
  [2, 4, 3, 12, 7],
  [5, 10, 7, 12, 11],
  [1, 2, 7, 9, 5],
  [3, 6, 5, 9, 12],
  [3, 11, 9, 7, 8],
];

/** The face on the far side. */
export const opposite = (face: number): number => 13 - face;

export const areNeighbours = (one: number, other: number): boolean => NEIGHBOURS[one]?.includes(other) ?? false;

/** How each seat is told apart: a colour, a shape and a letter. */
import type { Seat } from "@tafelrunde/core";

export interface SeatMark {
  readonly letter: string;
  readonly colour: string;
  /** Written on the colour, where white cannot be read. */
  readonly ink?: string;
  /** In a box of 24 by 24. */
  readonly path: string;
  /** Where the letter stands in that box. */
  readonly at: readonly [number, number];
}

/** Crown, shield, moon, leaf, key, star. */
const MARKS: readonly SeatMark[] = [
  { letter: "A", colour: "var(--seat-a)", path: "M2 21V6l5.5 4.6L12 3l4.5 7.6L22 6v15z", at: [12, 19.4] },
  { letter: "B", colour: "var(--seat-b)", path: "M12 2l9 2.6v7.2c0 5.2-4.2 8.4-9 10.2-4.8-1.8-9-5-9-10.2V4.6z", at: [12, 15.6] },
  { letter: "C", colour: "var(--seat-c)", path: "M15 2a10 10 0 1 0 7 14.5A9.5 9.5 0 0 1 15 2z", at: [9.6, 16.8] },
  {
    letter: "D",
    colour: "var(--seat-d)",
    path: "M21.5 2.5c.8 8.5-.7 18-10.5 18-2.3 0-4.2-.7-5.6-1.9L3 21.5 1.8 20l2.4-2.6C1.5 10.5 8 3.5 21.5 2.5z",
    at: [12, 16.2],
  },
  {
    letter: "E",
    colour: "var(--seat-e)",
    path: "M8.5 3.5a7.5 7.5 0 0 1 7.3 5.8H23v4.4h-2.2v3h-3.6v-3h-1.4A7.5 7.5 0 1 1 8.5 3.5z",
    at: [8.4, 14.7],
  },
  {
    letter: "F",
    colour: "var(--seat-f)",
    path: "M12 1l3.1 7 7.6.8-5.7 5.1 1.6 7.5L12 17.6l-6.6 3.8 1.6-7.5-5.7-5.1L8.9 8z",
    at: [12, 15.4],
  },
];

export const markOf = (seat: Seat): SeatMark => MARKS[seat % MARKS.length]!;

/** How each seat is told apart: a colour, a shape and a letter. */
import type { Seat } from "@tafelrunde/core";

export interface SeatMark {
  readonly letter: string;
  readonly shape: "crown" | "shield" | "moon" | "leaf";
  readonly colour: string;
  /** In a box of 24 by 24. */
  readonly path: string;
  /** Where the letter stands in that box. */
  readonly at: readonly [number, number];
}

const MARKS: readonly SeatMark[] = [
  { letter: "A", shape: "crown", colour: "#a52a3a", path: "M2 21V6l5.5 4.6L12 3l4.5 7.6L22 6v15z", at: [12, 19.4] },
  {
    letter: "B",
    shape: "shield",
    colour: "#2d6ea3",
    path: "M12 2l9 2.6v7.2c0 5.2-4.2 8.4-9 10.2-4.8-1.8-9-5-9-10.200V4.600z",
    at: [12, 15.6],
  },
  { letter: "C", shape: "moon", colour: "#6d4aa0", path: "M15 2a10 10 0 1 0 7 14.500A9.5 9.5 0 0 1 15 2z", at: [9.6, 16.8] },
  {
    letter: "D",
    shape: "leaf",
    colour: "#277a50",
    path: "M21.5 2.500c.8 8.5-.7 18-10.5 18-2.3 0-4.2-.7-5.6-1.900L3 21.5 1.8 20l2.4-2.600C1.5 10.5 8 3.5 21.5 2.500z",
    at: [12, 16.2],
  },
];

export const markOf = (seat: Seat): SeatMark => MARKS[seat % MARKS.length]!;

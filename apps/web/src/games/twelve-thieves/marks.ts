/** How players are told apart: a colour, the head of an animal, and a letter. Palaces have none of these. */
import type { Seat } from "@tafelrunde/core";

interface Mark {
  readonly letter: string;
  readonly animal: "snake" | "fox" | "raven" | "cat";
  readonly colour: string;
  /** Darker, for edges and folds. */
  readonly shade: string;
  /** Written on the colour. */
  readonly ink: string;
  /** A head, in a box of 24 by 24. */
  readonly path: string;
  /** Where the letter stands on it. */
  readonly at: readonly [number, number];
  /** The hood of a thief, in a box of 28 by 32. */
  readonly hood: string;
}

const CLOAK = "C22.500 18 25.500 23 25.500 31H2.500C2.500 23 5.500 18 6.500 12";

const MARKS: readonly Mark[] = [
  {
    letter: "A",
    animal: "snake",
    colour: "var(--snake)",
    shade: "var(--snake-shade)",
    ink: "var(--cream)",
    path: "M12 1c3 0 4.500 1.800 5 4 4 1 6 4.500 5 8.500-1 4.500-5.500 5.500-6.500 9.500h-7C7.500 19 3 18 2 13.500 1 9.500 3 6 7 5c.5-2.200 2-4 5-4z",
    at: [12, 16],
    hood: `M6.500 12C-1 10 3 2.500 9 3.500 11 .5 17 .5 19 3.500 25 2.500 29 10 21.500 12${CLOAK}Z`,
  },
  {
    letter: "B",
    animal: "fox",
    colour: "var(--fox)",
    shade: "var(--fox-shade)",
    ink: "var(--cream)",
    path: "M1.500 1.500 8.500 6h7l7-4.500L21.500 13 12 23 2.500 13z",
    at: [12, 16.2],
    hood: `M6.500 12 4 0l7.500 4.500h5L24 0l-2.500 12${CLOAK}Z`,
  },
  {
    letter: "C",
    animal: "raven",
    colour: "var(--raven)",
    shade: "var(--raven-shade)",
    ink: "var(--cream)",
    path: "M2.500 10.500c0-5 3.500-8.500 8.500-8.500 4.500 0 7 2.500 7.500 6L24 12l-6 1.500c-.6 4-2.500 5.500-1.500 9.500H3c1.500-4-.5-8-.5-12.500z",
    at: [10.2, 16.6],
    hood: `M6.500 12C6 5 9 1.500 14 1.500c4 0 6.500 2 7 5l6.500 4-6 1.500${CLOAK}Z`,
  },
  {
    letter: "D",
    animal: "cat",
    colour: "var(--cat)",
    shade: "var(--cat-shade)",
    ink: "var(--ink)",
    path: "M3.500 2 9 6h6l5.500-4 1.500 11c0 6-4.500 9.500-10 9.500S2 19 2 13z",
    at: [12, 17],
    hood: `M6.500 12 6 1.500l5 2.500h6l5-2.500-.5 10.500${CLOAK}Z`,
  },
];

export const markOf = (seat: Seat): Mark => MARKS[seat % MARKS.length]!;

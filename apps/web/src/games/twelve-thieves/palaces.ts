/** How palaces are told apart: a colour, an emblem, and a silhouette of their own. */
import { type Card, CARDS, type Palace } from "@tafelrunde/twelve-thieves";

interface PalaceLook {
  readonly emblem: "crown" | "leaf" | "moon" | "key" | "shield" | "star";
  readonly roof: string;
  readonly wall: string;
  /** Written on the roof's colour. */
  readonly ink: string;
  /** In a box of 24 by 24. */
  readonly sign: string;
  /** Roof of the tower and of the wing, in a box of 200 by 100; they end at 42 and at 51. */
  readonly tower: string;
  readonly wing: string;
}

/** The same shape again and again along the roof of the wing. */
const along = (count: number, shape: (x: number, width: number) => string): string => {
  const width = 122 / count;
  return Array.from({ length: count }, (_, index) => shape(75 + index * width, width)).join("");
};

export const LOOKS: { readonly [palace in Palace]: PalaceLook } = {
  red: {
    emblem: "crown",
    roof: "var(--red-roof)",
    wall: "var(--red-wall)",
    ink: "var(--cream)",
    sign: "M3 19V7l4.800 4L12 4l4.200 7L21 7v12z",
    tower: "M8 42C-8 24 22 20 39 1 56 20 86 24 70 42z",
    wing: along(
      3,
      (x, w) =>
        `M${x + 3} 51C${x - 4} 43 ${x + w / 2 - 4} 41 ${x + w / 2} 33 ${x + w / 2 + 4} 41 ${x + w + 4} 43 ${x + w - 3} 51z`,
    ),
  },
  green: {
    emblem: "leaf",
    roof: "var(--green-roof)",
    wall: "var(--green-wall)",
    ink: "var(--cream)",
    sign: "M20.500 3c1 9-1.500 17-9.500 17-2 0-3.700-.6-5-1.600L3.500 21 2 19.600l2.600-2.700C2.200 10.500 8.500 4 20.500 3z",
    tower: "M0 42q8-5 10-13h58q2 8 10 13zM9 29q6-4 8-11h44q2 7 8 11zM18 18Q32 14 39 1q7 13 21 17z",
    wing: along(4, (x, w) => `M${x} 51q${w * 0.42} -3 ${w / 2} -13q${w * 0.08} 10 ${w / 2} 13z`),
  },
  white: {
    emblem: "moon",
    roof: "var(--white-roof)",
    wall: "var(--white-wall)",
    ink: "var(--ink)",
    sign: "M14.500 3a9 9 0 1 0 6.300 13A8.500 8.500 0 0 1 14.500 3z",
    tower: "M8 42a31 31 0 0 1 62 0zM37.600 12V2h2.800v10zM2 42V24l2.500-4 2.500 4v18zM71 42V24l2.500-4 2.500 4v18z",
    wing: along(3, (x, w) => `M${x + 2} 51a${w / 2 - 2} ${w / 2 - 5} 0 0 1 ${w - 4} 0z`),
  },
  purple: {
    emblem: "key",
    roof: "var(--purple-roof)",
    wall: "var(--purple-wall)",
    ink: "var(--cream)",
    sign: "M8 2.500a5.500 5.500 0 0 1 2 10.600V22H6v-2.400H3v-3h3v-3.500A5.500 5.500 0 0 1 8 2.500zm0 3a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM14 4h7v4h-7zM14 11h5v4h-5z",
    tower: "M3 42V7h12v8h9V7h12v8h9V7h12v8h6V7h12v35z",
    wing: along(6, (x, w) => `M${x} 51V38h${w * 0.58}v6h${w * 0.42}v7z`),
  },
  blue: {
    emblem: "shield",
    roof: "var(--blue-roof)",
    wall: "var(--blue-wall)",
    ink: "var(--cream)",
    sign: "M12 2l8.500 2.500v7C20.500 16.500 16.500 20 12 22c-4.500-2-8.500-5.500-8.500-10.500v-7z",
    tower: "M0 42Q33 34 39 0q6 34 39 42z",
    wing: along(5, (x, w) => `M${x} 51l${w / 2}-16 ${w / 2} 16z`),
  },
  yellow: {
    emblem: "star",
    roof: "var(--yellow-roof)",
    wall: "var(--yellow-wall)",
    ink: "var(--ink)",
    sign: "M12 1.500l3 6.700 7.300.8-5.400 5 1.500 7.200L12 17.500l-6.400 3.700L7.100 14 1.700 9 9 8.200z",
    tower: "M3 42V31h8V21h9V11h10V2h18v9h10v10h9v10h8v11z",
    wing: along(3, (x, w) => `M${x} 51v-5h${w * 0.2}v-5h${w * 0.2}v-5h${w * 0.2}v5h${w * 0.2}v5h${w * 0.2}v5z`),
  },
};

/** A dancer with her veil over her head, in a box of 24 by 24. */
export const DANCER_SIGN =
  "M12 4.200a2.400 2.400 0 1 1 0 4.800 2.400 2.400 0 0 1 0-4.800zM4.200 2.300l1.600-.8C7 5 8.600 7.600 10.600 9.600h2.800c2-2 3.600-4.600 4.800-8.100l1.600.8c-1 3.900-2.700 7-5 9.200l.5 2.700c3.600 1.900 5.400 4.700 6 8.300H2.700c.6-3.600 2.400-6.400 6-8.300l.5-2.700c-2.300-2.200-4-5.300-5-9.200z";

export const DANCER_COLOUR = "var(--dancer)";

export const signOf = (card: Card): string => (card === "dancer" ? DANCER_SIGN : LOOKS[card].sign);

/** A dancer, or the colour of the palace. */
export const colourOf = (card: Card): string => (card === "dancer" ? DANCER_COLOUR : LOOKS[card].roof);

export const inkOf = (card: Card): string => (card === "dancer" ? "var(--cream)" : LOOKS[card].ink);

export const indexOf = (card: Card): number => CARDS.indexOf(card);

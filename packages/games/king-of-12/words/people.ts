/** Who is spoken of, and to whom: the reader is "you" and comes first in every list. */
import type { Seat } from "@tafelrunde/core";

export interface People {
  readonly names: readonly string[];
  /** The seat that is spoken to; null where several people read. */
  readonly reader: Seat | null;
}

/** All seats, the reader's first. */
export const everybody = ({ names, reader }: People): Seat[] => readerFirst([...names.keys()], reader);

export const readerFirst = (seats: readonly Seat[], reader: Seat | null): Seat[] =>
  seats.toSorted((a, b) => Number(b === reader) - Number(a === reader) || a - b);

/** The seats without the reader's. */
export const apart = (seats: readonly Seat[], reader: Seat | null): Seat[] => seats.filter((seat) => seat !== reader);

/** The beginning of a sentence about these seats: "you" gets a capital, a name stays as its owner writes it. */
export const opening = (text: string, seats: readonly Seat[], { reader }: People): string =>
  reader !== null && seats.includes(reader) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

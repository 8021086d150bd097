/** Of whom a sentence speaks, and to whom. */
import type { Seat } from "@tafelrunde/core";

export interface People {
  readonly names: readonly string[];
  /** The seat that is spoken to; null where several people listen. */
  readonly reader: Seat | null;
}

/** For a language in which the reader is called `you`: a member with its verb, in the third person or to the reader. */
export const doing =
  (you: string) =>
  ({ names, reader }: People, seat: Seat, they: string, own: string): string =>
    seat === reader ? `${you} ${own}` : `${names[seat]} ${they}`;

/** The names of these seats, the reader before all others. */
export function called(you: string, seats: readonly Seat[], { names, reader }: People): string[] {
  const others = seats.filter((seat) => seat !== reader).map((seat) => names[seat]!);
  return others.length === seats.length ? others : [you, ...others];
}

/** Those at the table as sentences name them: the reader is spoken to, and the verb follows. */
import type { Seat } from "@tafelrunde/core";

export interface Address {
  /** The reader within a sentence, and at its beginning. */
  readonly you: string;
  readonly first: string;
  list(items: readonly string[]): string;
}

export class People {
  readonly #names: readonly string[];
  readonly #reader: Seat | null;
  readonly #address: Address;

  constructor(names: readonly string[], reader: Seat | null, address: Address) {
    this.#names = names;
    this.#reader = reader;
    this.#address = address;
  }

  isReader(seat: Seat): boolean {
    return seat === this.#reader;
  }

  /** The reader comes first, because "you and Mira" is how one speaks. */
  all(seats: readonly Seat[], you = this.#address.you): string {
    return this.#address.list(this.#order(seats).map((seat) => this.verb(seat, you, this.#names[seat]!)));
  }

  /** At the beginning of a sentence. */
  opening(seats: readonly Seat[]): string {
    return this.all(seats, this.#address.first);
  }

  /** The form for the reader, or the one for somebody else. */
  verb(seat: Seat, you: string, they: string): string {
    return this.isReader(seat) ? you : they;
  }

  /** At the beginning of a sentence: who, and what they do. */
  does(seat: Seat, you: string, they: string): string {
    return `${this.opening([seat])} ${this.verb(seat, you, they)}`;
  }

  /** Each with a number. */
  each(seats: readonly Seat[], count: readonly number[]): string {
    return this.#address.list(this.#order(seats).map((seat) => `${this.all([seat])}\u00a0${count[seat]}`));
  }

  #order(seats: readonly Seat[]): readonly Seat[] {
    return seats.toSorted((a, b) => Number(this.isReader(b)) - Number(this.isReader(a)));
  }
}

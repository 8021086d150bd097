/** What every game needs of a language, and those at the table as its sentences name them. */
import type { Seat } from "../game.ts";

/** One such object for each language, beside this file. */
export interface Grammar {
  /** What the reader is called within a sentence, and at its beginning. */
  readonly you: string;
  readonly youFirst: string;
  /** "Mia, Tom and Lea". */
  list(items: readonly string[]): string;
}

/** One seat, or several, in a sentence that speaks to the reader: the reader comes first, and the verb follows. */
export class Who {
  readonly #names: readonly string[];
  readonly #seats: readonly Seat[];
  readonly #reader: Seat | null;
  readonly #grammar: Grammar;

  constructor(names: readonly string[], seats: readonly Seat[], reader: Seat | null, grammar: Grammar) {
    this.#names = names;
    this.#seats = seats.toSorted((a, b) => Number(b === reader) - Number(a === reader));
    this.#reader = reader;
    this.#grammar = grammar;
  }

  /** The reader is among them. */
  get isYou(): boolean {
    return this.#seats.some((seat) => seat === this.#reader);
  }

  /** Within a sentence: "you and Mia". */
  get name(): string {
    return this.as(this.#grammar.you);
  }

  /** At the beginning of a sentence: "You and Mia". */
  get first(): string {
    return this.as(this.#grammar.youFirst);
  }

  /** With another word for the reader, such as a dative; others may be named in another form too, such as "Mia’s". */
  as(you: string, named = (name: string): string => name): string {
    return this.#grammar.list(this.#seats.map((seat) => (seat === this.#reader ? you : named(this.#names[seat]!))));
  }

  /** The form for the reader, or for several with the reader among them; else the one for others. */
  verb(you: string, they: string): string {
    return this.isYou ? you : they;
  }

  /** At the beginning of a sentence: who, and what they do. */
  does(you: string, they: string): string {
    return `${this.first} ${this.verb(you, they)}`;
  }
}

/** Those of whom a sentence speaks, by their seats. */
export type People = (...seats: readonly Seat[]) => Who;

/** `reader` is the seat that is spoken to; null where several people read. */
export const peopleAt =
  (names: readonly string[], reader: Seat | null, grammar: Grammar): People =>
  (...seats) =>
    new Who(names, seats, reader, grammar);

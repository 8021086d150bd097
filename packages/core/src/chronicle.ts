/** A chronicle: what the games of one group of people leave behind, each carrying on where the last one ended. */

/** What a finished game leaves behind. */
export interface GameSummary {
  readonly score: number;
  readonly won: boolean;
  /** Which kind of game it was: a value of the game's first option. */
  readonly kind: string;
  /** Who or what the next game inherits; null for nobody. */
  readonly heir: string | null;
  /** Something hard that the group set itself to do, as `option.value`, and the boxes ticked for it; null if nothing. */
  readonly vow: { readonly name: string; readonly boxes: number } | null;
}

/** One game of the chronicle, as it is kept. */
export interface Chapter {
  /** The id of the table. */
  readonly table: string;
  /** When the game was over, in milliseconds since 1970. */
  readonly at: number;
  readonly names: readonly string[];
  readonly deeds: GameSummary;
  /** What the group wrote down by hand. */
  readonly note: string | null;
}

interface Member {
  readonly name: string;
  /** How often this name is in the chronicle, up to here. */
  readonly numeral: number;
}

/** The same as it is read: with its year, and with members who are counted like kings. */
export interface ChapterRead extends Chapter {
  readonly year: number;
  readonly members: readonly Member[];
}

const FIRST_YEAR = 1;

/** Every game begins in the year in which the one before ended: a score counts years. */
export function readChronicle(chapters: readonly Chapter[]): readonly ChapterRead[] {
  const met = new Map<string, number>();
  let year = FIRST_YEAR;
  return chapters.map((chapter) => {
    const members = chapter.names.map((name) => {
      const numeral = (met.get(name) ?? 0) + 1;
      met.set(name, numeral);
      return { name, numeral };
    });
    const read = { ...chapter, year, members };
    year += chapter.deeds.score;
    return read;
  });
}

const ROMAN = [
  [1000, "M"],
  [900, "CM"],
  [500, "D"],
  [400, "CD"],
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
] as const;

/** A whole number from 1 on, as kings are counted. */
export function roman(number: number): string {
  let left = number;
  let text = "";
  for (const [value, letters] of ROMAN)
    while (left >= value) {
      text += letters;
      left -= value;
    }
  return text;
}

/** What a chronicle says in the words of its game; nothing here knows which game that is. */
import type { ChapterRead, GameSummary, Game, Words } from "@tafelrunde/core";

/** The boxes that a group can tick in one game. */
export const BOXES = 8;
export const LONGEST_NOTE = 200;

type Kept = Pick<Game, "options" | "chronicle">;

/** The kinds of games are the values of a game's first option. */
const firstOption = (game: Kept): string => Object.keys(game.options)[0] ?? "";

export function kindName(game: Kept, words: Words, kind: string): string {
  return words.options[`${firstOption(game)}.${kind}`] ?? kind;
}

/** An option that the next game has from the last one, and its value. */
interface Inherited {
  readonly option: string;
  readonly label: string;
  readonly value: string;
}

export function inheritedFrom(game: Kept, words: Words, deeds: GameSummary): readonly Inherited[] {
  return Object.entries(game.chronicle?.next(deeds) ?? {}).map(([option, value]) => ({
    option,
    label: words.options[game.options[option]?.label ?? option] ?? option,
    value: words.options[`${option}.${String(value)}`] ?? String(value),
  }));
}

interface Best {
  readonly kind: string;
  /** Undefined for a kind that the group has not played. */
  readonly chapter: ChapterRead | undefined;
}

/** The best game of every kind, in the order in which the game lists its kinds; of equal ones the first. */
export function bestByKind(game: Kept, chapters: readonly ChapterRead[]): readonly Best[] {
  const spec = game.options[firstOption(game)];
  const listed = spec?.type === "choice" ? spec.choices : [];
  const kinds = new Set([...listed, ...chapters.map(({ deeds }) => deeds.kind)]);
  return [...kinds].map((kind) => {
    const played = chapters.filter(({ deeds }) => deeds.kind === kind);
    const most = Math.max(...played.map(({ deeds }) => deeds.score));
    return { kind, chapter: played.find(({ deeds }) => deeds.score === most) };
  });
}

/** One line, as the server takes it. */
export const tidyNote = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, LONGEST_NOTE);

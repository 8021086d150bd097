/** Chronicles: what the finished games of one group add up to, and what the next of their games has from them. */
import type { Chapter, Game, Options } from "@tafelrunde/core";
import type { http } from "@tafelrunde/protocol";
import type * as v from "valibot";
import { refuse } from "./refused.ts";
import type { Store } from "./store/store.ts";
import { chapterIn } from "./table/info.ts";

type Chronicle = v.InferOutput<typeof http.chronicleAnswer>;

const MOST_OF_MINE = 50;

/** Whoever knows the id may read it; refused if there is none. */
export async function readChapters(store: Store, id: string): Promise<Chronicle> {
  const rows = await store.chronicle(id);
  const [first] = rows;
  if (!first) throw refuse("not-found");
  return { id, game: first.game, chapters: rows.flatMap((row) => told(chapterIn(row))).toSorted((a, b) => a.at - b.at) };
}

const told = (chapter: Chapter | undefined): Chronicle["chapters"] =>
  chapter ? [{ ...chapter, names: [...chapter.names] }] : [];

/** The chronicles of everybody who ever sat at one of their tables. */
export async function chroniclesOf(store: Store, person: string): Promise<readonly Chronicle[]> {
  const ids = await store.chroniclesOf(person, MOST_OF_MINE);
  return Promise.all(ids.map((id) => readChapters(store, id)));
}

/** Only members carry a chronicle on. */
export async function mustBeMember(store: Store, id: string, person: string): Promise<void> {
  const mine = await store.chroniclesOf(person, Number.MAX_SAFE_INTEGER);
  if (!mine.includes(id)) throw refuse("not-found");
}

/** The options of the next game of a chronicle: those wished for, and what the last game left behind. */
export async function optionsAfter(store: Store, game: Game, id: string, wished: Options): Promise<Options> {
  const rows = await store.chronicle(id);
  if (rows.some((row) => row.game !== game.id)) throw refuse("not-found");
  const last = rows
    .flatMap((row) => chapterIn(row) ?? [])
    .toSorted((a, b) => a.at - b.at)
    .at(-1);
  return last && game.chronicle ? { ...wished, ...game.chronicle.next(last.deeds) } : wished;
}

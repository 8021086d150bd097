/** Notes of what somebody was shown: after how many moves, which parts of their view were new. */

/** A plain value, or what kind of whole it is: `{}` for an object, `[3]` for a list of three. */
type Part = string | number | boolean | null;
export type Parts = ReadonlyMap<string, Part>;
export type Note = readonly [moves: number, news: { readonly [path: string]: Part }];

/** Every part of a view under its path, such as `hands.0.2`; of the whole the path is empty. */
export function partsOf(view: unknown): Parts {
  const parts = new Map<string, Part>();
  const walk = (path: string, value: unknown): void => {
    if (typeof value !== "object" || value === null) {
      parts.set(path, value as Part);
      return;
    }
    parts.set(path, Array.isArray(value) ? `[${value.length}]` : "{}");
    for (const [key, inner] of Object.entries(value)) walk(path === "" ? key : `${path}.${key}`, inner);
  };
  // As it is on the wire.
  walk("", JSON.parse(JSON.stringify(view)));
  return parts;
}

/** What the notes add up to. Parts that a later view has no more are still among them; nothing is ever compared with those. */
function knownFrom(notes: readonly Note[]): Map<string, Part> {
  const known = new Map<string, Part>();
  for (const [, news] of notes) for (const [path, part] of Object.entries(news)) known.set(path, part);
  return known;
}

/** The notes with what this view tells beyond them; the same ones if it is noted already. */
export function takeNote(notes: readonly Note[], moves: number, view: unknown): readonly Note[] {
  const known = knownFrom(notes);
  const news = Object.fromEntries([...partsOf(view)].filter(([path, part]) => known.get(path) !== part));
  if (Object.keys(news).length === 0 && notes.at(-1)?.[0] === moves) return notes;
  return [...notes, [moves, news]];
}

/**
 * After how many moves something else was shown than these views hold, each under its number of moves, of a game with so many moves
 * in all. A view that is missing tells nothing, and neither does a part that only one of both has: newer programs may show more.
 */
export function differences(notes: readonly Note[], views: ReadonlyMap<number, Parts>, all: number): readonly number[] {
  const known = new Map<string, Part>();
  const found = new Set<number>();
  for (const [moves, news] of notes) {
    for (const [path, part] of Object.entries(news)) known.set(path, part);
    const view = views.get(moves) ?? [];
    const isOther = [...view].some(([path, part]) => known.has(path) && known.get(path) !== part);
    if (isOther || moves > all) found.add(moves);
  }
  return [...found].toSorted((a, b) => a - b);
}

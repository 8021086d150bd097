/** The options of a game as a form: what is shown, what is still wrong, what is sent. */
import { type Chapter, checkOptions, type Game, type OptionSpec, type Options, type OptionValue } from "@tafelrunde/core";
import type { Chronicle } from "../../session/local-chronicles.ts";

export type Specs = { readonly [name: string]: OptionSpec };

/** The chosen value, or the default where nothing was chosen. */
export const valueOf = (specs: Specs, chosen: Options, name: string): OptionValue => chosen[name] ?? specs[name]!.default;

/** The options that matter with the present choices and are not decided already, in their order. */
export function shownOptions(specs: Specs, chosen: Options, decided: readonly string[] = []): readonly string[] {
  return Object.keys(specs).filter((name) => {
    if (decided.includes(name)) return false;
    const condition = specs[name]!.onlyIf;
    return condition === undefined || valueOf(specs, chosen, condition.option) === condition.is;
  });
}

/** What is sent: all that was chosen and still matters. */
export function optionsToSend(specs: Specs, chosen: Options, decided: readonly string[] = []): Options {
  const shown = shownOptions(specs, chosen, decided);
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => shown.includes(name)));
}

/** The first option that the game would refuse. */
export function wrongOption(specs: Specs, chosen: Options, decided: readonly string[] = []): string | undefined {
  const checked = checkOptions(specs, optionsToSend(specs, chosen, decided));
  return checked.ok ? undefined : checked.option;
}

/** The chronicles of a game that can be gone on with, and the one asked for even if nothing is written in it yet. */
export function chroniclesOf(list: readonly Chronicle[], game: Pick<Game, "id">, asked: string): readonly Chronicle[] {
  return list.filter((book) => book.game === game.id && (book.chapters.length > 0 || book.id === asked));
}

/** The options that the last game of a chronicle decides. */
export function decidedBy(game: Pick<Game, "chronicle">, chapters: readonly Chapter[] = []): readonly string[] {
  const last = chapters.at(-1);
  return last && game.chronicle ? Object.keys(game.chronicle.next(last.deeds)) : [];
}

/** Puts an item into a subset or takes it out. */
export function toggled(items: readonly string[], item: string): readonly string[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}

/** Names of people around one screen: trimmed, never empty, each only once. */
export function distinctNames(names: readonly string[], fallback: (number: number) => string): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const wanted = name.trim() || fallback(index + 1);
    let unique = wanted;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${wanted} ${count}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

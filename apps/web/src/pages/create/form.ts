/** The options of a game as a form: what is shown, what is still wrong, what is sent. */
import { checkOptions, type OptionSpec, type Options, type OptionValue } from "@tafelrunde/core";

export type Specs = { readonly [name: string]: OptionSpec };

/** The chosen value, or the default where nothing was chosen. */
export const valueOf = (specs: Specs, chosen: Options, name: string): OptionValue => chosen[name] ?? specs[name]!.default;

/** The options that matter with the present choices, in their order. */
export function shownOptions(specs: Specs, chosen: Options): readonly string[] {
  return Object.keys(specs).filter((name) => {
    const condition = specs[name]!.onlyIf;
    return condition === undefined || valueOf(specs, chosen, condition.option) === condition.is;
  });
}

/** What is sent: all that was chosen and still matters. */
export function optionsToSend(specs: Specs, chosen: Options): Options {
  const shown = shownOptions(specs, chosen);
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => shown.includes(name)));
}

/** The first option that the game would refuse. */
export function wrongOption(specs: Specs, chosen: Options): string | undefined {
  const checked = checkOptions(specs, optionsToSend(specs, chosen));
  return checked.ok ? undefined : checked.option;
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

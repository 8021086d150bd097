/** Settings that are given as names with numbers, such as `waiting=30,finished=90`. */

/** What the text says on top of the defaults; undefined if it means nothing. */
export function namedNumbers<N extends string>(
  defaults: { readonly [name in N]: number },
  text: string,
): { readonly [name in N]: number } | undefined {
  const numbers: { [name in N]: number } = { ...defaults };
  for (const pair of text.split(",").filter((part) => part.trim() !== "")) {
    const [, name = "", value = ""] = /^\s*(\w+)\s*=\s*(\d+(?:\.\d+)?)\s*$/.exec(pair) ?? [];
    if (!Object.hasOwn(defaults, name)) return undefined;
    numbers[name as N] = Number(value);
  }
  return numbers;
}

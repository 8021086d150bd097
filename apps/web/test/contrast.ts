/** Reads the custom properties of a stylesheet and works out how well one of its colours can be read on another. */

/** Red, green, blue from 0 to 255, and how much of it covers, from 0 to 1. */
type Colour = readonly [number, number, number, number];

export const THEMES = ["dark", "light"] as const;
type Theme = (typeof THEMES)[number];

const NAMED: { readonly [name: string]: Colour } = {
  black: [0, 0, 0, 1],
  white: [255, 255, 255, 1],
  transparent: [0, 0, 0, 0],
};

/** Every name with its value as it is written; rules for the light theme count in that theme alone. */
export function declaredIn(css: string, theme: Theme): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, selector = "", body = ""] of css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{([^{}]*)\}/g))
    if (theme === "light" || !selector.includes("light"))
      for (const [, name = "", value = ""] of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)) found.set(name, value.trim());
  return found;
}

function hex(digits: string): Colour {
  const full = digits.length < 6 ? digits.replace(/./g, "$&$&") : digits;
  const [red = 0, green = 0, blue = 0, cover = 255] = full.match(/../g)!.map((pair) => parseInt(pair, 16));
  return [red, green, blue, cover / 255];
}

/** The colour that a value stands for. Palettes mix in srgb; what else a browser knows is not read here. */
export function colourOf(value: string, names: ReadonlyMap<string, string>): Colour {
  const named = NAMED[value];
  if (named) return named;
  if (/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value)) return hex(value.slice(1));
  const name = value.startsWith("--") ? value : /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name !== undefined) {
    const meaning = names.get(name);
    if (meaning === undefined) throw new Error(`no palette declares ${name}`);
    return colourOf(meaning, names);
  }
  const mixed = /^color-mix\(in srgb, (.+?)(?: (\d+)%)?, (.+?)(?: (\d+)%)?\)$/.exec(value);
  if (!mixed) throw new Error(`${value} is no colour that a palette may have`);
  const [, first = "", part, second = "", rest] = mixed;
  const share = part === undefined ? 1 - Number(rest ?? 50) / 100 : Number(part) / 100;
  return mix(colourOf(first, names), colourOf(second, names), share);
}

function mix(first: Colour, second: Colour, share: number): Colour {
  const cover = first[3] * share + second[3] * (1 - share);
  const part = (index: 0 | 1 | 2): number =>
    cover === 0 ? 0 : (first[index] * first[3] * share + second[index] * second[3] * (1 - share)) / cover;
  return [part(0), part(1), part(2), cover];
}

const over = (upper: Colour, lower: Colour): Colour => mix([upper[0], upper[1], upper[2], 1], lower, upper[3]);

function luminance([red, green, blue]: Colour): number {
  const linear = (channel: number): number =>
    channel <= 0.04045 * 255 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG's contrast of a name on a ground; the ground may be two names, "--panel over --sky". */
export function contrast(name: string, ground: string, names: ReadonlyMap<string, string>): number {
  const [lowest = NAMED["transparent"]!, ...upper] = ground
    .split(" over ")
    .toReversed()
    .map((each) => colourOf(each, names));
  if (lowest[3] < 1) throw new Error(`${ground} lets through what is below it: say "… over …"`);
  const under = upper.reduce((below, each) => over(each, below), lowest);
  const [dim = 0, bright = 0] = [luminance(over(colourOf(name, names), under)), luminance(under)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

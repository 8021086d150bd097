/** Flags and file names of a command, checked strictly, with complaints in the reader's language. */
import { parseArgs } from "node:util";
import { Complaint } from "./complaint.ts";
import type { Context } from "./io.ts";
import { isLanguage, LANGUAGES } from "@tafelrunde/registry";

export type FlagKinds = { readonly [name: string]: "value" | "switch" };

export interface Flags {
  readonly values: { readonly [name: string]: string | undefined };
  readonly switches: ReadonlySet<string>;
  readonly files: readonly string[];
}

export function readFlags(args: readonly string[], kinds: FlagKinds, maxFiles: number, { text }: Context): Flags {
  const known: FlagKinds = { ...kinds, lang: "value" };
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(known).map(([name, kind]) => [name, { type: kind === "value" ? "string" : "boolean" } as const]),
    ),
    strict: false,
    tokens: true,
  });
  const values: { [name: string]: string } = {};
  const switches = new Set<string>();
  const files: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") files.push(token.value);
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    const kind = Object.hasOwn(known, name) ? known[name] : undefined;
    if (kind === undefined) throw new Complaint(text.unknownFlag(rawName));
    if (kind === "switch") {
      if (value !== undefined) throw new Complaint(text.flagTakesNoValue(rawName));
      switches.add(name);
    } else {
      const swallowed = !inlineValue && value !== undefined && value.length > 1 && value.startsWith("-");
      if (value === undefined || value === "" || swallowed) throw new Complaint(text.flagNeedsValue(rawName));
      values[name] = value;
    }
  }
  if (files.length > maxFiles) throw new Complaint(text.unexpected(files[maxFiles]!));
  if (values["lang"] !== undefined && !isLanguage(values["lang"]))
    throw new Complaint(text.badLanguage(values["lang"], LANGUAGES));
  return { values, switches, files };
}

/** A flag, else the variable of the same name: `--log-level`, else `TAFELRUNDE_LOG_LEVEL`. */
export function setting(name: string, flags: Flags, { io }: Context): string | undefined {
  return flags.values[name] ?? (io.env[`TAFELRUNDE_${name.toUpperCase().replaceAll("-", "_")}`] || undefined);
}

/** A whole number within bounds, or the fallback where the flag is missing. */
export function wholeNumber(
  flags: Flags,
  name: string,
  bounds: { min: number; max: number; fallback: number },
  { text }: Context,
): number {
  const given = flags.values[name];
  if (given === undefined) return bounds.fallback;
  const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  if (!(value >= bounds.min && value <= bounds.max)) throw new Complaint(text.badNumber(`--${name}`, bounds.min, bounds.max));
  return value;
}

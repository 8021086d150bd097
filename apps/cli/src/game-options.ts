/** Options of a game from the command line: by flags of their own, as `key=value,…`, or as JSON. */
import { checkOptions, type OptionSpec, type Options } from "@tafelrunde/core";
import { Complaint } from "./complaint.ts";
import type { FlagKinds, Flags } from "./flags.ts";
import type { Context } from "./io.ts";

type Specs = { readonly [name: string]: OptionSpec };
type Given = { readonly [name: string]: unknown };

/** The value as the spec wants it; what it cannot be stays text and is refused by the check. */
function valueOf(spec: OptionSpec | undefined, text: string): unknown {
  switch (spec?.type) {
    case "flag":
      return text === "true" ? true : text === "false" ? false : text;
    case "number":
      return text.trim() === "" ? text : Number(text);
    case "subset":
      return text.split(/[+,\s]+/).filter((item) => item !== "");
    default:
      return text;
  }
}

function fromPairs(pairs: string, specs: Specs, { text }: Context): Given {
  const given: { [name: string]: unknown } = {};
  for (const pair of pairs.split(",")) {
    const [, name, value] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
    if (name === undefined || value === undefined) throw new Complaint(text.badPair(pair));
    given[name] = valueOf(specs[name], value);
  }
  return given;
}

function fromJson(json: string, { text }: Context): Given {
  try {
    return JSON.parse(json) as Given;
  } catch {
    throw new Complaint(text.badJson);
  }
}

function describe(spec: OptionSpec): string {
  switch (spec.type) {
    case "choice":
      return spec.choices.join(" | ");
    case "flag":
      return "true | false";
    case "number":
      return `${spec.min}–${spec.max}`;
    case "subset":
      return `${spec.size} × ${spec.of.join(" ")}`;
  }
}

/** An option that matters only beside another brings that one along, and may not contradict it. */
function withConditions(given: Given, specs: Specs, { text }: Context): Given {
  const all: { [name: string]: unknown } = { ...given };
  for (const name of Object.keys(given)) {
    const needed = Object.hasOwn(specs, name) ? specs[name]!.onlyIf : undefined;
    if (!needed) continue;
    if (!(needed.option in given)) all[needed.option] = needed.is;
    else if (given[needed.option] !== needed.is) throw new Complaint(text.optionOnlyIf(name, needed.option, String(needed.is)));
  }
  return all;
}

/** The checked options that the flags ask for; a flag of the command's own never means an option of the same name. */
export function readOptions(flags: Flags, specs: Specs, own: FlagKinds, context: Context): Options {
  const { text } = context;
  const whole = flags.values["options"];
  const given: { [name: string]: unknown } = {};
  if (whole !== undefined)
    Object.assign(given, whole.trimStart().startsWith("{") ? fromJson(whole, context) : fromPairs(whole, specs, context));
  for (const [name, spec] of Object.entries(specs)) {
    const value = Object.hasOwn(own, name) ? undefined : flags.values[name];
    if (value !== undefined) given[name] = valueOf(spec, value);
  }
  const checked = checkOptions(specs, withConditions(given, specs, context));
  if (checked.ok) return checked.options;
  if (checked.code === "unknown-option") throw new Complaint(text.unknownOption(checked.option, Object.keys(specs)));
  throw new Complaint(text.badOption(checked.option, describe(specs[checked.option]!)));
}

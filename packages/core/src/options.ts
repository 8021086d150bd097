/** Options of a table: what a game offers, and the check of what somebody chose. */

export type OptionValue = string | number | boolean | readonly string[];
export type Options = { readonly [name: string]: OptionValue };

/**
 * One option. `label` is the key of its name in the game's words. `onlyIf` names another option and the value at which this
 * one matters; a client hides it otherwise.
 */
export type OptionSpec = {
  readonly label: string;
  readonly onlyIf?: { readonly option: string; readonly is: OptionValue };
} & (
  | { readonly type: "choice"; readonly choices: readonly string[]; readonly default: string }
  | { readonly type: "flag"; readonly default: boolean }
  | { readonly type: "number"; readonly min: number; readonly max: number; readonly default: number }
  | { readonly type: "subset"; readonly of: readonly string[]; readonly size: number; readonly default: readonly string[] }
);

type CheckedOptions =
  | { readonly ok: true; readonly options: Options }
  /** `option` names the culprit; it is empty if the options as a whole are not an object. */
  | { readonly ok: false; readonly code: "unknown-option" | "bad-option"; readonly option: string };

/** Fills in defaults and refuses what the specs do not allow. The result lists every option, in the order of the specs. */
export function checkOptions(specs: { readonly [name: string]: OptionSpec }, chosen: unknown): CheckedOptions {
  if (typeof chosen !== "object" || chosen === null || Array.isArray(chosen))
    return { ok: false, code: "bad-option", option: "" };
  const given = new Map<string, unknown>(Object.entries(chosen));
  for (const name of given.keys()) if (!Object.hasOwn(specs, name)) return { ok: false, code: "unknown-option", option: name };
  const options: { [name: string]: OptionValue } = {};
  for (const [name, spec] of Object.entries(specs)) {
    const value = given.has(name) ? allowed(spec, given.get(name)) : spec.default;
    if (value === undefined) return { ok: false, code: "bad-option", option: name };
    options[name] = value;
  }
  return { ok: true, options };
}

/** The value in its one canonical form, or undefined if the spec does not allow it. */
function allowed(spec: OptionSpec, value: unknown): OptionValue | undefined {
  switch (spec.type) {
    case "choice":
      return spec.choices.find((choice) => choice === value);
    case "flag":
      return typeof value === "boolean" ? value : undefined;
    case "number":
      return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max
        ? (value as number)
        : undefined;
    case "subset": {
      if (!Array.isArray(value) || value.length !== spec.size || new Set(value).size !== spec.size) return undefined;
      if (!value.every((item) => spec.of.includes(item as string))) return undefined;
      return spec.of.filter((item) => value.includes(item));
    }
  }
}

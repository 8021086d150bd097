/** Small checks that put together say whether any JSON value has the shape it should have: no field too few, none too many. */

type Json = { readonly [key: string]: unknown };
export type Check = (value: unknown) => boolean;

const HEX = /^[0-9a-f]{64}$/;
const MAX_NAME = 80;

export const isText: Check = (value) => typeof value === "string";
export const isHash: Check = (value) => typeof value === "string" && HEX.test(value);
export const isNumber: Check = (value) => Number.isSafeInteger(value);
export const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
export const isName: Check = (value) => typeof value === "string" && value.length > 0 && value.length <= MAX_NAME;
export const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

/** A text of which the test holds. */
export const isTextThat =
  (test: (text: string) => boolean): Check =>
  (value) =>
    typeof value === "string" && test(value);

export const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** A list with exactly these things in it. */
export const isTuple =
  (...checks: readonly Check[]): Check =>
  (value) =>
    Array.isArray(value) && value.length === checks.length && checks.every((check, index) => check(value[index]));

/** An object with exactly these fields, those in `optional` excepted. */
export function hasShape(value: unknown, fields: { readonly [key: string]: Check }, optional: readonly string[] = []): boolean {
  if (!isObject(value)) return false;
  if (Object.keys(value).some((key) => !Object.hasOwn(fields, key))) return false;
  return Object.entries(fields).every(([key, check]) => (Object.hasOwn(value, key) ? check(value[key]) : optional.includes(key)));
}

const isOption: Check = (value) => typeof value === "boolean" || isText(value) || isNumber(value) || isListOf(isText)(value);

export const isOptions: Check = (value) => isObject(value) && Object.values(value).every(isOption);

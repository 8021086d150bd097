/**
 * What changed from one value to the next, as JSON that a person can read and thirty lines of any language can apply:
 *
 * - a text, a number, true, false or null: this is the value now;
 * - `[value]`: the same where the value is a list or an object;
 * - `[]`: the key is gone;
 * - `[at, removed, …added]`: in this list so many were taken out from there on, and these put in instead;
 * - `{ "key": change, … }`: something changed inside; in a list the keys are places, counted from 0.
 */
export type Delta = string | number | boolean | null | readonly unknown[] | { readonly [key: string]: Delta };

type Tree = { readonly [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

/** Undefined if nothing changed. Precondition: both are what JSON can say; what is undefined is not there, and no key is `__proto__`. */
export function deltaOf(before: unknown, after: unknown): Delta | undefined {
  if (before === after) return undefined;
  if (!isTree(before) || !isTree(after)) return isTree(after) ? [after] : (after as Delta);
  if (Array.isArray(before) !== Array.isArray(after)) return [after];
  return Array.isArray(before) ? listDelta(before, after as unknown as unknown[]) : treeDelta(before, after);
}

type Changes = { [key: string]: Delta };

function treeDelta(before: Tree, after: Tree): Delta | undefined {
  let changes: Changes | undefined;
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    if (was === is) continue;
    const change = deltaOf(Object.hasOwn(before, key) ? was : undefined, is);
    if (change !== undefined) (changes ??= {})[key] = change;
  }
  for (const key in before)
    if (before[key] !== undefined && (!Object.hasOwn(after, key) || after[key] === undefined)) (changes ??= {})[key] = [];
  return changes;
}

/** Of lists of the same length. Most of a view is compared here with every move: by number, a list takes a third of the time. */
function placesDelta(before: readonly unknown[], after: readonly unknown[]): Delta | undefined {
  let changes: Changes | undefined;
  for (let place = 0; place < after.length; place++) {
    const change = deltaOf(before[place], after[place]);
    if (change !== undefined) (changes ??= {})[place] = change;
  }
  return changes;
}

/** Either what changed at its places, or one piece that was put in for another. */
function listDelta(before: readonly unknown[], after: readonly unknown[]): Delta | undefined {
  if (before.length === after.length && (after.length === 0 || isTree(after[0]))) return placesDelta(before, after);
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start++;
  if (start === before.length && start === after.length) return undefined;
  let end = 0;
  while (end < shorter - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  const removed = before.length - start - end;
  if (removed === before.length) return [after];
  const added = after.slice(start, after.length - end);
  return removed === 1 && added.length === 1 && !isTree(added[0]) ? { [start]: added[0] as Delta } : [start, removed, ...added];
}

const isSame = (one: unknown, other: unknown): boolean => one === other || (isTree(one) && deltaOf(one, other) === undefined);

/** A delta that does not fit the value it is applied to: the two sides do not know the same. */
export class Misfit extends Error {}

/** The value after the change; `before` stays as it is. Throws `Misfit` if the delta was made from another value. */
export function withDelta(before: unknown, delta: Delta): unknown {
  if (!isTree(delta)) return delta;
  if (!Array.isArray(delta)) return changedInside(before, delta);
  if (delta.length === 1) return delta[0];
  const [at, removed, ...added] = delta as readonly unknown[] as [number, number, ...unknown[]];
  if (!Array.isArray(before) || at + removed > before.length) throw new Misfit();
  return before.toSpliced(at, removed, ...added);
}

function changedInside(before: unknown, changes: { readonly [key: string]: Delta }): unknown {
  if (!isTree(before)) throw new Misfit();
  const after = (Array.isArray(before) ? [...before] : { ...before }) as { [key: string]: unknown };
  for (const [key, change] of Object.entries(changes)) {
    if (Array.isArray(before) && !Object.hasOwn(before, key)) throw new Misfit();
    if (Array.isArray(change) && change.length === 0) delete after[key];
    else after[key] = withDelta(before[key], change);
  }
  return after;
}

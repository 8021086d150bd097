/** The lock file is whole: it pins the binaries of every platform, names no download address, and every version is exact. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  readonly engines?: { readonly node?: string };
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
  readonly optionalDependencies?: { readonly [name: string]: string };
}

const lock = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8")) as {
  readonly packages: { readonly [path: string]: Locked };
};
const entries = Object.entries(lock.packages);

test("optional binaries of other platforms are locked too, or npm would refuse to install there", () => {
  const missing = entries.flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).filter(
      (name) => !(`node_modules/${name}` in lock.packages) && !(`${path}/node_modules/${name}` in lock.packages),
    ),
  );
  expect(missing).toEqual([]);
});

test("no entry is bound to a download address", () => {
  expect(entries.filter(([, entry]) => entry.resolved !== undefined && !entry.link)).toEqual([]);
});

test("our own dependencies are pinned exactly", () => {
  const own = entries.filter(([path]) => !path.includes("node_modules/"));
  const versions = own.flatMap(([, entry]) => Object.values({ ...entry.dependencies, ...entry.devDependencies }));
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter((version) => !/^(npm:[a-z]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test("every dependency and every override has its reason in CONTRIBUTING", () => {
  const own = entries.filter(([path]) => !path.includes("node_modules/"));
  const named = own.flatMap(([, entry]) => Object.keys({ ...entry.dependencies, ...entry.devDependencies }));
  const root = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { overrides?: object };
  const foreign = [...named, ...Object.keys(root.overrides ?? {})].filter((name) => !name.startsWith("@tafelrunde/"));
  const [, table = ""] = readFileSync(new URL("../CONTRIBUTING.md", import.meta.url), "utf8").split("## Dependencies");
  const explained = [...table.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  );
  expect([...new Set(foreign)].toSorted()).toEqual(explained.toSorted());
});

test("nothing needs a newer Node than 20.19", () => {
  const needs = entries.filter(([, entry]) => {
    const range = entry.engines?.node;
    return range !== undefined && !accepts(range);
  });
  expect(needs.map(([path]) => path)).toEqual([]);
});

/** Whether a range such as `^20.19.0 || >=22.12.0` lets Node 20.19 in; the ranges here are no more complicated than that. */
function accepts(range: string): boolean {
  return range.split("||").some((part) => {
    const [, operator = "", major = "", minor = "0"] = /^\s*(>=|\^|~|)\s*v?(\d+)(?:\.(\d+|x))?/.exec(part) ?? [];
    const newer = Number(major) < 20 || (Number(major) === 20 && (minor === "x" || Number(minor) <= 19));
    return newer && (operator === ">=" || Number(major) === 20);
  });
}

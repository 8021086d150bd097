/** The files in `deploy`, and the page about them, name settings that there are. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { run } from "../test/fake-io.ts";

const folder = new URL("../../../deploy/", import.meta.url);
const files = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), "utf8")] as const);
const page = readFileSync(new URL("../../../docs/hosting.md", import.meta.url), "utf8");

const { out: help } = await run(["serve", "--help", "--lang", "en"]);
const flags = new Set([...help.matchAll(/--([a-z-]+)/g)].map(([, name]) => name!));
const variables = [...flags].map((name) => `TAFELRUNDE_${name.toUpperCase().replaceAll("-", "_")}`);

test("every variable is that of a flag of `serve`", () => {
  expect(flags).toContain("trust-proxy");
  const named = [...files.map(([, text]) => text), page].flatMap((text) => text.match(/\bTAFELRUNDE_[A-Z_]+/g) ?? []);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !variables.includes(name))).toEqual([]);
});

test("every flag that a file asks the server for is one of `serve`", () => {
  const asked = files.flatMap(([, text]) => [...text.matchAll(/The server: (.+)/g)].map(([, line]) => line!));
  const named = asked.flatMap((line) => [...line.matchAll(/--([a-z-]+)/g)].map(([, name]) => name!));
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !flags.has(name))).toEqual([]);
});

test("docs/hosting.md speaks of every file in `deploy`", () => {
  const told = files.map(([name]) => name).filter((name) => !/^archive\.md$|ignore$/.test(name));
  expect(told.filter((name) => !page.includes(`deploy/${name}`))).toEqual([]);
});

/** The alarms and the board in `deploy` speak of numbers that the server has, by labels that these numbers have. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Metrics } from "./metrics.ts";

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

/** What Prometheus adds. */
const ADDED = ["job", "instance", "le"];
/** Only there are they counted. */
const ON_LINUX = ["process_open_fds", "process_max_fds"];

interface Exported {
  readonly name: string;
  readonly labelNames?: readonly string[];
}

/** Every number that a server exports, with its labels. */
function exported(): Map<string, readonly string[]> {
  const metrics = new Metrics();
  const none = (): number => 0;
  metrics.observe({ connections: none, loaded: none, waiting: none, ready: () => Promise.resolve(true) });
  const all = metrics.registry.getMetricsAsArray() as unknown as readonly Exported[];
  return new Map([
    ...ON_LINUX.map((name) => [name, []] as const),
    ...all.map((one) => [one.name, one.labelNames ?? []] as const),
  ]);
}

interface Board {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

const board = JSON.parse(read("deploy/grafana.json")) as Board;
const alerts = read("deploy/alerts.yml");
const inBoard = board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const inAlerts = [...alerts.matchAll(/^ +expr: (>\n(?: {10}.+\n)+|.+)/gm)].map(([, expr]) => expr!);

interface Named {
  readonly name: string;
  readonly labels: readonly string[];
}

/** The numbers in a query, and by which labels they are chosen. */
const namesIn = (expr: string): Named[] =>
  [...expr.matchAll(/\b((?:tafelrunde|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(([, name, chosen = ""]) => ({
    name: name!.replace(/_(bucket|sum|count)$/, ""),
    labels: [...chosen.matchAll(/(\w+)\s*(?:=|!)/g)].map(([, label]) => label!),
  }));

test("every number of an alarm and of the board is exported, with the labels by which it is chosen", () => {
  const known = exported();
  expect(inAlerts.length).toBe([...alerts.matchAll(/- alert:/g)].length);
  for (const expr of [...inAlerts, ...inBoard]) {
    const named = namesIn(expr);
    expect(named.length > 0 || expr.includes("up{"), expr).toBe(true);
    for (const { name, labels } of named) {
      expect([...known.keys()], expr).toContain(name);
      expect([...(known.get(name) ?? []), ...ADDED], expr).toEqual(expect.arrayContaining([...labels]));
    }
  }
});

test("every number of ours is on the board", () => {
  const shown = new Set(inBoard.flatMap(namesIn).map(({ name }) => name));
  expect([...exported().keys()].filter((name) => name.startsWith("tafelrunde_") && !shown.has(name))).toEqual([]);
});

test("docs/hosting.md says what to do for every alarm", () => {
  const page = read("docs/hosting.md");
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test("a store that has trouble makes the number 0", async () => {
  const metrics = new Metrics();
  let isReady = true;
  const none = (): number => 0;
  metrics.observe({ connections: none, loaded: none, waiting: none, ready: () => Promise.resolve(isReady) });
  expect(await metrics.registry.metrics()).toContain("\ntafelrunde_ready 1\n");
  isReady = false;
  expect(await metrics.registry.metrics()).toContain("\ntafelrunde_ready 0\n");
});

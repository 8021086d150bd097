/** One visit of Lighthouse to one page: a new browser, a phone's screen, a slow network and a slow processor. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const METRICS = {
  paint: "first-contentful-paint",
  largest: "largest-contentful-paint",
  speed: "speed-index",
  blocked: "total-blocking-time",
  shift: "cumulative-layout-shift",
} as const;

type Scores = { readonly [name in (typeof CATEGORIES)[number]]: number };
type Metrics = { readonly [name in keyof typeof METRICS]: number };

export interface Visit {
  /** Of 100. */
  readonly scores: Scores;
  /** Milliseconds, but for the shift. */
  readonly metrics: Metrics;
  readonly requests: number;
  readonly bytes: number;
  /** How fast Lighthouse found this machine at that moment. */
  readonly pace: number;
  /** What costs points, by the name of its audit. */
  readonly faults: readonly string[];
}

/** As much of Lighthouse's report as is read here. */
interface Report {
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
  readonly categories: {
    readonly [id: string]: {
      readonly score: number | null;
      readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
    };
  };
  readonly audits: {
    readonly [id: string]: { readonly score: number | null; readonly numericValue?: number; readonly displayValue?: string };
  } & { readonly "network-requests": { readonly details: { readonly items: readonly { readonly transferSize: number }[] } } };
}

interface Browsers {
  readonly BROWSER_FLAGS: readonly string[];
  findBrowser(): Promise<{ readonly path: string; readonly env?: { readonly [name: string]: string } }>;
}

const manifest = (): { readonly version: string } =>
  JSON.parse(readFileSync(resolve("lighthouse/node_modules/lighthouse/package.json"), "utf8")) as { version: string };

export const lighthouseVersion = (): string => `Lighthouse ${manifest().version}`;

/** On a busy machine a browser may lose the beginning of what it records. Then there is no report, and it is visited anew. */
const TRIES = 3;

export async function visit(address: string, tries = TRIES): Promise<Visit> {
  const report = await reportOn(address);
  if (report.runtimeError && tries > 1) return visit(address, tries - 1);
  return read(report);
}

async function reportOn(address: string): Promise<Report> {
  // It finds what lies beside it, so it is no part of the bundle.
  const browsers = (await import(pathToFileURL(resolve("../scripts/browser.mjs")).href)) as Browsers;
  const { path, env } = await browsers.findBrowser();
  const folder = mkdtempSync(join(tmpdir(), "tafelrunde-lighthouse-"));
  const file = join(folder, "report.json");
  const args = [
    resolve("lighthouse/node_modules/lighthouse/cli/index.js"),
    address,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(",")}`,
    `--chrome-flags=--headless=new ${browsers.BROWSER_FLAGS.join(" ")}`,
  ];
  const run = promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env, CHROME_PATH: path } });
  try {
    // It ends with an error, too, where the report says what went wrong.
    await run.catch((fault: unknown) => {
      if (!existsSync(file)) throw fault;
    });
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read({ runtimeError, environment, categories, audits }: Report): Visit {
  if (runtimeError) throw new Error(runtimeError.message);
  const requests = audits["network-requests"].details.items;
  const faults = CATEGORIES.flatMap((id) => categories[id]!.auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]!.displayValue ?? ""}`.trim());
  return {
    scores: Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(100 * (categories[id]!.score ?? 0))])) as Scores,
    metrics: Object.fromEntries(Object.entries(METRICS).map(([name, id]) => [name, audits[id]!.numericValue ?? 0])) as Metrics,
    requests: requests.length,
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    pace: environment.benchmarkIndex,
    faults,
  };
}

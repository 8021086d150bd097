/** `npm run shots`: screenshots of the main screens, phone and desktop, written to docs/shots. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled, rootPath } from "./installed.mjs";

ensureInstalled("developer");
const { setup } = await import("./built.mjs");
const { bundle } = await import("./build.mjs");
const { BROWSER_FLAGS, findBrowser } = await import("./browser.mjs");
const { chromium } = await import("playwright-core");
await setup();

const data = mkdtempSync(join(tmpdir(), "tafelrunde-shots-"));
const folder = join(rootPath, "docs/shots");
mkdirSync(folder, { recursive: true });
const server = spawn(
  process.execPath,
  [bundle, "serve", "--port", "0", "--data", data, "--json-ready", "--public-url", "https://tafelrunde.example"],
  {
    stdio: ["ignore", "pipe", "inherit"],
  },
);
/** @type {number} */
const port = await new Promise((resolve) => server.stdout.once("data", (line) => resolve(JSON.parse(String(line)).port)));
const { path, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath: path,
  args: BROWSER_FLAGS,
  env: { ...process.env, ...env },
});

/** What to touch before the picture of a game is taken, its driver knows; King of 12 has pictures of its own. */
const { runnerImport } = await import("vite");
const { module } = await runnerImport(join(rootPath, "e2e/harness/drivers.ts"), { configFile: false, logLevel: "silent" });
/** @type {readonly { id: string, picture?: { last: string, before: readonly string[] } }[]} */
const drivers = module.drivers;

const screens = [
  { name: "phone", locale: "de-DE", colorScheme: "dark", viewport: { width: 390, height: 844 } },
  { name: "desktop", locale: "en-GB", colorScheme: "dark", viewport: { width: 1280, height: 800 } },
];

/** A script for the page, to be run before anything else. */
const preferring = (/** @type {object} */ preferences) => ({
  content: `localStorage.setItem("tafelrunde.preferences", '${JSON.stringify(preferences)}')`,
});

/** Those of the selectors that can be seen, as their first places. */
async function visible(/** @type {import("playwright-core").Page} */ page, /** @type {readonly string[]} */ selectors) {
  const places = selectors.map((selector) => page.locator(selector).first());
  const seen = await Promise.all(places.map((place) => place.isVisible()));
  return places.filter((_, index) => seen[index]);
}

try {
  for (const { name, ...look } of screens) {
    const context = await browser.newContext(/** @type {import("playwright-core").BrowserContextOptions} */ (look));
    // Whoever has a name is not asked for one before a table opens.
    await context.addInitScript(preferring({ name: "Ada" }));
    const page = await context.newPage();
    const shoot = async (/** @type {string} */ screen, rest = 1200) => {
      await page.waitForTimeout(rest);
      await page.screenshot({ path: join(folder, `${name}-${screen}.jpg`), type: "jpeg", quality: 85 });
    };
    const origin = `http://localhost:${port}`;
    await page.goto(origin);
    await shoot("home");
    await page.locator("main button.primary").first().click();
    await page.locator("[data-hand].playable").first().waitFor();
    // While something moves, a tap only skips it.
    await page.waitForTimeout(2500);
    await page.locator("[data-act=skip]").waitFor({ state: "hidden" });
    await shoot("table");
    await page.locator("[data-hand].playable").nth(2).click();
    await shoot("picked");
    await page.locator("[data-act=confirm]").click();
    // The cards lie open until the points are given, and not much longer.
    await page.locator(".points").first().waitFor();
    await shoot("turn", 250);
    for (const screen of ["learn", "rules"]) {
      await page.goto(`${origin}/${screen}/king-of-12`);
      await shoot(screen);
    }
    await page.goto(`${origin}/new/king-of-12?mode=friends`);
    await page.locator("input[type=radio]").nth(2).check();
    await shoot("new");
    await page.locator("main form button.primary, main button.primary").last().click();
    await page.waitForURL(/\/t\//);
    await shoot("waiting");
    await context.addInitScript(preferring({ name: "Ada", speed: "instant" }));
    for (const { id, picture } of drivers) {
      if (!picture) continue;
      const { last, before } = picture;
      await page.goto(`${origin}/new/${id}?mode=bots`);
      await page.locator("main form button.primary").click();
      await page.locator("[data-board]").waitFor();
      for (let touches = 0; touches < 150; touches++) {
        await page.waitForTimeout(300);
        const [end] = await visible(page, [last]);
        const [touch] = await visible(page, [last, ...before]);
        await touch?.click();
        if (end) break;
      }
      await shoot(id);
    }
    await context.close();
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
console.log(`Screenshots are in ${folder}`);

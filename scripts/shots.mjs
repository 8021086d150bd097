/** `npm run shots`: screenshots of the main screens, phone and desktop, written to docs/shots. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled, rootPath } from "./installed.mjs";

ensureInstalled("developer");
const { setup } = await import("./built.mjs");
const { bundle } = await import("./build.mjs");
const { findBrowser } = await import("./browser.mjs");
const { chromium } = await import("playwright-core");
await setup();

const data = mkdtempSync(join(tmpdir(), "tafelrunde-shots-"));
const folder = join(rootPath, "docs/shots");
mkdirSync(folder, { recursive: true });
const server = spawn(process.execPath, [bundle, "serve", "--port", "0", "--data", data, "--json-ready"], {
  stdio: ["ignore", "pipe", "inherit"],
});
/** @type {number} */
const port = await new Promise((resolve) => server.stdout.once("data", (line) => resolve(JSON.parse(String(line)).port)));
const { path, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath: path,
  args: ["--no-sandbox", "--disable-gpu"],
  env: { ...process.env, ...env },
});

const screens = [
  { name: "phone", locale: "de-DE", colorScheme: "dark", viewport: { width: 390, height: 844 } },
  { name: "desktop", locale: "en-GB", colorScheme: "dark", viewport: { width: 1280, height: 800 } },
];

try {
  for (const { name, ...look } of screens) {
    const context = await browser.newContext(/** @type {import("playwright-core").BrowserContextOptions} */ (look));
    const page = await context.newPage();
    const shoot = async (/** @type {string} */ screen) => {
      await page.waitForTimeout(1200);
      await page.screenshot({ path: join(folder, `${name}-${screen}.png`) });
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
    await page.locator(".choice .act button:not(.quiet)").click();
    await page.waitForTimeout(3500);
    await shoot("turn");
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
    await context.close();
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
console.log(`Screenshots are in ${folder}`);

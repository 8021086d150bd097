/** Opens the gallery: builds its page, serves it, and draws any state of any board at any size in a real browser. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { BROWSER_FLAGS, findBrowser } from "./browser.mjs";
import { rootPath } from "./installed.mjs";

/** @typedef {import("../apps/web/src/gallery/page.ts").GalleryPage} GalleryPage */
/** @typedef {import("../apps/web/src/gallery/page.ts").Listed} Listed */
/** @typedef {{ language: string, theme: "dark" | "light" }} Look */
/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ complaints: readonly string[], picture: Buffer | undefined }} Drawing */

/** Each language once, and the themes in turn. @type {readonly Look[]} */
export const LOOKS = readdirSync(join(rootPath, "apps/web/src/i18n/dictionaries")).map((file, index) => ({
  language: basename(file, ".ts"),
  theme: index % 2 === 0 ? "dark" : "light",
}));

/** What phones, tablets and laptops really show; the last is a laptop at twice the size. @type {readonly Size[]} */
export const SIZES = [
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 600 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 640, height: 400 },
];

/** @param {Size} size */
export const nameOf = ({ width, height }) => `${width}x${height}`;

/** A touch that finds nothing to touch is a fault of the list; a busy machine may take some seconds for one that does. */
const PATIENCE = 10_000;

async function page() {
  process.env["NODE_ENV"] = "production";
  const vite = await import("vite");
  const outDir = mkdtempSync(join(tmpdir(), "tafelrunde-gallery-"));
  const root = join(rootPath, "apps/web");
  const rolldownOptions = { input: join(root, "gallery.html") };
  await vite.build({ root, mode: "gallery", logLevel: "error", build: { outDir, emptyOutDir: true, rolldownOptions } });
  const server = await vite.preview({ root, logLevel: "error", build: { outDir }, preview: { port: 0, host: "127.0.0.1" } });
  const close = async () => {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  };
  const address = server.httpServer.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/gallery.html`, close };
}

export async function openGallery() {
  const [{ url, close }, { chromium }, { path, env }] = await Promise.all([page(), import("playwright-core"), findBrowser()]);
  const browser = await chromium.launch({ executablePath: path, args: BROWSER_FLAGS, env: { ...process.env, ...env } });

  /** A page that draws at one size in one look. @param {Size} size @param {Look} look */
  async function painter(size, { language, theme }) {
    const context = await browser.newContext({ viewport: size, reducedMotion: "reduce", hasTouch: size.width < 1000 });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    /** @type {string[]} */
    const errors = [];
    page.on("pageerror", ({ message }) => errors.push(`the page fails: ${message}`));
    await page.goto(url, { timeout: 30_000 });
    /** @type {<T>(act: (gallery: GalleryPage, given: readonly string[]) => T | Promise<T>, given?: readonly string[]) => Promise<T>} */
    const ask = (act, given = []) => page.evaluate(`(${act.toString()})(globalThis.gallery, ${JSON.stringify(given)})`);
    await ask(
      (gallery, [spoken, look]) => gallery.speak(/** @type {"de"} */ (spoken), /** @type {"dark"} */ (look)),
      [language, theme],
    );

    /** @param {Listed} listed */
    async function show({ game, name }) {
      errors.length = 0;
      await ask((gallery, [id = "", state = ""]) => gallery.show(id, state), [game, name]);
      await page.locator("[data-board]").waitFor();
      await ask((gallery) => gallery.settle());
    }

    /** @param {Listed} listed @param {boolean} picture @returns {Promise<Drawing>} */
    async function draw(listed, picture) {
      await show(listed);
      await ask((gallery) => gallery.remember());
      for (const selector of listed.touches)
        await page
          .locator(selector)
          .first()
          .click({ timeout: PATIENCE })
          .catch(() => errors.push(`cannot be reached by a touch: ${selector}`));
      // The pointer must not lie on anything, or a hover would be judged.
      await page.mouse.move(0, 0);
      await ask((gallery) => gallery.settle());
      const judged = await ask((gallery) => gallery.judge());
      const taken = picture ? await page.screenshot({ type: "jpeg", quality: 70 }) : undefined;
      return { complaints: [...errors, ...judged], picture: taken };
    }
    return { page, ask, list: () => ask((gallery) => gallery.list()), show, draw, close: () => context.close() };
  }

  /** Pictures side by side on one sheet, each with its name. @param {readonly { name: string, picture: Buffer }[]} pictures @param {Size} size @param {string} file */
  async function sheet(pictures, { width }, file) {
    const context = await browser.newContext({ viewport: { width: 1800, height: 800 } });
    const page = await context.newPage();
    const shown = Math.min(Math.round(width / 2), 600);
    const figures = pictures.map(
      ({ name, picture }) =>
        `<figure><img width="${shown}" src="data:image/jpeg;base64,${picture.toString("base64")}"><figcaption>${name}</figcaption></figure>`,
    );
    const style = "body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#888;font:14px sans-serif}figure{margin:0}";
    await page.setContent(`<style>${style}</style>${figures.join("")}`);
    await page.screenshot({ path: file, fullPage: true });
    await context.close();
  }

  return {
    painter,
    sheet,
    close: async () => {
      await browser.close();
      await close();
    },
  };
}

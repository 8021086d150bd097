/** Bundles the command line, the server and the web client into dist/, each when one of its sources is newer. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { rootPath } from "./installed.mjs";

const out = join(rootPath, "dist");
export const bundle = join(out, "tafelrunde.js");
export const web = join(out, "web");

/** Everything a bundle is made of. */
const SHARED = ["packages", "scripts", "package-lock.json"];
const SOURCES = [...SHARED, "apps/cli", "apps/server"];
const WEB_SOURCES = [...SHARED, "apps/web"];

/** Parts of older bundles are kept for so long, because a server that runs may still load one. */
const DAY = 24 * 60 * 60 * 1000;

/** The time of the newest file below a path. @param {string} path @returns {number} */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(path).filter((name) => name !== "node_modules" && !name.startsWith("."));
  return Math.max(stat.mtimeMs, ...inside.map((name) => newest(join(path, name))));
}

/** @param {string} made @param {readonly string[]} sources */
const isStale = (made, sources) =>
  !existsSync(made) || statSync(made).mtimeMs < Math.max(...sources.map((path) => newest(join(rootPath, path))));

/** Ours is bundled; what others made is loaded from node_modules. @param {string} id */
const isForeign = (id) =>
  !id.startsWith(".") && !id.startsWith("/") && !/^[A-Za-z]:\\/.test(id) && !id.startsWith("@tafelrunde/");

/** Does work in a folder of its own and puts the result in place, so that two starts at once do not meet.
 * @param {(folder: string) => Promise<void>} work */
async function aside(work) {
  mkdirSync(out, { recursive: true });
  const own = mkdtempSync(join(out, "build-"));
  try {
    await work(own);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Bundles the command line with the server, and the threads in which the server's bots think and its store works.
 * @param {string} dir @param {boolean} sourcemap */
export async function bundleInto(dir, sourcemap = false) {
  const { rolldown } = await import("rolldown");
  const { viteImportGlobPlugin } = await import("rolldown/experimental");
  const { markdown } = await import("./markdown.mjs");
  const made = await rolldown({
    input: {
      tafelrunde: join(rootPath, "apps/cli/src/entry.ts"),
      "bot-worker": join(rootPath, "apps/server/src/bots/worker.ts"),
      "store-thread": join(rootPath, "apps/server/src/store/thread.ts"),
    },
    platform: "node",
    external: isForeign,
    plugins: [markdown, viteImportGlobPlugin()],
  });
  await made.write({ dir, format: "esm", sourcemap, chunkFileNames: "part-[name]-[hash].js" });
  await made.close();
}

/** The program, where it is older than its sources. */
export async function build() {
  if (!isStale(bundle, SOURCES)) return;
  await aside(async (own) => {
    await bundleInto(own);
    const files = readdirSync(own);
    // The file whose age counts comes last, when all it loads is in place.
    for (const file of files.toSorted((a, b) => Number(a === "tafelrunde.js") - Number(b === "tafelrunde.js")))
      renameSync(join(own, file), join(out, file));
    const old = readdirSync(out).filter((file) => file.startsWith("part-") && !files.includes(file));
    for (const file of old) if (Date.now() - statSync(join(out, file)).mtimeMs > DAY) rmSync(join(out, file), { force: true });
  });
}

/** The web client, if this checkout has one. */
export async function buildWeb() {
  if (!existsSync(join(rootPath, "apps/web/vite.config.ts")) || !isStale(join(web, "index.html"), WEB_SOURCES)) return;
  // A test runner says "test" here, and Vite would build another client than players get.
  process.env["NODE_ENV"] = "production";
  const vite = await import("vite");
  await aside(async (own) => {
    const outDir = join(own, "web");
    await vite.build({ root: join(rootPath, "apps/web"), logLevel: "error", build: { outDir, emptyOutDir: true } });
    rmSync(web, { recursive: true, force: true });
    renameSync(outDir, web);
  });
}

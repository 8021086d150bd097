/** Serves the built web client. Only files found in its folder beforehand can be asked for, so no path leads out of it. */
import { readdirSync, statSync } from "node:fs";
import { extname, join } from "node:path";

const TYPES: { readonly [extension: string]: string } = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
};

const ENCODINGS = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const;

const INDEX = "/index.html";
/** Vite puts a hash of the content into the names of everything here. */
const HASHED = /^\/assets\/.*-[\w-]{8,}\.\w+$/;
/** A folder that was built meanwhile is looked through again, but not on every wrong address. */
const LOOK_AGAIN = 1000;

interface Asset {
  readonly file: string;
  readonly size: number;
  readonly tag: string;
}

interface Served {
  readonly headers: { readonly [name: string]: string };
  readonly file: string;
  /** In bytes, as it travels. */
  readonly size: number;
}

export class StaticFiles {
  readonly #folder: string;
  #assets = new Map<string, Asset>();
  #lookedAt = -Infinity;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Whether there is a client to serve. */
  get built(): boolean {
    this.#look(INDEX);
    return this.#assets.has(INDEX);
  }

  /** The file under this path; for a page of the app, its only page. Undefined if there is nothing. */
  serve(path: string, acceptEncoding: string | undefined): Served | undefined {
    const wanted = this.#exists(path) ? path : extname(path) === "" ? INDEX : undefined;
    if (wanted === undefined || !this.#exists(wanted)) return undefined;
    const accepted = (acceptEncoding ?? "").split(",").map((part) => part.split(";")[0]?.trim());
    const encoding = ENCODINGS.find(({ name, suffix }) => accepted.includes(name) && this.#assets.has(wanted + suffix));
    const { file, size, tag } = this.#assets.get(wanted + (encoding?.suffix ?? ""))!;
    return {
      headers: {
        "content-type": TYPES[extname(wanted)] ?? "application/octet-stream",
        "content-length": String(size),
        "cache-control": HASHED.test(wanted) ? "public, max-age=31536000, immutable" : "no-cache",
        etag: tag,
        vary: "accept-encoding",
        ...(encoding ? { "content-encoding": encoding.name } : {}),
      },
      file,
      size,
    };
  }

  #exists(path: string): boolean {
    this.#look(path);
    return this.#assets.has(path);
  }

  #look(path: string): void {
    const stale = path === INDEX || path === "/" || !this.#assets.has(path);
    if (!stale || performance.now() - this.#lookedAt < LOOK_AGAIN) return;
    this.#lookedAt = performance.now();
    this.#assets = new Map(assetsIn(this.#folder, ""));
  }
}

function* assetsIn(folder: string, prefix: string): Generator<[string, Asset]> {
  for (const entry of entriesOf(folder)) {
    const [path, file] = [`${prefix}/${entry.name}`, join(folder, entry.name)];
    if (entry.isDirectory()) yield* assetsIn(file, path);
    else if (entry.isFile()) {
      const { size, mtimeMs } = statSync(file);
      yield [path, { file, size, tag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"` }];
    }
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith("."));
  } catch {
    return [];
  }
}

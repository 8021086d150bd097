/** Files of the web client and no others, whatever the path. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StaticFiles } from "./static.ts";

let folder = "";
let files: StaticFiles;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tafelrunde-web-"));
  mkdirSync(join(folder, "web/assets"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "secret");
  writeFileSync(join(folder, "web/index.html"), "<p>index");
  writeFileSync(join(folder, "web/assets/app-Ab12Cd34.js"), "code");
  writeFileSync(join(folder, "web/assets/app-Ab12Cd34.js.br"), "br");
  writeFileSync(join(folder, "web/assets/app-Ab12Cd34.js.gz"), "gz");
  symlinkSync(join(folder, "secret.txt"), join(folder, "web/link.txt"));
  files = new StaticFiles(join(folder, "web"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("pages of the app are its one page, never kept without asking", () => {
  for (const path of ["/", "/table/abc", "/index.html"])
    expect(files.serve(path, undefined)).toMatchObject({
      file: join(folder, "web/index.html"),
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" },
    });
});

test("hashed files are kept for ever, in the smallest form the client takes", () => {
  const path = "/assets/app-Ab12Cd34.js";
  expect(files.serve(path, "gzip, br")?.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(files.serve(path, "gzip;q=1")?.headers["content-encoding"]).toBe("gzip");
  expect(files.serve(path, undefined)?.headers).not.toHaveProperty("content-encoding");
});

test("no path leads out of the folder", () => {
  const paths = [
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "//secret.txt",
    "/link.txt",
    "\\..\\secret.txt",
    "/secret.txt\0.html",
    join(folder, "secret.txt"),
  ];
  for (const path of paths) expect(files.serve(path, undefined)?.file ?? "nothing", path).not.toContain("secret");
  expect(files.serve("/missing.js", undefined)).toBeUndefined();
});

test("a folder that is not there serves nothing", () => {
  const none = new StaticFiles(join(folder, "none"));
  expect([none.built, none.serve("/", undefined)]).toEqual([false, undefined]);
});

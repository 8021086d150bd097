/** `tafelrunde serve`: flags before variables before defaults, wrong ones in one sentence, and a server that starts and stops. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { width } from "@tafelrunde/terminal";
import { LANGUAGES } from "@tafelrunde/registry";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { build, bundle } from "../../../scripts/build.mjs";
import { textIn } from "./words/index.ts";

const folder = mkdtempSync(join(tmpdir(), "tafelrunde-serve-"));
beforeAll(() => build());
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command; as soon as `until` was printed, asks it to stop. */
async function serve(args: readonly string[], until?: RegExp, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = spawn(process.execPath, [bundle, "serve", ...args], {
    cwd: folder,
    env: { ...process.env, LC_ALL: "C", ...env },
  });
  let [stdout, stderr] = ["", ""];
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    if (until?.test(stdout)) child.kill("SIGTERM");
  });
  const [code] = (await once(child, "close")) as [number | null];
  return { code, stdout, stderr };
}

const ADDRESS = /http:\/\/localhost:\d+/;

test("says where it is and where it keeps things, and ends well when asked to", async () => {
  const { code, stdout, stderr } = await serve(["--port", "0", "--data", "here"], /Tables are kept in/);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^Tafelrunde is open at http:\/\/localhost:\d+$/m);
  expect(stdout).toContain(join(folder, "here"));
});

test("tells friends where to come, or that they cannot", async () => {
  const { stdout } = await serve(["--port=0", "--public-url", "https://Tafel.example/"], /Tables are kept in/);
  expect(stdout).toContain("For friends everywhere: https://tafel.example\n");
  const alone = await serve(["--port=0", "--host", "127.0.0.1"], /Tables are kept in/);
  expect(alone.stdout).toContain("Nobody else can reach it");
  expect(stdout + alone.stdout, "no picture for a pipe").not.toMatch(/[▀▄█]/);
});

test("speaks German, to programs too", async () => {
  const { stdout } = await serve(["--port=0", "--lang", "de"], ADDRESS);
  expect(stdout).toContain("Die Tafelrunde ist offen");
  expect((await serve(["--port=0", "--json-ready"], /\}/)).stdout).toMatch(/^\{"port":\d+\}\n$/);
});

test("takes variables, and flags before them", async () => {
  const env = { TAFELRUNDE_PORT: "none", TAFELRUNDE_HOST: "127.0.0.1", TAFELRUNDE_BOT_DELAY: "0-5" };
  expect((await serve([], undefined, env)).code).toBe(2);
  expect((await serve(["--port", "0"], /:\d+/, env)).stdout).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
});

test.each([
  ["--port", "70000"],
  ["--port", "x"],
  ["--log-level", "loud"],
  ["--bot-delay", "9-1"],
  ["--bot-delay", "5"],
  ["--limits", "beer=99"],
  ["--keep", "beer=99"],
  ["--check", "never"],
  ["--public-url", "tafel.example"],
  ["--public-url", "https://tafel.example/here"],
  ["--public-url", "ftp://tafel.example"],
  ["--dance", "1"],
  ["extra", "words"],
])("%s %s is refused in one sentence", async (...args) => {
  const { code, stdout, stderr } = await serve(args);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/^\S.*[.]\n$/);
});

test("a port that is taken is told in one sentence", async () => {
  const other = createServer().listen(0, "0.0.0.0");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  const { code, stderr } = await serve(["--port", String(port)]);
  other.close();
  expect([code, stderr]).toEqual([2, `Port ${port} is in use already; choose another one with --port.\n`]);
});

describe.each(LANGUAGES)("help in %s", (language) => {
  test("names every flag and fits into eighty columns", async () => {
    const { code, stdout } = await serve(["--help", "--lang", language]);
    expect([code, stdout]).toEqual([0, `${textIn(language).serveUsage}\n`]);
    expect(stdout.split("\n").filter((line) => width(line) > 80)).toEqual([]);
    const names =
      "port host data check despite-damage origin public-url trust-proxy metrics-token log-level bot-delay limits keep keep-records";
    const flags = names.split(" ");
    const variables = flags.map((flag) => `TAFELRUNDE_${flag.toUpperCase().replace("-", "_")}`);
    const words = [...flags.map((flag) => `--${flag} `), "--json-ready ", ...variables];
    expect(words.filter((word) => !stdout.includes(word))).toEqual([]);
  });
});

/** Runs a command of the real program to its end. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { bundle } from "../../../../scripts/build.mjs";
import { within } from "./until.ts";

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export async function command(...args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [bundle, ...args, "--lang", "en"], { stdio: ["ignore", "pipe", "pipe"] });
  let [out, err] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
  const [code] = (await within(`tafelrunde ${args[0]}`, once(child, "close"))) as [number | null];
  return { code, out, err };
}

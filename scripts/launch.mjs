/** Runs the command line from the sources: installs and builds what is missing first. */
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./installed.mjs";

const ASKS_ONLY = new Set(["--help", "-h"]);

/** @param {readonly string[]} args */
export async function launch(args) {
  ensureInstalled("player");
  const { build, buildWeb, bundle } = await import("./build.mjs");
  await build();
  if (args.includes("serve") && !args.some((arg) => ASKS_ONLY.has(arg))) await buildWeb();
  process.argv = [process.argv[0] ?? "node", bundle, ...args];
  await import(pathToFileURL(bundle).href);
}

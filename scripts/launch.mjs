/** Runs the command line from the sources: installs and builds what is missing first. */
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./installed.mjs";

/** @param {readonly string[]} args */
export async function launch(args) {
  ensureInstalled("player");
  const { build, bundle } = await import("./build.mjs");
  await build();
  process.argv = [process.argv[0] ?? "node", bundle, ...args];
  await import(pathToFileURL(bundle).href);
}

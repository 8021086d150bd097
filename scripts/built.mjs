/** Before tests of the whole program: builds it, server and web client, once for all projects of a run. */
import { build, buildWeb } from "./build.mjs";

const DONE = "TAFELRUNDE_BUILT";

export async function setup() {
  if (process.env[DONE]) return;
  process.env[DONE] = "yes";
  await build();
  await buildWeb();
}

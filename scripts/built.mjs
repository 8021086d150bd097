/** Before tests of the whole program: builds it, server and web client. */
import { build, buildWeb } from "./build.mjs";

export async function setup() {
  await build();
  await buildWeb();
}

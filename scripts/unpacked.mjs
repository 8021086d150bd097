#!/usr/bin/env node
/** Starts the command line of an unpacked archive, where it is called tafelrunde.mjs. */
import { fileURLToPath } from "node:url";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Tafelrunde needs Node 20.19 or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}
const program = new URL("program/tafelrunde.js", import.meta.url);
// Workers are started from the program itself.
process.argv[1] = fileURLToPath(program);
await import(program.href);

#!/usr/bin/env node
/** Starts the command line from a checkout. */
import { launch } from "../../../scripts/launch.mjs";

await launch(process.argv.slice(2));

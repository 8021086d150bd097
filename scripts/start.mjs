/** `npm start`: a game against bots in this terminal. */
import { launch } from "./launch.mjs";

await launch(["play", ...process.argv.slice(2)]);

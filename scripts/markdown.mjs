/** Lets bundler and test runner import a Markdown file as `{ text }`. */
import { readFileSync } from "node:fs";

/** @type {import("rolldown").Plugin} */
export const markdown = {
  name: "markdown",
  load(id) {
    if (!id.endsWith(".md")) return undefined;
    return { code: `export const text = ${JSON.stringify(readFileSync(id, "utf8"))};`, moduleType: "js" };
  },
};

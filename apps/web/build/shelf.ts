/** At build time, writes down what the home page says of each game, so that it need not load any game. */
import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";
import { markdown } from "../../../scripts/markdown.mjs";

const VIRTUAL = "virtual:shelf";
const RESOLVED = `\0${VIRTUAL}`;
const LIST = fileURLToPath(new URL("list-games.ts", import.meta.url));

async function shelf(): Promise<unknown> {
  const plugins = [markdown as Plugin];
  const { module } = await runnerImport<{ list: unknown }>(LIST, { configFile: false, logLevel: "silent", plugins });
  return module.list;
}

export const shelfPlugin: Plugin = {
  name: "shelf",
  resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
  load: async (id) => (id === RESOLVED ? `export const shelf = ${JSON.stringify(await shelf())};` : undefined),
};

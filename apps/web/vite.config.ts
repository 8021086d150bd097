/** How the client is built: each game, each page and each language is a file of its own, loaded when it is wanted. */
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { markdown } from "../../scripts/markdown.mjs";
import { offlinePlugin } from "./build/offline.ts";
import { shelfPlugin } from "./build/shelf.ts";

/** The bots' worker knows all games but reads no rulebook. */
const noRulebooks: Plugin = {
  name: "no-rulebooks",
  enforce: "pre",
  load: (id) => (id.endsWith(".md") ? 'export const text = "";' : undefined),
};

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), markdown as Plugin, shelfPlugin, offlinePlugin],
  worker: { format: "es", plugins: () => [noRulebooks] },
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8012", ws: true } } },
});

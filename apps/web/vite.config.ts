/** How the client is built: each game, each page and each language is a file of its own, loaded when it is wanted. */
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { markdown } from "../../scripts/markdown.mjs";
import { offlinePlugin } from "./build/offline.ts";
import { shelfPlugin } from "./build/shelf.ts";

/** The bots' worker knows the rules of all games; it speaks no language, draws no table and reads no rulebook. */
const UNREAD = "\0unread";
const rulesAlone: Plugin = {
  name: "rules-alone",
  enforce: "pre",
  resolveId: (id) => (/^@tafelrunde\/[\w-]+\/(words|terminal|RULES)/.test(id) ? UNREAD : undefined),
  load: (id) => (id === UNREAD ? "export const [wordsIn, terminal, text] = [];" : undefined),
};

/** What every visit begins with is one file, and what tables and boards share is another: a guest asks for few files, not for dozens. */
const GROUPS = [
  { name: "house", tags: ["$initial" as const], test: (id: string) => !/\/(index\.html|src\/main\.ts)$/.test(id) },
  // The home page shows them without any table.
  { name: "chronicles", test: /apps\/web\/src\/session\/(device|local)-chronicles/ },
  { name: "table", test: /apps\/web\/src\/(table|kit|session|rules)\/|packages\/(core|d12)\//, minShareCount: 2 },
];

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), markdown as Plugin, shelfPlugin, offlinePlugin],
  worker: { format: "es", plugins: () => [rulesAlone] },
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8012", ws: true } } },
});

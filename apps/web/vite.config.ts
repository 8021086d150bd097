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

const GAME = /packages\/games\/([\w-]+)\/(?:src|words)\/(?!\w\w\.ts)/;
const BOTS = /packages\/bots\/src\/([\w-]+)\//;
const ownOf = (kind: string, files: RegExp) => (id: string) => (files.test(id) ? `${kind}-${files.exec(id)![1]}` : undefined);

/** A guest asks for few files, not for dozens: each of these is one, however many modules it has. The first that fits takes a module. */
const GROUPS = [
  // What every visit begins with.
  { name: "house", tags: ["$initial" as const], test: (id: string) => !/\/(index\.html|src\/main\.ts)$/.test(id) },
  // What the home page does without any table: it shows chronicles, and listens to the lobby.
  {
    name: "hall",
    test: /apps\/web\/src\/when-idle|apps\/web\/src\/session\/((device|local)-chronicles|wire|subprotocol|look|random)\.|protocol\/src\/reader|core\/src\/delta/,
  },
  // What pages with a table share with those that have none.
  { name: "desk", test: /packages\/registry\/|apps\/web\/src\/(parts|rules|guests|i18n|chronicle\/told)/, minShareCount: 2 },
  { name: "engine", test: /packages\/(core|d12|protocol|bots\/src\/[\w-]+\.ts)|apps\/web\/src\/session\//, minShareCount: 2 },
  // Who waits at a table needs less than who plays there; what lies beside the board, or comes after the game, is needed last.
  {
    name: "table",
    test: /apps\/web\/src\/table\/(?!\w*Panel|Side|Checkup|Table|BoardPlace|MoreBelow|Status)|ChatPanel/,
    minShareCount: 2,
  },
  // Only two games show people.
  { name: "people", test: /apps\/web\/src\/kit\/[cC]haracter/, minShareCount: 2 },
  { name: "board", test: /apps\/web\/src\/(kit\/|table\/(Table|BoardPlace))/, minShareCount: 2 },
  { name: "note", test: /apps\/web\/src\/chronicle\/Note/, minShareCount: 2 },
  { name: "aside", test: /apps\/web\/src\/table\/(Side|Result|\w+Panel)/ },
  { name: ownOf("game", GAME), test: GAME },
  { name: ownOf("bots", BOTS), test: BOTS },
];

/** A first visit draws most parts of a page once: making them is faster there than having a browser read their markup. */
const COMPILER = { runes: true, fragments: "tree" } as const;

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [svelte({ configFile: false, compilerOptions: COMPILER }), markdown as Plugin, shelfPlugin, offlinePlugin],
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

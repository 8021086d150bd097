/** `npm run freeze -- <game>`: keeps the rules of a game as they are, before they change, so that what began by them can end by them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gameIds, gamesPath } from "./games.mjs";
import { ensureInstalled, giveUp, rootPath } from "./installed.mjs";

/** @typedef {import("../packages/testkit/src/playthrough.ts").AnyGame} AnyGame */

const LIST = join(rootPath, "packages/registry/src/frozen.ts");

/** A game is exported under its id in camel case. @param {string} id */
const nameOf = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** One module with everything it needs. @param {string} code what it exports */
async function bundled(code) {
  const { rolldown } = await import("rolldown");
  const entry = "\0entry";
  const made = await rolldown({
    input: entry,
    cwd: rootPath,
    platform: "neutral",
    plugins: [
      { name: "entry", resolveId: (id) => (id === entry ? id : undefined), load: (id) => (id === entry ? code : undefined) },
    ],
  });
  const { output } = await made.generate({ format: "esm", comments: false });
  await made.close();
  const [module] = output;
  if (output.length > 1 || module.imports.length > 0) throw new Error(`this is no single module: ${module.imports.join()}`);
  return module.code;
}

/** @param {string} code */
const imported = (code) => import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);

/**
 * The files of a frozen version by their names: the rules, their type, and the goldens, which these rules must play.
 * @param {string} id
 * @returns {Promise<{ version: number, files: Map<string, string> }>}
 */
export async function frozen(id) {
  const rules = await bundled(`export { ${nameOf(id)} as game } from ${JSON.stringify(join(gamesPath, id, "src/index.ts"))};`);
  const testkit = join(rootPath, "packages/testkit/src/playthrough.ts");
  const { plays } = await imported(await bundled(`export { plays } from ${JSON.stringify(testkit)};`));
  /** @type {{ game: AnyGame }} */
  const { game } = await imported(rules);
  const version = game.rulesVersion;
  const about = `The rules of ${id}, version ${version}, for games that began by them. Written by \`npm run freeze\`, and never changed.`;
  const files = new Map([
    ["rules.js", `/** ${about} */\n${rules}`],
    ["rules.d.ts", `/** ${about} */\nimport type { Game } from "@tafelrunde/core";\nexport declare const game: Game;\n`],
  ]);
  for (const name of readdirSync(join(gamesPath, id, "golden"))) {
    const kept = readFileSync(join(gamesPath, id, "golden", name), "utf8");
    if (!plays(game, name, kept))
      throw new Error(`${id} does not play ${name} any more: freeze its rules before you change them.`);
    files.set(join("golden", name), kept);
  }
  return { version, files };
}

/** The list of all frozen versions, as source. @param {string} folder that of the games */
export function listOf(folder) {
  const lines = readdirSync(folder).flatMap((id) => {
    const own = join(folder, id, "frozen");
    const versions = existsSync(own) ? readdirSync(own).map((name) => Number(name.slice(1))) : [];
    const entries = versions
      .toSorted((a, b) => a - b)
      .map((version) => `    ${version}: () => import("@tafelrunde/${id}/frozen/v${version}/rules.js"),`);
    const key = /^\w+$/.test(id) ? id : `"${id}"`;
    return entries.length === 0 ? [] : [`  ${key}: {`, ...entries, "  },"];
  });
  const list = lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n}`;
  return readFileSync(LIST, "utf8").replace(/(?<=: Frozen = )\{[^]*\}(?=;\n$)/, list);
}

/** Whether something else than these files is kept there already. @param {string} folder @param {ReadonlyMap<string, string>} files */
export function isTaken(folder, files) {
  const isKept = (/** @type {string} */ name, /** @type {string} */ text) =>
    existsSync(join(folder, name)) && readFileSync(join(folder, name), "utf8") === text;
  return existsSync(folder) && ![...files].every(([name, text]) => isKept(name, text));
}

/** @param {string} id */
async function freeze(id) {
  const { version, files } = await frozen(id);
  const folder = join(gamesPath, id, "frozen", `v${version}`);
  if (isTaken(folder, files)) throw new Error(`${id} has another frozen version ${version} already: raise rulesVersion.`);
  mkdirSync(join(folder, "golden"), { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  writeFileSync(LIST, listOf(gamesPath));
  console.log(`Version ${version} of ${id} is frozen. Now raise its rulesVersion, change the rules, and run npm run golden.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  ensureInstalled("developer");
  const id = process.argv[2] ?? "";
  if (id === "" || !gameIds().includes(id)) giveUp(`Which game? One of ${gameIds().join(", ")}`);
  await freeze(id).catch((/** @type {Error} */ fault) => giveUp(fault.message));
}

/** The licences of what others made and we pass on, as one text. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rootPath } from "./installed.mjs";

const LICENCE = /^(licen[cs]e|copying|notice)/i;
const RULE = "-".repeat(80);

/** @param {string} path of a package's folder @returns {string} */
function licenceOf(path) {
  const folder = join(rootPath, path);
  const { name, version, license, author, repository } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), "utf8").trim());
  // Some bring no text along: then their own description is what there is.
  const said = [author?.name ?? author, repository?.url ?? repository].filter((part) => typeof part === "string");
  return [`${name} ${version} (${license})`, ...(texts.length > 0 ? texts : said)].join("\n\n");
}

/** The fonts carry their licences beside them. @returns {string[]} */
function fontLicences() {
  const folder = join(rootPath, "apps/web/public/fonts");
  const names = readdirSync(folder).filter((name) => name.endsWith("-OFL.txt"));
  return names.map((name) => `${name.slice(0, -"-OFL.txt".length)} (font)\n\n${readFileSync(join(folder, name), "utf8").trim()}`);
}

/** @param {readonly string[]} paths of packages' folders */
export const licences = (paths) => `${[...paths.map(licenceOf), ...fontLicences()].join(`\n\n${RULE}\n\n`)}\n`;

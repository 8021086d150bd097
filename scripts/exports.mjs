/** Finds what is exported and imported by nobody: the door of a file names what others use, and nothing else. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";

/** Imported, this one large file would be read three times before it runs. @type {typeof import("typescript")} */
const ts = createRequire(import.meta.url)("typescript");

const SOURCE = /\.(ts|mjs|svelte)$/;
/** Folders that hold no source of ours. */
const LEFT_OUT = /^(dist|gallery|data|bench\/(peers|lighthouse|results))$|(^|\/)(node_modules|frozen|\.[^/]+)$/;

/** Exports that a tool asks for by name: a configuration, and what Vitest calls before all tests. */
const ASKED_FOR = new Set(["default", "setup"]);

/** What is imported: these names, all of them, or whichever of them the importing file mentions. @typedef {Set<string> | "all" | "mentioned"} Names */
/** @typedef {{ exports: Set<string>, imports: { from: string, names: Names }[], words: Set<string> }} Module */

/** @param {string} folder @param {string} root @returns {string[]} */
function sourcesIn(folder, root) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.test(relative(root, path)) ? [] : sourcesIn(path, root);
    return SOURCE.test(entry.name) && !entry.name.endsWith(".d.ts") ? [path] : [];
  });
}

/** The script of a component, or the whole file. @param {string} path */
function codeOf(path) {
  const text = readFileSync(path, "utf8");
  if (!path.endsWith(".svelte")) return text;
  return [...text.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, code]) => code).join("\n");
}

/** @param {string} path @returns {Module} */
function read(path) {
  const code = codeOf(path);
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TS);
  /** @type {Module} */
  const module = { exports: new Set(), imports: [], words: new Set(code.match(/[\w$]+/g)) };
  const from = (/** @type {string} */ text, /** @type {Names} */ names) => void module.imports.push({ from: text, names });

  for (const statement of file.statements) {
    if (ts.isExportDeclaration(statement)) {
      const elements =
        statement.exportClause && ts.isNamedExports(statement.exportClause) ? [...statement.exportClause.elements] : [];
      for (const { name } of elements) module.exports.add(name.text);
      const names = new Set(elements.map(({ name, propertyName }) => (propertyName ?? name).text));
      const all = statement.exportClause === undefined || ts.isNamespaceExport(statement.exportClause);
      if (statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier))
        from(statement.moduleSpecifier.text, all ? "all" : names);
    } else if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const bindings = statement.importClause?.namedBindings;
      const elements =
        bindings && ts.isNamedImports(bindings)
          ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
          : [];
      from(statement.moduleSpecifier.text, bindings && ts.isNamespaceImport(bindings) ? "mentioned" : new Set(elements));
    } else if (
      !path.endsWith(".svelte") &&
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    )
      for (const name of declared(statement)) module.exports.add(name);
  }
  // Modules that are loaded later, by one name or by a pattern, and types named in a comment: any name may be meant.
  for (const [, text] of code.matchAll(/\bnew URL\("([^"]+\.ts)", import\.meta\.url\)/g)) from(`./${text}`, "mentioned");
  for (const [, text] of code.matchAll(/\bimport\(\s*(?:\/\*.*?\*\/\s*)?["'`]([^"'`]+)["'`]/g)) from(text ?? "", "mentioned");
  // Handed on as a whole: whoever is given the module takes what they need.
  for (const [, text] of code.matchAll(/=>\s*import\("([^"]+)"\)/g)) from(text ?? "", "all");
  for (const [, call] of code.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(([^)]*)\)/g))
    for (const [, text] of (call ?? "").matchAll(/"(\.[^"]+)"/g)) from(text ?? "", "mentioned");
  return module;
}

/** @param {import("typescript").Statement} statement @returns {string[]} */
function declared(statement) {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(({ name }) => bound(name));
  return "name" in statement && statement.name
    ? [/** @type {import("typescript").Identifier} */ (statement.name).text]
    : ["default"];
}

/** @param {import("typescript").BindingName} name @returns {string[]} */
const bound = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : bound(element.name)));

/** Where each name of our packages leads; a star stands for the same in both. @param {readonly string[]} manifests */
function doors(manifests) {
  const found = manifests.flatMap((path) => {
    const { name, exports = {} } = JSON.parse(readFileSync(path, "utf8"));
    return Object.entries(exports).map(([key, target]) => ({
      door: join(name, key),
      target: resolve(dirname(path), String(target)),
    }));
  });
  return (/** @type {string} */ name) => {
    for (const { door, target } of found) {
      const [before = "", after] = door.split("*");
      if (door === name) return target;
      if (after !== undefined && name.startsWith(before))
        return target.replace("*", name.slice(before.length, name.length - after.length));
    }
    return undefined;
  };
}

/** A path with stars, or with something put in, as a pattern. @param {string} path */
const patternOf = (path) =>
  new RegExp(
    `^${path.replaceAll(/\$\{[^}]*\}|\*\*?|[.+^$()[\]{}|\\]/g, (part) => (/^[*$]./.test(part) || part === "*" ? ".*" : `\\${part}`))}$`,
  );

/** All sources, and who imports what of them. @param {string} root */
function readAll(root) {
  const paths = sourcesIn(root, root);
  const modules = new Map(paths.map((path) => [path, read(path)]));
  const leads = doors(manifestsIn(root));
  /** For each file the names that are used, and by whom. @type {Map<string, { names: Set<string>, by: Set<string> }>} */
  const used = new Map(paths.map((path) => [path, { names: new Set(), by: new Set() }]));
  for (const [path, { imports, words }] of modules)
    for (const { from, names } of imports) {
      const target = from.startsWith(".") ? resolve(dirname(path), from) : leads(from);
      if (target === undefined) continue;
      const pattern = /[*$]/.test(target) && patternOf(target);
      const meant = pattern ? paths.filter((other) => other !== path && pattern.test(other)) : [target];
      for (const other of meant) {
        // What is found by a pattern is a part that a game declares, whoever asks for it.
        used.get(other)?.by.add(pattern ? target : path);
        for (const name of names === "all" ? (modules.get(other)?.exports ?? []) : names === "mentioned" ? words : names)
          used.get(other)?.names.add(name);
      }
    }
  return { modules, used };
}

const TEST = /\.test\.ts$|\/(test|rules|e2e|testkit)\//;

/**
 * What is wrong with the doors of our files: every export that no other file imports, as `file: name`, and every file among the
 * sources that tests import and nobody else.
 * @param {string} root
 */
export function idleDoors(root) {
  const { modules, used } = readAll(root);
  const unused = [...modules].flatMap(([path, { exports }]) =>
    [...exports]
      // What a test file exports is there for the compiler alone.
      .filter((name) => !ASKED_FOR.has(name) && !path.endsWith(".test.ts") && !used.get(path)?.names.has(name))
      .map((name) => `${relative(root, path)}: ${name}`),
  );
  const helpers = [...used]
    .filter(
      ([path, { by }]) => /\/src\//.test(path) && !TEST.test(path) && by.size > 0 && [...by].every((other) => TEST.test(other)),
    )
    .map(([path]) => relative(root, path));
  return { unused, helpers };
}

/** @param {string} root @returns {string[]} */
function manifestsIn(root) {
  const { workspaces = [] } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return workspaces
    .flatMap((/** @type {string} */ pattern) => {
      const folder = join(root, pattern.replace(/\/\*$/, ""));
      return readdirSync(folder).map((name) => join(folder, name, "package.json"));
    })
    .filter(existsSync);
}

/** A copy of this program that may be changed and built again: what is ours is copied, what others made is linked. */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { rootPath } from "../../../../scripts/installed.mjs";

const OURS = ["apps/cli", "apps/server", "packages", "scripts", "tsconfig.base.json", "package.json", "package-lock.json"];
/** Of a client that is not built only the name must be there. */
const WEB = { whole: "apps/web", name: "apps/web/package.json" };
const BUILD = 'import { build, buildWeb } from "./scripts/build.mjs"; await build(); await buildWeb();';
const SCOPE = "@tafelrunde";
const run = promisify(execFile);

export class Workshop {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), "tafelrunde-workshop-")));
  /** The server and the command line, once they are built. */
  readonly program = join(this.root, "dist/tafelrunde.js");

  constructor(web: keyof typeof WEB = "name") {
    const isSource = (path: string): boolean => basename(path) !== "node_modules";
    for (const path of [...OURS, WEB[web]])
      cpSync(join(rootPath, path), join(this.root, path), { recursive: true, filter: isSource });
    const [from, to] = [rootPath, this.root].map((root) => join(root, "node_modules")) as [string, string];
    mkdirSync(join(to, SCOPE), { recursive: true });
    for (const name of readdirSync(from))
      if (!name.startsWith(".") && name !== SCOPE) symlinkSync(join(from, name), join(to, name), "junction");
    // These lead from one room to another, and so they do in the copy.
    for (const name of readdirSync(join(from, SCOPE)))
      symlinkSync(readlinkSync(join(from, SCOPE, name)), join(to, SCOPE, name), "junction");
  }

  /** Runs a script of the copy to its end and gives back what it printed; throws unless it was content. */
  async run(script: string, ...args: readonly string[]): Promise<string> {
    const { stdout } = await run(process.execPath, [join(this.root, script), ...args], { cwd: this.root });
    return stdout;
  }

  /** Builds all of it, also the web client. */
  async build(): Promise<void> {
    await run(process.execPath, ["--input-type=module", "-e", BUILD], { cwd: this.root });
  }

  /** The command line of the copy; builds it first if a source is newer. */
  tafelrunde(...args: readonly string[]): Promise<string> {
    return this.run("apps/cli/bin/tafelrunde.mjs", ...args);
  }

  /** Freezes the rules of King of 12 and gives it new ones: whoever wins a single round wins the game. */
  async shortenKingOf12(version: number): Promise<void> {
    await this.run("scripts/freeze.mjs", "king-of-12");
    const src = "packages/games/king-of-12/src";
    this.#change(`${src}/index.ts`, /(?<=rulesVersion: )\d+/, String(version));
    this.#change(`${src}/apply.ts`, /(?<=ROUNDS_TO_WIN = )2/, "1");
  }

  #change(file: string, from: RegExp, to: string): void {
    const path = join(this.root, file);
    const before = readFileSync(path, "utf8");
    const after = before.replace(from, to);
    if (after === before) throw new Error(`nothing to change in ${file}`);
    writeFileSync(path, after);
  }

  close(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

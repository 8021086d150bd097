/** Writes what was measured into docs/numbers.md and the README, each between its own marks; nothing there is written by hand. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const NUMBERS = resolve("..", "docs", "numbers.md");
const README = resolve("..", "README.md");
const FORMATTER = resolve("..", "node_modules", "oxfmt", "bin", "oxfmt");

type Mark = "comparison" | "games" | "curves" | "client" | "numbers";

const EMPTY = `# Numbers

Written by \`npm run bench:server\`, \`npm run bench:server -- --curves\` and \`npm run bench:client\`; nothing here is written by hand.
[bench/README.md](../bench/README.md#the-server) says what is measured and how.

## Beside other servers

<!-- comparison -->
<!-- /comparison -->

## The four games

<!-- games -->
<!-- /games -->

## More and more of everything

<!-- curves -->
<!-- /curves -->

<!-- client -->
<!-- /client -->
`;

function replace(file: string, mark: Mark, text: string): void {
  const before = existsSync(file) ? readFileSync(file, "utf8") : EMPTY;
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const [head, rest] = before.split(begin);
  const tail = rest?.split(end)[1];
  if (head === undefined || tail === undefined) throw new Error(`${file} has no marks for ${mark}`);
  writeFileSync(file, `${head}${begin}\n\n${text}\n\n${end}${tail}`);
  execFileSync(process.execPath, [FORMATTER, file]);
}

export function writeComparison(whole: string, short: string): void {
  replace(NUMBERS, "comparison", whole);
  replace(README, "numbers", short);
}

export const writeCurves = (text: string): void => replace(NUMBERS, "curves", text);

export const writeGames = (text: string): void => replace(NUMBERS, "games", text);

export const writeClient = (text: string): void => replace(NUMBERS, "client", `## The client\n\n${text}`);

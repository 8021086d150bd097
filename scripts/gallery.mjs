/**
 * `npm run gallery`: every decision and every crowded state of every board, at every size, in both languages and themes: contact
 * sheets for the eye in gallery/, and what a program has to complain of. `npm run gallery -- king-up --size 390x664 --state vote`
 * draws less.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled, rootPath } from "./installed.mjs";

ensureInstalled("developer");
const { LOOKS, nameOf, openGallery, SIZES } = await import("./drawings.mjs");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string", multiple: true },
    state: { type: "string", multiple: true },
    look: { type: "string", multiple: true },
  },
});
/** @param {readonly string[] | undefined} wanted @param {string} name */
const isWanted = (wanted, name) => wanted === undefined || wanted.some((part) => name.includes(part));
/** @param {import("./drawings.mjs").Look} look */
const lookName = ({ language, theme }) => `${language}-${theme}`;

const folder = join(rootPath, "gallery");
if (positionals.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const gallery = await openGallery();
let drawn = 0;
let complaints = 0;
try {
  for (const look of LOOKS.filter((each) => isWanted(values.look, lookName(each))))
    for (const size of SIZES.filter((each) => isWanted(values.size, nameOf(each)))) {
      const painter = await gallery.painter(size, look);
      const all = (await painter.list()).filter(
        ({ game, name }) => (positionals.length === 0 || positionals.includes(game)) && isWanted(values.state, name),
      );
      /** @type {Map<string, { name: string, picture: Buffer }[]>} */
      const sheets = new Map();
      for (const listed of all) {
        const { complaints: found, picture } = await painter.draw(listed, true);
        drawn++;
        complaints += found.length;
        for (const complaint of found)
          console.log(`${listed.game} ${listed.name} ${nameOf(size)} ${lookName(look)}: ${complaint}`);
        const pictures = sheets.get(listed.game) ?? [];
        sheets.set(listed.game, pictures);
        if (picture) pictures.push({ name: `${listed.name}${found.length > 0 ? " ⚠" : ""}`, picture });
      }
      for (const [game, pictures] of sheets)
        await gallery.sheet(pictures, size, join(folder, `${game}-${nameOf(size)}-${lookName(look)}.png`));
      await painter.close();
    }
} finally {
  await gallery.close();
}
console.log(`${drawn} drawings, ${complaints} complaints; contact sheets are in ${folder}`);
process.exitCode = complaints === 0 ? 0 : 1;

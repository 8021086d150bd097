/** The castle from the throne down to the cellar, and who is not in it. */
import { INNER, MIDDLE, pad, type Paint, right, row, rule } from "@tafelrunde/terminal";
import {
  BESIDE,
  type Candidate,
  CANDIDATES,
  type KingUpView,
  MOST_ON_A_FLOOR,
  OUT,
  type Place,
  THRONE,
  worthOf,
} from "../src/index.ts";
import type { Text } from "../words/text.ts";
import { grid } from "./grid.ts";

const WORTH_COLUMNS = 2;
const FLOOR_COLUMNS = 12;
/** Four candidates on a floor and six outside fill a row each. */
const PLACE_COLUMNS = 14;
const OUTSIDE_PER_ROW = 6;
const CELLAR = 0;

const at = ({ places }: KingUpView, place: Place): Candidate[] => CANDIDATES.filter((_, index) => places[index] === place);

/** Own favourites stand out, with and without colours; whoever is voted on is in question. */
function named(candidate: Candidate, { own, phase, places }: KingUpView, text: Text, paint: Paint): string {
  const asked = phase === "vote" && places[CANDIDATES.indexOf(candidate)] === THRONE;
  const name = `${text.candidates[candidate]}${asked ? " ?" : ""}`;
  return own?.favourites.includes(candidate) ? paint.gold(`★${name}`) : ` ${name}`;
}

/** Nobody ever comes into the cellar, so it has no places to fill. */
const roomOn = (place: Place): number => (place === THRONE ? 1 : place === CELLAR ? 0 : MOST_ON_A_FLOOR);

function floor(view: KingUpView, place: Place, text: Text, paint: Paint): string {
  const here = at(view, place).map((candidate) => named(candidate, view, text, paint));
  const free = Array.from({ length: Math.max(0, roomOn(place) - here.length) }, () => paint.dim(" ·"));
  const label = `${right(String(worthOf(place)), WORTH_COLUMNS)}  ${pad(text.floors[place]!, FLOOR_COLUMNS)}  `;
  const candidates = grid([...here, ...free], MOST_ON_A_FLOOR, PLACE_COLUMNS).join("");
  return row((here.length > 0 ? label : paint.dim(label)) + candidates, paint);
}

export const drawCastle = (view: KingUpView, text: Text, paint: Paint): string[] =>
  Array.from({ length: THRONE + 1 }, (_, below) => floor(view, THRONE - below, text, paint));

/** Those who wait beside the castle, and those who had to leave it; nothing where there is nobody. */
export function drawOutside(view: KingUpView, text: Text, paint: Paint): string[] {
  const groups = [
    [text.stillBeside, at(view, BESIDE)],
    [text.rejectedOut, at(view, OUT)],
  ] as const;
  return groups.flatMap(([title, candidates]) => {
    if (candidates.length === 0) return [];
    const names = candidates.map((candidate) => named(candidate, view, text, paint));
    const rows = grid(names, OUTSIDE_PER_ROW, Math.floor(INNER / OUTSIDE_PER_ROW));
    return [rule(MIDDLE, paint, title), ...rows.map((line) => row(line, paint))];
  });
}

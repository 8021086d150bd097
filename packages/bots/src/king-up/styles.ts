/** The styles of play that the kingmaker knows, and how common it takes each to be before it has seen anything. */
import { type Manners, mannersOf, WIDTHS } from "./manners.ts";
import { LEARNED } from "./styles-table.ts";

interface Style {
  readonly manners: Manners;
  readonly share: number;
}

/** Just anything. */
const aimless = {
  place: new Float64Array(WIDTHS.place),
  rise: new Float64Array(WIDTHS.rise),
  ahead: [0, 0],
  vote: new Float64Array(WIDTHS.vote),
};

/** The first is that of a courtier, by which it also expects itself to go on. */
export const STYLES: readonly Style[] = [
  { manners: mannersOf(LEARNED.courtier), share: 0.5 },
  { manners: mannersOf(LEARNED.squire), share: 0.25 },
  { manners: mannersOf(LEARNED.heart), share: 0.2 },
  { manners: mannersOf(aimless), share: 0.05 },
];

/** The manners of each. */
export const MANNERS = STYLES.map(({ manners }) => manners);

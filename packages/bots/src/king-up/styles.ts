/** The styles of play that the kingmaker knows, and how common it takes each to be before it has seen anything. */
import { type Manners, mannersOf, WIDTHS } from "./manners.ts";
import { LEARNED } from "./styles-table.ts";

/** How somebody acts who does nothing else. */
export interface Way {
  readonly manners: Manners;
  /** Raising and voting are read by networks, which see more than manners do. */
  readonly isNetwork: boolean;
}

interface Style {
  /** How it acts in playouts. */
  readonly manners: Manners;
  readonly share: number;
  /** How often it goes each of the ways: by this its acts are read. */
  readonly ways: readonly number[];
}

/** Just anything. */
const aimless = mannersOf({
  place: new Float64Array(WIDTHS.place),
  rise: new Float64Array(WIDTHS.rise),
  ahead: [0, 0],
  vote: new Float64Array(WIDTHS.vote),
});
const [courtier, squire, heart] = [LEARNED.courtier, LEARNED.squire, LEARNED.heart].map(mannersOf) as [Manners, Manners, Manners];

export const WAYS: readonly Way[] = [
  { manners: courtier, isNetwork: true },
  { manners: heart, isNetwork: false },
  { manners: aimless, isNetwork: false },
];

/** The first is that of a courtier, by which it also expects itself to go on; a squire is one who now and then follows the heart. */
export const STYLES: readonly Style[] = [
  { manners: courtier, share: 0.5, ways: [1, 0, 0] },
  { manners: squire, share: 0.25, ways: [0.6, 0.4, 0] },
  { manners: heart, share: 0.2, ways: [0, 1, 0] },
  { manners: aimless, share: 0.05, ways: [0, 0, 1] },
];

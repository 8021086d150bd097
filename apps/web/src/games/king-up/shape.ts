/** Which shape the board takes in the place it has, in pixels: fingers and eyes do not grow with the type. */
import type { Size } from "../../kit/Frame.svelte";

export interface Shape {
  /** The castle on the left, all else beside it. */
  readonly wide: boolean;
  /** What is at hand and the card of favourites have a place of their own each. */
  readonly roomy: boolean;
  /** Floors are too low for a finger: whoever stands there can be touched larger below. */
  readonly low: boolean;
}

/** As wide as the container queries of the parts say: 44rem. */
const WIDE = 748;
/** With six floors of 47 pixels and the throne, this is left for all else: below each other, or beside. */
const CASTLE = 6 * 47 + 58;
const BELOW = { deck: 230, both: 330 };
const BESIDE = 84;

export function shapeOf({ width, height }: Size): Shape {
  const wide = width >= WIDE && width >= height;
  const roomy = wide || height >= CASTLE + BELOW.both;
  return { wide, roomy, low: height < CASTLE + (wide ? BESIDE : BELOW.deck) };
}

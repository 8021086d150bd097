/** A small network that says how readily something is done: from signs of a card and of the way to act, through one hidden layer. */

export const HIDDEN = 16;

export interface Network {
  /** What each sign of a card adds to each part of the hidden layer, and each sign of a way. */
  readonly card: Float64Array;
  readonly way: Float64Array;
  readonly bias: Float64Array;
  /** What each part of the hidden layer adds to the whole, and each sign of a way by itself. */
  readonly out: Float64Array;
  readonly direct: Float64Array;
}

export const weightsFor = (cardSigns: number, waySigns: number): number => HIDDEN * (cardSigns + waySigns + 2) + waySigns;

/** The parts of a network in one row of weights, not copied. */
export function networkOf(weights: Float64Array, cardSigns: number, waySigns: number): Network {
  let at = 0;
  const next = (count: number): Float64Array => weights.subarray(at, (at += count));
  return {
    card: next(cardSigns * HIDDEN),
    way: next(waySigns * HIDDEN),
    bias: next(HIDDEN),
    out: next(HIDDEN),
    direct: next(waySigns),
  };
}

/** From −1 to 1, steepest in the middle. */
export const bent = (value: number): number => value / (1 + Math.abs(value));

/** What a card brings to the hidden layer. */
export function addCard({ card, bias }: Network, signs: Float64Array, hidden: Float64Array): void {
  hidden.set(bias);
  addSigns(card, signs, hidden);
}

/** What a way brings to the hidden layer; answers what it adds by itself. */
export function addWay({ way, direct }: Network, signs: Float64Array, hidden: Float64Array): number {
  hidden.fill(0);
  addSigns(way, signs, hidden);
  let sum = 0;
  for (let sign = 0; sign < signs.length; sign++) sum += direct[sign]! * signs[sign]!;
  return sum;
}

function addSigns(weights: Float64Array, signs: Float64Array, hidden: Float64Array): void {
  for (let sign = 0, at = 0; sign < signs.length; sign++, at += HIDDEN) {
    const value = signs[sign]!;
    if (value !== 0) for (let part = 0; part < HIDDEN; part++) hidden[part]! += value * weights[at + part]!;
  }
}

/** How readily this is done with this card, as a logarithm. */
export function readiness({ out }: Network, card: Float64Array, way: Float64Array, byItself: number): number {
  let sum = byItself;
  for (let part = 0; part < HIDDEN; part++) sum += out[part]! * bent(card[part]! + way[part]!);
  return sum;
}

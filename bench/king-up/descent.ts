/** Finds weights under which what was chosen is likely: Adam, in batches. */

interface Pace {
  readonly rate: number;
  readonly passes: number;
  /** How strongly weights are held near 0, for so many choices at once. */
  readonly calm: number;
  /** Each pass begins so many steps behind the one before. */
  readonly shift: number;
}

const BATCH = 64;
/** From one choice to the next, so that those of one game are far apart; a prime, so that a pass meets all of them. */
const STRIDE = 7919;

/** Changes the weights; `lean` adds to the slopes what one choice says of them. */
export function descend<Choice>(
  weights: Float64Array,
  slopes: Float64Array,
  choices: readonly Choice[],
  { rate, passes, calm, shift }: Pace,
  lean: (choice: Choice) => void,
): void {
  const [mean, square] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  let step = 0;
  for (let pass = 0; pass < passes; pass++) {
    const length = rate * (1 - pass / passes);
    for (let at = 0; at < choices.length; at++) {
      lean(choices[(at * STRIDE + pass * shift) % choices.length]!);
      if ((at + 1) % BATCH !== 0) continue;
      step++;
      for (let index = 0; index < weights.length; index++) {
        const gradient = slopes[index]! / BATCH + (calm / choices.length) * weights[index]!;
        slopes[index] = 0;
        mean[index] = 0.9 * mean[index]! + 0.1 * gradient;
        square[index] = 0.999 * square[index]! + 0.001 * gradient * gradient;
        const scale = Math.sqrt(square[index]! / (1 - 0.999 ** step)) + 1e-8;
        weights[index]! -= (length * (mean[index]! / (1 - 0.9 ** step))) / scale;
      }
    }
  }
}

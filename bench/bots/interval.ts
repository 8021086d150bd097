/** How sure a share is: the interval of Wilson, in which the true share lies nineteen times out of twenty. */

const DEVIATIONS = 1.96;

function interval(wins: number, games: number): readonly [number, number] {
  const share = wins / games;
  const more = DEVIATIONS ** 2 / games;
  const middle = (share + more / 2) / (1 + more);
  const half = (DEVIATIONS * Math.sqrt((share * (1 - share)) / games + more / (4 * games))) / (1 + more);
  // Rounding would leave a little less than nothing, or more than all.
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

const three = (share: number): string => share.toFixed(3).replace(/^0/, "");

export const shareText = (wins: number, games: number): string => {
  const [low, high] = interval(wins, games);
  return `${three(wins / games)} [${three(low)}, ${three(high)}]`;
};

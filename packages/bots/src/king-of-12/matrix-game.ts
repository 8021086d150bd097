/** Games of one simultaneous choice between two, solved exactly by the simplex method: their value, and how often to choose what. */

/** A hand holds no more cards than this. */
export const MOST = 7;
const WIDTH = MOST + 1;
/** What is closer to zero than this is zero. */
const TINY = 1e-11;
/** Enough pivots for any game of this size; after half of them Bland's rule, which cannot go round in circles. */
const MOST_PIVOTS = 400;

export class MatrixGame {
  /** What the row player gets, `MOST` numbers for each row; the column player wants it low. */
  readonly payoffs = new Float64Array(MOST * MOST);
  /** How often each row and each column is chosen, once `mix` was called. */
  readonly rowMix = new Float64Array(MOST);
  readonly columnMix = new Float64Array(MOST);
  readonly #tableau = new Float64Array(WIDTH * WIDTH);
  /** Which choice stands at each row and column of the tableau; rows count from `MOST`. */
  readonly #left = new Uint8Array(MOST);
  readonly #top = new Uint8Array(MOST);
  #row = 0;
  #column = 0;
  #isPure = false;

  /** What the row player gets if both choose best. */
  value(rows: number, columns: number): number {
    const low = this.#maximin(rows, columns);
    const high = this.#minimax(rows, columns);
    this.#isPure = low >= high;
    return this.#isPure ? low : this.#simplex(rows, columns);
  }

  /** The value, and both mixes. */
  mix(rows: number, columns: number): number {
    const value = this.value(rows, columns);
    this.rowMix.fill(0);
    this.columnMix.fill(0);
    if (this.#isPure) {
      this.rowMix[this.#row] = 1;
      this.columnMix[this.#column] = 1;
      return value;
    }
    const bottom = rows * WIDTH;
    const sum = this.#tableau[bottom + columns]!;
    for (let row = 0; row < rows; row++)
      if (this.#left[row]! < MOST) this.columnMix[this.#left[row]!] = this.#tableau[row * WIDTH + columns]! / sum;
    for (let column = 0; column < columns; column++)
      if (this.#top[column]! >= MOST) this.rowMix[this.#top[column]! - MOST] = this.#tableau[bottom + column]! / sum;
    return value;
  }

  #maximin(rows: number, columns: number): number {
    let best = -Infinity;
    for (let row = 0; row < rows; row++) {
      let least = Infinity;
      for (let column = 0; column < columns; column++) least = Math.min(least, this.payoffs[row * MOST + column]!);
      if (least > best) [best, this.#row] = [least, row];
    }
    return best;
  }

  #minimax(rows: number, columns: number): number {
    let best = Infinity;
    for (let column = 0; column < columns; column++) {
      let most = -Infinity;
      for (let row = 0; row < rows; row++) most = Math.max(most, this.payoffs[row * MOST + column]!);
      if (most < best) [best, this.#column] = [most, column];
    }
    return best;
  }

  /** Maximises the sum of y under payoffs · y ≤ 1, with payoffs made positive; the value is one over that sum. */
  #simplex(rows: number, columns: number): number {
    const shift = 1 - this.#lay(rows, columns);
    const bottom = rows * WIDTH;
    for (let pivots = 0; pivots < MOST_PIVOTS; pivots++) {
      const column = this.#entering(bottom, columns, pivots > MOST_PIVOTS / 2);
      if (column < 0) break;
      this.#pivot(rows, columns, this.#leaving(rows, columns, column), column);
    }
    return 1 / this.#tableau[bottom + columns]! - shift;
  }

  /** Gives back the lowest payoff. */
  #lay(rows: number, columns: number): number {
    let lowest = Infinity;
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) lowest = Math.min(lowest, this.payoffs[row * MOST + column]!);
    for (let row = 0; row < rows; row++) {
      this.#left[row] = MOST + row;
      for (let column = 0; column < columns; column++)
        this.#tableau[row * WIDTH + column] = this.payoffs[row * MOST + column]! + 1 - lowest;
      this.#tableau[row * WIDTH + columns] = 1;
    }
    for (let column = 0; column < columns; column++) {
      this.#top[column] = column;
      this.#tableau[rows * WIDTH + column] = -1;
    }
    this.#tableau[rows * WIDTH + columns] = 0;
    return lowest;
  }

  #entering(bottom: number, columns: number, isBland: boolean): number {
    let found = -1;
    for (let column = 0; column < columns; column++) {
      const cost = this.#tableau[bottom + column]!;
      if (cost >= -TINY) continue;
      const better = isBland ? this.#top[column]! < this.#top[found]! : cost < this.#tableau[bottom + found]!;
      if (found < 0 || better) found = column;
    }
    return found;
  }

  #leaving(rows: number, columns: number, column: number): number {
    let found = 0;
    let least = Infinity;
    for (let row = 0; row < rows; row++) {
      const by = this.#tableau[row * WIDTH + column]!;
      if (by <= TINY) continue;
      const ratio = this.#tableau[row * WIDTH + columns]! / by;
      if (ratio < least - TINY || (ratio < least + TINY && this.#left[row]! < this.#left[found]!)) [least, found] = [ratio, row];
    }
    return found;
  }

  #pivot(rows: number, columns: number, row: number, column: number): void {
    const table = this.#tableau;
    const at = row * WIDTH;
    const inverse = 1 / table[at + column]!;
    for (let i = 0; i <= rows; i++) {
      if (i === row) continue;
      const factor = table[i * WIDTH + column]! * inverse;
      if (factor !== 0) for (let j = 0; j <= columns; j++) if (j !== column) table[i * WIDTH + j]! -= factor * table[at + j]!;
      table[i * WIDTH + column] = -factor;
    }
    for (let j = 0; j <= columns; j++) table[at + j]! *= inverse;
    table[at + column] = inverse;
    const swapped = this.#left[row]!;
    this.#left[row] = this.#top[column]!;
    this.#top[column] = swapped;
  }
}

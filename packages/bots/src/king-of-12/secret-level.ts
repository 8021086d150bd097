/** What learning a round with a secret card works with in one of its turns. */

/** A Sorcerer's are five, and plans as many as the cards of a hand. */
const MOST_CHOICES = 7;

export class Level {
  readonly size: number;
  readonly mixes: Float64Array;
  readonly others: Float64Array;
  readonly earned: Float64Array;
  readonly worth: Float64Array;
  readonly reach: Float64Array;
  readonly lost: Float64Array;
  readonly going: Float64Array;
  readonly sum: Float64Array;
  readonly choice = new Float64Array(MOST_CHOICES);
  readonly given = new Float64Array(MOST_CHOICES);
  readonly perChoice: Float64Array;

  constructor(size: number) {
    const one = (): Float64Array => new Float64Array(size);
    this.size = size;
    this.mixes = new Float64Array(size * size);
    this.earned = new Float64Array(size * size);
    this.others = one();
    this.worth = one();
    this.reach = one();
    this.lost = one();
    this.going = one();
    this.sum = one();
    this.perChoice = new Float64Array(size * MOST_CHOICES);
  }
}

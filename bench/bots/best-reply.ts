/** What somebody who knows the strongest King of 12 bot by heart wins against it in a first round, worked out over all positions. */
import { Continuation, DuelLayer } from "../../packages/bots/src/king-of-12/duel-layer.ts";
import { type DuelTurn, duelTurn, FACES, FIRST, SECOND } from "../../packages/bots/src/king-of-12/duel-turn.ts";
import { FIRST_SET, firstTurn } from "../../packages/bots/src/king-of-12/first-turns.ts";
import { Induction, numbersIn } from "../../packages/bots/src/king-of-12/induction.ts";
import { MatrixGame, MOST } from "../../packages/bots/src/king-of-12/matrix-game.ts";
import { LOOKED_UP, SHARE, TURNS } from "../../packages/bots/src/king-of-12/solved-rounds.ts";

const EVER = { left: () => true };

interface Exploited {
  /** What a first round is worth to the best reply on average over the dice, a tie counting one half. */
  readonly reply: number;
  /** What it is worth to either seat if both play exactly. */
  readonly value: number;
  readonly positions: number;
}

/** The bot mixes its cards by the values of the next turn, which it looks up in 16 bits early in a round, or knows its first turn by heart; the reply is exact. */
export class BestReply {
  readonly #induction: Induction;
  readonly #game = new MatrixGame();
  readonly #replies = new MatrixGame();
  #positions = 0;

  constructor(set: number) {
    this.#induction = new Induction({ hands: [set, set], tokens: 0, turns: TURNS, payoff: SHARE }, TURNS);
  }

  run(): Exploited {
    const induction = this.#induction;
    induction.run(EVER);
    let next = induction.layer(TURNS);
    for (let turn = TURNS - 1; turn >= 0; turn--) {
      const layer = induction.layer(turn);
      const replies = new DuelLayer(layer.hands, layer.scores, SHARE);
      const known = induction.layer(turn + 1);
      if (turn < LOOKED_UP) known.unpack(known.pack());
      for (const first of layer.hands[0])
        for (const second of layer.hands[1]) this.#reply(layer, replies, first, second, known, next);
      next = replies;
    }
    const start = next.values.subarray(0, FACES);
    return {
      reply: 1 - start.reduce((sum, value) => sum + value, 0) / FACES,
      value: SHARE.tied,
      positions: this.#positions,
    };
  }

  #reply(layer: DuelLayer, replies: DuelLayer, first: number, second: number, known: DuelLayer, next: DuelLayer): void {
    const [rows, columns] = [numbersIn(first), numbersIn(second)];
    const pairs = rows.flatMap((card, row) => columns.map((other, column) => ({ card, other, at: row * MOST + column })));
    for (let score = 0; score < layer.scores.tokens.length; score++) {
      if (!layer.isReachable(first, second, score)) continue;
      const turns = pairs.map(({ card, other, at }) => {
        const [own, replied] = [new Continuation(known), new Continuation(next)];
        own.set(first & ~(1 << card), second & ~(1 << other), layer.scores, score);
        replied.set(first & ~(1 << card), second & ~(1 << other), layer.scores, score);
        return { turn: duelTurn(card, other), own, replied, at };
      });
      const to = replies.at(first, second, score);
      for (let faces = 0; faces < FACES; faces++) {
        for (const { turn, own, replied, at } of turns) {
          this.#game.payoffs[at] = own.worth(turn, faces);
          this.#replies.payoffs[at] = replyWorth(turn, faces, own, replied);
        }
        this.#game.mix(rows.length, columns.length);
        if (first === FIRST_SET) this.#game.rowMix.set(firstTurn(Math.floor(faces / 12) + 1, (faces % 12) + 1));
        replies.values[to + faces] = this.#least(rows.length, columns.length);
        this.#positions++;
      }
    }
  }

  /** The column that costs the bot most against its mix of rows. */
  #least(rows: number, columns: number): number {
    let least = Infinity;
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      for (let row = 0; row < rows; row++) sum += this.#game.rowMix[row]! * this.#replies.payoffs[row * MOST + column]!;
      least = Math.min(least, sum);
    }
    return least;
  }
}

/** The bot, which sits first, tips and steals by the values it knows; the other by what is worst for the bot. */
function replyWorth(turn: DuelTurn, faces: number, own: Continuation, replied: Continuation): number {
  if (turn.tips === FIRST) return replied.worthOfTips(turn, faces)[best(own.worthOfTips(turn, faces))]!;
  const end = turn.ends[faces * turn.width]!;
  if (!turn.isTheft || end >> 8 !== SECOND) return replied.worth(turn, faces);
  return replied.worthOfThefts(SECOND, end & 255)[best(own.worthOfThefts(SECOND, end & 255))]!;
}

const best = (worth: readonly number[]): number => worth.indexOf(Math.max(...worth));

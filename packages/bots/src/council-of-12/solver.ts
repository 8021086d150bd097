/** How likely a set of laid cards meets the target, if all who laid them know them all and work together. */
import { FACES, GOLEM, has, indicesIn, KNIGHT, LADY, ORACLE, PATIENT, TURNS } from "./cards.ts";
import { type Die, meets, targetOf, type Task, withTarget } from "./goal.ts";
import { likings } from "./person.ts";

/**
 * Where the round stands. `cards`: those that will act, as bits, or if the order is fixed as digits, the next one lowest.
 * `begun`: the Lady is too late.
 */
export interface Standing extends Die {
  readonly cards: number;
  readonly begun: boolean;
}

/** A card as the next digit of an order. `unplanned`: whoever laid it carries it out without a thought of what follows. */
const BASE = 32;
const UNPLANNED = 16;
export const followedBy = (card: number, rest: number, unplanned: boolean): number =>
  rest * BASE + card + 1 + (unplanned ? UNPLANNED : 0);

export interface Solver {
  /** The chance to pass from here. `spare`: the cards that an Oracle among them could be followed by. */
  value(standing: Standing, spare: number): number;
  /** The same, if this card is carried out now, before the others; it is not among them. */
  played(card: number, standing: Standing, spare: number): number;
}

const SURE = 0.999;
const ALL_FACES = 2 ** (FACES + 1) - 1;
const ONLY = (1 << KNIGHT) | (1 << GOLEM);

export function solverFor(task: Task): Solver {
  const { targets, goal, fixed } = task;
  const memos = new Map<number, Map<number, number>>();
  const target = (index: number, swapped: number): number => targetOf(task, index, swapped);

  /** Faces that nobody will ask about again are forgotten, so that more positions are the same. */
  function relevant({ cards, swapped }: Standing): number {
    if (fixed && isUnplanned(cards)) return ALL_FACES;
    if (targets.length === 1 || goal !== "both") return 0;
    return fixed || (cards & ONLY) !== 0 ? ALL_FACES : target(0, swapped) | target(1, swapped);
  }

  const foretells = (cards: number): boolean => (fixed ? hasDigit(cards, ORACLE + 1) : has(cards, ORACLE));

  function value(standing: Standing, spare: number): number {
    if (standing.cards === 0) return meets(task, standing) ? 1 : 0;
    const shown = standing.shown & relevant(standing);
    const place = (standing.face * 9 + standing.swapped) * 2 + (standing.begun ? 1 : 0);
    const key = (standing.cards * 256 + place) * 8192 + shown;
    const after = foretells(standing.cards) ? spare : 0;
    let memo = memos.get(after);
    if (!memo) memos.set(after, (memo = new Map()));
    const known = memo.get(key);
    if (known !== undefined) return known;
    const found = fixed ? next(standing, spare) : freely(standing, spare);
    memo.set(key, found);
    return found;
  }

  function freely(standing: Standing, spare: number): number {
    let best = 0;
    for (const card of indicesIn(standing.cards)) {
      best = Math.max(best, played(card, { ...standing, cards: standing.cards & ~(1 << card) }, spare));
      if (best >= SURE) break;
    }
    return best;
  }

  function next(standing: Standing, spare: number): number {
    const digit = standing.cards % BASE;
    const from = { ...standing, cards: Math.floor(standing.cards / BASE) };
    const card = (digit % UNPLANNED) - 1;
    return digit < UNPLANNED ? played(card, from, spare) : unplanned(card, from, spare);
  }

  /** By somebody who looks at the die alone. */
  function unplanned(card: number, from: Standing, spare: number): number {
    const begun = { ...from, begun: true };
    if (card === ORACLE) return afterRoll(from, spare, unplanned);
    return likings(task, card, from).reduce((sum, { chance, die }) => sum + chance * value({ ...begun, ...die }, spare), 0);
  }

  function bestTurn(turns: readonly { face: number; shown: number }[], from: Standing, spare: number): number {
    let best = 0;
    for (const { face, shown } of turns) {
      best = Math.max(best, value({ ...from, face, shown: from.shown | shown, begun: true }, spare));
      if (best >= SURE) break;
    }
    return best;
  }

  function played(card: number, from: Standing, spare: number): number {
    switch (card) {
      case PATIENT:
        return value({ ...from, begun: true }, spare);
      case LADY: {
        if (from.begun) return value(from, spare);
        const faces = indicesIn(targets.reduce((set, _, index) => set | target(index, from.swapped), 0));
        const turns = faces.map((face) => ({ face, shown: 1 << face }));
        return bestTurn(turns, from, spare);
      }
      case KNIGHT:
      case GOLEM:
        return Math.max(
          ...targets.map((_, index) => value({ ...from, swapped: withTarget(from.swapped, index, card), begun: true }, spare)),
        );
      case ORACLE:
        return afterRoll(from, spare, played);
      default:
        return bestTurn(TURNS[card]![from.face]!, from, spare);
    }
  }

  /** The Oracle: any face, then the best card of the hand. */
  function afterRoll(from: Standing, spare: number, second: Solver["played"]): number {
    const seconds = indicesIn(spare);
    let sum = 0;
    for (let face = 1; face <= FACES; face++) {
      const rolled = { ...from, face, shown: from.shown | (1 << face), begun: true };
      let best = seconds.length === 0 ? value(rolled, 0) : 0;
      for (const card of seconds) if (best < SURE) best = Math.max(best, second(card, rolled, 0));
      sum += best;
    }
    return sum / FACES;
  }

  return { value, played };
}

const hasDigit = (digits: number, digit: number): boolean =>
  digits !== 0 && (digits % UNPLANNED === digit || hasDigit(Math.floor(digits / BASE), digit));

const isUnplanned = (digits: number): boolean =>
  digits !== 0 && (digits % BASE >= UNPLANNED || isUnplanned(Math.floor(digits / BASE)));

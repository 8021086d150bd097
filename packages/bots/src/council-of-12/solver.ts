/** How likely a set of laid cards meets the target, if all who laid them know them all and work together. */
import { FACES, GOLEM, GOLEM_TARGET, has, indicesIn, KNIGHT, KNIGHT_TARGET, LADY, ORACLE, PATIENT, TURNS } from "./cards.ts";

/**
 * What the round asks for. `goal`: whether two targets are both to be met, or any of them, or the first. `fixed`: cards act in
 * the order in which they are listed.
 */
interface Task {
  readonly targets: readonly number[];
  readonly goal: "both" | "any" | "first";
  readonly fixed: boolean;
}

/**
 * Where the round stands. `cards`: those that will act, as bits, or if the order is fixed as digits of base 16, the next one
 * lowest. `swapped`: which targets Knight or Golem replaced, as digits of base 3. `begun`: the Lady is too late.
 */
export interface Standing {
  readonly cards: number;
  readonly face: number;
  readonly shown: number;
  readonly swapped: number;
  readonly begun: boolean;
}

export interface Solver {
  /** The chance to pass from here. `spare`: the cards that an Oracle among them could be followed by. */
  value(standing: Standing, spare: number): number;
  /** The same, if this card is carried out now, before the others; it is not among them. */
  played(card: number, standing: Standing, spare: number): number;
}

const SURE = 0.999;
const POWERS = [1, 3];
const ALL_FACES = 2 ** (FACES + 1) - 1;
const ONLY = (1 << KNIGHT) | (1 << GOLEM);

export const withTarget = (swapped: number, target: number, card: number): number =>
  swapped + POWERS[target]! * ((card === KNIGHT ? 1 : 2) - (Math.floor(swapped / POWERS[target]!) % 3));

export function solverFor({ targets, goal, fixed }: Task): Solver {
  const memos = new Map<number, Map<number, number>>();
  const target = (index: number, swapped: number): number =>
    [targets[index]!, KNIGHT_TARGET, GOLEM_TARGET][Math.floor(swapped / POWERS[index]!) % 3]!;

  function meets({ face, shown, swapped }: Standing): boolean {
    const one = target(0, swapped);
    if (targets.length === 1 || goal === "first") return has(one, face);
    const other = target(1, swapped);
    if (goal === "any") return has(one | other, face);
    return (has(one, face) && (shown & other) !== 0) || (has(other, face) && (shown & one) !== 0);
  }

  /** Faces that nobody will ask about again are forgotten, so that more positions are the same. */
  function relevant({ cards, swapped }: Standing): number {
    if (targets.length === 1 || goal !== "both") return 0;
    return fixed || (cards & ONLY) !== 0 ? ALL_FACES : target(0, swapped) | target(1, swapped);
  }

  const foretells = (cards: number): boolean => (fixed ? hasDigit(cards, ORACLE + 1) : has(cards, ORACLE));

  function value(standing: Standing, spare: number): number {
    if (standing.cards === 0) return meets(standing) ? 1 : 0;
    const shown = standing.shown & relevant(standing);
    const place = (standing.face * 9 + standing.swapped) * 2 + (standing.begun ? 1 : 0);
    const key = (standing.cards * 256 + place) * 8192 + shown;
    const after = foretells(standing.cards) ? spare : 0;
    let memo = memos.get(after);
    if (!memo) memos.set(after, (memo = new Map()));
    const known = memo.get(key);
    if (known !== undefined) return known;
    let best = 0;
    for (const card of fixed ? [(standing.cards % 16) - 1] : indicesIn(standing.cards)) {
      const rest = fixed ? Math.floor(standing.cards / 16) : standing.cards & ~(1 << card);
      best = Math.max(best, played(card, { ...standing, cards: rest }, spare));
      if (best >= SURE) break;
    }
    memo.set(key, best);
    return best;
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
        return afterRoll(from, spare);
      default:
        return bestTurn(TURNS[card]![from.face]!, from, spare);
    }
  }

  /** The Oracle: any face, then the best card of the hand. */
  function afterRoll(from: Standing, spare: number): number {
    const seconds = indicesIn(spare);
    let sum = 0;
    for (let face = 1; face <= FACES; face++) {
      const rolled = { ...from, face, shown: from.shown | (1 << face), begun: true };
      let best = seconds.length === 0 ? value(rolled, 0) : 0;
      for (const card of seconds) if (best < SURE) best = Math.max(best, played(card, rolled, 0));
      sum += best;
    }
    return sum / FACES;
  }

  return { value, played };
}

const hasDigit = (digits: number, digit: number): boolean =>
  digits !== 0 && (digits % 16 === digit || hasDigit(Math.floor(digits / 16), digit));

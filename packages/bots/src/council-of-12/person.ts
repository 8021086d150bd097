/** A person as bots imagine one: sensible, looks at the die as it lies, and does not think of what the others will do. */
import type { Sentence } from "@tafelrunde/council-of-12";
import { GOLEM, indicesIn, KNIGHT, LADY, PATIENT, TURNS } from "./cards.ts";
import { type Die, meets, targetOf, type Task, touched, withTarget } from "./goal.ts";

interface Standing extends Die {
  readonly begun: boolean;
}

/** A way to carry a card out, and how likely it is chosen. */
interface Liking {
  readonly die: Die;
  readonly chance: number;
}

/** What somebody does with this card, by the look of the die alone. */
export function likings(task: Task, card: number, from: Standing): readonly Liking[] {
  const ways = waysOf(task, card, from);
  if (ways.length === 1) return [{ die: ways[0]!, chance: 1 }];
  const careless = sharesOf(ways.map((die) => touched(task, die)));
  const careful = sharesOf(ways.map((die) => (meets(task, die) ? 3 : touched(task, die))));
  return ways
    .map((die, way) => ({ die, chance: task.careless * careless[way]! + (1 - task.careless) * careful[way]! }))
    .filter(({ chance }) => chance > 0);
}

/** The best ones share the chance. */
function sharesOf(worths: readonly number[]): number[] {
  const most = Math.max(...worths);
  const equal = worths.filter((one) => one === most).length;
  return worths.map((one) => (one === most ? 1 / equal : 0));
}

/** Where the die and the targets can be once this card is carried out. */
function waysOf(task: Task, card: number, { face, shown, swapped, begun }: Standing): readonly Die[] {
  const same: Die = { face, shown, swapped };
  if (card === PATIENT) return [same];
  if (card === KNIGHT || card === GOLEM)
    return task.targets.map((_, index) => ({ ...same, swapped: withTarget(swapped, index, card) }));
  if (card === LADY) {
    if (begun) return [same];
    const faces = indicesIn(task.targets.reduce((set, _, index) => set | targetOf(task, index, swapped), 0));
    return faces.map((end) => ({ face: end, shown: shown | (1 << end), swapped }));
  }
  const turns = TURNS[card]![face]!;
  return turns.length === 0 ? [same] : turns.map((turn) => ({ face: turn.face, shown: shown | turn.shown, swapped }));
}

/** How likely somebody who speaks to the letter says something else. */
const UNMEANT = 0.02;

/** So likely is a card that does less by itself than another, beside one that does the most. */
const SENSELESS = 0.06;

/** How likely each of these cards is laid: one that would do, if nobody else did anything. */
export function tastes(task: Task, cards: readonly number[], from: Die): number[] {
  const best = (card: number, worth: (die: Die) => number): number =>
    Math.max(...waysOf(task, card, { ...from, begun: false }).map(worth));
  // Some think only of those who turn the die.
  const simple = (card: number): number =>
    card === KNIGHT || card === GOLEM || card === LADY ? touched(task, from) : best(card, (die) => touched(task, die));
  const careful = (card: number): number => best(card, (die) => (meets(task, die) ? 3 : touched(task, die)));
  const [careless, thorough] = [simple, careful].map((worth) => sharesOf(cards.map(worth)));
  return cards.map((_, at) => SENSELESS / cards.length + task.careless * careless![at]! + (1 - task.careless) * thorough![at]!);
}

/** How likely somebody uses this sentence with this card. */
export function speaking(task: Task, card: number, from: Die, said: Sentence): number {
  const ways = waysOf(task, card, { ...from, begun: false });
  const turns = ways.some(({ face }) => face !== from.face) && card !== LADY;
  const touches = ways.some((die) => touched(task, die) === task.targets.length) && turns ? task.careless : 0;
  const alone = Math.max(touches, ways.some((die) => meets(task, die)) ? (turns ? 1 : 0.5) : 0);
  const byLetter = turns ? { alone, help: 1 - alone, nothing: 0 } : { alone: 0, help: 0, nothing: 1 };
  const freely = {
    alone: Math.max(alone, 0.03),
    help: turns ? Math.max(1 - alone, 0.1) : 0.25,
    nothing: turns ? 0.1 : card === PATIENT ? 1 : 0.6,
  };
  const all = freely.alone + freely.help + freely.nothing;
  return task.literal * Math.max(byLetter[said], UNMEANT) + (1 - task.literal) * (freely[said] / all);
}

/** What the cards that are left are good for: how likely a round to come is passed beside somebody who has no plan. */
import { challenge, scenarioOf } from "@tafelrunde/council-of-12";
import { count, FACES, indicesIn, maskOf, ORACLE, PATIENT, SIZE, WORTH } from "./cards.ts";
import type { Part } from "./company.ts";
import type { Task } from "./goal.ts";
import { tastes } from "./person.ts";
import type { Layout } from "./plan.ts";
import { comingIn } from "./prospect.ts";
import { followedBy, type Solver, solverFor } from "./solver.ts";
import { type Council, likely, NONE, ownChances, revealedBy } from "./table.ts";

/** Two hands, or two cards: the own, and that of the one who lays whatever looks best by itself. */
interface Pair {
  readonly mine: number;
  readonly theirs: number;
}

/** One challenge beside one manner of person; what is worked out here serves all later games. */
interface Lesson {
  readonly task: Task;
  readonly solver: Solver;
  readonly passing: Map<number, number>;
  readonly laying: Map<number, readonly number[]>;
}

const lessons = new Map<string, Lesson>();
/** Enough for the seven challenges of a month beside all manners; then they are learnt anew, so that memory stays small. */
const MOST_LESSONS = 40;
/** Manners are told apart in steps of so much, so that lessons stay few. */
const STEP = 0.25;

function lessonFor({ number, target }: Case, { careless: exactly }: Task): Lesson {
  const careless = Math.round(exactly / STEP) * STEP;
  const key = `${number} ${target} ${careless}`;
  const known = lessons.get(key);
  if (known) return known;
  const all = challenge(number).targets;
  const targets = target === undefined ? all : [all[target]!];
  const task: Task = { targets, goal: "both", fixed: true, careless, literal: 0 };
  const lesson: Lesson = { task, solver: solverFor(task), passing: new Map(), laying: new Map() };
  if (lessons.size >= MOST_LESSONS) lessons.clear();
  lessons.set(key, lesson);
  return lesson;
}

function remembered<T>(answers: Map<number, T>, key: number, answer: () => T): T {
  const known = answers.get(key);
  if (known !== undefined) return known;
  const found = answer();
  answers.set(key, found);
  return found;
}

/** How likely each card of this hand is laid. */
const layingFrom = ({ task, laying }: Lesson, face: number, hand: number): readonly number[] =>
  remembered(laying, hand * (FACES + 1) + face, () => {
    const likes = tastes(task, indicesIn(hand), { face, shown: 1 << face, swapped: 0 });
    const total = likes.reduce((sum, one) => sum + one, 0);
    return likes.map((one) => one / total);
  });

interface Going {
  /** What could follow the own Oracle, as bits. */
  readonly spare: number;
  /** Who goes first is drawn; otherwise it is whoever had better. */
  readonly eerie: boolean;
}

/** How likely these two cards pass. */
function passingWith({ solver, passing }: Lesson, face: number, { mine, theirs }: Pair, { spare, eerie }: Going): number {
  const from = { cards: 0, face, shown: 1 << face, swapped: 0, begun: false };
  const answer = (): number => {
    if (mine === theirs) return solver.value({ ...from, begun: true }, 0);
    const left = spare & ~(1 << theirs);
    const meFirst = solver.value({ ...from, cards: followedBy(mine, followedBy(theirs, 0, true), false) }, left);
    const themFirst = solver.value({ ...from, cards: followedBy(theirs, followedBy(mine, 0, false), true) }, left);
    return eerie ? (meFirst + themFirst) / 2 : Math.max(meFirst, themFirst);
  };
  if (mine === ORACLE) return answer();
  return remembered(passing, ((face * SIZE + mine) * SIZE + theirs) * 2 + Number(eerie), answer);
}

/** With the best card of the own hand, whatever the other one may lay. */
function passingFrom(lesson: Lesson, face: number, hands: Pair, eerie: boolean): number {
  const chances = layingFrom(lesson, face, hands.theirs);
  const theirs = indicesIn(hands.theirs);
  let best = 0;
  for (const mine of indicesIn(hands.mine)) {
    const going = { eerie, spare: hands.mine & ~(1 << mine) };
    const passes = theirs.reduce(
      (sum, card, at) => sum + chances[at]! * passingWith(lesson, face, { mine, theirs: card }, going),
      0,
    );
    best = Math.max(best, passes);
  }
  return best;
}

/** Beside this petitioner; a last card is laid aside, and so are cards that may not be played, for all others. */
function playable({ owned }: Council, hand: number, petitioner: number | undefined): number {
  const others = petitioner === undefined ? 0 : 1 << petitioner;
  const free = count(hand) > 1 ? hand & ~others : 0;
  return free === 0 ? owned & ~hand & ~others : free;
}

/** A round as it may come. `target`: only this one is asked for. */
interface Case {
  readonly number: number;
  readonly target?: number;
  readonly face: number;
  readonly petitioner: number | undefined;
}

const ALL_FACES = Array.from({ length: FACES }, (_, index) => index + 1);

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** How likely the next round is passed with these hands. */
function passesWith(council: Council, hands: Pair, cases: readonly Case[]): number {
  const { task, eerie } = council;
  return mean(
    cases.map((one) => {
      const { face, petitioner } = one;
      const [mine, theirs] = [hands.mine, hands.theirs].map((hand) => playable(council, hand, petitioner));
      return passingFrom(lessonFor(one, task), face, { mine: mine!, theirs: theirs! }, eerie);
    }),
  );
}

/** Who may still come with a challenge, where that is known. */
function petitionersIn({ view: { game, past }, petitioner: present }: Council): readonly (number | undefined)[] {
  const gone = [present, ...past.map(({ petitioner }) => petitioner)];
  const left = indicesIn(scenarioOf(game)?.petitioners ?? 0).filter((one) => !gone.includes(one));
  return left.length > 0 ? left : [undefined];
}

/** Any face; each case with another petitioner, which is nearly as good as each with all. */
function casesOf(council: Council): readonly Case[] {
  const petitioners = petitionersIn(council);
  return comingIn(council.view).flatMap((number, at) =>
    ALL_FACES.map((face) => ({ number, face, petitioner: petitioners[(at * FACES + face) % petitioners.length] })),
  );
}

/** So many of the cards that the other one may have laid are thought through. */
const MOST_LAID = 3;

/** How likely two pass the next round once the own card is gone, whatever lies there; undefined if nobody knows what comes. */
export function passesNext(
  council: Council,
  rests: readonly Layout[],
  { card, passes }: Pick<Part, "card" | "passes">,
): number | undefined {
  const { owned, petitioner } = council;
  const cases = casesOf(council);
  if (cases.length === 0) return undefined;
  const joins = passes > 0.5 && petitioner !== NONE ? (1 << petitioner) & ~owned : 0;
  return passesOnce(council, rests, { card, joins }, cases);
}

/** The same for the second of two rounds, with the target that the first one has left. */
export function passesAgain(council: Council, rests: readonly Layout[], card: number): number {
  const { view, petitioner } = council;
  const { targets } = challenge(view.challenge);
  const beside = petitioner === NONE ? undefined : petitioner;
  const cases = targets.flatMap((_, target): Case[] =>
    indicesIn(targets[1 - target]!).map((face) => ({ number: view.challenge, target, face, petitioner: beside })),
  );
  return passesOnce(council, rests, { card, joins: 0 }, cases);
}

interface Leaving {
  readonly card: number;
  /** Who comes to both hands, as bits. */
  readonly joins: number;
}

function passesOnce(council: Council, rests: readonly Layout[], { card, joins }: Leaving, cases: readonly Case[]): number {
  const { view, me, chances, owned } = council;
  const other = 1 - me;
  const held = likely(ownChances(view), 1);
  const mine = (held & ~(1 << card)) | joins | (card === PATIENT ? broughtBack(owned & ~held) : 0);
  const theirs = likely(chances[other]!, 0.5) | joins;
  const likeliest = rests.toSorted((one, next) => next.chance - one.chance).slice(0, MOST_LAID);
  const total = likeliest.reduce((sum, { chance }) => sum + chance, 0);
  return likeliest.reduce((sum, { cards, chance }) => {
    const left = { mine, theirs: theirs & ~(1 << cards[other]!) };
    return sum + (chance / total) * passesWith(council, left, cases);
  }, 0);
}

/** What the Patient One takes from the pile: the best card, as a rule. */
const broughtBack = (pile: number): number => {
  const [best] = indicesIn(pile).toSorted((one, other) => WORTH[other]! - WORTH[one]!);
  return best === undefined ? 0 : 1 << best;
};

/** The same from this face, when nothing is left to lay; between two. */
export function passesFrom(council: Council, face: number): number {
  const { view, me, chances, owned, petitioner } = council;
  const other = 1 - me;
  const cases = comingIn(view).flatMap((number) => petitionersIn(council).map((one) => ({ number, face, petitioner: one })));
  if (cases.length === 0) return 0;
  const shown = revealedBy(view, other);
  const joins = petitioner === NONE ? 0 : (1 << petitioner) & ~owned;
  const theirs = likely(chances[other]!, 0.5) & ~(shown === NONE ? 0 : 1 << shown);
  return passesWith(council, { mine: maskOf(view.own!.hand) | joins, theirs: theirs | joins }, cases);
}

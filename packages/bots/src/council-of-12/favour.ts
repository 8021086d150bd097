/** How likely a council still has favour at the end of its month, and what hangs on a round. */
import { challenge, type CouncilView, scenarioOf } from "@tafelrunde/council-of-12";
import { count } from "./cards.ts";

const MOST_FAVOUR = 5;
/** How likely a council passes before anything was seen of it, alone and with a person, and how many rounds that is worth. */
const PRIOR = { alone: 0.95, withPeople: 0.75, rounds: 4 };
/** The same where bells only bring points: nobody is to lose for them, however badly it goes. */
const AT_WORST = 0.75;
/** How likely a person lays another card than all others at the succession. */
const STRAYS = 0.35;

interface Outlook {
  /** How likely each of the coming rounds passes. */
  readonly passes: number;
  /** Numbers of the challenges that can still come. */
  readonly coming: readonly number[];
  /** How many members may cost a favour at the succession. */
  readonly strays: number;
  /** Whether the month's challenges give favour. */
  readonly gives: boolean;
  /** Whether bells can be proposed with so many challenges left after the present one. */
  readonly mayRing: (rounds: number) => boolean;
  readonly memo: Map<string, number>;
}

interface Standing {
  readonly favour: number;
  /** Still to be rung. */
  readonly bells: number;
  /** Which of the challenges are still to come, as bits. */
  readonly left: number;
}

interface Round {
  readonly number: number;
  readonly passes: number;
}

/** Before the next challenge is turned up. */
function chanceToWin(outlook: Outlook, standing: Standing): number {
  const { favour, bells, left } = standing;
  const rounds = count(left);
  if (favour <= 0 || bells > rounds) return 0;
  if (rounds === 0) return favour > outlook.strays ? 1 : (1 - STRAYS) ** (outlook.strays - favour + 1);
  const key = `${favour} ${bells} ${left}`;
  const known = outlook.memo.get(key);
  if (known !== undefined) return known;
  const sum = outlook.coming.reduce((total, number, at) => {
    if (((left >> at) & 1) === 0) return total;
    return total + bestOf(outlook, { ...standing, left: left & ~(1 << at) }, { number, passes: outlook.passes });
  }, 0);
  outlook.memo.set(key, sum / rounds);
  return sum / rounds;
}

function bestOf(outlook: Outlook, standing: Standing, round: Round): number {
  const quiet = without(outlook, standing, round);
  if (standing.bells === 0 || standing.favour === 1 || !outlook.mayRing(count(standing.left))) return quiet;
  return Math.max(quiet, ringing(outlook, standing, round));
}

/** After a round without bells. */
export function without(outlook: Outlook, standing: Standing, { number, passes }: Round): number {
  const { passed, failed } = challenge(number);
  const rich = Math.min(MOST_FAVOUR, standing.favour + (outlook.gives ? (passed.favour ?? 0) : 0));
  const after = (favour: number): number => chanceToWin(outlook, { ...standing, favour });
  return passes * after(rich) + (1 - passes) * after(standing.favour - failed.favour);
}

/** After a round with them. */
export const ringing = (outlook: Outlook, standing: Standing, round: Round): number =>
  without(outlook, { ...standing, favour: standing.favour - 1, bells: Math.max(0, standing.bells - 1) }, round);

/** What a council has before it. `people`: how likely each has no part in the plan. */
export function outlookOf(view: CouncilView, people: readonly number[]): { outlook: Outlook; standing: Standing } {
  const { bells = 0, challenges = [], favour } = scenarioOf(view.game) ?? {};
  const done = view.past.map((round) => round.challenge);
  const coming = challenges.filter((number) => number !== view.challenge && !done.includes(number));
  const won = view.past.filter((round) => round.passed).length;
  const alone = people.reduce((all, chance) => all * (1 - chance), 1);
  const strays = people.filter((chance) => chance > 0.5).length;
  const prior = alone * PRIOR.alone + (1 - alone) * PRIOR.withPeople;
  const rung = view.past.filter(({ belled }) => belled).length + Number(view.belled);
  const usual = rung >= bells ? AT_WORST : (won + prior * PRIOR.rounds) / (view.past.length + PRIOR.rounds);
  // Among bots the lowest seat acts first, and the chair proposes nothing.
  const chairIn = (rounds: number): number => (view.chair! + coming.length - rounds) % view.seats.length;
  const mayRing = (rounds: number): boolean => strays > 0 || view.chair === null || chairIn(rounds) !== 0;
  const outlook: Outlook = { passes: usual, coming, strays, gives: favour === undefined, mayRing, memo: new Map() };
  return { outlook, standing: { favour: view.favour, bells: Math.max(0, bells - rung), left: 2 ** coming.length - 1 } };
}

/** What passing adds to the chance to win: in this round, and in the next one on average. */
interface Stakes {
  readonly now: number;
  readonly next: number;
}

const stakeOf = (outlook: Outlook, standing: Standing, number: number): number =>
  without(outlook, standing, { number, passes: 1 }) - without(outlook, standing, { number, passes: 0 });

/** Undefined where nobody knows what comes. */
export function stakesOf(view: CouncilView, people: readonly number[]): Stakes | undefined {
  if (scenarioOf(view.game) === undefined) return undefined;
  const { outlook, standing } = outlookOf(view, people);
  const { coming } = outlook;
  const sum = coming.reduce((total, number, at) => {
    return total + stakeOf(outlook, { ...standing, left: standing.left & ~(1 << at) }, number);
  }, 0);
  return { now: stakeOf(outlook, standing, view.challenge), next: coming.length === 0 ? 0 : sum / coming.length };
}

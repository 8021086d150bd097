/** The month that asks for bells: whether the favour lasts longer if they are rung now, or later. */
import { challenge, type CouncilView, scenarioOf } from "@tafelrunde/council-of-12";

const MOST_FAVOUR = 5;
/** How likely a council passes before anything was seen of it, and how many rounds that is worth. */
const PRIOR = { passes: 0.85, rounds: 4 };
/** How likely a person lays another card than all others at the succession. */
const STRAYS = 0.35;

const FREE = 0.75;

interface Outlook {
  /** How likely each of the coming rounds passes. */
  readonly passes: number;
  /** Numbers of the challenges that can still come. */
  readonly coming: readonly number[];
  /** How many members may cost a favour at the succession. */
  readonly strays: number;
  /** How likely bells can be proposed: the chair, who proposes nothing, may lay a card first. */
  readonly free: number;
}

/** With this favour, so many bells still to be rung and so many rounds before the succession. */
function chanceToWin(outlook: Outlook, favour: number, bells: number, rounds: number): number {
  if (favour <= 0 || bells > rounds) return 0;
  if (rounds === 0) return favour > outlook.strays ? 1 : (1 - STRAYS) ** (outlook.strays - favour + 1);
  const { coming, passes } = outlook;
  const sum = coming.reduce((total, number) => total + bestOf(outlook, { favour, bells, rounds, number, passes }), 0);
  return sum / coming.length;
}

interface Round {
  readonly favour: number;
  readonly bells: number;
  /** This one included. */
  readonly rounds: number;
  readonly number: number;
  readonly passes: number;
}

function bestOf(outlook: Outlook, round: Round): number {
  const quiet = without(outlook, round);
  if (round.bells === 0 || round.favour === 1) return quiet;
  return outlook.free * Math.max(quiet, ringing(outlook, round)) + (1 - outlook.free) * quiet;
}

function without(outlook: Outlook, { favour, bells, rounds, number, passes }: Round): number {
  const { passed, failed } = challenge(number);
  const rich = Math.min(MOST_FAVOUR, favour + (passed.favour ?? 0));
  const after = (left: number): number => known(outlook, left, bells, rounds - 1);
  return passes * after(rich) + (1 - passes) * after(favour - failed.favour);
}

const ringing = (outlook: Outlook, round: Round): number =>
  without(outlook, { ...round, favour: round.favour - 1, bells: round.bells - 1 });

const memos = new WeakMap<Outlook, Map<string, number>>();

function known(outlook: Outlook, favour: number, bells: number, rounds: number): number {
  let memo = memos.get(outlook);
  if (!memo) memos.set(outlook, (memo = new Map()));
  const key = `${favour} ${bells} ${rounds}`;
  let found = memo.get(key);
  if (found === undefined) memo.set(key, (found = chanceToWin(outlook, favour, bells, rounds)));
  return found;
}

/** Whether to ring for the present challenge, which passes with this chance. `people`: how many have no part in the plan. */
export function isTimeToRing(view: CouncilView, passes: number, people: number): boolean {
  const { bells = 0, challenges = [] } = scenarioOf(view.game) ?? {};
  const done = view.past.map((round) => round.challenge);
  const left = challenges.filter((number) => number !== view.challenge && !done.includes(number));
  const coming = left.length > 0 ? left : challenges;
  const won = view.past.filter((round) => round.passed).length;
  const usual = (won + PRIOR.passes * PRIOR.rounds) / (view.past.length + PRIOR.rounds);
  const outlook = { passes: usual, coming, strays: people, free: view.chair === null ? 1 : FREE };
  const rung = view.past.filter(({ belled }) => belled).length;
  const round = { favour: view.favour, bells: bells - rung, rounds: view.challengesLeft, number: view.challenge, passes };
  return ringing(outlook, round) >= without(outlook, round) - 1e-9;
}

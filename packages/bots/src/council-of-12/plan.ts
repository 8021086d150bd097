/** The plan that every member can find alone: who lays what, so that the challenge is passed and the hands stay good. */
import { challenge, scenarioOf, type Sentence } from "@tafelrunde/council-of-12";
import { bitsOf, count, has, LADY, PATIENT, SIZE, WORTH } from "./cards.ts";
import { heirsOf } from "./heirs.ts";
import { ordersOf, passing, passingIn } from "./chances.ts";
import { CERTAIN, type Chances, type Council, likely, NONE } from "./table.ts";

/** What somebody else may have laid, by seat; undefined where nothing is laid yet. */
export type Beliefs = readonly (readonly Guess[] | undefined)[];

export interface Guess {
  readonly card: number;
  readonly chance: number;
}

export interface Plan {
  /** By seat; for those who have laid, the likeliest card. */
  readonly cards: readonly number[];
  readonly passes: number;
  readonly score: number;
  /** Everybody surely has the card that the plan asks for. */
  readonly certain: boolean;
}

/** Parts of the score beside the chance to pass; small enough to break ties only. */
const TIE = { alone: 0.04, busy: 0.012, worth: 0.002, common: 0.02, equal: 0.02 };
const MOST_FAVOUR = 5;
/** Guesses about what lies there: so many in a plan, so many when cards are carried out. */
const MOST_GUESSES = 12;
const MOST_TABLES = 16;

/** Cards that a member may be asked for: those it surely has, otherwise any it may have. */
function askable({ petitioner, size }: Council, chances: Chances): Guess[] {
  const guesses = chances.map((chance, card) => ({ card, chance })).filter(({ card }) => card !== petitioner);
  const sure = guesses.filter(({ chance }) => chance >= CERTAIN);
  if (sure.length > 0) return sure;
  return guesses
    .filter(({ chance }) => chance > 0.05)
    .toSorted((one, other) => other.chance - one.chance)
    .slice(0, size > 3 ? 5 : 7); // Four uncertain hands would take too long.
}

/** Cards by seat, and how likely they lie so. */
export interface Layout {
  readonly cards: readonly number[];
  readonly chance: number;
}

/** Everything that may lie there, each with its chance; what is very unlikely is left out. */
export function combinations(beliefs: Beliefs): Layout[] {
  let found: Layout[] = [{ cards: beliefs.map(() => NONE), chance: 1 }];
  for (const [seat, guesses] of beliefs.entries()) {
    if (!guesses) continue;
    found = found.flatMap(({ cards, chance }) =>
      guesses.map((guess) => ({ cards: cards.with(seat, guess.card), chance: chance * guess.chance })),
    );
  }
  return likeliestOf(found, MOST_TABLES);
}

/** The best cards for all who have not laid yet. `chances`: what they hold. */
export function planFor(council: Council, beliefs: Beliefs, chances: readonly Chances[]): Plan {
  const laid = likeliestOf(combinations(beliefs), MOST_GUESSES);
  const [likeliest] = laid;
  const hands = handsOf(council, chances);
  const seats = [...beliefs.keys()];
  const orders =
    council.eerie || council.size === 2
      ? undefined
      : ordersOf(
          seats,
          seats.map(() => false),
        );
  let best: Plan | undefined;
  const judge = (cards: readonly number[], held: number): void => {
    const all = merged(cards, likeliest!.cards);
    const rate = (chanceOf: (table: readonly number[]) => number): Plan => {
      const sum = laid.reduce((so, others) => so + others.chance * chanceOf(merged(cards, others.cards)), 0);
      const passes = sum * (0.5 + held / 2);
      return { cards: all, passes, score: worthOf(council, hands, all, passes), certain: held >= CERTAIN };
    };
    const beats = ({ score }: Plan): boolean => !best || score > best.score + 1e-9;
    const free = rate((table) => passing(council, table));
    if (!beats(free)) return;
    // Not every order comes about; that is looked at only where it matters.
    const real = orders && free.passes > 0 ? rate((table) => passingIn(council, table, orders)) : free;
    if (beats(real)) best = real;
  };
  const choose = (seat: number, cards: readonly number[], held: number): void => {
    if (seat === council.size) return judge(cards, held);
    if (beliefs[seat]) return choose(seat + 1, [...cards, NONE], held);
    for (const { card, chance } of askable(council, chances[seat]!)) choose(seat + 1, [...cards, card], held * chance);
  };
  choose(0, [], 1);
  return best ?? { cards: likeliest!.cards, passes: 0, score: 0, certain: false };
}

/** So many, made to add up to 1. */
function likeliestOf(tables: readonly Layout[], most: number): Layout[] {
  const kept = tables.toSorted((one, other) => other.chance - one.chance).slice(0, most);
  const total = kept.reduce((sum, { chance }) => sum + chance, 0);
  return kept.map(({ cards, chance }) => ({ cards, chance: chance / total }));
}

const merged = (cards: readonly number[], others: readonly number[]): number[] =>
  cards.map((card, seat) => (card === NONE ? others[seat]! : card));

/** What members surely hold, as bits; and in months that ask for an heir, how likely somebody will be without. */
interface Hands {
  readonly sure: readonly number[];
  readonly withoutHeir: ReturnType<typeof heirsOf> | undefined;
}

export const handsOf = (council: Council, chances: readonly Chances[]): Hands => ({
  sure: chances.map((held) => likely(held, CERTAIN)),
  withoutHeir: scenarioOf(council.view.game)?.heir && heirsOf(council, chances),
});

/** The chance to pass, or just before the succession to win; and what a good council prefers if that is equal. */
export function worthOf(council: Council, hands: Hands, cards: readonly number[], passes: number): number {
  const { view } = council;
  let score = passes;
  for (const card of cards) score -= TIE.worth * WORTH[card]! + (card === PATIENT || card === LADY ? 0 : TIE.busy);
  score -= TIE.equal * (council.size - count(bitsOf(cards)));
  if (passes > 0.5 && soloist(council, cards) !== NONE) score += TIE.alone;
  const { withoutHeir } = hands;
  const missing = withoutHeir?.(cards, passes) ?? 0;
  score -= dearness(view.favour) * missing;
  if (view.challengesLeft > 2) return score;
  const { shared, loss } = afterwards(council, hands.sure, cards, passes > 0.5);
  if (view.challengesLeft > 1) return score + (withoutHeir === undefined ? TIE.common * Math.min(shared, 3) : 0);
  const { passed, failed } = challenge(view.challenge);
  const least = withoutHeir === undefined ? loss : 0;
  const wins = (favour: number): number => (favour > least ? 1 : 0);
  const rich = Math.min(MOST_FAVOUR, view.favour + (passed.favour ?? 0));
  const survives = passes * wins(rich) + (1 - passes) * wins(view.favour - failed.favour);
  return score / 4 + survives * (withoutHeir === undefined ? 1 : 1 - missing) - least * TIE.alone;
}

/** An heir is worth more than a challenge, as long as the favour is not in danger. */
const dearness = (favour: number): number => (favour > 3 ? 4 : favour > 2 ? 2 : favour > 1 ? 1 : 0.5);

/** The lowest seat whose card alone passes for certain. */
const soloist = (council: Council, cards: readonly number[]): number =>
  cards.findIndex((card, seat) => cards.indexOf(card) === cards.lastIndexOf(card) && solves(council, card, seat));

/** This card of this seat alone passes for certain. */
export function solves(council: Council, card: number, seat: number): boolean {
  const key = seat * SIZE + card;
  const known = council.solo.get(key);
  if (known !== undefined) return known;
  const alone = council.view.seats.map((_, at) => (at === seat ? card : NONE));
  const found = passing(council, alone) >= CERTAIN;
  council.solo.set(key, found);
  return found;
}

/** What the succession would cost with the hands that are left, and how many characters all would have. */
function afterwards(council: Council, hands: readonly number[], cards: readonly number[], passed: boolean) {
  const helped = passed && council.petitioner !== NONE ? 1 << council.petitioner : 0;
  const left = hands.map((hand, seat) => {
    const rest = (hand & ~(1 << cards[seat]!)) | (helped & ~council.owned);
    return count(rest) <= 1 ? council.owned & ~rest : rest;
  });
  const holders = WORTH.map((_, card) => left.filter((hand) => has(hand, card)).length);
  const most = Math.max(...holders);
  return { shared: holders.filter((seats) => seats === council.size).length, loss: council.size - most };
}

/** What a member says with its part of a plan; null for the chair and in a silent council. */
export function sentenceFor(council: Council, { cards, passes }: Plan, seat: number): Sentence | null {
  if (council.silent || seat === council.view.chair) return null;
  if (cards.indexOf(cards[seat]!) !== cards.lastIndexOf(cards[seat]!)) return "nothing";
  if (passes > 0.5 && soloist(council, cards) === seat) return "alone";
  return passing(council, cards.with(seat, NONE)) >= passing(council, cards) - 0.01 ? "nothing" : "help";
}

/** Getting to know the others: did they lay and say what the common plan asks for, or what looks sensible without one? */
import { bySeat, type GameEvent, type Seat } from "@tafelrunde/core";
import type { Budget } from "../budget.ts";
import { type CouncilEvent, type CouncilView, type Sentence, SENTENCES } from "@tafelrunde/council-of-12";
import { indexOf, indicesIn, named, SIZE } from "./cards.ts";
import { type Company, declinedAs, type Part } from "./company.ts";
import { ANY_MANNER, type Manner } from "./goal.ts";
import { chooseCard } from "./laying.ts";
import type { Guess } from "./plan.ts";
import { speaking } from "./person.ts";
import { guessPerson } from "./reading.ts";
import { type Laying, layingsOf } from "./recall.ts";
import { CERTAIN, type Council, councilOf, likely } from "./table.ts";

/** How likely somebody is a person before anything was seen of them; the only other one at a table more often is one. */
const PRIOR = 0.5;
const PRIOR_OF_TWO = 0.65;
const QUIET_PRIOR = 0.05;
/** The odds that a person is careless, before they laid a card: who is new to the game mostly is. */
const CARELESS = 2;
/** How often one of the plan says and lays what everybody can foresee; its hand may hold more than all know. */
const SAYS = 0.96;
const LAYS = 0.93;
/** How often people say nothing, where they may; and how often they lay what nobody would guess. */
const QUIET = 0.3;
const ODD = 0.15;
/** The same beside one manner or the other, both of which allow for senseless cards already. */
const ODD_MANNER = 0.03;
/** Bots wait for people and then go one after the other from the lowest seat, so that whoever lays before a lower seat is a person. */
const BEFORE_TURN = 1000;

/** What either kind would have done in the place of somebody who laid a card. */
interface Foreseen {
  readonly part: Part;
  readonly careless: readonly Guess[];
  readonly careful: readonly Guess[];
  /** By card: how much likelier what was said is from somebody who speaks to the letter. */
  readonly literal: readonly number[];
  /** How likely a person who speaks uses each sentence. */
  readonly words: Readonly<Record<Sentence, number>>;
}

interface Hearing {
  readonly view: CouncilView;
  readonly seat: Seat;
  readonly told: readonly GameEvent[];
  readonly budget: Budget;
  /** It is asked before its turn, because a person is awaited. */
  readonly isBeforePeople?: boolean;
}

/** What is known of each seat, as odds: that it is a person, and the manner of this person. */
interface Known {
  readonly person: number;
  readonly careless: number;
  readonly literal: number;
}

/** Nothing to be learnt. */
const EVEN: Known = { person: 1, careless: 1, literal: 1 };

/** Who sits in a silent council knows the plan that needs no words. */
function strangerIn({ silence, seats }: CouncilView): Known {
  const prior = silence !== "none" ? QUIET_PRIOR : seats.length === 2 ? PRIOR_OF_TWO : PRIOR;
  return { person: prior / (1 - prior), careless: CARELESS, literal: 1 };
}

/** `budget`: how long it may think about what the others did; what does not fit in is left out of account. */
export function companyOf({ view, seat: me, told, budget, isBeforePeople = false }: Hearing): Company {
  const stranger = strangerIn(view);
  const isPerson = view.seats.length === 2 && (isBeforePeople || wasOutOfTurn(told));
  const other = { ...stranger, person: stranger.person * (isPerson ? BEFORE_TURN : 1) };
  let known: readonly Known[] = view.seats.map((_, seat) => (seat === me ? stranger : other));
  let round: { laying: Laying; foreseen: Foreseen }[] = [];
  const learn = (seat: Seat, { person, careless, literal }: Known): void => {
    const old = bySeat(known, seat);
    known = known.with(seat, {
      person: old.person * person,
      careless: old.careless * careless,
      literal: old.literal * literal,
    });
  };
  const partsIn = (): Company["parts"] =>
    round.reduce<Company["parts"]>(
      (parts, { laying, foreseen }) => parts.with(laying.seat, foreseen.part),
      view.seats.map(() => undefined),
    );
  const layings = view.memory ? layingsOf(view, told) : [];
  for (const laying of layings) {
    if (!budget.left()) break;
    learn(laying.seat, byTurn(laying));
    if (laying.before.order.length === 0) {
      for (const one of round) learn(one.laying.seat, byCard(one.laying, one.foreseen));
      round = [];
    }
    const others = othersFor(known, laying.seat);
    const foreseen = foresee(laying, { ...others, parts: partsIn(), declined: null, face: laying.before.face });
    round.push({ laying, foreseen });
    learn(laying.seat, byWords(laying, foreseen));
  }
  const isOver = view.order.length === 0;
  const parts = isOver ? view.seats.map(() => undefined) : partsIn();
  // What was turned up in this round counts at once only for oneself: nobody has laid a card since.
  for (const one of round) learn(one.laying.seat, byCard(one.laying, one.foreseen));
  const begun = view.begun || view.phase === "second";
  const face = begun ? (layings.at(-1)?.before.face ?? view.shown[0]!) : view.face;
  return { ...othersFor(known, me), parts, declined: declinedIn(told), face };
}

const chanceOf = (odds: number): number => odds / (1 + odds);

/** The others, as somebody sees them. */
function othersFor(known: readonly Known[], me: Seat): Pick<Company, "people" | keyof Manner> {
  const people = known.map(({ person }, seat) => (seat === me ? 0 : chanceOf(person)));
  const likeliest = people.indexOf(Math.max(...people));
  const { careless, literal } = bySeat(known, likeliest);
  return { people, careless: chanceOf(careless), literal: chanceOf(literal) };
}

function declinedIn(told: readonly GameEvent[]): readonly string[] | null {
  const events = told as readonly CouncilEvent[];
  const began = events.findLastIndex(({ type }) => type === "round-began");
  if (began < 0) return null;
  return events.slice(began).flatMap((event) => (event.type === "declined" ? [declinedAs(event)] : []));
}

/** Between two bots the higher seat would have waited: with something to ask for, or with its card. */
function wasOutOfTurn(told: readonly GameEvent[]): boolean {
  let isOpen = false;
  for (const event of told as readonly CouncilEvent[]) {
    if (event.type === "round-began") isOpen = true;
    if (isOpen && (event.type === "proposed" || event.type === "laid") && event.seat === 1) return true;
    if (event.type === "laid") isOpen = false;
  }
  return false;
}

/** When it was laid. */
function byTurn({ before, seat }: Laying): Known {
  const isEarly = before.seats.some((_, other) => other < seat && !before.order.includes(other));
  return isEarly ? { ...EVEN, person: BEFORE_TURN } : EVEN;
}

/** What was said: how much more likely a person would have said so than one of the plan. */
function byWords({ before, seat, said }: Laying, { part, words }: Foreseen): Known {
  if (before.silence !== "none" || seat === before.chair) return EVEN;
  const byPerson = said === "mute" ? QUIET : (1 - QUIET) * words[said];
  return { ...EVEN, person: byPerson / (said === (part.say ?? "mute") ? SAYS : (1 - SAYS) / 3) };
}

/** What was laid, as soon as all have seen it. */
function byCard({ card }: Laying, { part, careless, careful, literal }: Foreseen): Known {
  if (card === null) return EVEN;
  const index = indexOf(card);
  const likely = (guesses: readonly Guess[], odd: number): number =>
    (1 - odd) * (guesses.find((one) => one.card === index)?.chance ?? 0) + odd / 6;
  const laid = (likely(careless, ODD) + likely(careful, ODD)) / 2;
  const person = laid / (index === part.card ? LAYS : (1 - LAYS) / 6);
  return { person, careless: likely(careless, ODD_MANNER) / likely(careful, ODD_MANNER), literal: literal[index]! };
}

function wordsOf({ task, face, shown, view, me }: Council, seat: Seat): Foreseen["words"] {
  const unspoken = view.seats.with(seat, { ...bySeat(view.seats, seat), said: null });
  const guesses = guessPerson(councilOf(view, me), seat, { ...view, seats: unspoken });
  const die = { face, shown, swapped: 0 };
  const [alone, help, nothing] = SENTENCES.map((said) =>
    guesses.reduce((sum, { card, chance }) => {
      const all = SENTENCES.reduce((total, other) => total + speaking(task, card, die, other), 0);
      return sum + (chance * speaking(task, card, die, said)) / all;
    }, 0),
  );
  return { alone: alone!, help: help!, nothing: nothing! };
}

/** By card: how much likelier somebody who speaks to the letter says so than others. */
function literalness(before: CouncilView, seat: Seat, said: Sentence | "mute"): readonly number[] {
  const chances = (literal: number): number[] => {
    const { task, face, shown } = councilOf(before, seat, undefined, { ...ANY_MANNER, literal });
    return Array.from({ length: SIZE }, (_, card) =>
      said === "mute" ? 1 : speaking(task, card, { face, shown, swapped: 0 }, said),
    );
  };
  const freely = chances(0);
  return chances(1).map((chance, card) => chance / freely[card]!);
}

/** The same question comes with every move of a game, so that answers are kept for a while. */
const answers = new Map<string, Foreseen>();
const MOST_ANSWERS = 500;

function foresee({ before, seat, said }: Laying, company: Company): Foreseen {
  const key = JSON.stringify([before, seat, said, company]);
  const known = answers.get(key);
  if (known) return known;
  const council = councilOf(before, seat);
  const held = [CERTAIN, 0.3, 0.01].map((least) => likely(council.chances[seat]!, least) & ~(1 << council.petitioner));
  const hand = indicesIn(held.find((set) => set !== 0) ?? 0).map(named);
  const own = { hand, under: [], discard: [], laid: null };
  const spoken = before.seats.with(seat, { ...bySeat(before.seats, seat), said: said === "mute" ? null : said });
  const { literal } = company;
  const guess = (careless: number): readonly Guess[] =>
    guessPerson(councilOf(before, seat, undefined, { careless, literal }), seat, { ...before, seats: spoken });
  const found = {
    part: chooseCard({ ...before, own }, seat, company),
    careless: guess(1),
    careful: guess(0),
    literal: literalness(before, seat, said),
    words: wordsOf(council, seat),
  };
  if (answers.size >= MOST_ANSWERS) answers.clear();
  answers.set(key, found);
  return found;
}

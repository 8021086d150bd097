/** Getting to know the others: did they lay and say what the common plan asks for, or what looks sensible without one? */
import { bySeat, type GameEvent, type Seat } from "@tafelrunde/core";
import type { Budget } from "../budget.ts";
import { type CouncilEvent, type CouncilView, type Sentence, SENTENCES } from "@tafelrunde/council-of-12";
import { indexOf, indicesIn, named } from "./cards.ts";
import { type Company, declinedAs, type Part } from "./company.ts";
import { chooseCard } from "./laying.ts";
import type { Guess } from "./plan.ts";
import { speaking } from "./person.ts";
import { guessPerson } from "./reading.ts";
import { type Laying, layingsOf } from "./recall.ts";
import { CERTAIN, type Council, councilOf, likely } from "./table.ts";

/** How likely somebody is a person before anything was seen of them. */
const PRIOR = 0.5;
const QUIET_PRIOR = 0.05;
/** How often one of the plan says and lays what everybody can foresee; its hand may hold more than all know. */
const SAYS = 0.96;
const LAYS = 0.93;
/** How often people say nothing, where they may; and how often they lay what nobody would guess. */
const QUIET = 0.3;
const ODD = 0.15;

/** What either kind would have done in the place of somebody who laid a card. */
interface Foreseen {
  readonly part: Part;
  readonly careless: readonly Guess[];
  readonly careful: readonly Guess[];
  /** How likely a person who speaks uses each sentence. */
  readonly words: Readonly<Record<Sentence, number>>;
}

interface Hearing {
  readonly view: CouncilView;
  readonly seat: Seat;
  readonly told: readonly GameEvent[];
  readonly budget: Budget;
}

/** What is known of each seat, as odds: that it is a person, and that this person is a careless one. */
interface Known {
  readonly person: number;
  readonly careless: number;
}

const STRANGER: Known = { person: PRIOR / (1 - PRIOR), careless: 1 };
/** Who sits in a silent council knows the plan that needs no words. */
const SILENT_STRANGER: Known = { person: QUIET_PRIOR / (1 - QUIET_PRIOR), careless: 1 };

/** `budget`: how long it may think about what the others did; what does not fit in is left out of account. */
export function companyOf({ view, seat: me, told, budget }: Hearing): Company {
  const strangers = view.seats.map(() => (view.silence === "none" ? STRANGER : SILENT_STRANGER));
  let known: readonly Known[] = strangers;
  let round: { laying: Laying; foreseen: Foreseen }[] = [];
  const learn = (seat: Seat, { person, careless }: Known): void => {
    const old = bySeat(known, seat);
    known = known.with(seat, { person: old.person * person, careless: old.careless * careless });
  };
  const partsIn = (): Company["parts"] =>
    round.reduce<Company["parts"]>(
      (parts, { laying, foreseen }) => parts.with(laying.seat, foreseen.part),
      view.seats.map(() => undefined),
    );
  const layings = view.memory ? layingsOf(view, told) : [];
  for (const laying of layings) {
    if (!budget.left()) break;
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
function othersFor(known: readonly Known[], me: Seat): Pick<Company, "people" | "careless"> {
  const people = known.map(({ person }, seat) => (seat === me ? 0 : chanceOf(person)));
  const likeliest = people.indexOf(Math.max(...people));
  return { people, careless: chanceOf(bySeat(known, likeliest).careless) };
}

function declinedIn(told: readonly GameEvent[]): readonly string[] | null {
  const events = told as readonly CouncilEvent[];
  const began = events.findLastIndex(({ type }) => type === "round-began");
  if (began < 0) return null;
  return events.slice(began).flatMap((event) => (event.type === "declined" ? [declinedAs(event)] : []));
}

/** What was said: how much more likely a person would have said so than one of the plan. */
function byWords({ before, seat, said }: Laying, { part, words }: Foreseen): Known {
  if (before.silence !== "none" || seat === before.chair) return { person: 1, careless: 1 };
  const byPerson = said === "mute" ? QUIET : (1 - QUIET) * words[said];
  return { person: byPerson / (said === (part.say ?? "mute") ? SAYS : (1 - SAYS) / 3), careless: 1 };
}

/** What was laid, as soon as all have seen it. */
function byCard({ card }: Laying, { part, careless, careful }: Foreseen): Known {
  if (card === null) return { person: 1, careless: 1 };
  const index = indexOf(card);
  const likely = (guesses: readonly Guess[]): number =>
    (1 - ODD) * (guesses.find((one) => one.card === index)?.chance ?? 0) + ODD / 6;
  const [one, other] = [likely(careless), likely(careful)];
  return { person: (one + other) / 2 / (index === part.card ? LAYS : (1 - LAYS) / 6), careless: one / other };
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
  const guess = (careless: number): readonly Guess[] =>
    guessPerson(councilOf(before, seat, undefined, careless), seat, { ...before, seats: spoken });
  const found = {
    part: chooseCard({ ...before, own }, seat, company),
    careless: guess(1),
    careful: guess(0),
    words: wordsOf(council, seat),
  };
  if (answers.size >= MOST_ANSWERS) answers.clear();
  answers.set(key, found);
  return found;
}

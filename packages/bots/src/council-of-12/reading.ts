/** Reads the table: what the others have probably laid, by the common plan and by what they said. */
import { bySeat, type Seat } from "@tafelrunde/core";
import type { Sentence } from "@tafelrunde/council-of-12";
import { has, indexOf, LADY, maskOf, PATIENT } from "./cards.ts";
import type { Company } from "./company.ts";
import { speaking, tastes } from "./person.ts";
import { type Beliefs, type Guess, type Plan, planFor, sentenceFor, solves } from "./plan.ts";
import { type Council, councilOf, NONE, revealedBy } from "./table.ts";
import type { CouncilView } from "@tafelrunde/council-of-12";

export interface Reading {
  /** What all would do who have not laid yet, by public knowledge. */
  readonly plan: Plan;
  readonly beliefs: Beliefs;
}

/** How much a sentence that fits the plan speaks for the planned card. */
const TRUST = 0.75;
const DOUBT = 0.3;
/** The same if one knows what that member knew when it laid its card. */
const SURE_TRUST = 0.97;

/** How well a sentence fits a card. */
function fits(council: Council, seat: Seat, card: number, said: Sentence | null): number {
  const alone = solves(council, card, seat);
  switch (said) {
    case "alone":
      return alone ? 1 : 0.03;
    case "help":
      return card === PATIENT ? 0.1 : alone ? 0.4 : 1;
    case "nothing":
      return card === PATIENT || card === LADY ? 1 : 0.2;
    default:
      return alone ? 1 : 0.5;
  }
}

function normal(guesses: readonly Guess[]): Guess[] {
  const total = guesses.reduce((sum, { chance }) => sum + chance, 0);
  return guesses.map(({ card, chance }) => ({ card, chance: chance / total })).filter(({ chance }) => chance > 0.01);
}

/** Any card it may have, the more the better it fits what was said. */
function spread(council: Council, seat: Seat): Guess[] {
  const said = bySeat(council.view.seats, seat).said;
  const possible = council.chances[seat]!.map((chance, card) => ({ card, chance })).filter(
    ({ card, chance }) => card !== council.petitioner && chance > 0,
  );
  return normal(possible.map(({ card, chance }) => ({ card, chance: chance * fits(council, seat, card, said) })));
}

/** What somebody without a plan may have laid or will lay; `council` as it stood when cards were laid, `view` as it is. */
export function guessPerson(council: Council, seat: Seat, view: CouncilView): Guess[] {
  const { open, named, said } = bySeat(view.seats, seat);
  if (open !== null) return surely(indexOf(open));
  const { face, shown, task, petitioner, chances } = council;
  const used = maskOf(view.used);
  const cards = chances[seat]!.flatMap((chance, card) => (chance > 0 && card !== petitioner && !has(used, card) ? [card] : []));
  if (cards.length === 0) return surely(PATIENT);
  const die = { face, shown, swapped: 0 };
  const likes = tastes(task, cards, die);
  return normal(
    cards.map((card, at) => {
      const told = named === null ? 1 : indexOf(named) === card ? 20 : 1;
      const spoken = said === null ? 1 : speaking(task, card, die, said);
      return { card, chance: chances[seat]![card]! * likes[at]! * spoken * told };
    }),
  );
}

const surely = (card: number): Guess[] => [{ card, chance: 1 }];

/** Goes through those who have laid, as all can: who seems to follow the plan probably does, and the rest plan anew each time. */
export const readTable = (council: Council, order: readonly Seat[], parts: Company["parts"]): Reading =>
  reading(council, order, parts, [])!;

/** Null: somebody would seem to follow the plan and is known to have laid another card, so it was another plan. */
function reading(council: Council, order: readonly Seat[], parts: Company["parts"], known: readonly number[]): Reading | null {
  const { view, chances } = council;
  let beliefs: Beliefs = view.seats.map(() => undefined);
  let plan = planFor(council, beliefs, chances);
  for (const seat of order) {
    const { named, said } = bySeat(view.seats, seat);
    const open = seat === view.chair || view.openSeats.includes(seat) ? openCard(view, seat) : NONE;
    const hint = open === NONE && named !== null ? indexOf(named) : open;
    const part = parts[seat] ?? { card: plan.cards[seat]!, say: sentenceFor(council, plan, seat) };
    const follows = hint === NONE ? said === part.say : hint === part.card;
    if (follows && (known[seat] ?? NONE) !== NONE && known[seat] !== part.card) return null;
    const trust = parts[seat] ? SURE_TRUST : plan.certain ? TRUST : DOUBT;
    beliefs = beliefs.with(seat, open === NONE ? guessFor(council, seat, follows ? part.card : NONE, hint, trust) : surely(open));
    if (open === NONE || !follows) plan = planFor(council, beliefs, chances);
  }
  return { plan, beliefs };
}

const openCard = (view: CouncilView, seat: Seat): number => {
  const { open } = bySeat(view.seats, seat);
  return open === null ? revealedBy(view, seat) : indexOf(open);
};

function guessFor(council: Council, seat: Seat, planned: number, hint: number, trusted: number): Guess[] {
  const others = spread(council, seat);
  const card = hint === NONE ? planned : hint;
  if (card === NONE) return others;
  const trust = hint === NONE ? trusted : TRUST;
  return normal([
    ...others.filter((guess) => guess.card !== card).map((guess) => ({ ...guess, chance: guess.chance * (1 - trust) })),
    { card, chance: trust },
  ]);
}

/** What still lies face down, once cards are carried out: by a plan that explains what was revealed, if there is one. */
export function readRest(view: CouncilView, me: Seat, parts: Company["parts"]): Beliefs {
  const order = view.seats.some(({ waited }) => waited) ? [...view.seats.keys()] : view.order;
  const known = view.seats.map((_, seat) =>
    seat === me && view.own!.laid !== null ? indexOf(view.own!.laid) : revealedBy(view, seat),
  );
  const { beliefs } = explanation({ view, me, parts }, order, known);
  const used = maskOf(view.used);
  return view.seats.map((shown, seat) => {
    if (!shown.hasLaid || seat === me) return undefined;
    if (shown.open !== null) return surely(indexOf(shown.open));
    // What was carried out or cancelled lies nowhere any more.
    const left = beliefs[seat]?.filter(({ card }) => !has(used, card)) ?? [];
    return left.length > 0 ? normal(left) : surely(PATIENT);
  });
}

interface Place {
  readonly view: CouncilView;
  readonly me: Seat;
  readonly parts: Company["parts"];
}

/** The die has moved since cards were laid, and only the faces that it showed are known: which of them was the first? */
function explanation({ view, me, parts }: Place, order: readonly Seat[], known: readonly number[]): Reading {
  const starts = view.begun ? view.shown : [view.face];
  for (const start of starts) {
    const found = reading(councilOf(view, me, start), order, parts, known);
    if (found) return found;
  }
  return readTable(councilOf(view, me, starts[0]), order, parts);
}

/** Which card to lay, and what to say with it. */
import type { Seat } from "@tafelrunde/core";
import { type CouncilView, scenarioOf } from "@tafelrunde/council-of-12";
import { has, indicesIn, WORTH } from "./cards.ts";
import { clockwise } from "./chances.ts";
import { type Company, guisesOf, type Part } from "./company.ts";
import { stakesOf } from "./favour.ts";
import { passesNext } from "./hands-ahead.ts";
import { handsOf, type Plan, planFor, sentenceFor, worthOf } from "./plan.ts";
import { guessPerson, type Reading, readTable } from "./reading.ts";
import { momentOf, sceneFor } from "./scene.ts";
import { type Council, councilOf, likely, ownChances } from "./table.ts";

/** So much better must a card be that the common plan does not ask for: it takes the others by surprise. */
const SURPRISE = 0.05;
const GOOD = 0.9;
/** With a person what is passed hangs on the own hand. Good cards are spared for when they are needed, if nobody knows what comes. */
const SPENT = 0.02;
/** Rounds on which little hangs still count for so much of a chance to win. */
const LEVEL = 0.05;

/** The part in the common plan, unless that is poor and the own hand has more than all can know. */
function common(council: Council, { plan, beliefs }: Reading): Plan {
  const { view, me } = council;
  const mine = ownChances(view);
  const able = has(likely(mine, 1), plan.cards[me]!);
  const wantsHeir = scenarioOf(view.game)?.heir !== undefined;
  if (able && plan.certain && plan.passes > GOOD && !wantsHeir) return plan;
  const chances = council.chances.with(me, mine);
  const own = planFor(council, beliefs, chances);
  // Whether oneself keeps the heir one knows better than all others.
  if (able && wantsHeir)
    return own.score <= worthOf(council, handsOf(council, chances), plan.cards, plan.passes) + SURPRISE ? plan : own;
  return able && own.passes <= plan.passes + SURPRISE ? plan : own;
}

/** How much this round and the next one weigh against each other, 1 on average: by what hangs on them. */
function weightsOf({ view, people }: Council): { readonly now: number; readonly next: number } {
  const stakes = stakesOf(view, people.map(Number));
  if (!stakes) return { now: 1, next: 1 };
  const now = (2 * (stakes.now + LEVEL)) / (stakes.now + stakes.next + 2 * LEVEL);
  return { now, next: 2 - now };
}

/** What each card of the hand brings among people who have no part in a plan; `isSure`: that they have none. */
function amongPeople(council: Council, cards: readonly number[], isSure: boolean): Map<number, Plan> {
  const { view, me, eerie } = council;
  const seats = [...view.seats.keys()];
  const laid = view.order.includes(me) ? view.order : [...view.order, me];
  const queue = eerie ? clockwise(council) : [...laid, ...seats.filter((seat) => !laid.includes(seat))];
  const beliefs = seats.map((seat) => (seat === me ? undefined : guessPerson(council, seat, view)));
  const scene = sceneFor(council, 1, beliefs, queue);
  const hands = handsOf(council, council.chances.with(me, ownChances(view)));
  const weights = weightsOf(council);
  return new Map(
    cards.map((card) => {
      const { now, later } = momentOf([scene], card);
      const passes = eerie ? later : Math.max(now, later);
      const table = scene.rests[0]!.cards.with(me, card);
      // Who may be a bot counts on the common plan, which nobody leaves for a later round's sake.
      const ahead = isSure ? passesNext(council, scene.rests, { card, passes }) : undefined;
      const after = ahead === undefined ? -SPENT * WORTH[card]! : weights.next * ahead;
      const score = worthOf(council, hands, table, passes) + (weights.now - 1) * passes + after;
      return [card, { cards: table, passes, score, certain: false }];
    }),
  );
}

/** The plan of those who have one, for whatever the people among them may lay. */
function withPeople(council: Council, read: Reading["beliefs"]): Plan {
  const beliefs = read.map((guesses, seat) => (council.people[seat] ? guessPerson(council, seat, council.view) : guesses));
  return common(council, { plan: planFor(council, beliefs, council.chances), beliefs });
}

/** The best card, whoever the others may be. */
export function chooseCard(view: CouncilView, me: Seat, company: Company): Part {
  const council = councilOf(view, me, undefined, company);
  const others = view.order.filter((seat) => seat !== me);
  const reading = readTable(council, others, company.parts);
  const plan = common(council, reading);
  const part = (chosen: Plan): Part => ({
    card: chosen.cards[me]!,
    say: sentenceFor(council, chosen, me),
    passes: chosen.passes,
  });
  const person = guisesOf(company).find(({ people }) => people.includes(true));
  if (!person) return part(plan);
  if (view.seats.length > 2) return part(withPeople({ ...council, people: person.people }, reading.beliefs));
  const mine = ownChances(view);
  const cards = indicesIn(likely(mine, 1)).filter((card) => card !== council.petitioner);
  const { weight } = person;
  const alone = amongPeople({ ...council, people: person.people }, cards, weight === 1);
  let best: Plan | undefined;
  for (const card of cards) {
    const own = alone.get(card)!;
    const isPlanned = weight === 1 || card === plan.cards[me];
    const only = mine.map((_, at) => (at === card ? 1 : 0));
    const shared = isPlanned ? plan : planFor(council, reading.beliefs, council.chances.with(me, only));
    const score = weight * own.score + (1 - weight) * (shared.score - (isPlanned ? 0 : SURPRISE));
    const passes = weight * own.passes + (1 - weight) * shared.passes;
    if (!best || score > best.score + 1e-9) best = { ...(weight > 0.5 ? own : shared), passes, score };
  }
  return part(best ?? plan);
}

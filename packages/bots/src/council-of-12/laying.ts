/** Which card to lay, and what to say with it. */
import type { Seat } from "@tafelrunde/core";
import type { CouncilView, Sentence } from "@tafelrunde/council-of-12";
import { has } from "./cards.ts";
import { planFor, sentenceFor } from "./plan.ts";
import { readTable } from "./reading.ts";
import { councilOf, likely, ownChances } from "./table.ts";

export interface Part {
  readonly card: number;
  /** Null: nothing is said. */
  readonly say: Sentence | null;
}

/** So much better must a card be that the common plan does not ask for: it takes the others by surprise. */
const SURPRISE = 0.05;
const GOOD = 0.9;

/** The part in the common plan, unless that is poor and the own hand has more than all can know. */
export function chooseCard(view: CouncilView, me: Seat): Part {
  const council = councilOf(view, me);
  const others = view.order.filter((seat) => seat !== me);
  const { plan, beliefs } = readTable(council, others);
  const mine = ownChances(view);
  const planned = plan.cards[me]!;
  const able = has(likely(mine, 1), planned);
  if (able && plan.certain && plan.passes > GOOD) return { card: planned, say: sentenceFor(council, plan, me) };
  const own = planFor(council, beliefs, council.chances.with(me, mine));
  const chosen = able && own.passes <= plan.passes + SURPRISE ? plan : own;
  return { card: chosen.cards[me]!, say: sentenceFor(council, chosen, me) };
}

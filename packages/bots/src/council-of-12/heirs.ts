/** Whether all members can have the month's heir in hand at the succession, whatever they lay now. */
import { scenarioOf } from "@tafelrunde/council-of-12";
import { count, indexOf, PATIENT } from "./cards.ts";
import { comingAfter, heirAfter } from "./heir.ts";
import { type Chances, type Council, NONE } from "./table.ts";

/** A hand as it may be, and how likely it is. */
interface Hand {
  readonly cards: number;
  readonly chance: number;
}

/** How likely a member keeps the heir: if it may use the Patient One in the rounds to come, and if it may not. */
interface Keeping {
  readonly free: number;
  readonly barred: number;
}

/** Nobody's hand is given up for lost: what others know of it may be wrong. */
const HOPE = 0.3;

/** Members with these chances of having each card, laid or in hand; answers are remembered, since plans ask again and again. */
export function heirsOf(council: Council, chances: readonly Chances[]) {
  const { view, owned, petitioner } = council;
  const heir = indexOf(scenarioOf(view.game)!.heir!);
  const coming = comingAfter(view);
  const turns = count(coming & ~(1 << PATIENT));
  const hands = view.seats.map(({ handSize, hasLaid }, seat) => handsFrom(chances[seat]!, handSize + Number(hasLaid), heir));
  const known = new Map<string, Keeping>();

  function keeping(seat: number, card: number, join: number, takes: boolean): Keeping {
    const key = `${seat} ${card} ${join} ${takes}`;
    const before = known.get(key);
    if (before) return before;
    const chance = (patientIsTaken: boolean): number =>
      hands[seat]!.reduce(
        (sum, { cards, chance: likely }) =>
          sum + likely * heirAfter({ heir, patientIsTaken }, { hand: cards | (1 << card), owned, coming }, { card, join, takes }),
        0,
      );
    const found = { free: chance(false), barred: chance(true) };
    known.set(key, found);
    return found;
  }

  /** Two who play the Patient One cancel each other, so only one can count on him in each round. */
  function allKeep(cards: readonly number[], join: number): number {
    const all = cards.map((card, seat) =>
      keeping(seat, card, join, card === PATIENT && cards.indexOf(card) === cards.lastIndexOf(card)),
    );
    return all
      .toSorted((one, other) => other.free - other.barred - (one.free - one.barred))
      .reduce((product, { free, barred }, place) => product * (HOPE + (1 - HOPE) * (place < turns ? free : barred)), 1);
  }

  /** How likely somebody will be without the heir, if these cards are laid and pass with this chance. */
  return (cards: readonly number[], passes: number): number => {
    const join = petitioner === NONE ? 0 : (1 << petitioner) & ~owned;
    if (join === 0) return 1 - allKeep(cards, 0);
    return 1 - passes * allKeep(cards, join) - (1 - passes) * allKeep(cards, 0);
  };
}

/** All hands of this size worth telling apart: with and without the heir and the Patient One, and otherwise the likeliest cards. */
function handsFrom(chances: Chances, size: number, heir: number): readonly Hand[] {
  const others = [...chances.keys()]
    .filter((card) => card !== heir && card !== PATIENT && chances[card]! > 0)
    .toSorted((one, other) => chances[other]! - chances[one]!);
  let hands: Hand[] = [{ cards: 0, chance: 1 }];
  for (const card of new Set([heir, PATIENT])) {
    const likely = chances[card]!;
    hands = hands.flatMap(({ cards, chance }) => [
      { cards: cards | (1 << card), chance: chance * likely },
      { cards, chance: chance * (1 - likely) },
    ]);
  }
  return hands
    .filter(({ chance }) => chance > 0.001)
    .map(({ cards, chance }) => {
      const more = others.slice(0, Math.max(0, size - count(cards)));
      return { cards: more.reduce((set, card) => set | (1 << card), cards), chance };
    });
}

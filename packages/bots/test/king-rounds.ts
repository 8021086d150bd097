/** Rounds of King of 12 between two by the rules themselves: positions, and what the second seat can make of them. */
import { type Chance, chanceOf, fastChance } from "@tafelrunde/core";
import { CARDS, kingOf12, type KingState, type Move } from "@tafelrunde/king-of-12";

/** A position of two seats in the middle of their first round, with so many cards in hand. */
export function position(cards: number, chance: Chance, set = setOf(chance)): KingState {
  const state = kingOf12.setup({ set: "chosen", cards: set.filter((card) => card !== "knight") }, 2, { chance });
  state.turn = 8 - cards;
  const scored = chance.roll(9 - cards) - 1;
  for (const [index, seat] of state.seats.entries()) {
    const order = [...set];
    chance.shuffle(order);
    const bits = (names: readonly (typeof CARDS)[number][]): number =>
      names.reduce((sum, card) => sum | (1 << CARDS.indexOf(card)), 0);
    seat.hand = bits(order.slice(0, cards));
    seat.discard = bits(order.slice(cards));
    seat.face = chance.roll(12);
    seat.twos = index === 0 ? chance.roll(scored + 1) - 1 : scored - state.seats[0]!.twos;
    seat.ones = scored - seat.twos;
  }
  return state.seats.some(({ ones, twos }) => ones + 2 * twos >= 8) ? position(cards, chance, set) : state;
}

function setOf(chance: Chance): readonly (typeof CARDS)[number][] {
  const others = CARDS.filter((card) => card !== "knight");
  chance.shuffle(others);
  return ["knight", ...others.slice(0, 6)];
}

/** Both lay a card; one outcome for every roll that an Oracle may make. */
export function afterLaying(state: KingState, one: Move, other: Move): readonly KingState[] {
  return rolls((chance) => {
    const next = kingOf12.clone(state);
    kingOf12.apply(next, 0, one, { chance });
    kingOf12.apply(next, 1, other, { chance });
    return next;
  });
}

export function afterChoice(state: KingState, move: Move): readonly KingState[] {
  return rolls((chance) => {
    const next = kingOf12.clone(state);
    kingOf12.apply(next, state.chooser!, move, { chance });
    return next;
  });
}

const rolls = (run: (chance: Chance) => KingState): readonly KingState[] =>
  Array.from({ length: 12 }, (_, roll) => {
    let isFirst = true;
    const luck = fastChance(roll);
    return run(
      chanceOf((sides) => {
        const face = isFirst ? roll + 1 : luck.roll(sides);
        isFirst = false;
        return face;
      }),
    );
  });

/** How the round ended for the first seat; undefined if it goes on. */
export function ended(state: KingState, round: number): number | undefined {
  if (state.phase === "keep") return state.chooser === 0 ? 1 : 0;
  return state.round === round ? undefined : 0.5;
}

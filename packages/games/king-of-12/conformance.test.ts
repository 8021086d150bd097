/** King of 12 before the laws, and its golden playthroughs. */
import { type Conformance, conform, documented, goldens, paragraphsOf } from "@tafelrunde/testkit";
import { bit, cardsIn, count } from "./src/cards.ts";
import { type KingEvent, kingOf12, type KingState, type KingView, type Move } from "./src/index.ts";

/** The cards that the first-game set leaves out. */
const TRICKY = { set: "chosen", cards: ["gambler", "lady", "merchants", "reverser", "sorcerer", "troublemakers"] };
const LADIES = { set: "chosen", cards: ["gambler", "lady", "merchants", "oracle", "parasite", "troublemakers"] };

const spec: Conformance<KingState, Move, KingEvent, KingView> = {
  game: kingOf12,
  variants: [{ set: "first" }, { set: "random" }, TRICKY],
  bound: 5000,
  moveTypes: { lay: true, tip: true, steal: true, spare: true, keep: true },
  eventTypes: {
    "set-chosen": true,
    "dice-rolled": true,
    laid: true,
    revealed: true,
    "cards-cancelled": true,
    overruled: true,
    "dice-passed": true,
    "all-flipped": true,
    flipped: true,
    tipped: true,
    rerolled: true,
    valued: true,
    "values-cancelled": true,
    scored: true,
    stolen: true,
    spared: true,
    "theft-failed": true,
    "round-ended": true,
    kept: true,
    won: true,
  },
  secretEvents: { laid: "choice", kept: "choice" },
  paragraphs: paragraphsOf(new URL("RULES.md", import.meta.url)),

  /** Others may hold their unseen cards in any other way: another card laid, another card under the die (7.1, 7.2). */
  scramble(state, viewer, chance) {
    for (const [index, seat] of state.seats.entries()) {
      if (index === viewer) continue;
      const sealed = state.phase === "lay" && seat.laid !== 0;
      const keeping = count(seat.kept);
      const order = cardsIn(seat.hand | seat.kept | (sealed ? seat.laid : 0));
      chance.shuffle(order);
      seat.kept = order.splice(0, keeping).reduce((set, card) => set | bit(card), 0);
      if (sealed) seat.laid = bit(order.pop()!);
      seat.hand = order.reduce((set, card) => set | bit(card), 0);
    }
  },

  /** A card is secret while others still choose theirs, and under the die for ever. */
  disguises(state, seat, move) {
    const last = state.seats.filter((other) => other.laid === 0).length === 1;
    return move.type === "keep" || (move.type === "lay" && !last) ? kingOf12.moves(state, seat) : [];
  },
};

conform(spec);
documented(spec, new URL("../../../docs/records.md", import.meta.url));

goldens(spec, new URL("golden/", import.meta.url), [
  { name: "two-first-game", seats: 2, seed: 1, options: { set: "first" } },
  { name: "three-first-game", seats: 3, seed: 2, options: { set: "first" } },
  { name: "four-first-game", seats: 4, seed: 3, options: { set: "first" } },
  { name: "two-random-set", seats: 2, seed: 4, options: { set: "random" } },
  { name: "four-random-set", seats: 4, seed: 5, options: { set: "random" } },
  { name: "two-tricky-set", seats: 2, seed: 6, options: TRICKY },
  { name: "three-tricky-set", seats: 3, seed: 7, options: TRICKY },
  { name: "four-tricky-set", seats: 4, seed: 8, options: TRICKY },
  { name: "three-void-round", seats: 3, seed: 25, options: { set: "random" } },
  { name: "four-ladies", seats: 4, seed: 191, options: LADIES },
]);

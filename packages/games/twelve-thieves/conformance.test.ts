/** 12 Thieves before the laws. */
import { type Conformance, conform, documented, goldens, paragraphsOf } from "@tafelrunde/testkit";
import { type Move, PALACES, type ThievesEvent, type ThievesState, type ThievesView, twelveThieves } from "./src/index.ts";

const spec: Conformance<ThievesState, Move, ThievesEvent, ThievesView> = {
  game: twelveThieves,
  variants: [{ guards: "posted" }, { guards: "chosen" }],
  bound: 60_000,
  moveTypes: { place: true, smuggle: true, send: true, escort: true, bribe: true, draw: true },
  eventTypes: {
    posted: true,
    placed: true,
    dealt: true,
    smuggled: true,
    sent: true,
    escorted: true,
    bribed: true,
    robbed: true,
    reshuffled: true,
    drew: true,
    won: true,
  },
  secretEvents: { dealt: "luck", drew: "luck" },
  paragraphs: paragraphsOf(new URL("RULES.md", import.meta.url)),

  /** The palace cards of the other hands and of the pile could be spread among these in any other way; dancers are known (7.1, 7.2). */
  scramble(state, viewer, chance) {
    const places = [state.pile, ...state.seats.filter((_, seat) => seat !== viewer).map(({ hand }) => hand)];
    const sizes = places.map((cards) => PALACES.reduce((size, _, palace) => size + cards[palace]!, 0));
    const unseen = places.flatMap((cards) => PALACES.flatMap((_, palace) => Array<number>(cards[palace]!).fill(palace)));
    chance.shuffle(unseen);
    for (const [index, cards] of places.entries()) {
      cards.fill(0, 0, PALACES.length);
      for (const palace of unseen.splice(0, sizes[index])) cards[palace]!++;
    }
  },
};

conform(spec, 30, 1500);
documented(spec, new URL("../../../docs/records.md", import.meta.url));

/** Played by sensible hands, with a takeback now and then; every one of them reshuffles and ends with a robbery. */
goldens(spec, new URL("golden/", import.meta.url), [
  { name: "two-posted", seats: 2, seed: 1, options: { guards: "posted" } },
  { name: "two-chosen", seats: 2, seed: 2, options: { guards: "chosen" } },
  { name: "three-posted", seats: 3, seed: 3, options: { guards: "posted" } },
  { name: "three-chosen", seats: 3, seed: 4, options: { guards: "chosen" } },
  { name: "four-posted", seats: 4, seed: 5, options: { guards: "posted" } },
  { name: "four-chosen", seats: 4, seed: 6, options: { guards: "chosen" } },
]);

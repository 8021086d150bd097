/** Council of 12 before the laws. */
import { bySeat, type Chance, type Viewer } from "@tafelrunde/core";
import { type Conformance, conform, documented, faultFound, goldens, KEEPER, paragraphsOf } from "@tafelrunde/testkit";
import { expect, test } from "vitest";
import { ALL, count, indexOf, indicesIn, named } from "./src/characters.ts";
import {
  councilOf12,
  type CouncilEvent,
  type CouncilState,
  type CouncilView,
  EASY,
  HARD,
  MEDIUM,
  type Move,
} from "./src/index.ts";
import type { CharacterSet, SeatState } from "./src/types.ts";

const CHOSEN = {
  game: "chosen",
  petitioners: ["worker", "lady", "oracle", "patient", "golem", "knight", "machine"],
  challenges: ["2", "13", "15", "18", "19", "26", "29"],
};

const spec: Conformance<CouncilState, Move, CouncilEvent, CouncilView> = {
  game: councilOf12,
  variants: [
    { game: "normal", memory: false },
    { game: "intro" },
    CHOSEN,
    { game: "september", silence: "silent" },
    { game: "november", throne: "golem" },
    { game: "december" },
    { game: "normal", silence: "eerie", throne: "worker" },
  ],
  bound: 5000,
  moveTypes: {
    lay: true,
    say: true,
    name: true,
    propose: true,
    agree: true,
    disagree: true,
    reveal: true,
    wait: true,
    face: true,
    path: true,
    target: true,
    take: true,
    second: true,
    stay: true,
    discard: true,
    learn: true,
    pay: true,
  },
  eventTypes: {
    convened: true,
    chaired: true,
    "first-drawn": true,
    rolled: true,
    tilted: true,
    "round-began": true,
    renewed: true,
    proposed: true,
    agreed: true,
    declined: true,
    decided: true,
    "bells-rung": true,
    scouted: true,
    laid: true,
    said: true,
    named: true,
    stayed: true,
    waited: true,
    revealed: true,
    cancelled: true,
    idle: true,
    turned: true,
    "target-replaced": true,
    took: true,
    "second-laid": true,
    "chair-failed": true,
    judged: true,
    "target-met": true,
    "favour-changed": true,
    "reward-kept": true,
    "reward-used": true,
    "reward-lost": true,
    discarded: true,
    helped: true,
    learnt: true,
    rewound: true,
    "kept-silent": true,
    succession: true,
    ended: true,
  },
  secretEvents: { laid: "choice", took: "choice", learnt: "choice" },
  paragraphs: paragraphsOf(new URL("RULES.md", import.meta.url)),

  /** Both piles as far as nobody has seen them, what others hold face down, and what must be remembered of the own pile (12.1). */
  scramble(state, viewer, chance) {
    scramblePetitioners(state, chance);
    scrambleChallenges(state, chance);
    for (const [seat, member] of state.seats.entries())
      if (seat !== viewer) scrambleSeat(state, member, chance);
      else if (!state.memory) scrambleBuried(member, chance);
  },

  /** A card laid face down, one taken from below the top of the own pile, and one learnt look like any other (12.1). */
  disguises(state, seat, move) {
    const alike = likeOf(state, seat, move);
    const other = alike && councilOf12.moves(state, seat).find((legal) => legal !== move && alike(legal));
    return other ? [other] : [];
  },
};

/** Which other moves nobody could tell from this one; undefined where it is made openly. */
function likeOf(state: CouncilState, seat: Viewer, move: Move): ((other: Move) => boolean) | undefined {
  const { card } = move as { card?: unknown };
  const differs = (other: Move): boolean => other.type === move.type && "card" in other && other.card !== card;
  switch (move.type) {
    case "lay":
      if (seat === state.chair || state.openSeats.includes(seat as number)) return undefined;
      return (other) => differs(other) && other.type === "lay" && other.say === move.say;
    case "take": {
      const top = bySeat(state.seats, seat as number).discard.at(-1);
      if (indexOf(move.card) === top) return undefined;
      return (other) => differs(other) && other.type === "take" && indexOf(other.card) !== top;
    }
    case "learn":
      // Whoever learns the petitioner's character is not given it again, and that is seen (5.4).
      if (indexOf(move.card) === state.petitioner) return undefined;
      return (other) => differs(other) && other.type === "learn" && indexOf(other.card) !== state.petitioner;
    default:
      return undefined;
  }
}

const setFrom = (indices: readonly number[]): CharacterSet => indices.reduce((set, index) => set | (1 << index), 0);

function shuffled(set: CharacterSet, chance: Chance): number[] {
  const order = indicesIn(set);
  chance.shuffle(order);
  return order;
}

/** Who comes in which order is unknown; in a normal game also who the two hidden ones are (1.6). */
function scramblePetitioners(state: CouncilState, chance: Chance): void {
  const unseen = state.petitioners.splice(0, state.petitioners.length - state.knownPetitioners);
  if (state.game === "normal" && state.phase.type !== "over") {
    const absent = state.absent === null ? 0 : 1 << state.absent;
    const hidden = unseen.filter((index) => ((state.start >> index) & 1) === 0);
    const elsewhere = state.summoned & ~setFrom(hidden);
    const others = shuffled(ALL & ~absent & ~elsewhere, chance).slice(0, hidden.length);
    unseen.splice(0, unseen.length, ...unseen.filter((index) => !hidden.includes(index)), ...others);
    state.summoned = elsewhere | setFrom(others);
  }
  chance.shuffle(unseen);
  state.petitioners.unshift(...unseen);
}

/** The same for the challenges above the succession: in a normal game others of the same difficulty could lie there (1.5). */
function scrambleChallenges(state: CouncilState, chance: Chance): void {
  const unseen = state.challenges.splice(1, Math.max(0, state.challenges.length - 1 - state.knownChallenges));
  const used = new Set([...state.challenges, ...state.past.map((round) => round.challenge), state.challenge]);
  const others = unseen.map((number) => {
    const group = [EASY, MEDIUM, HARD].find((numbers) => numbers.includes(number))!;
    const free = state.game === "normal" || state.game === "intro" ? group.filter((other) => !used.has(other)) : [];
    const instead = free.length > 0 ? chance.pick(free) : number;
    used.add(instead);
    return instead;
  });
  chance.shuffle(others);
  state.challenges.splice(1, 0, ...others);
}

/** What is public of a seat stays: sizes, the top discard, an open card, and with the memory aid what it has discarded (12.1 to 12.3). */
function scrambleSeat(state: CouncilState, seat: SeatState, chance: Chance): void {
  const top = seat.discard.at(-1);
  const buried = setFrom(seat.discard.slice(0, -1));
  const laidDown = seat.laid !== null && !seat.open ? 1 << seat.laid : 0;
  const known = state.memory ? seat.seen : 0;
  const helped = state.past.filter(({ passed, petitioner }) => passed && petitioner !== null).map((round) => round.petitioner!);
  const given = state.start | setFrom(helped);
  // Somebody may have learnt another character from under the overview than they did.
  const held = seat.hand | laidDown | (state.memory ? 0 : buried);
  const under = shuffled(seat.under | (held & ~given & ~known), chance).slice(0, count(seat.under));
  const pool = (seat.hand | laidDown | buried | seat.under) & ~setFrom(under);
  const pile = shuffled(state.memory ? pool & seat.seen : pool, chance).slice(0, count(buried));
  const rest = shuffled(pool & ~setFrom(pile), chance);
  if (laidDown !== 0) {
    const playable = rest.findIndex((index) => index !== state.petitioner);
    if (playable < 0) return;
    seat.laid = rest.splice(playable, 1)[0]!;
  }
  seat.under = setFrom(under);
  seat.discard = top === undefined ? pile : [...pile, top];
  seat.hand = setFrom(rest);
}

/** Without the memory aid the order of the own discard pile below its top is nowhere to be looked up. */
function scrambleBuried(seat: SeatState, chance: Chance): void {
  const buried = seat.discard.slice(0, -1);
  chance.shuffle(buried);
  seat.discard.splice(0, buried.length, ...buried);
}

conform(spec, 40);

test("no event of this game keeps luck back, but a set-up that told who comes next would be noticed", () => {
  const setup: typeof councilOf12.setup = (options, seats, context) => {
    const state = councilOf12.setup(options, seats, context);
    context.emit?.({ type: "scouted", challenge: null, petitioner: named(state.petitioners.at(-1)!) });
    return state;
  };
  const telling = { ...spec, game: { ...councilOf12, setup } };
  expect(faultFound(KEEPER.luck, telling, { runs: 40, walk: 0 })).toContain("is told of luck that they do not see");
});

documented(spec, new URL("../../../docs/records.md", import.meta.url));

/** Every scenario and every challenge, played by councillors who are absent-minded now and then. */
goldens(spec, new URL("golden/", import.meta.url), [
  { name: "two-intro", seats: 2, seed: 1000, options: { game: "intro", throne: "nobody", silence: "none", memory: true } },
  {
    name: "three-normal",
    seats: 3,
    seed: 501,
    options: { game: "normal", throne: "alchemist", silence: "silent", memory: false },
  },
  { name: "four-january", seats: 4, seed: 902, options: { game: "january", throne: "worker", silence: "eerie", memory: true } },
  { name: "two-february", seats: 2, seed: 303, options: { game: "february", throne: "druid", silence: "none", memory: false } },
  { name: "three-march", seats: 3, seed: 204, options: { game: "march", throne: "lady", silence: "silent", memory: true } },
  { name: "four-april", seats: 4, seed: 305, options: { game: "april", throne: "patient", silence: "eerie", memory: false } },
  { name: "two-may", seats: 2, seed: 106, options: { game: "may", throne: "golem", silence: "none", memory: true } },
  { name: "three-june", seats: 3, seed: 107, options: { game: "june", throne: "sorcerer", silence: "silent", memory: false } },
  { name: "four-july", seats: 4, seed: 708, options: { game: "july", throne: "machine", silence: "eerie", memory: true } },
  { name: "two-august", seats: 2, seed: 1009, options: { game: "august", throne: "oracle", silence: "none", memory: false } },
  {
    name: "three-september",
    seats: 3,
    seed: 410,
    options: { game: "september", throne: "parasite", silence: "silent", memory: true },
  },
  { name: "four-october", seats: 4, seed: 711, options: { game: "october", throne: "knight", silence: "eerie", memory: false } },
  { name: "two-november", seats: 2, seed: 212, options: { game: "november", throne: "reverser", silence: "none", memory: true } },
  {
    name: "three-december",
    seats: 3,
    seed: 1013,
    options: { game: "december", throne: "nobody", silence: "silent", memory: false },
  },
  {
    name: "four-chosen",
    seats: 4,
    seed: 514,
    options: {
      game: "chosen",
      throne: "alchemist",
      silence: "eerie",
      memory: true,
      petitioners: ["alchemist", "worker", "druid", "lady", "machine", "oracle", "parasite"],
      challenges: ["4", "7", "11", "17", "19", "26", "27"],
    },
  },
  { name: "four-more-1", seats: 4, seed: 5012, options: { game: "normal", silence: "none", throne: "nobody", memory: true } },
  { name: "two-more-2", seats: 2, seed: 5013, options: { game: "normal", silence: "none", throne: "nobody", memory: true } },
  { name: "two-more-3", seats: 2, seed: 5052, options: { game: "normal", silence: "none", throne: "nobody", memory: true } },
]);

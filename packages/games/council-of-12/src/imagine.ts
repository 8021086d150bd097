/** A world that fits a view: piles from the cards nobody has seen, other hands from what every member began with. */
import { bySeat, type Chance, must, type Seat } from "@tafelrunde/core";
import { CHALLENGES, EASY, HARD, MEDIUM, SUCCESSION } from "./challenges.ts";
import { ALL, facesOf, indexOf, indicesIn, setOf } from "./characters.ts";
import type { CouncilView } from "./events.ts";
import { copyProposal } from "./phase.ts";
import { INTRO_HIDDEN, INTRO_START, scenarioOf } from "./scenarios.ts";
import type { Character, CharacterSet, CouncilState, PhaseState, SeatState } from "./types.ts";
import { copyRound } from "./view.ts";

const indexOrNull = (character: Character | null): number | null => (character === null ? null : indexOf(character));

export function imagine(view: CouncilView, chance: Chance): CouncilState {
  const absent = indexOrNull(view.absent);
  const all = absent === null ? ALL : ALL & ~(1 << absent);
  const petitioners = imaginePetitioners(view, all, chance);
  const seen = [...view.past.map((round) => round.petitioner), indexOrNull(view.petitioner)].filter((index) => index !== null);
  const start = setOf(view.start);
  const summoned = view.summoned
    ? setOf(view.summoned)
    : [...petitioners, ...seen].reduce((set, index) => set | (1 << index), start);
  return {
    game: view.game,
    silence: view.silence,
    memory: view.memory,
    phase: imaginePhase(view),
    round: view.round,
    favour: view.favour,
    face: view.face,
    shown: facesOf(view.shown),
    targets: view.targets.map(facesOf),
    stage: view.stage === 2 ? { number: 2, needed: must(view.needed) } : { number: view.stage },
    challenge: view.challenge,
    petitioner: indexOrNull(view.petitioner),
    belled: view.belled,
    challenges: imagineChallenges(view, chance),
    petitioners,
    knownChallenges: view.nextChallenges.length,
    knownPetitioners: view.nextPetitioners.length,
    summoned,
    start,
    absent,
    past: view.past.map(copyRound),
    kept: [...view.kept],
    seats: view.seats.map((_, seat) => imagineSeat(view, seat, all, chance)),
    order: [...view.order],
    chair: view.chair,
    chairFailed: view.chairFailed,
    first: view.first,
    used: setOf(view.used),
    openSeats: [...view.openSeats],
    counsel: view.counsel,
    broken: view.broken,
    ticks: view.ticks,
    everBroken: view.everBroken,
    extra: view.extra,
  };
}

/** What the view tells of its phase. */
function imaginePhase(view: CouncilView): PhaseState {
  const { phase: type, loss } = view;
  switch (type) {
    case "lay":
      return { type, proposal: copyProposal(view.proposal) };
    case "penalty":
      return { type, loss, proposal: copyProposal(view.proposal) };
    case "together": {
      const joint = must(view.joint);
      const proposal = copyProposal(view.proposal);
      return joint === "forfeit" ? { type, joint, loss, proposal } : { type, joint, proposal };
    }
    case "swap":
    case "second":
    case "learn":
      return { type, chooser: must(view.chooser) };
    case "effect":
      return { type, chooser: must(view.chooser), acting: indexOf(must(view.acting)), second: view.second !== null };
    case "discard":
      return { type, loss };
    case "reveal":
    case "recover":
      return { type };
    case "over":
      return { type, won: view.won, heir: indexOrNull(view.heir), loss };
  }
}

/** The challenges still to come: those known, then any that fit, the succession at the bottom. */
function imagineChallenges({ game, past, challenge, challengesLeft, nextChallenges }: CouncilView, chance: Chance): number[] {
  if (challengesLeft === 0) return [];
  const gone = new Set([...past.map((round) => round.challenge), challenge, ...nextChallenges]);
  const known = nextChallenges.filter((number) => number !== SUCCESSION);
  const unseen = challengesLeft - 1 - known.length;
  const possible = scenarioOf(game)?.challenges ?? (game === "intro" ? EASY : [...CHALLENGES.keys()].slice(1, SUCCESSION));
  const pool = possible.filter((number) => !gone.has(number));
  chance.shuffle(pool);
  const hidden = (game === "normal" ? byDifficulty(pool, gone) : pool).slice(0, unseen);
  chance.shuffle(hidden);
  return [SUCCESSION, ...hidden, ...known.toReversed()];
}

/** The normal game has four easy ones, two of medium difficulty and a hard one. */
function byDifficulty(pool: readonly number[], gone: ReadonlySet<number>): number[] {
  const groups = [
    { of: EASY, size: 4 },
    { of: MEDIUM, size: 2 },
    { of: HARD, size: 1 },
  ];
  return groups.flatMap(({ of, size }) =>
    pool.filter((number) => of.includes(number)).slice(0, size - of.filter((number) => gone.has(number)).length),
  );
}

/** The petitioners still to come; those who lay open at set-up come for certain. */
function imaginePetitioners(
  { game, start, past, petitioner, petitionersLeft, nextPetitioners }: CouncilView,
  all: CharacterSet,
  chance: Chance,
): number[] {
  const known = nextPetitioners.map(indexOf);
  const gone = [...past.map((round) => round.petitioner), indexOrNull(petitioner), ...known].reduce<CharacterSet>(
    (set, index) => (index === null ? set : set | (1 << index)),
    0,
  );
  const listed = game === "intro" ? INTRO_START | INTRO_HIDDEN : scenarioOf(game)?.petitioners;
  const certain = indicesIn((listed ?? setOf(start)) & ~gone);
  const others = indicesIn(all & ~gone & ~setOf(start) & ~certain.reduce((set, index) => set | (1 << index), 0));
  chance.shuffle(others);
  const hidden = [...certain, ...others].slice(0, petitionersLeft - known.length);
  chance.shuffle(hidden);
  return [...hidden, ...known.toReversed()];
}

function imagineSeat(view: CouncilView, seat: Seat, all: CharacterSet, chance: Chance): SeatState {
  const shown = bySeat(view.seats, seat);
  const { said, waited, ready } = shown;
  const memory = { seen: setOf(shown.memory?.seen ?? []), unseen: shown.memory?.unseen ?? 0 };
  const common = { open: shown.open !== null, said, named: indexOrNull(shown.named), waited, ready, ...memory };
  if (view.own && seat === view.viewer) {
    const { hand, under, laid } = view.own;
    const discard = imagineOwnPile(view, chance);
    return { hand: setOf(hand), under: setOf(under), discard, laid: indexOrNull(laid), ...common };
  }
  return { ...hiddenCards(view, seat, all, chance), ...common };
}

/** 12.1: without the memory aid only the top of the own pile is where the view shows it. */
function imagineOwnPile({ own, memory }: CouncilView, chance: Chance): number[] {
  const pile = own!.discard.map(indexOf);
  if (memory) return pile;
  const buried = pile.slice(0, -1);
  chance.shuffle(buried);
  return [...buried, ...pile.slice(-1)];
}

type Cards = Pick<SeatState, "hand" | "under" | "discard" | "laid">;

/** Deals the characters of another seat: first what is known, then whatever fits the sizes. */
function hiddenCards(view: CouncilView, seat: Seat, all: CharacterSet, chance: Chance): Cards {
  const { handSize, underSize, discardSize, discardTop, hasLaid, open, memory } = bySeat(view.seats, seat);
  const fixed = setOf([discardTop, open, view.chooser === seat ? view.second : null].filter((card) => card !== null));
  const helped = view.past.filter((round) => round.passed && round.petitioner !== null).map((round) => 1 << round.petitioner!);
  const owned = setOf(view.start) | helped.reduce((set, bit) => set | bit, 0);
  const played = memory ? setOf(memory.seen) : 0;
  const under = pickFrom(all & ~fixed & ~played, underSize, chance, all & ~owned);
  const rest = all & ~under & ~fixed;
  const secrets = discardSize - (discardTop === null ? 0 : 1);
  const buried = pickFrom(rest, secrets, chance, played);
  let left = rest & ~buried;
  const petitioner = view.petitioner === null ? 0 : setOf([view.petitioner]);
  let laid = indexOrNull(open);
  if (hasLaid && laid === null) {
    const able = indicesIn(left & ~petitioner);
    laid = able.length > 0 ? chance.pick(able) : chance.pick(indicesIn(left));
    left &= ~(1 << laid);
  }
  const hand = pickFrom(left, handSize, chance, left);
  const order = indicesIn(buried);
  chance.shuffle(order);
  return { hand, under, laid, discard: discardTop === null ? order : [...order, indexOf(discardTop)] };
}

/** So many of these characters, those preferred first. */
function pickFrom(from: CharacterSet, size: number, chance: Chance, preferred: CharacterSet): CharacterSet {
  const first = indicesIn(from & preferred);
  const then = indicesIn(from & ~preferred);
  chance.shuffle(first);
  chance.shuffle(then);
  return [...first, ...then].slice(0, size).reduce((set, index) => set | (1 << index), 0);
}

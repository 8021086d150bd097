/** King Up! for three seats as a game for boardgame.io. */
import type { Die, PeerRules } from "./boardgame-io.ts";
import { CANDIDATE_COUNT, CARD_COUNT, FAVOURITES, FAVOURITES_ON_A_CARD } from "./king-up-cards.ts";

/** Short flat lists, so that a copy is cheap; candidates, cards and places are numbers. */
interface KingUpG {
  stage: "place" | "rise" | "vote" | "over";
  round: number;
  /** Whose turn it is; during a vote, who has the crown. */
  turn: number;
  /** Candidates that will still be placed by hand. */
  toPlace: number;
  /** By candidate. */
  places: number[];
  /** Cards that were not dealt yet, as bits. */
  pack: number;
  /** By seat. */
  cards: number[];
  no: number[];
  votes: number[];
  totals: number[];
}

const SEATS = 3;
const ROUNDS = 3;
/** 1.5 and 2.2 for three seats. */
const NO_CARDS = 4;
const PLACED_BY_HAND = 12;
/** 2.3 */
const START_FLOORS = [1, 2, 3, 4];
const NOBLES = 5;
const THRONE = 6;
const OUT = 7;
const BESIDE = 8;
const FULL = 4;
/** 4.2: by the place at the end of a round. */
const WORTH = [0, 1, 2, 3, 4, 5, 10, 0];
/** 4.5 */
const FOR_NOTHING = 33;
const [YES, NO, NOTHING_LAID] = [0, 1, 2] as const;
const ONLY_YES = [YES];
const YES_OR_NO = [YES, NO];
const ALL_SEATS = [0, 1, 2];

const times = (length: number, value: number): number[] => Array.from({ length }, () => value);

function newGame(die: Die): KingUpG {
  const G: KingUpG = {
    stage: "place",
    round: 0,
    turn: die(SEATS) - 1,
    toPlace: 0,
    places: [],
    pack: 2 ** CARD_COUNT - 1,
    cards: times(SEATS, 0),
    no: [],
    votes: times(SEATS, NOTHING_LAID),
    totals: times(SEATS, 0),
  };
  beginRound(G, die);
  return G;
}

const copyOf = (G: KingUpG): KingUpG => ({
  stage: G.stage,
  round: G.round,
  turn: G.turn,
  toPlace: G.toPlace,
  places: G.places.slice(),
  pack: G.pack,
  cards: G.cards.slice(),
  no: G.no.slice(),
  votes: G.votes.slice(),
  totals: G.totals.slice(),
});

function beginRound(G: KingUpG, die: Die): true {
  G.stage = "place";
  G.round++;
  G.toPlace = PLACED_BY_HAND;
  G.places = times(CANDIDATE_COUNT, BESIDE);
  G.no = times(SEATS, NO_CARDS);
  const left = CARD_COUNT - (G.round - 1) * SEATS;
  for (const seat of ALL_SEATS) G.cards[seat] = takeCard(G, die(left - seat));
  return true;
}

/** The n-th card that is left. */
function takeCard(G: KingUpG, n: number): number {
  let left = G.pack;
  for (let skip = n; skip > 1; skip--) left &= left - 1;
  const taken = left & -left;
  G.pack ^= taken;
  return 31 - Math.clz32(taken);
}

const hasRoom = (places: readonly number[], floor: number): boolean => {
  let standing = 0;
  for (const place of places) if (place === floor) standing++;
  return standing < FULL;
};

/** A candidate, and in the last three bits a floor. */
const code = (candidate: number, floor: number): number => (candidate << 3) | floor;

const moves = {
  place(G: KingUpG, player: number, choice: number): boolean {
    const candidate = choice >> 3;
    const floor = choice & 7;
    if (G.stage !== "place" || G.turn !== player || G.places[candidate] !== BESIDE) return false;
    if (!START_FLOORS.includes(floor) || !hasRoom(G.places, floor)) return false;
    G.places[candidate] = floor;
    G.turn = leftOf(player);
    if (--G.toPlace > 0) return true;
    G.stage = "rise";
    G.places = G.places.map((place) => (place === BESIDE ? 0 : place));
    return true;
  },
  rise(G: KingUpG, player: number, candidate: number): boolean {
    const from = G.places[candidate];
    if (G.stage !== "rise" || G.turn !== player || from === undefined || from > NOBLES) return false;
    if (from < NOBLES && !hasRoom(G.places, from + 1)) return false;
    G.places[candidate] = from + 1;
    if (from === NOBLES) G.stage = "vote";
    else G.turn = leftOf(player);
    return true;
  },
  vote(G: KingUpG, player: number, vote: number, die: Die): boolean {
    if (G.stage !== "vote" || G.votes[player] !== NOTHING_LAID) return false;
    if (vote !== YES && (vote !== NO || G.no[player] === 0)) return false;
    G.votes[player] = vote;
    return G.votes.includes(NOTHING_LAID) ? true : turnUp(G, die);
  },
};

const leftOf = (player: number): number => (player + 1) % SEATS;

/** 3.7 to 3.10 */
function turnUp(G: KingUpG, die: Die): true {
  const rejected = G.votes.includes(NO);
  for (const seat of ALL_SEATS) if (G.votes[seat] === NO) G.no[seat]!--;
  G.votes.fill(NOTHING_LAID);
  G.turn = leftOf(G.turn);
  if (rejected) {
    G.places[G.places.indexOf(THRONE)] = OUT;
    G.stage = "rise";
    return true;
  }
  for (const seat of ALL_SEATS) G.totals[seat]! += pointsOf(G, seat);
  if (G.round < ROUNDS) return beginRound(G, die);
  G.stage = "over";
  return true;
}

const favouritesOf = ({ cards }: KingUpG, seat: number): Uint8Array =>
  FAVOURITES.subarray(cards[seat]! * FAVOURITES_ON_A_CARD, (cards[seat]! + 1) * FAVOURITES_ON_A_CARD);

function pointsOf(G: KingUpG, seat: number): number {
  let points = 0;
  for (const candidate of favouritesOf(G, seat)) points += WORTH[G.places[candidate]!]!;
  return points === 0 && G.round === ROUNDS ? FOR_NOTHING : points;
}

/** 5.1, 5.2: between equal totals, the favourites in the castle decide. */
function rankOf(G: KingUpG, seat: number): number {
  let rank = G.totals[seat]! * (FAVOURITES_ON_A_CARD + 1);
  for (const candidate of favouritesOf(G, seat)) if (G.places[candidate] !== OUT) rank++;
  return rank;
}

function winnersOf(G: KingUpG): readonly number[] {
  const ranks = ALL_SEATS.map((seat) => rankOf(G, seat));
  const best = Math.max(...ranks);
  return ALL_SEATS.filter((seat) => ranks[seat] === best);
}

/** All moves of a player, in the order in which our engine lists them. */
function listMoves({ stage, places, no }: KingUpG, player: number): readonly number[] {
  if (stage === "vote") return no[player]! > 0 ? YES_OR_NO : ONLY_YES;
  const found: number[] = [];
  if (stage === "place") {
    const open = START_FLOORS.filter((floor) => hasRoom(places, floor));
    for (const [candidate, at] of places.entries())
      if (at === BESIDE) for (const floor of open) found.push(code(candidate, floor));
    return found;
  }
  for (const [candidate, at] of places.entries())
    if (at === NOBLES || (at < NOBLES && hasRoom(places, at + 1))) found.push(candidate);
  return found;
}

export const kingUp: PeerRules<KingUpG> = {
  name: "king-up",
  seats: SEATS,
  newGame,
  copyOf,
  moves,
  anyMove(G, chance) {
    const player = G.stage === "vote" ? G.votes.indexOf(NOTHING_LAID) : G.turn;
    return { player, name: G.stage, choice: chance.pick(listMoves(G, player)) };
  },
  winners: (G) => (G.stage === "over" ? winnersOf(G) : undefined),
};

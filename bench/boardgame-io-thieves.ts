/** 12 Thieves for two seats as a game for boardgame.io. */
import type { Die, PeerRules } from "./boardgame-io.ts";

/** Counts in flat lists, so that a copy is cheap; palaces and cards are numbers in the order of our engine. */
interface ThievesG {
  stage: "place" | "act" | "over";
  turn: number;
  actions: number;
  withThief: number;
  dancers: number;
  /** By seat and card. */
  hands: number[];
  toPlace: number[];
  home: number[];
  robbed: number[];
  chests: number[];
  /** By palace and owner: two seats, then black. */
  guards: number[];
  /** By palace and seat. */
  thieves: number[];
  pile: number[];
  discard: number[];
}

const PALACES = 6;
const DANCER = 6;
const KINDS = 7;
const SEATS = 2;
const OWNERS = 3;
const BLACK = 2;
const PLACES = 4;
const GOAL = 6;

const times = (length: number, value: number): number[] => Array.from({ length }, () => value);

const newGame = (): ThievesG => ({
  stage: "place",
  turn: 0,
  actions: 0,
  withThief: 0,
  dancers: 8,
  hands: times(SEATS * KINDS, 0),
  toPlace: times(SEATS, 4),
  home: times(SEATS, 12),
  robbed: times(SEATS, 0),
  chests: times(PALACES, 4),
  guards: Array.from({ length: PALACES * OWNERS }, (_, index) => (index % OWNERS === BLACK ? 1 : 0)),
  thieves: times(PALACES * SEATS, 0),
  pile: times(PALACES, 17),
  discard: times(PALACES, 0),
});

const copyOf = (G: ThievesG): ThievesG => ({
  stage: G.stage,
  turn: G.turn,
  actions: G.actions,
  withThief: G.withThief,
  dancers: G.dancers,
  hands: G.hands.slice(),
  toPlace: G.toPlace.slice(),
  home: G.home.slice(),
  robbed: G.robbed.slice(),
  chests: G.chests.slice(),
  guards: G.guards.slice(),
  thieves: G.thieves.slice(),
  pile: G.pile.slice(),
  discard: G.discard.slice(),
});

/** One number says all about a move: type, two palaces, payment. What is paid with is told by `cardsOf`. */
const [PLACE, SMUGGLE, SEND, ESCORT, BRIBE, DRAW] = [0, 1, 2, 3, 4, 5] as const;
const code = (type: number, from: number, to: number, payment: number): number => (type << 8) | (from << 5) | (to << 2) | payment;
const typeOf = (move: number): number => move >> 8;

const guardsOf = (G: ThievesG, palace: number): number =>
  G.guards[palace * OWNERS]! + G.guards[palace * OWNERS + 1]! + G.guards[palace * OWNERS + BLACK]!;

/** All moves of a player, in the order in which our engine lists them. */
function listMoves(G: ThievesG, player: number): number[] {
  const found: number[] = [];
  const free = G.chests.map((_, palace) => guardsOf(G, palace) < PLACES);
  if (G.stage === "place") {
    for (let palace = 0; palace < PALACES; palace++) if (free[palace]) found.push(code(PLACE, palace, palace, 0));
    return found;
  }
  const card = (kind: number): number => G.hands[player * KINDS + kind]!;
  const joker = card(DANCER);
  for (let from = 0; from < PALACES; from++) {
    const own = G.guards[from * OWNERS + player]!;
    const price = guardsOf(G, from) - own;
    if (own > 0 && price > 0 && G.home[player]! > 0 && G.withThief < 3)
      for (let paid = Math.max(0, price - card(from)); paid <= Math.min(price, joker); paid++)
        found.push(code(SMUGGLE, from, from, paid));
    const escorts = G.withThief < 3 && G.thieves[from * SEATS + player]! > 0;
    for (let to = 0; to < PALACES; to++) {
      if (to === from || !free[to]) continue;
      for (let payment = 0; payment < 3; payment++) {
        if (own === 0 || card(payment === 0 ? from : payment === 1 ? to : DANCER) === 0) continue;
        found.push(code(SEND, from, to, payment));
        if (escorts) found.push(code(ESCORT, from, to, payment));
      }
      if (G.guards[from * OWNERS + BLACK] === 0) continue;
      if (card(from) > 0 && card(to) > 0) found.push(code(BRIBE, from, to, 0));
      if (card(from) > 0 && joker > 0) found.push(code(BRIBE, from, to, 1));
      if (card(to) > 0 && joker > 0) found.push(code(BRIBE, from, to, 2));
      if (joker > 1) found.push(code(BRIBE, from, to, 3));
    }
  }
  found.push(code(DRAW, 0, 0, 0));
  if (G.actions === 0 && G.dancers > 0) found.push(code(DRAW, 0, 0, 1));
  return found;
}

function makeMove(G: ThievesG, player: number, move: number, die: Die): boolean {
  const type = typeOf(move);
  const from = (move >> 5) & 7;
  const to = (move >> 2) & 7;
  const payment = move & 3;
  if (G.stage === "over" || G.turn !== player || (type === PLACE) !== (G.stage === "place")) return false;
  if (type === PLACE) return place(G, player, to, die);
  if (type === DRAW) return endTurn(G, player, payment === 1, die);
  const own = G.guards[from * OWNERS + player]!;
  const price = guardsOf(G, from) - own;
  if (type === BRIBE ? G.guards[from * OWNERS + BLACK] === 0 : own === 0) return false;
  if (type === SMUGGLE ? price === 0 || G.home[player] === 0 : from === to || guardsOf(G, to) === PLACES) return false;
  if (type === ESCORT && G.thieves[from * SEATS + player] === 0) return false;
  if ((type === SMUGGLE || type === ESCORT) && G.withThief === 3) return false;
  if (!pay(G, player, cardsOf(type, from, to, payment, price))) return false;
  if (type === SMUGGLE) G.home[player]!--;
  else shift(G.guards, from * OWNERS, to * OWNERS, type === BRIBE ? BLACK : player);
  if (type === ESCORT) G.thieves[from * SEATS + player]!--;
  if (type === SMUGGLE || type === ESCORT) arrive(G, player, to);
  return true;
}

function place(G: ThievesG, player: number, palace: number, die: Die): boolean {
  if (guardsOf(G, palace) === PLACES) return false;
  G.guards[palace * OWNERS + player]!++;
  G.toPlace[player]!--;
  G.turn = 1 - player;
  if (G.toPlace[G.turn]! > 0) return true;
  G.stage = "act";
  drawCards(G, 0, 6, die);
  drawCards(G, 1, 7, die);
  return true;
}

function cardsOf(type: number, from: number, to: number, payment: number, price: number): number[] {
  if (type === SMUGGLE) return Array.from({ length: price }, (_, index) => (index < payment ? DANCER : from));
  if (type !== BRIBE) return [payment === 0 ? from : payment === 1 ? to : DANCER];
  return [payment < 2 ? from : payment === 2 ? to : DANCER, payment === 0 ? to : DANCER];
}

function pay(G: ThievesG, player: number, cards: readonly number[]): boolean {
  for (const card of cards) {
    if (G.hands[player * KINDS + card] === 0) return false;
    G.hands[player * KINDS + card]!--;
    if (card === DANCER) G.dancers++;
    else G.discard[card]!++;
  }
  G.actions++;
  return true;
}

function shift(counts: number[], from: number, to: number, owner: number): void {
  counts[from + owner]!--;
  counts[to + owner]!++;
}

function arrive(G: ThievesG, player: number, palace: number): void {
  const here = palace * SEATS + player;
  const needed = 8 - G.chests[palace]!;
  G.withThief++;
  G.thieves[here]!++;
  if (needed === 8 || G.thieves[here]! < needed) return;
  G.thieves[here]! -= needed;
  G.home[player]! += needed;
  G.chests[palace]!--;
  G.robbed[player]!++;
  if (G.robbed[player] === GOAL) G.stage = "over";
}

function endTurn(G: ThievesG, player: number, dancer: boolean, die: Die): boolean {
  if (dancer && (G.actions > 0 || G.dancers === 0)) return false;
  drawCards(G, player, G.actions > 0 || dancer ? 3 : 4, die);
  if (dancer) {
    G.dancers--;
    G.hands[player * KINDS + DANCER]!++;
  }
  G.actions = 0;
  G.withThief = 0;
  G.turn = 1 - player;
  return true;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

function drawCards(G: ThievesG, player: number, count: number, die: Die): void {
  for (let taken = 0; taken < count; taken++) {
    if (sum(G.pile) === 0) [G.pile, G.discard] = [G.discard, G.pile];
    const left = sum(G.pile);
    if (left === 0) return;
    let at = die(left);
    let card = 0;
    while (at > G.pile[card]!) at -= G.pile[card++]!;
    G.pile[card]!--;
    G.hands[player * KINDS + card]!++;
  }
}

/** In the order of their numbers. */
const NAMES = ["place", "smuggle", "send", "escort", "bribe", "draw"] as const;

export const thieves: PeerRules<ThievesG> = {
  name: "twelve-thieves",
  seats: SEATS,
  newGame,
  copyOf,
  moves: Object.fromEntries(NAMES.map((name) => [name, makeMove])),
  anyMove(G, chance) {
    const choice = chance.pick(listMoves(G, G.turn));
    return { player: G.turn, name: NAMES[typeOf(choice)]!, choice };
  },
  winners: ({ stage, turn }) => (stage === "over" ? [turn] : undefined),
};

/** The whole of 12 Thieves as typed arrays with nothing around it: all seat counts, both ways to place guards, no allocation. */
import { bareChance } from "./bare-chance.ts";
import type { Contestant } from "./contestant.ts";

const PALACES = 6;
const DANCER = 6;
const KINDS = 7;
const MOST_SEATS = 4;
const BLACK = 4;
const OWNERS = 5;
const PLACES = 4;
const NOBODY = 255;

/** A move is its type, two palaces and how it is paid, two, three, three and two bits. */
const [SMUGGLE, SEND, ESCORT, BRIBE] = [0, 1, 2, 3] as const;
const code = (type: number, from: number, to: number, payment: number): number => (type << 8) | (from << 5) | (to << 2) | payment;
const DRAW = 1024;
const DRAW_DANCER = 1025;
/** More moves than any position has. */
const ROOM = 1024;

/** `posted`: a black guard stands before every palace; else everybody places two of them. */
export function bareThieves(seed: number, seats: number, posted: boolean): Contestant {
  const below = bareChance(seed);
  const guards = new Uint8Array(PALACES * OWNERS);
  const taken = new Uint8Array(PALACES);
  const thieves = new Uint8Array(PALACES * MOST_SEATS);
  const chests = new Uint8Array(PALACES);
  const hands = new Uint8Array(MOST_SEATS * KINDS);
  const home = new Uint8Array(MOST_SEATS);
  const robbed = new Uint8Array(MOST_SEATS);
  const own = new Uint8Array(MOST_SEATS);
  const black = new Uint8Array(MOST_SEATS);
  const pile = new Uint8Array(PALACES);
  const discard = new Uint8Array(PALACES);
  const found = new Uint16Array(ROOM);
  const firsts = Array.from({ length: seats }, () => 0);
  let count = 0;
  let left = 0;
  let played = 0;
  let dancers = 0;
  let actions = 0;
  let withThief = 0;
  let winner = NOBODY;

  function drawCards(seat: number, wanted: number): void {
    for (let i = 0; i < wanted; i++) {
      if (left === 0) {
        if (played === 0) return;
        pile.set(discard);
        discard.fill(0);
        left = played;
        played = 0;
      }
      let place = below(left--) + 1;
      let card = 0;
      while (place > pile[card]!) place -= pile[card++]!;
      pile[card]!--;
      hands[seat * KINDS + card]!++;
    }
  }

  function begin(): void {
    for (const list of [guards, taken, thieves, hands, robbed, discard]) list.fill(0);
    chests.fill(4);
    pile.fill(17);
    home.fill(12);
    own.fill(6 - seats);
    black.fill(posted ? 0 : 2);
    left = 17 * PALACES;
    played = actions = withThief = 0;
    dancers = 8;
    if (!posted) return;
    taken.fill(1);
    for (let palace = 0; palace < PALACES; palace++) guards[palace * OWNERS + BLACK] = 1;
  }

  /** Everybody places, one guard at a time; gives back the number of decisions. */
  function placeAll(): number {
    let moves = 0;
    for (let seat = 0; own[seat]! + black[seat]! > 0; seat = (seat + 1) % seats) {
      count = 0;
      if (own[seat]! > 0) for (let palace = 0; palace < PALACES; palace++) if (taken[palace]! < PLACES) found[count++] = palace;
      if (black[seat]! > 0)
        for (let palace = 0; palace < PALACES; palace++) if (taken[palace]! < PLACES) found[count++] = 8 + palace;
      const choice = found[below(count)]!;
      const palace = choice & 7;
      if (choice < 8) own[seat]!--;
      else black[seat]!--;
      guards[palace * OWNERS + (choice < 8 ? seat : BLACK)]!++;
      taken[palace]!++;
      moves++;
    }
    return moves;
  }

  /** Lists all actions of a seat, in the order of the contract. */
  function list(seat: number): void {
    const hand = seat * KINDS;
    const joker = hands[hand + DANCER]!;
    const thiefMay = withThief < 3;
    count = 0;
    for (let from = 0; from < PALACES; from++) {
      const mine = guards[from * OWNERS + seat]!;
      const here = hands[hand + from]!;
      const price = taken[from]! - mine;
      if (thiefMay && mine > 0 && price > 0 && home[seat]! > 0) {
        const most = Math.min(price, joker);
        for (let paid = Math.max(0, price - here); paid <= most; paid++) found[count++] = code(SMUGGLE, from, price, paid);
      }
      const escorts = thiefMay && thieves[from * MOST_SEATS + seat]! > 0;
      const blacks = guards[from * OWNERS + BLACK]!;
      for (let to = 0; to < PALACES; to++) {
        if (to === from || taken[to] === PLACES) continue;
        const there = hands[hand + to]!;
        if (mine > 0) {
          if (here > 0) listSend(from, to, 0, escorts);
          if (there > 0) listSend(from, to, 1, escorts);
          if (joker > 0) listSend(from, to, 2, escorts);
        }
        if (blacks === 0) continue;
        if (here > 0 && there > 0) found[count++] = code(BRIBE, from, to, 0);
        if (here > 0 && joker > 0) found[count++] = code(BRIBE, from, to, 1);
        if (there > 0 && joker > 0) found[count++] = code(BRIBE, from, to, 2);
        if (joker > 1) found[count++] = code(BRIBE, from, to, 3);
      }
    }
    found[count++] = DRAW;
    if (actions === 0 && dancers > 0) found[count++] = DRAW_DANCER;
  }

  function listSend(from: number, to: number, payment: number, escorts: boolean): void {
    found[count++] = code(SEND, from, to, payment);
    if (escorts) found[count++] = code(ESCORT, from, to, payment);
  }

  function pay(seat: number, card: number): void {
    hands[seat * KINDS + card]!--;
    if (card === DANCER) dancers++;
    else {
      discard[card]!++;
      played++;
    }
  }

  function shift(owner: number, from: number, to: number): void {
    guards[from * OWNERS + owner]!--;
    guards[to * OWNERS + owner]!++;
    taken[from]!--;
    taken[to]!++;
  }

  /** Makes one action; true if it wins the game. */
  function act(seat: number, move: number): boolean {
    const type = move >> 8;
    const from = (move >> 5) & 7;
    const to = (move >> 2) & 7;
    const payment = move & 3;
    actions++;
    if (type === SMUGGLE) {
      for (let i = 0; i < to; i++) pay(seat, i < payment ? DANCER : from);
      home[seat]!--;
      return arrive(seat, from);
    }
    if (type === BRIBE) {
      pay(seat, payment < 2 ? from : payment === 2 ? to : DANCER);
      pay(seat, payment === 0 ? to : DANCER);
      shift(BLACK, from, to);
      return false;
    }
    pay(seat, payment === 0 ? from : payment === 1 ? to : DANCER);
    shift(seat, from, to);
    if (type === SEND) return false;
    thieves[from * MOST_SEATS + seat]!--;
    return arrive(seat, to);
  }

  function arrive(seat: number, palace: number): boolean {
    withThief++;
    const here = palace * MOST_SEATS + seat;
    thieves[here]!++;
    const needed = 8 - chests[palace]!;
    if (needed === 8 || thieves[here]! < needed) return false;
    thieves[here]! -= needed;
    home[seat]! += needed;
    chests[palace]!--;
    return ++robbed[seat]! === 8 - seats;
  }

  /** One turn; gives back the number of decisions, and leaves the winner in `winner`. */
  function turn(seat: number): number {
    for (let moves = 1; ; moves++) {
      list(seat);
      const move = found[below(count)]!;
      if (move >= DRAW) {
        endTurn(seat, move === DRAW_DANCER);
        return moves;
      }
      if (!act(seat, move)) continue;
      winner = seat;
      return moves;
    }
  }

  function endTurn(seat: number, dancer: boolean): void {
    drawCards(seat, actions > 0 || dancer ? 3 : 4);
    if (dancer) {
      dancers--;
      hands[seat * KINDS + DANCER]!++;
    }
    actions = withThief = 0;
  }

  function game(): number {
    begin();
    let moves = placeAll();
    for (let seat = 0; seat < seats; seat++) drawCards(seat, 6 + seat);
    winner = NOBODY;
    for (let seat = 0; winner === NOBODY; seat = (seat + 1) % seats) moves += turn(seat);
    firsts[winner]!++;
    return moves;
  }

  const play = (games: number): number => {
    let moves = 0;
    for (let left = games; left > 0; left--) moves += game();
    return moves;
  };
  return { play, firsts };
}

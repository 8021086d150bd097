/** King of 12 for two seats and the set of the first game, as a game for boardgame.io. */
import { NEIGHBOURS } from "@tafelrunde/d12";
import type { Die, PeerRules } from "./boardgame-io.ts";

interface KingSeat {
  face: number;
  /** Cards are bits, as in our engine: a number is the cheapest thing for boardgame.io to copy. */
  hand: number;
  laid: number;
  discard: number;
  kept: number;
  points: number;
}

interface KingG {
  stage: "lay" | "tip" | "keep" | "over";
  chooser: number;
  seats: [KingSeat, KingSeat];
}

/** Bits in the order in which the contract lists these cards, so that equal draws mean equal moves. */
const [ALCHEMIST, GOLEM, KNIGHT, MACHINE, ORACLE, PARASITE, SORCERER] = [1, 2, 4, 8, 16, 32, 64] as const;
const FULL_HAND = 127;
const ENOUGH_POINTS = 8;

function newGame(die: Die): KingG {
  const seat = (): KingSeat => ({ face: 1, hand: FULL_HAND, laid: 0, discard: 0, kept: 0, points: 0 });
  const G: KingG = { stage: "lay", chooser: 0, seats: [seat(), seat()] };
  beginRound(G, die);
  return G;
}

const moves = {
  lay(G: KingG, player: number, card: number, die: Die): boolean {
    const seat = G.seats[player]!;
    if (G.stage !== "lay" || seat.laid !== 0 || (seat.hand & card) === 0) return false;
    seat.laid = card;
    seat.hand &= ~card;
    const [{ laid: laid0 }, { laid: laid1 }] = G.seats;
    if (laid0 === 0 || laid1 === 0) return true;
    if (laid0 === laid1 || (laid0 !== SORCERER && laid1 !== SORCERER)) return compare(G, die);
    G.stage = "tip";
    G.chooser = laid0 === SORCERER ? 0 : 1;
    return true;
  },
  tip(G: KingG, player: number, face: number, die: Die): boolean {
    const seat = G.seats[player]!;
    if (G.stage !== "tip" || G.chooser !== player || !NEIGHBOURS[seat.face]!.includes(face)) return false;
    seat.face = face;
    return compare(G, die);
  },
  keep(G: KingG, player: number, card: number, die: Die): boolean {
    const seat = G.seats[player]!;
    if (G.stage !== "keep" || G.chooser !== player || (seat.hand & card) === 0) return false;
    const second = seat.kept !== 0;
    seat.hand &= ~card;
    seat.kept |= card;
    if (!second) return beginRound(G, die);
    G.stage = "over";
    return true;
  },
};

function beginRound(G: KingG, die: Die): true {
  G.stage = "lay";
  for (const seat of G.seats) {
    seat.points = 0;
    seat.face = die(12);
  }
  return true;
}

function compare(G: KingG, die: Die): true {
  const [seat0, seat1] = G.seats;
  const cancelled = seat0.laid === seat1.laid;
  for (const seat of G.seats) if (!cancelled && seat.laid === ORACLE) seat.face = die(12);
  const value0 = cancelled ? seat0.face : valueOf(seat0);
  const value1 = cancelled ? seat1.face : valueOf(seat1);
  const lowWins = !cancelled && (seat0.laid === KNIGHT || seat1.laid === KNIGHT);
  if (value0 !== value1) {
    const best = value0 > value1 !== lowWins ? 0 : 1;
    G.seats[best].points += 2;
    G.seats[best === 0 ? 1 : 0].points += 1;
  }
  return endTurn(G, die);
}

function valueOf({ laid, face }: KingSeat): number {
  switch (laid) {
    case ALCHEMIST:
      return face * 2;
    case GOLEM:
      return face === 12 ? 1 : 12;
    case MACHINE:
      return face + 7;
    case PARASITE:
      return face - 7;
    default:
      return face;
  }
}

function endTurn(G: KingG, die: Die): true {
  const [seat0, seat1] = G.seats;
  let over = false;
  for (const seat of G.seats) {
    seat.discard |= seat.laid;
    seat.laid = 0;
    if (seat.points >= ENOUGH_POINTS || isSingle(seat.hand)) over = true;
  }
  G.stage = "lay";
  if (!over) return true;
  for (const seat of G.seats) {
    seat.hand |= seat.discard;
    seat.discard = 0;
  }
  if (seat0.points === seat1.points) return beginRound(G, die);
  G.stage = "keep";
  G.chooser = seat0.points > seat1.points ? 0 : 1;
  return true;
}

const isSingle = (hand: number): boolean => (hand & (hand - 1)) === 0;

const CARDS_IN = Array.from({ length: 128 }, (_, hand) => [1, 2, 4, 8, 16, 32, 64].filter((card) => (hand & card) !== 0));

export const king: PeerRules<KingG> = {
  name: "king-of-12",
  seats: 2,
  newGame,
  copyOf: ({ stage, chooser, seats }) => ({ stage, chooser, seats: [{ ...seats[0] }, { ...seats[1] }] }),
  moves,
  anyMove({ stage, chooser, seats }, chance) {
    const player = stage === "lay" ? Number(seats[0].laid !== 0) : chooser;
    const { face, hand } = seats[player]!;
    return { player, name: stage, choice: chance.pick(stage === "tip" ? NEIGHBOURS[face]! : CARDS_IN[hand]!) };
  },
  winners: ({ stage, chooser }) => (stage === "over" ? [chooser] : undefined),
};

/** King of 12 as a Colyseus schema: what everybody may see is state, and what one seat alone knows is a message. */
import { type Card, CARDS, type KingView, type Phase } from "@tafelrunde/king-of-12";
import { loadPeer } from "../peers.ts";

interface SeatSchema {
  face: number;
  handSize: number;
  hasLaid: boolean;
  /** A card is its place in the list, counted from 1; 0 for none. */
  open: number;
  cancelled: boolean;
  /** Several cards are bits, as in the rules. */
  discard: number;
  kept: number;
  ones: number;
  twos: number;
}

/** A seat that nobody names is −1. */
export interface TableSchema {
  set: number;
  round: number;
  turn: number;
  phase: string;
  chooser: number;
  victim: number;
  seats: SeatSchema[];
}

/** Hand, laid card and kept cards, as bits. */
export type OwnCards = readonly [hand: number, laid: number, kept: number];

type Fields = { readonly [name: string]: unknown };

interface SchemaModule {
  schema(fields: Fields): unknown;
  readonly Decoder: new (state: TableSchema) => { decode(bytes: Uint8Array, at: { offset: number }): unknown };
}

const module = (): SchemaModule => loadPeer("@colyseus/schema") as SchemaModule;

export interface Schemas {
  readonly Table: new () => TableSchema;
  readonly Seat: new () => SeatSchema;
}

export function makeSchemas(): Schemas {
  const { schema } = module();
  const Seat = schema({
    face: "uint8",
    handSize: "uint8",
    hasLaid: "boolean",
    open: "uint8",
    cancelled: "boolean",
    discard: "uint16",
    kept: "uint8",
    ones: "uint8",
    twos: "uint8",
  }) as Schemas["Seat"];
  const numbers = { set: "uint16", round: "uint8", turn: "uint8", phase: "string", chooser: "int8", victim: "int8" };
  return { Seat, Table: schema({ ...numbers, seats: [Seat] }) as Schemas["Table"] };
}

export function decoderOf(table: TableSchema): (frame: Uint8Array) => void {
  const decoder = new (module().Decoder)(table);
  return (frame) => void decoder.decode(frame, { offset: 1 });
}

const BIT = new Map(CARDS.map((card, index) => [card, 1 << index]));
const bits = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum | BIT.get(card)!, 0);
const cardsOf = (set: number): Card[] => CARDS.filter((_, index) => (set >> index) & 1);

export function writeState(table: TableSchema, view: KingView): void {
  table.set = bits(view.set);
  table.round = view.round;
  table.turn = view.turn;
  table.phase = view.phase;
  table.chooser = view.chooser ?? -1;
  table.victim = view.victim ?? -1;
  for (const [index, { open, discard, ...seat }] of view.seats.entries())
    Object.assign(table.seats[index]!, seat, { open: open === null ? 0 : CARDS.indexOf(open) + 1, discard: bits(discard) });
}

export const ownCards = ({ own }: KingView): OwnCards => [
  bits(own!.hand),
  own!.laid === null ? 0 : bits([own!.laid]),
  bits(own!.kept),
];

/** The view of a seat, put together from both. */
export function readView(table: TableSchema, viewer: number, [hand, laid, kept]: OwnCards): KingView {
  return {
    viewer,
    set: cardsOf(table.set),
    round: table.round,
    turn: table.turn,
    phase: table.phase as Phase,
    chooser: table.chooser < 0 ? null : table.chooser,
    victim: table.victim < 0 ? null : table.victim,
    seats: Array.from(table.seats, (seat) => ({
      face: seat.face,
      handSize: seat.handSize,
      hasLaid: seat.hasLaid,
      open: CARDS[seat.open - 1] ?? null,
      cancelled: seat.cancelled,
      discard: cardsOf(seat.discard),
      kept: seat.kept,
      ones: seat.ones,
      twos: seat.twos,
    })),
    own: { hand: cardsOf(hand), laid: cardsOf(laid)[0] ?? null, kept: cardsOf(kept) },
  };
}

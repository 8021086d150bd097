/** How a driver speaks with Colyseus 0.16: a seat is reserved by HTTP, and each room has a socket of its own. */
import { loadPeer } from "../peers.ts";
import { decoderOf, makeSchemas, type OwnCards, readView, type Schemas, type TableSchema } from "./colyseus-state.ts";
import type { Lines, Listener, Speaker } from "./lines.ts";
import type { Counted, Wire } from "./wire.ts";

/** The first byte of a frame. */
const [JOIN, DATA, STATE, PATCH] = [10, 13, 14, 15] as const;
/** A short text in MessagePack begins with its length and these bits. */
const SHORT_TEXT = 0xa0;
const LENGTH = 0x1f;

interface Reservation {
  readonly sessionId: string;
  readonly room: { readonly roomId: string; readonly processId: string };
}

type Unpack = (bytes: Uint8Array) => unknown;

const shortText = (text: string): Buffer => Buffer.concat([Buffer.of(SHORT_TEXT | text.length), Buffer.from(text, "latin1")]);
const MOVE = Buffer.concat([Buffer.of(DATA), shortText("move")]);

class Line {
  readonly #listener: Listener;
  readonly #seat: number;
  readonly #table: TableSchema;
  readonly #decode: (frame: Uint8Array) => void;
  readonly #unpack: Unpack;
  #own: OwnCards | undefined;
  #isAcknowledged = false;
  #isWaiting = false;
  line: Counted | undefined;

  constructor(listener: Listener, seat: number, { Table }: Schemas, unpack: Unpack) {
    this.#listener = listener;
    this.#seat = seat;
    this.#table = new Table();
    this.#decode = decoderOf(this.#table);
    this.#unpack = unpack;
  }

  async connect(wire: Wire, { sessionId, room }: Reservation): Promise<void> {
    let early: Buffer[] | undefined = [];
    const hear = (frame: Buffer): void => (early ? void early.push(frame) : this.#hear(frame));
    this.line = await wire.connect(`/${room.processId}/${room.roomId}?sessionId=${sessionId}`, hear);
    const waiting = early;
    early = undefined;
    for (const frame of waiting) this.#hear(frame);
  }

  move(text: string): void {
    this.#isWaiting = true;
    this.line!.socket.send(Buffer.concat([MOVE, shortText(text)]));
  }

  /** A message about one's own cards comes before the patch that it belongs to. */
  #hear(frame: Buffer): void {
    switch (frame[0]) {
      case JOIN:
        return this.line!.socket.send(Buffer.of(JOIN));
      case DATA:
        return this.#hearMessage(frame);
      case STATE:
      case PATCH:
        this.#decode(frame);
        return this.#show();
      default:
        return this.#listener.refused(`a frame of type ${frame[0]}`);
    }
  }

  #hearMessage(frame: Buffer): void {
    const length = frame[1]! & LENGTH;
    const type = frame.toString("latin1", 2, 2 + length);
    const message = this.#unpack(frame.subarray(2 + length));
    if (type !== "own") return this.#listener.refused(String(message));
    const isFirst = this.#own === undefined;
    this.#own = message as OwnCards;
    // The other seat's move may tell something, too, but then one's own was not on its way.
    this.#isAcknowledged = this.#isWaiting;
    if (isFirst) this.#show();
  }

  #show(): void {
    if (this.#own === undefined || this.#table.seats.length === 0) return;
    this.#listener.saw(readView(this.#table, this.#seat, this.#own));
    if (!this.#isAcknowledged) return;
    this.#isAcknowledged = this.#isWaiting = false;
    this.#listener.acknowledged();
  }
}

class ColyseusLines implements Lines {
  readonly people = 2;
  readonly #wire: Wire;
  readonly #schemas: Schemas;
  readonly #unpack: Unpack;
  #lines: readonly Line[] = [];

  constructor(wire: Wire, schemas: Schemas, unpack: Unpack) {
    this.#wire = wire;
    this.#schemas = schemas;
    this.#unpack = unpack;
  }

  async open(listeners: readonly Listener[]): Promise<void> {
    this.leave();
    this.#lines = listeners.map((listener, seat) => new Line(listener, seat, this.#schemas, this.#unpack));
    const host = await this.#reserve("create/king-of-12");
    await this.#lines[0]!.connect(this.#wire, host);
    await this.#lines[1]!.connect(this.#wire, await this.#reserve(`joinById/${host.room.roomId}`));
  }

  async #reserve(how: string): Promise<Reservation> {
    return (await this.#wire.ask({ path: `/matchmake/${how}` })).body as Reservation;
  }

  move(seat: number, text: string): void {
    this.#lines[seat]!.move(text);
  }

  get received(): number {
    return this.#lines.reduce((sum, { line }) => sum + line!.received, 0);
  }

  leave(): void {
    for (const { line } of this.#lines) line?.socket.close();
  }
}

export function colyseus(wire: Wire): Speaker {
  const schemas = makeSchemas();
  const { unpack } = loadPeer("@colyseus/msgpackr") as { unpack: Unpack };
  return { gather: () => Promise.resolve(new ColyseusLines(wire, schemas, unpack)) };
}

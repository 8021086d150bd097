/** How a driver speaks with the server of boardgame.io: its lobby by HTTP, then socket.io's text frames on one socket for each player. */
import type { Lines, Listener, Speaker } from "./lines.ts";
import type { Counted, Wire } from "./wire.ts";

/** Frames of Engine.IO and socket.io: ours all belong to one namespace. */
const [OPENED, PING, PONG] = ["0", "2", "3"] as const;
const CONNECT = "40/king-of-12,";
const EVENT = "42/king-of-12,";

interface State {
  readonly G: unknown;
  readonly _stateID: number;
}

interface LogEntry {
  readonly action: { readonly payload: { readonly playerID: string } };
}

type Told =
  | readonly ["sync", match: string, { readonly state: State }]
  | readonly ["update", match: string, State, readonly LogEntry[]]
  | readonly ["matchData", ...unknown[]];

class Line {
  readonly #seat: number;
  #listener: Listener | undefined;
  #match = "";
  #credentials = "";
  #stateId = 0;
  #connected: (() => void) | undefined;
  line: Counted | undefined;

  constructor(seat: number) {
    this.#seat = seat;
  }

  async connect(wire: Wire): Promise<void> {
    const connected = new Promise<void>((resolve) => (this.#connected = resolve));
    const path = "/socket.io/?EIO=4&transport=websocket";
    this.line = await wire.connect(path, (data) => this.#hear(data.toString()));
    this.line.socket.send(CONNECT);
    await connected;
  }

  #emit(...args: unknown[]): void {
    this.line!.socket.send(EVENT + JSON.stringify(args));
  }

  sync(match: string, credentials: string, listener: Listener): void {
    this.#match = match;
    this.#credentials = credentials;
    this.#listener = listener;
    this.#emit("sync", match, String(this.#seat), credentials, 2);
  }

  move(text: string): void {
    const playerID = String(this.#seat);
    const payload = { type: "make", args: [text], playerID, credentials: this.#credentials };
    this.#emit("update", { type: "MAKE_MOVE", payload }, this.#stateId, this.#match, playerID);
  }

  #hear(frame: string): void {
    if (frame.startsWith(EVENT)) return this.#told(JSON.parse(frame.slice(EVENT.length)) as Told);
    if (frame === PING) return this.line!.socket.send(PONG);
    if (frame.startsWith(CONNECT)) return this.#connected!();
    if (!frame.startsWith(OPENED)) this.#listener?.refused(frame);
  }

  #told(told: Told): void {
    if (told[0] === "matchData" || told[1] !== this.#match) return;
    const state = told[0] === "sync" ? told[2].state : told[2];
    const log = told[0] === "sync" ? [] : told[3];
    this.#stateId = state._stateID;
    this.#listener!.saw(state.G);
    if (log.some(({ action }) => action.payload.playerID === String(this.#seat))) this.#listener!.acknowledged();
  }
}

class BoardgameIoLines implements Lines {
  readonly people = 2;
  readonly #wire: Wire;
  readonly #lines: readonly Line[];

  constructor(wire: Wire, lines: readonly Line[]) {
    this.#wire = wire;
    this.#lines = lines;
  }

  async open(listeners: readonly Listener[]): Promise<void> {
    const { matchID } = (await this.#ask("create", { numPlayers: 2 })) as { matchID: string };
    for (const [seat, line] of this.#lines.entries()) {
      const name = { playerID: String(seat), playerName: "somebody" };
      const { playerCredentials } = (await this.#ask(`${matchID}/join`, name)) as { playerCredentials: string };
      line.sync(matchID, playerCredentials, listeners[seat]!);
    }
  }

  async #ask(what: string, body: object): Promise<unknown> {
    return (await this.#wire.ask({ path: `/games/king-of-12/${what}`, body })).body;
  }

  move(seat: number, text: string): void {
    this.#lines[seat]!.move(text);
  }

  get received(): number {
    return this.#lines.reduce((sum, { line }) => sum + line!.received, 0);
  }

  leave(): void {
    for (const { line } of this.#lines) line!.socket.close();
  }
}

export function boardgameIo(wire: Wire): Speaker {
  return {
    async gather() {
      const lines = [new Line(0), new Line(1)];
      await Promise.all(lines.map((line) => line.connect(wire)));
      return new BoardgameIoLines(wire, lines);
    },
  };
}

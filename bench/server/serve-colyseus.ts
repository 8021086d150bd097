/** King of 12 as a Colyseus room: patches of a schema for all, a message for what one seat alone knows, sent with every move. */
import { fastChance } from "@tafelrunde/core";
import { kingOf12 as game, type KingState } from "@tafelrunde/king-of-12";
import { loadPeer } from "../peers.ts";
import { makeSchemas, ownCards, type TableSchema, writeState } from "./colyseus-state.ts";

interface Client {
  readonly sessionId: string;
  send(type: string, message: unknown): void;
}

interface Room {
  state: TableSchema;
  readonly clients: readonly Client[];
  maxClients: number;
  /** Null: patches are sent when the room says so, and not by a clock. */
  patchRate: number | null;
  onMessage(type: string, hear: (client: Client, message: unknown) => void): void;
  broadcastPatch(): void;
}

interface Core {
  readonly Room: new () => Room;
  readonly Server: new (options: { transport: unknown; greet: boolean }) => {
    define(name: string, room: new () => Room): void;
    listen(port: number, host: string): Promise<void>;
  };
}

interface Transport {
  readonly WebSocketTransport: new () => { readonly server: { address(): { readonly port: number } } };
}

const chance = fastChance(Date.now());

/** Resolves with its port. */
export async function serveColyseus(): Promise<number> {
  const { Room, Server } = loadPeer("@colyseus/core") as Core;
  const { WebSocketTransport } = loadPeer("@colyseus/ws-transport") as Transport;
  const { Table, Seat } = makeSchemas();

  class KingRoom extends Room {
    readonly #game: KingState = game.setup({ set: "first" }, 2, { chance });
    readonly #seats = new Map<string, number>();
    readonly #told = ["", ""];

    onCreate(): void {
      this.maxClients = 2;
      this.patchRate = null;
      this.state = new Table();
      this.state.seats.push(new Seat(), new Seat());
      writeState(this.state, game.view(this.#game, 0));
      this.onMessage("move", (client, text) => this.#move(client, String(text)));
    }

    onJoin(client: Client): void {
      const seat = this.#seats.size;
      this.#seats.set(client.sessionId, seat);
      const own = ownCards(game.view(this.#game, seat));
      this.#told[seat] = own.join();
      client.send("own", own);
    }

    #move(client: Client, text: string): void {
      const seat = this.#seats.get(client.sessionId)!;
      const move = game.parse(text);
      const refusal = game.refusal(this.#game, seat, move);
      if (refusal || move === undefined) return client.send("refused", refusal?.code ?? "unknown-move");
      game.apply(this.#game, seat, move, { chance });
      this.#show(seat);
    }

    /** Whoever moved is told in any case, and knows by it that the move was made. */
    #show(mover: number): void {
      for (const client of this.clients) {
        const seat = this.#seats.get(client.sessionId)!;
        const view = game.view(this.#game, seat);
        const own = ownCards(view);
        const told = own.join();
        if (seat === mover || told !== this.#told[seat]) client.send("own", own);
        this.#told[seat] = told;
        if (seat === 0) writeState(this.state, view);
      }
      this.broadcastPatch();
    }
  }

  const transport = new WebSocketTransport();
  const server = new Server({ transport, greet: false });
  server.define("king-of-12", KingRoom);
  await server.listen(0, "127.0.0.1");
  return transport.server.address().port;
}

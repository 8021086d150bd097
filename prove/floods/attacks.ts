/** Every flood that one address can send under the limits a server has by default. Each goes on until it is stopped. */
import { connect, type Socket } from "node:net";
import type { WebSocket } from "ws";
import { Client, newId, newTable, type Target } from "./client.ts";

interface Flood {
  readonly name: string;
  /** Also sent by the short form, as one of its kind. */
  readonly short?: true;
  /** Begins the flood against these public tables of others. */
  run(target: Target, tables: readonly string[], size: Size): Promise<void>;
}

export interface Size {
  readonly sockets: number;
  readonly guests: number;
}

const json = (message: object): string => JSON.stringify(message);
const any = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)]!;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Does something again and again, for ever, however often it fails. */
function forever(step: () => Promise<unknown> | void, rest = 0): void {
  void (async () => {
    for (;;) {
      try {
        await step();
      } catch {
        await pause(50);
      }
      await pause(rest);
    }
  })();
}

const guestsOf = async (target: Target, count: number): Promise<Client[]> => {
  const guests: Client[] = [];
  for (let number = 0; number < count; number++) guests.push(await Client.known(target));
  return guests;
};

/** Each socket is opened again when it is lost. */
function onSockets(guests: readonly Client[], sockets: number, work: (socket: WebSocket) => Promise<void>): void {
  for (let number = 0; number < sockets; number++)
    forever(async () => {
      const socket = await guests[number % guests.length]!.socket();
      try {
        await work(socket);
      } finally {
        socket.terminate();
      }
    });
}

const isOpen = (socket: WebSocket): boolean => socket.readyState === socket.OPEN;

/** As many messages as the network takes. */
const pouring =
  (message: () => string, reads = true) =>
  async (socket: WebSocket): Promise<void> => {
    if (!reads) socket.pause();
    while (isOpen(socket)) {
      for (let count = 0; count < 20 && socket.bufferedAmount < 65_536; count++) socket.send(message(), () => {});
      await pause(1);
    }
  };

const raw = (socket: WebSocket): Socket => (socket as unknown as { readonly _socket: Socket })._socket;

/** The same bytes below the protocol, as fast as the network takes them. */
const pouringBytes =
  (bytes: Buffer) =>
  async (socket: WebSocket): Promise<void> => {
    const stream = raw(socket);
    while (isOpen(socket)) {
      if (stream.writableLength < 262_144) stream.write(bytes);
      await pause(0);
    }
  };

const repeated = (frame: readonly number[], times: number): Buffer =>
  Buffer.concat(Array.from({ length: times }, () => Buffer.from(frame)));
/** Frames with an empty mask: a ping, an unasked pong, and an empty piece of a message that never ends. */
const PINGS = repeated([0x89, 0x80, 0, 0, 0, 0], 2000);
const PONGS = repeated([0x8a, 0x80, 0, 0, 0, 0], 2000);
const PIECES = Buffer.concat([Buffer.from([0x01, 0x80, 0, 0, 0, 0]), repeated([0x00, 0x80, 0, 0, 0, 0], 2000)]);

const onGuests =
  (work: (table: () => string) => (socket: WebSocket) => Promise<void>): Flood["run"] =>
  async (target, tables, { sockets, guests }) =>
    onSockets(
      await guestsOf(target, guests),
      sockets,
      work(() => any(tables)),
    );

/** Connections on which something is begun and never ended, or too much is asked for. */
const onStreams =
  (text: string, refill: string): Flood["run"] =>
  async ({ port, from }, _, { sockets }) => {
    for (let number = 0; number < 5 * sockets; number++)
      forever(
        () =>
          new Promise<void>((resolve) => {
            const stream = connect({ port, host: "127.0.0.1", localAddress: from });
            stream.on("error", () => {});
            stream.on("data", () => {});
            stream.write(text);
            const timer = setInterval(() => stream.write(refill), 500);
            stream.on("close", () => {
              clearInterval(timer);
              resolve();
            });
          }),
        20,
      );
  };

export const FLOODS: readonly Flood[] = [
  {
    name: "words at one table",
    short: true,
    run: async (target, tables, { sockets, guests }) =>
      onSockets(
        await guestsOf(target, guests),
        sockets,
        pouring(() => json({ type: "chat", table: tables[0], id: newId(), text: "x".repeat(400) })),
      ),
  },
  {
    name: "words at all tables",
    run: onGuests((table) => pouring(() => json({ type: "chat", table: table(), id: newId(), text: "hey" }))),
  },
  {
    name: "looks from the beginning",
    short: true,
    run: onGuests((table) => pouring(() => json({ type: "watch", table: table(), since: any([-1, 0, 1, 2]), chat: 0 }))),
  },
  {
    name: "looks that nobody reads",
    short: true,
    run: onGuests((table) => pouring(() => json({ type: "watch", table: table(), since: 0, chat: 0 }), false)),
  },
  {
    name: "coming and going",
    run: onGuests((table) => {
      let steps = 0;
      const come = (): object => ({ type: "watch", table: table(), since: -1, chat: 0 });
      const go = (): object => ({ type: "unwatch", table: table() });
      return pouring(() => json(steps++ % 2 === 0 ? come() : go()));
    }),
  },
  {
    name: "a crowd at one table",
    short: true,
    run: async (target, tables, { sockets, guests }) =>
      onSockets(await guestsOf(target, guests), sockets, async (socket) => {
        socket.send(json({ type: "watch", table: tables[0], since: -1, chat: 0 }));
        while (isOpen(socket)) await pause(100);
      }),
  },
  {
    name: "tables opened on sockets",
    short: true,
    run: onGuests(() => pouring(() => json({ type: "open", ...newTable(2, any(["public", "link"] as const)) }))),
  },
  {
    name: "deeds at all tables",
    run: onGuests((table) =>
      pouring(() => json({ type: "do", table: table(), id: newId(), what: any(["bots", "start", "leave", "resume"]), with: {} })),
    ),
  },
  { name: "the lobby again and again", run: onGuests(() => pouring(() => json({ type: "lobby", on: true }))) },
  { name: "garbage", run: onGuests(() => pouring(() => "x".repeat(2000))) },
  { name: "pings", short: true, run: onGuests(() => pouringBytes(PINGS)) },
  { name: "pongs", run: onGuests(() => pouringBytes(PONGS)) },
  { name: "pieces of nothing", run: onGuests(() => pouringBytes(PIECES)) },
  {
    name: "sockets opened and left",
    run: async (target, _, { sockets, guests }) => onSockets(await guestsOf(target, guests), sockets, async () => {}),
  },
  {
    name: "requests",
    run: async (target, tables, { sockets, guests }) => {
      for (const guest of await guestsOf(target, guests))
        for (let number = 0; number < sockets / guests; number++)
          forever(() => guest.send("GET", any(["/api/tables", "/api/mine", `/api/tables/${any(tables)}`])));
    },
  },
  {
    name: "requests of nobody",
    run: async (target, _, { sockets }) => {
      for (let number = 0; number < sockets / 4; number++) {
        const nobody = new Client(target);
        for (let each = 0; each < 4; each++) forever(() => nobody.send("GET", "/api/tables"));
      }
    },
  },
  {
    name: "many requests in one piece",
    short: true,
    run: onStreams(
      "GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n".repeat(1000),
      "GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n".repeat(1000),
    ),
  },
  { name: "half a request", short: true, run: onStreams("GET /api/tables HTTP/1.1\r\nHost: x\r\n", "X: y\r\n") },
  {
    name: "half a body",
    run: onStreams("POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n", " "),
  },
  {
    name: "names",
    run: async (target, _, { guests }) => {
      for (const guest of await guestsOf(target, guests)) {
        for (let count = 0; count < 20; count++) await guest.open(2, "link");
        for (let each = 0; each < 4; each++) forever(() => guest.send("PUT", "/api/me", { name: newId() }));
      }
    },
  },
  {
    name: "games of bots",
    short: true,
    run: async (target, _, { guests }) => {
      for (const guest of await guestsOf(target, guests))
        forever(async () => {
          const { id } = await guest.open(4, "link");
          await guest.at(id, "bots");
          await guest.at(id, "start");
          await guest.at(id, "leave");
        });
    },
  },
  {
    name: "public tables",
    short: true,
    run: async (target, _, { guests }) => {
      for (const guest of await guestsOf(target, guests)) forever(() => guest.open(2, "public"));
    },
  },
];

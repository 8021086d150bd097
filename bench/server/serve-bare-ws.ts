/** The least that a server of King of 12 can be: sockets, JSON, the rules, and nothing kept but in memory. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { fastChance } from "@tafelrunde/core";
import { kingOf12 as game, type KingState, type KingView } from "@tafelrunde/king-of-12";
import { type WebSocket, WebSocketServer } from "ws";

export type BareRequest =
  | { readonly type: "join"; readonly seat: number; readonly match?: number }
  | { readonly type: "move"; readonly text: string };

export type BareAnswer =
  | { readonly type: "joined"; readonly match: number }
  | { readonly type: "view"; readonly view: KingView; readonly done: boolean }
  | { readonly type: "refused"; readonly code: string };

interface Match {
  readonly state: KingState;
  readonly sockets: (WebSocket | undefined)[];
}

const chance = fastChance(Date.now());
const matches = new Map<number, Match>();
let opened = 0;

const tell = (socket: WebSocket | undefined, answer: BareAnswer): void => socket?.send(JSON.stringify(answer));

function show({ state, sockets }: Match, mover?: number): void {
  for (const [seat, socket] of sockets.entries())
    tell(socket, { type: "view", view: game.view(state, seat), done: seat === mover });
}

function serve(socket: WebSocket): void {
  let match: Match | undefined;
  let number = 0;
  let seat = 0;
  const leave = (): void => {
    match?.sockets.splice(seat, 1, undefined);
    if (match?.sockets.every((other) => other === undefined)) matches.delete(number);
  };
  const join = (message: Extract<BareRequest, { type: "join" }>): void => {
    leave();
    number = message.match ?? ++opened;
    seat = message.seat;
    match = matches.get(number) ?? { state: game.setup({ set: "first" }, 2, { chance }), sockets: [undefined, undefined] };
    matches.set(number, match);
    match.sockets[seat] = socket;
    tell(socket, { type: "joined", match: number });
    if (match.sockets.every(Boolean)) show(match);
  };
  socket.on("message", (data) => {
    const message = JSON.parse((data as Buffer).toString()) as BareRequest;
    if (message.type === "join") return join(message);
    const move = game.parse(message.text);
    const refusal = game.refusal(match!.state, seat, move);
    if (refusal || move === undefined) return tell(socket, { type: "refused", code: refusal?.code ?? "unknown-move" });
    game.apply(match!.state, seat, move, { chance });
    show(match!, seat);
  });
  socket.on("close", leave);
}

/** Resolves with its port. */
export async function serveBareWs(): Promise<{ readonly port: number; readonly close: () => void }> {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
  server.on("connection", serve);
  await once(server, "listening");
  const close = (): void => {
    for (const client of server.clients) client.terminate();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, close };
}

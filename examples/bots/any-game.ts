/** A bot from outside for every game: it looks, waits a moment, and makes any legal move. docs/bots.md says how to run it. */
import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { fastChance, sealOf } from "@tafelrunde/core";
import { FrameReader, type ServerFrame, type ServerMessage, SUBPROTOCOL, type TableInfo } from "@tafelrunde/protocol";
import { findGame } from "@tafelrunde/registry";
import { WebSocket } from "ws";

const [origin = "", token = "", seconds = "1"] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
const [table, chance] = [token.split(".")[0]!, fastChance(randomInt(2 ** 47))];
let entropy = "";

async function ask(method: string, path: string, body: object): Promise<void> {
  const answer = await fetch(`${origin}/api/${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
}

/** The next connection may help, unless the host has taken the seat back. */
const complain = ({ message }: Error): void => (message.includes("403") ? process.exit(1) : console.error(message));

/** Before the game: adds to the luck, sealed, and opens the seal when everybody's is fixed. */
async function addLuck({ starting, seats }: TableInfo): Promise<void> {
  const own = seats.find(({ you }) => you);
  if (entropy === "" || own?.seal !== sealOf(entropy)) {
    entropy = randomBytes(16).toString("hex");
    await ask("POST", `tables/${table}/sit`, { seal: sealOf(entropy) });
  } else if (starting && own.entropy === null) await ask("POST", `tables/${table}/reveal`, { entropy });
}

/** Plays until the connection breaks; true once the game is over. */
function play(): Promise<boolean> {
  const socket = new WebSocket(`${origin.replace(/^http/, "ws")}/api/socket`, SUBPROTOCOL, { headers });
  const reader = new FrameReader();
  let [info, view, isWaiting, heard]: [TableInfo?, unknown?, boolean?, Promise<void>?] = [];
  async function hear(message: ServerMessage): Promise<void> {
    if (message.type === "table") info = message.table;
    if (message.type === "update") ({ view } = message);
    if (message.type === "done" || message.type === "refused") isWaiting = false;
    if (!info || info.state === "over") return socket.close();
    if (info.state === "waiting") return addLuck(info);
    const [game, seat] = [await findGame(info.game)!.rules(), info.seats.findIndex(({ you }) => you)];
    const world = view === undefined ? undefined : game.imagine(view, chance);
    if (isWaiting || world === undefined || !(game.awaited ?? game.actors)(world).includes(seat)) return;
    isWaiting = true;
    await pause(1000 * Number(seconds));
    const move = game.format(chance.pick(game.moves(world, seat)));
    socket.send(JSON.stringify({ type: "play", table, id: randomUUID(), move }));
  }
  socket.on("open", () => socket.send(JSON.stringify({ type: "watch", table, since: -1, chat: 0 })));
  socket.on("message", (data: Buffer) => {
    for (const message of reader.read(JSON.parse(data.toString()) as ServerFrame))
      heard = (heard ?? Promise.resolve()).then(() => hear(message)).catch(complain);
  });
  socket.on("error", complain);
  return new Promise((closed) => socket.on("close", () => closed(info?.state === "over")));
}

await ask("PUT", "me", { name: "Talos" });
while (!(await play())) await pause(1000);

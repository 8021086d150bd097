/** The bots of `examples/bots` are what docs/bots.md says: short, and good enough to play a whole game, also when the server is away for a moment. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rootPath } from "../../../scripts/installed.mjs";
import { verifiedRecord } from "./harness/archive.ts";
import { Person } from "./harness/person.ts";
import { Player } from "./harness/player.ts";
import { TestServer } from "./harness/test-server.ts";
import { until, within } from "./harness/until.ts";

const FOLDER = "examples/bots";
const LONGEST = 60;
const hasPython = spawnSync("python3", ["--version"]).status === 0;
if (!hasPython) process.stderr.write("There is no python3 here: the bot in Python is not tested.\n");

let server: TestServer;
const programs: ChildProcess[] = [];

beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(async () => {
  // Each has a group of its own, because one is started by a script.
  for (const { pid, exitCode } of programs) if (pid !== undefined && exitCode === null) process.kill(-pid);
  await server.close();
});

/** Runs a bot until the game is over; its exit code and what it complained about. */
function run(command: string, args: readonly string[]): Promise<readonly [number, string]> {
  const program = spawn(command === "node" ? process.execPath : command, args, {
    cwd: rootPath,
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  programs.push(program);
  let complaints = "";
  program.stderr.setEncoding("utf8").on("data", (text: string) => (complaints += text));
  return within(
    `${args[0]} to end`,
    once(program, "exit").then(([code]) => [code as number, complaints] as const),
    300_000,
  );
}

/** How each is started, as docs/bots.md says; without a pause before its moves. */
const BOTS: readonly { readonly file: string; readonly name: string; readonly command: readonly string[] }[] = [
  { file: "any-game.ts", name: "Talos", command: ["node", "scripts/run.mjs"] },
  { file: "king_of_12.py", name: "Pythia", command: ["python3"] },
];

test("every example is tried here, fits on a page, and stands in docs/bots.md with its command", () => {
  expect(readdirSync(join(rootPath, FOLDER)).toSorted()).toEqual(BOTS.map(({ file }) => file));
  const page = readFileSync(join(rootPath, "docs/bots.md"), "utf8");
  for (const { file, command } of BOTS) {
    expect(
      readFileSync(join(rootPath, FOLDER, file), "utf8")
        .trimEnd()
        .split("\n").length,
      file,
    ).toBeLessThanOrEqual(LONGEST);
    expect(page).toContain(`${command.join(" ")} ${FOLDER}/${file} `);
  }
});

test("python3 is here where everything has to be tried", () => {
  expect(hasPython || process.env["CI"] === undefined).toBe(true);
});

test("they play a whole game with somebody, over a restart of the server", async () => {
  const bots = BOTS.filter(({ command }) => hasPython || command[0] !== "python3");
  const host = await Person.named(server, "Ada");
  const { id } = await host.open({ seats: bots.length + 1 });
  const ends = bots.map(async ({ file, command: [command, ...args] }, index) => {
    const { token } = (await host.at(id, "program", { seat: index + 1 })).body as { token: string };
    return run(command!, [...args, `${FOLDER}/${file}`, server.origin, token, "0"]);
  });
  const player = await new Player(host, id).join();
  await until("the bots to sit", () => player.info?.seats.every(({ seal, entropy }) => seal ?? entropy), 300_000);
  expect(player.info!.seats.map(({ name }) => name)).toEqual(["Ada", ...bots.map(({ name }) => name)]);
  await host.at(id, "start");
  await until("the game", () => player.seq >= 0);
  player.play();
  await until("some moves", () => player.seq >= 4);
  player.rest();
  const { port } = server;
  await server.kill();
  await server.start(port);
  await player.join();
  await player.playToTheEnd();
  for (const [code, complaints] of await Promise.all(ends)) expect([code, complaints]).toEqual([0, expect.any(String)]);
  expect((await verifiedRecord(host, id)).start.seats.slice(1)).toEqual(bots.map(({ name }) => ({ name, bot: "program" })));
});

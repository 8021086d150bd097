/** Somebody who played at a real server is forgotten by the real command; whoever played with them plays on. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SOMEBODY } from "@tafelrunde/core";
import { expect, test } from "vitest";
import { bundle } from "../../../scripts/build.mjs";
import { pathsIn, sizeOf } from "../src/store/folder.ts";
import { verifiedRecord } from "./harness/archive.ts";
import { command } from "./harness/command.ts";
import { Person } from "./harness/person.ts";
import { gather, Player } from "./harness/player.ts";
import { TestServer } from "./harness/test-server.ts";
import { until } from "./harness/until.ts";

const bytesIn = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "latin1"))
    .join();

/** Forgets somebody, and is killed as soon as anything was written. */
async function brokenOff(folder: string, person: string): Promise<void> {
  const child = spawn(process.execPath, [bundle, "forget", person, "--data", folder], { stdio: "ignore" });
  const gone = once(child, "exit");
  await until("something to be written", () => child.exitCode !== null || sizeOf(pathsIn(folder).journal) > 0);
  child.kill("SIGKILL");
  await gone;
}

test("a game goes on with a bot in the place of somebody who was forgotten, and its record proves itself", async () => {
  const server = await TestServer.open({}, ["--lang", "en"]);
  try {
    const [zoe, bob] = [await Person.named(server, "Zoe Quickwater"), await Person.named(server, "Bob")];
    const { id } = await zoe.open({ seats: 2 });
    const players = await gather([zoe, bob], id);
    await zoe.at(id, "start");
    players[0]!.say("an unmistakable sentence");
    await until("the words", () => players[1]!.chat.length === 1);
    expect((await command("forget", "x", "--data", server.data)).err).toContain("Another Tafelrunde server");
    await server.stop();
    for (const player of players) player.drop();

    const there = await command("forget", "--at", `https://tafel.example/t/${id}`, "--data", server.data);
    expect([there.code, there.out.split("\n").length]).toEqual([0, 4]);
    const { out } = await command("forget", "--named", "zoe quickwater", "--data", server.data);
    const [, person = ""] = /^([a-z0-9]{20})  Zoe Quickwater, at 1\stable\nNobody was forgotten yet\./.exec(out) ?? [];
    await brokenOff(server.data, person);
    // Where it was broken off late, there is nothing left to do but to clean up.
    const { code, out: told, err } = await command("forget", person, "--data", server.data);
    expect([0, 2]).toContain(code);
    expect(told + err).toMatch(/^(?:Forgotten, at [01]\stables?\. |Nobody like that)/);
    for (const trace of [person, "Quickwater", "unmistakable"]) expect(bytesIn(server.data)).not.toContain(trace);
    expect(await command("forget", person, "--data", server.data)).toMatchObject({ code: 2, out: "" });
    expect((await command("check", "--data", server.data)).out).toMatch(/^1\stable .*\nNothing is wrong\.\n$/);

    await server.start();
    const again = await new Player(bob, id).join();
    await again.playToTheEnd();
    expect([again.faults, again.refused, again.chat]).toEqual([[], [], []]);
    expect((await verifiedRecord(bob, id)).start.seats.map(({ name }) => name)).toEqual([SOMEBODY, "Bob"]);
    expect([(await zoe.list("/api/mine")).length, (await bob.list("/api/mine")).length]).toEqual([0, 1]);
    expect((await zoe.get("/api/me")).text).not.toContain("Zoe");
  } finally {
    await server.close();
  }
});

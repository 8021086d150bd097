/** Somebody who played at a real server is forgotten by the real command; whoever played with them plays on. */
import { expect, test } from "vitest";
import { SOMEBODY } from "@tafelrunde/core";
import { verifiedRecord } from "./harness/archive.ts";
import { command } from "./harness/command.ts";
import { Person } from "./harness/person.ts";
import { gather, Player } from "./harness/player.ts";
import { TestServer } from "./harness/test-server.ts";
import { until } from "./harness/until.ts";

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
    expect(await command("forget", person, "--data", server.data)).toMatchObject({
      code: 0,
      err: "",
      out: expect.stringContaining("Forgotten, at 1\u00a0table."),
    });
    expect((await command("forget", person, "--data", server.data)).code).toBe(2);
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

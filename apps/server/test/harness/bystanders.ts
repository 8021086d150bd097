/** Two people who just want to play: whatever else happens to the server, their game must go on. */
import { verifiedRecord } from "./archive.ts";
import type { TestServer } from "./test-server.ts";
import { Person } from "./person.ts";
import { gather, type Player } from "./player.ts";

interface Bystanders {
  /** Plays the game to its end and throws if anything disturbed it. */
  finish(): Promise<void>;
}

async function bystanders(server: TestServer): Promise<Bystanders> {
  const people = await Promise.all(["Grace", "Alan"].map((name) => Person.named(server, name)));
  const { id } = await people[0]!.open();
  const players = await gather(people, id);
  await people[0]!.at(id, "start");
  return {
    async finish() {
      await Promise.all(players.map((player) => player.playToTheEnd()));
      for (const player of players) undisturbed(player);
      await verifiedRecord(people[0]!, id);
      for (const player of players) player.drop();
    },
  };
}

function undisturbed({ faults, refused, line }: Player): void {
  if (faults.length > 0 || refused.length > 0) throw new Error(`disturbed: ${[...faults, ...refused].join(", ")}`);
  if (line?.closed !== undefined) throw new Error(`cut off with ${line.closed}`);
}

/** Runs an attack while a game is being played; both must come to their end. */
export async function besides(server: TestServer, attack: () => Promise<void>): Promise<void> {
  const { finish } = await bystanders(server);
  await Promise.all([attack(), finish()]);
  if (!server.alive) throw new Error("the server is gone");
}

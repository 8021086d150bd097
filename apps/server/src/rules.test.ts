/** A table goes by the rules it began with; one that has not begun, by the present ones. */
import { findGame } from "@tafelrunde/registry";
import { expect, test } from "vitest";
import { Refused } from "./refused.ts";
import { rulesFor } from "./rules.ts";
import type { Created, EntryContent } from "./table/entry.ts";

const created: Created = {
  type: "created",
  game: "king-of-12",
  options: {},
  seats: 2,
  visibility: "link",
  clock: { perMove: 0, perGame: 0 },
  secret: "ab".repeat(32),
  host: { id: "a", name: "Ada" },
  seat: 0,
  entropy: "00".repeat(16),
};
const present = await findGame("king-of-12")!.rules();

const found = (...deeds: readonly EntryContent[]): Promise<unknown> =>
  rulesFor(deeds.map((content) => ({ ...content, at: 0 }))).catch((fault: unknown) =>
    fault instanceof Refused ? fault.refusal.code : fault,
  );
const started = (rulesVersion: number): EntryContent => ({ type: "started", rulesVersion });

test("before the game and during it", async () => {
  expect(await found(created)).toBe(present);
  expect(await found(created, started(present.rulesVersion))).toBe(present);
});

test("a version, a game or a table that is not there is refused by name", async () => {
  expect(await found(created, started(present.rulesVersion + 1))).toBe("unknown-rules");
  expect(await found({ ...created, game: "chess" })).toBe("unknown-game");
  expect(await found({ ...created, game: "chess" }, started(1))).toBe("unknown-game");
  expect(await found()).toBe("not-found");
});

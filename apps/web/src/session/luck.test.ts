/** What a device does with its luck: sealed first, opened once, never for another start, and lost by nobody's power cut. */
import { sealOf } from "@tafelrunde/core";
import { type SeatInfo, type Sit, type TableInfo, wholeInfo } from "@tafelrunde/protocol";
import { expect, test } from "vitest";
import type { Asked } from "../api.ts";
import { fakeStorage } from "../../test/fake-storage.ts";
import { FakeServices } from "../../test/fake-server.ts";
import { Luck, type LuckServer } from "./luck.ts";
import { Memories } from "./memories.ts";

const ID = "a".repeat(20);
const C1 = "1".repeat(64);
const TOM = sealOf("7".repeat(32));

type Own = Pick<SeatInfo, "seal" | "entropy">;

/** The table as the server tells it to Ada at seat 0, with Tom at seat 1. */
function told(own: Own, more: Partial<TableInfo> = {}, tom: Own = { seal: TOM, entropy: null }): TableInfo {
  const seats = [
    { kind: "person", name: "Ada", you: true, host: true, ...own },
    { kind: "person", name: "Tom", ...tom },
  ] as const;
  const info = { game: "king-of-12", options: { set: "first" }, seats, hosting: true, commitment: C1, createdAt: 0 };
  return { ...wholeInfo(ID, info, []), ...more };
}

const NOTHING: Own = { seal: null, entropy: null };
const STARTING = { starting: true } as const;

class Server implements LuckServer {
  readonly seals: string[] = [];
  readonly opened: string[] = [];
  offline = false;

  async sit(_: string, body: Sit): Promise<Asked<unknown>> {
    if ("seal" in body) this.seals.push(body.seal);
    return this.#answer();
  }
  async reveal(_: string, entropy: string): Promise<Asked<unknown>> {
    this.opened.push(entropy);
    return this.#answer();
  }
  /** The seat as an honest server has it before it is opened. */
  get seat(): Own {
    return { seal: this.seals.at(-1)!, entropy: null };
  }
  #answer(): Asked<unknown> {
    return this.offline ? { ok: false, offline: true, refusal: { code: "stopping" } } : { ok: true, value: {} };
  }
}

/** A device with its storage; `reload` is the same device after the page was loaded again. */
function device(storage = fakeStorage()) {
  const [server, services] = [new Server(), new FakeServices()];
  const memories = new Memories(storage);
  const page = (): Luck => new Luck(told(NOTHING), memories, server, services);
  return { server, services, memories, luck: page(), reload: page, memory: () => memories.of(ID) };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function seated() {
  const all = device();
  await all.luck.sit(0);
  all.luck.table(told(all.server.seat));
  return all;
}

/** Everything up to the moment at which the seal was opened for a start. */
async function opened() {
  const all = await seated();
  all.luck.table(told(all.server.seat, STARTING));
  await settled();
  return all;
}

test("sits down with the seal of what it keeps, and opens it only when everybody's share is fixed", async () => {
  const { server, luck, memory } = await seated();
  const kept = memory()!.luck!;
  expect([server.seals, server.opened]).toEqual([[sealOf(kept)], []]);
  luck.table(told(server.seat, STARTING));
  await settled();
  expect(server.opened).toEqual([kept]);
  expect(memory()).toMatchObject({ luck: null, opened: 1 });
  expect(memory()!.testimony).toMatchObject({
    table: ID,
    seat: 0,
    commitment: C1,
    entropy: kept,
    agreed: { game: "king-of-12", options: { set: "first" }, commitment: C1, shares: [{ seal: sealOf(kept) }, { seal: TOM }] },
    brokenOff: 0,
  });
  luck.table(told({ ...server.seat, entropy: kept }, STARTING));
  await settled();
  expect(server.opened, "once is enough").toHaveLength(1);
});

test("nothing is opened while somebody has added nothing", async () => {
  const { server, luck } = await seated();
  luck.table(told(server.seat, STARTING, NOTHING));
  await settled();
  expect(server.opened).toEqual([]);
});

test("what did not get through is sent again: after a while, and by the page that is loaded again", async () => {
  const { server, luck, services, reload } = await seated();
  server.offline = true;
  luck.table(told(server.seat, STARTING));
  await settled();
  services.pass(2000);
  await settled();
  const page = reload();
  server.offline = false;
  page.table(told(server.seat, STARTING, { seal: TOM, entropy: "7".repeat(32) }));
  await settled();
  expect(server.opened).toHaveLength(3);
  expect(new Set(server.opened).size).toBe(1);
});

test("a start that is broken off: new luck, sealed by itself, and opened only if somebody says so", async () => {
  const { server, luck, memory } = await opened();
  const doubts: (string | undefined)[] = [];
  luck.changed = (doubt) => void doubts.push(doubt);
  luck.table(told(NOTHING));
  await settled();
  expect(server.seals).toHaveLength(2);
  expect(server.seals[1]).not.toBe(server.seals[0]);
  luck.table(told(server.seat, STARTING));
  await settled();
  expect([server.opened.length, luck.doubt, doubts]).toEqual([1, "again", ["again"]]);
  luck.begin();
  await settled();
  expect([server.opened.length, luck.doubt, doubts]).toEqual([2, undefined, ["again", undefined]]);
  expect(memory()!.testimony).toMatchObject({ entropy: server.opened[1], brokenOff: 1 });
  luck.table(told(NOTHING));
  await settled();
  luck.table(told(server.seat, STARTING));
  await settled();
  expect(luck.doubt, "once more is asked once more").toBe("again");
});

test("what was sent for one start is never good for another, though the server may not have heard it", async () => {
  const { server, luck } = await opened();
  const first = server.seat;
  luck.table(told(first));
  await settled();
  expect(server.seals, "broken off").toHaveLength(2);

  const other = await opened();
  other.luck.table(told(other.server.seat, STARTING, { seal: sealOf("8".repeat(32)), entropy: null }));
  await settled();
  expect([other.server.seals.length, other.server.opened.length], "broken off and begun anew unseen").toEqual([2, 1]);
});

test("a server that shows another commitment than before is told nothing", async () => {
  const { server, luck } = await seated();
  luck.table(told(server.seat, { ...STARTING, commitment: "2".repeat(64) }));
  luck.begin();
  await settled();
  expect([server.opened, luck.doubt]).toEqual([[], "swapped"]);
});

test("a device that lost its luck seals anew when it comes; of two devices the one that came last opens", async () => {
  const first = await seated();
  const second = device();
  second.luck.table(told(first.server.seat));
  await settled();
  expect(second.server.seals).toHaveLength(1);
  first.luck.table(told(second.server.seat, STARTING));
  await settled();
  expect([first.server.seals.length, first.server.opened, first.luck.doubt]).toEqual([1, [], "elsewhere"]);
  first.luck.takeOver();
  await settled();
  expect(first.server.seals).toHaveLength(2);
  second.luck.table(told(second.server.seat, STARTING));
  await settled();
  expect(second.server.opened).toHaveLength(1);
});

test("the host begins while the seal is still on its way", async () => {
  const { server, luck } = device();
  const sitting = luck.sit(0);
  luck.table(told(server.seat, STARTING));
  await sitting;
  await settled();
  expect(server.opened).toHaveLength(1);
});

test("notes its acknowledged moves and what it was shown, over a reload", async () => {
  const { luck, reload, memory } = await opened();
  luck.shown(0, { round: 1 });
  luck.moved(2, "lay knight");
  const page = reload();
  page.moved(2, "lay knight");
  page.moved(5, "takeback");
  page.shown(5, { round: 2 });
  expect(memory()!.testimony).toMatchObject({
    moves: [
      [2, "lay knight"],
      [5, "takeback"],
    ],
    shown: [
      [0, { "": "{}", round: 1 }],
      [5, { round: 2 }],
    ],
  });
  const stranger = device();
  stranger.luck.moved(1, "lay knight");
  expect(stranger.memory()).toBeUndefined();
});

test("a full device remembers as long as the page lives, and old tables make room", async () => {
  const full = device(fakeStorage(10));
  await full.luck.sit(0);
  full.luck.table(told(full.server.seat, STARTING));
  await settled();
  expect(full.server.opened).toHaveLength(1);

  const storage = fakeStorage();
  let now = 0;
  const memories = new Memories(storage, () => now++);
  const blank = { commitment: C1, luck: null, opened: 0, testimony: null, checked: null };
  for (let table = 0; table < 60; table++) memories.change(`t${table}`, () => blank);
  expect(storage.length).toBe(40);
  expect([memories.of("t0"), memories.of("t59")?.commitment]).toEqual([undefined, C1]);
});

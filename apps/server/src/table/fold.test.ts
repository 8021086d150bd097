/** A table is a fold over its log: the same log gives the same table, and only what the rules allow is folded. */
import { type Game, sealOf, verify } from "@tafelrunde/core";
import { describe, expect, test, vi } from "vitest";
import { bidding } from "../../test/harness/bidding.ts";
import { botEntropy } from "./bot-seat.ts";
import type { Created, EntryContent, Entry } from "./entry.ts";
import { CHAT_KEPT, fold, foldAll, foldInTurns } from "./fold.ts";
import { holdersOf, infoFor, rowOf, summaryFor } from "./info.ts";
import { messageKey, phaseOf, seatOf, type TableState } from "./state.ts";

const game = bidding as Game;
const ada = { id: "a", name: "Ada" };
const bob = { id: "b", name: "Bob" };
const entropy = "00".repeat(16);
const nobody = { spectators: 0, isConnected: () => false, longGone: () => null, longGoneAt: () => undefined };

const created: Created = {
  type: "created",
  game: "toy",
  options: {},
  seats: 2,
  visibility: "public",
  clock: { perMove: 0, perGame: 0 },
  secret: "ab".repeat(32),
  host: ada,
  seat: 0,
  entropy,
};

const log = (...deeds: EntryContent[]): Entry[] =>
  [created, ...deeds].map((content, index) => ({ ...content, at: 1000 + index }));
const folded = (...deeds: EntryContent[]): TableState => foldAll("t", game, log(...deeds));

const sat: EntryContent = { type: "sat", seat: 1, person: bob, entropy };
const started: EntryContent = { type: "started", rulesVersion: 1 };
const moved = (seat: number, move: string, message: string): EntryContent => ({
  type: "moved",
  seat,
  move,
  by: seat === 0 ? "a" : "b",
  message,
});
const ROUND = [moved(0, "bid 1", "m"), moved(1, "bid 2", "m")];
const WHOLE = [sat, started, ...ROUND, ...ROUND, ...ROUND];

describe("before the game", () => {
  test("whoever is asked to leave is remembered, and the seat is free", () => {
    const state = folded(sat, { type: "removed", seat: 1 });
    expect(state.seats[1]).toMatchObject({ kind: "open", owner: null, entropy: null });
    expect([...state.removed]).toEqual(["b"]);
    expect([infoFor(state, nobody, "b").removed, infoFor(state, nobody, "a").removed]).toEqual([true, false]);
    expect(infoFor(state, nobody, undefined).removed).toBe(false);
  });

  test("a seat that is kept for a program is its own; it stays one when it sits down, and is nobody's when taken back", () => {
    const reserved: EntryContent = { type: "reserved", seat: 1, person: bob };
    const kept = folded(reserved);
    expect(kept.seats[1]).toMatchObject({ kind: "person", owner: "b", name: "Bob", isProgram: true, seal: null, entropy: null });
    expect(infoFor(kept, nobody, "b").seats.map(({ program, you }) => [program, you])).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(folded(reserved, sat, { ...sat, entropy: "11".repeat(16) }).seats[1]).toMatchObject({ isProgram: true });
    expect(folded(reserved, sat, started).match!.seats).toEqual([{ name: "Ada" }, { name: "Bob", bot: "program" }]);
    const freed = folded(reserved, sat, { type: "removed", seat: 1 }, { ...sat, person: { id: "c", name: "Cleo" } });
    expect(freed.seats[1]).toMatchObject({ owner: "c", isProgram: false });
    expect(folded(reserved, sat, { type: "left", seat: 0, bot: null }).host).toBe("a");
  });

  test("a seat less: those behind it move up with what they added; a bot's share follows from where it sits", () => {
    const secret = created.secret;
    const bot: EntryContent = { type: "filled", seat: 3, bot: "random", name: "Merlin", entropy: botEntropy(secret, 3) };
    const here: EntryContent = { type: "sat", seat: 2, person: bob, entropy: "11".repeat(16) };
    const state = folded({ type: "more" }, { type: "more" }, here, bot, { type: "fewer", seat: 1 });
    expect(state.seats.map(({ kind, entropy: added }) => [kind, added])).toEqual([
      ["person", entropy],
      ["person", "11".repeat(16)],
      ["bot", botEntropy(secret, 2)],
    ]);
    const begun = folded({ type: "more" }, here, { type: "fewer", seat: 1 }, started);
    expect(begun.match?.seats.map(({ name }) => name)).toEqual(["Ada", "Bob"]);
    expect(rowOf(begun, undefined).summary).toContain('"Bob"');
  });

  test("the host sits; others sit down, change seats and leave", () => {
    const state = folded(sat);
    expect([phaseOf(state), seatOf(state, "a"), seatOf(state, "b"), seatOf(state, undefined)]).toEqual([
      "waiting",
      0,
      1,
      undefined,
    ]);
    expect(folded({ type: "left", seat: 0, bot: null }, sat).host).toBe("a");
    expect(folded(sat, { type: "left", seat: 0, bot: null })).toMatchObject({
      host: "b",
      seats: [{ kind: "open" }, { owner: "b" }],
    });
    expect(folded({ type: "sat", seat: 1, person: ada, entropy }).seats.map(({ kind }) => kind)).toEqual(["open", "person"]);
  });

  test("bots come and go", () => {
    const filled: EntryContent = { type: "filled", seat: 1, bot: "random", name: "Merlin", entropy };
    expect(folded(filled).seats[1]).toMatchObject({ kind: "bot", name: "Merlin", bot: "random", owner: null });
    expect(folded(filled, { type: "cleared", seat: 1 }).seats[1]).toMatchObject({
      kind: "open",
      name: "",
      bot: null,
      entropy: null,
    });
  });

  test("a table that nobody came to is over and has no game", () => {
    expect(phaseOf(folded({ type: "closed" }))).toBe("over");
  });
});

describe("sealed luck", () => {
  const { seat: _, entropy: __, ...opened } = created;
  const [one, two] = ["11".repeat(16), "22".repeat(16)];
  const sit = (seat: number, person: typeof ada, luck: string): EntryContent => ({
    type: "sat",
    seat,
    person,
    seal: sealOf(luck),
  });
  const revealed = (seat: number, luck: string): EntryContent => ({ type: "revealed", seat, entropy: luck });
  const BOTH: readonly EntryContent[] = [sit(0, ada, one), sit(1, bob, two), { type: "starting", rulesVersion: 1 }];
  const after = (...deeds: EntryContent[]): TableState =>
    foldAll(
      "t",
      game,
      [opened, ...deeds].map((content, index) => ({ ...content, at: 1000 + index })),
    );
  const luck = ({ seats }: TableState) => seats.map((seat) => [seat.seal, seat.entropy]);

  test("a table that was only opened has a host, nobody at it, and is held by its host", () => {
    const state = after();
    expect([phaseOf(state), state.host, state.visited, seatOf(state, "a")]).toEqual(["waiting", "a", false, undefined]);
    expect(holdersOf(state)).toEqual(["a"]);
    expect(holdersOf(after(sit(1, ada, one)))).toEqual(["a"]);
    expect(holdersOf(after(sit(1, bob, two)))).toEqual(["b", "a"]);
    expect(after(sit(1, bob, two), { type: "left", seat: 1, bot: null }).host).toBe("a");
    expect(holdersOf(after({ type: "closed" }))).toEqual([]);
  });

  test("what was opened is what the game begins with", () => {
    const state = after(...BOTH, revealed(1, two), revealed(0, one), started);
    expect(state.starting).toBe(false);
    expect(state.match?.record().start.entropy).toEqual([one, two]);
  });

  test("a start that is broken off leaves seals that were not opened, and no others", () => {
    const opening = [...BOTH, revealed(0, one)];
    for (const content of [sit(1, bob, one), { type: "left", seat: 1, bot: null }, { type: "removed", seat: 1 }] as const) {
      const state = after(...opening, content);
      expect([state.starting, luck(state)[0]], content.type).toEqual([false, [null, null]]);
    }
    expect(luck(after(...BOTH, revealed(1, two), sit(1, bob, "33".repeat(16))))).toEqual([
      [sealOf(one), null],
      [sealOf("33".repeat(16)), null],
    ]);
    const newer: EntryContent = { type: "starting", rulesVersion: 0 };
    const renewed = after(sit(0, ada, one), sit(1, bob, two), newer, revealed(0, one));
    expect([renewed.starting, ...luck(renewed)], "newer rules").toEqual([false, [null, null], [sealOf(two), null]]);
    const openly: EntryContent = { type: "sat", seat: 1, person: bob, entropy: two };
    const broken = after(sit(0, ada, one), openly, { type: "starting", rulesVersion: 1 }, revealed(0, one), {
      type: "left",
      seat: 0,
      bot: null,
    });
    expect(luck(broken)).toEqual([
      [null, null],
      [null, two],
    ]);
  });
});

describe("the game", () => {
  test("a whole log is a whole game, whose record proves itself", () => {
    const state = folded(...WHOLE);
    expect(phaseOf(state)).toBe("over");
    expect(verify(game, state.match!.record())).toMatchObject({ ok: true, moves: 6, rolls: 5 });
    expect(state.length).toBe(WHOLE.length + 1);
  });

  test("messages are remembered with what they led to, each person's apart", () => {
    const { carriedOut } = folded(sat, started, ...ROUND);
    expect([carriedOut.get(messageKey("a", "m")), carriedOut.get(messageKey("b", "m"))]).toEqual([1, 2]);
  });

  test("time goes on within a turn: neither a move that can be taken back nor a takeback renews it", () => {
    const patient: Game = { ...game, takeback: () => true };
    const since = (...deeds: EntryContent[]) =>
      foldAll("t", patient, log(sat, started, ...deeds)).seats.map((seat) => seat.since);
    const [first, second] = [moved(0, "bid 1", "m"), moved(1, "bid 2", "m")];
    const start = since();
    expect(since(first)).toEqual([null, start[1]]);
    expect(since(first, second), "everybody is awaited again, the mover for longer").toEqual([start[0]! + 2, start[1]]);
    expect(since(first, second, moved(1, "takeback", "n"))).toEqual([null, start[1]]);
    expect(foldAll("t", game, log(sat, started, first, second)).seats.map((seat) => seat.since)).toEqual([
      start[0]! + 2,
      start[1]! + 2,
    ]);
  });

  test("what the rules refuse changes nothing", () => {
    const state = folded(sat, started, ROUND[0]!);
    const before = JSON.stringify([state.length, state.seats, state.match!.record()]);
    for (const [content, code] of [
      [moved(0, "bid 1", "x"), "not-now"],
      [moved(1, "dance", "x"), "unknown-move"],
      [moved(1, "takeback", "x"), "no-takeback"],
    ] as const)
      expect(fold(state, { ...content, at: 9 })?.code).toBe(code);
    expect(JSON.stringify([state.length, state.seats, state.match!.record()])).toBe(before);
  });

  test("a log of other rules, or one that stumbles, gives a table that is frozen there and keeps its place", () => {
    const other = folded(sat, { type: "started", rulesVersion: 2 }, ...ROUND);
    expect([other.frozen, phaseOf(other), other.length]).toEqual([true, "over", 5]);
    const broken = folded(sat, started, moved(0, "bid 13", "m"));
    expect([broken.frozen, phaseOf(broken), broken.length]).toEqual([true, "playing", 4]);
    expect(rowOf(broken, undefined).state).toBe("over");
  });
});

describe("words", () => {
  test("are numbered from 1, tell who spoke, and old ones are forgotten", () => {
    const say = (person: typeof ada, text: string): EntryContent => ({ type: "said", person, text, message: text });
    const many = Array.from({ length: CHAT_KEPT + 5 }, (_, index) => say(ada, `line ${index}`));
    const state = folded(...many, say({ id: "z", name: "Zoe" }, "hello"));
    expect(state.chat).toHaveLength(CHAT_KEPT);
    expect(state.chat.at(-1)).toMatchObject({ number: CHAT_KEPT + 6, seat: null, name: "Zoe", text: "hello" });
    expect(state.chat.at(-2)).toMatchObject({ number: CHAT_KEPT + 5, seat: 0, name: "Ada" });
  });
});

describe("what is told", () => {
  test("never the secret, never an identity", () => {
    const state = folded(sat, started);
    for (const viewer of ["a", "b", undefined]) {
      const told = JSON.stringify([infoFor(state, nobody, viewer), summaryFor(rowOf(state, 1), viewer)]);
      expect(told).not.toContain(created.secret);
      expect(told).not.toMatch(/"owner"|"turn"/);
    }
  });

  test("whose turn it is, to the one it concerns", () => {
    const row = rowOf(folded(sat, started, ROUND[0]!), undefined);
    expect([summaryFor(row, "a").yourTurn, summaryFor(row, "b").yourTurn, summaryFor(row, undefined).yourTurn]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test("a new name is shown at once", () => {
    const state = folded(sat, { type: "renamed", person: { id: "b", name: "Bobby" } });
    expect(infoFor(state, nobody, "b").seats[1]).toMatchObject({ name: "Bobby", you: true, host: false });
  });
});

describe("votes", () => {
  const voted: EntryContent = { type: "voted", seat: 1, by: 0 };
  const votes = (...deeds: EntryContent[]) => folded(sat, started, ...deeds).seats.map((seat) => seat.votes);

  test("are kept until a bot plays, or the owner is back", () => {
    expect(votes(voted)).toEqual([[], [0]]);
    expect(votes(voted, { type: "back", seat: 1 })).toEqual([[], []]);
    expect(votes(voted, { type: "away", seat: 1, bot: "random" })).toEqual([[], []]);
    expect(votes(voted, { type: "left", seat: 1, bot: "random" })).toEqual([[], []]);
  });

  test("cost the owner no time and give none", () => {
    const clock = { perMove: 0, perGame: 60 };
    const spent = (...deeds: EntryContent[]) => {
      const [first, ...rest] = log(sat, started, ...deeds);
      return foldAll("t", game, [{ ...first!, ...created, clock }, ...rest]).seats.map(({ since }) => since);
    };
    expect(spent(voted, { type: "back", seat: 1 })).toEqual(spent());
  });
});

describe("a long log", () => {
  test("is folded in turns, so that nobody waits for it, and comes out the same", async () => {
    let now = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now++);
    const talk = Array.from({ length: 300 }, (_, index): EntryContent => ({
      type: "said",
      person: ada,
      text: "hi",
      message: String(index),
    }));
    let turns = 0;
    let isDone = false;
    const others = (): void => {
      turns++;
      if (!isDone) setImmediate(others);
    };
    setImmediate(others);
    const state = await foldInTurns("t", game, log(...talk));
    isDone = true;
    clock.mockRestore();
    expect(turns).toBeGreaterThan(10);
    expect(JSON.stringify(state)).toBe(JSON.stringify(folded(...talk)));
  });
});

test("a new name waits until words are open again", () => {
  const closed: Game = { ...game, closedChat: true };
  const play = [sat, started, { type: "renamed", person: { ...ada, name: "Seven" } }] as EntryContent[];
  const names = (state: TableState): string[] => state.seats.map(({ name }) => name);
  expect(names(foldAll("t", closed, log(...play)))).toEqual(names(foldAll("t", closed, log(...play.slice(0, 2)))));
  expect(names(foldAll("t", game, log(...play)))).toContain("Seven");
  const ended = foldAll("t", closed, log(...play, ...ROUND, ...ROUND, ...ROUND));
  expect([phaseOf(ended), names(ended).includes("Seven")]).toEqual(["over", true]);
});

/** Match: legal moves only, one truth, and to each viewer what is theirs. */
import { toy, type ToyMove } from "@tafelrunde/testkit";
import { expect, test } from "vitest";
import { sha256Hex } from "./canonical.ts";
import { Match, type MatchSetup } from "./match.ts";

const setup: MatchSetup = {
  options: {},
  seats: [{ name: "Lea" }, { name: "Tom", bot: "random" }],
  secret: sha256Hex("secret"),
  entropy: [sha256Hex("Lea").slice(0, 32), sha256Hex("Tom").slice(0, 32)],
};

function begin(game = toy) {
  const begun = Match.begin(game, setup);
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.match;
}

const bid = (amount: number): ToyMove => ({ type: "bid", amount });

test("a set-up that the game does not allow is refused with its reason", () => {
  const lonely = Match.begin(toy, { ...setup, seats: [{ name: "Lea" }], entropy: setup.entropy.slice(1) });
  expect(lonely).toEqual({ ok: false, refusal: { code: "bad-seats" } });
  const poor = Match.begin(toy, { ...setup, entropy: setup.entropy.slice(1) });
  expect(poor).toEqual({ ok: false, refusal: { code: "bad-entropy" } });
  const weak = Match.begin(toy, { ...setup, entropy: ["12", "ab"] });
  expect(weak).toEqual({ ok: false, refusal: { code: "bad-entropy" } });
  const odd = Match.begin(toy, { ...setup, options: { speed: 3 } });
  expect(odd).toEqual({ ok: false, refusal: { code: "unknown-option", option: "speed" } });
});

test("a refused move changes nothing: out of turn, malformed, from no seat, repeated", () => {
  const match = begin();
  const before = JSON.stringify(match.record());
  expect(match.play(1, { type: "count" })).toEqual({ ok: false, refusal: { code: "not-now", rule: "1" } });
  expect(match.play(0, "count")).toEqual({ ok: false, refusal: { code: "not-now", rule: "1" } });
  for (const seat of [-1, 2, 0.5, Number.NaN])
    expect(match.play(seat, { type: "count" })).toEqual({ ok: false, refusal: { code: "no-such-seat" } });
  expect(JSON.stringify(match.record())).toBe(before);
  match.play(0, { type: "stop" });
  match.play(0, bid(2));
  expect(match.play(0, bid(2))).toMatchObject({ ok: false });
  match.play(1, bid(1));
  expect(match.play(1, bid(1))).toMatchObject({ ok: false });
  expect(match.seq).toBe(3);
});

test("what was for the moment is not told again to those who come later, unless it was the last thing that happened", () => {
  const hasty: typeof toy = {
    ...toy,
    witness: (event, viewer) => {
      const seen = toy.witness(event, viewer);
      return seen?.type === "bid" ? { ...seen, fleeting: true } : seen;
    },
  };
  const match = begin(hasty);
  match.play(0, { type: "stop" });
  match.play(1, bid(3));
  const types = (since: number): string[] => match.recall(1, since).events.map(({ type }) => type);
  expect(types(0)).toEqual(["stopped", "bid"]);
  match.play(0, bid(2));
  expect(types(0).slice(0, 2)).toEqual(["stopped", "bid"]);
  expect(types(-1).filter((type) => type === "bid")).toHaveLength(1);
  expect(types(3)).toEqual([]);
  expect(
    match.update(1, -1).events.filter(({ type }) => type === "bid"),
    "whoever was there heard all",
  ).toHaveLength(2);
});

test("updates carry what happened since, as each viewer may see it", () => {
  const match = begin();
  match.play(0, { type: "stop" });
  match.play(1, bid(3));
  expect(match.update(0).events).toEqual([{ type: "bid", seat: 1 }]);
  expect(match.update(1).events).toEqual([{ type: "bid", seat: 1, amount: 3 }]);
  expect(match.update("public").events).toEqual([{ type: "bid", seat: 1 }]);
  expect(match.update(1, 0).events).toEqual([{ type: "stopped" }, { type: "bid", seat: 1, amount: 3 }]);
  expect(match.update("public", 0).events).toEqual([{ type: "stopped" }, { type: "bid", seat: 1 }]);
  const dealt = [0, 1].map((seat) => ({ type: "dealt", seat }));
  expect(match.update("public", -1).events.slice(0, 2), "the set-up").toEqual(dealt);
  expect(match.update(0, 2)).toMatchObject({ seq: 2, events: [] });
});

test("resuming at any point gives exactly what was missed: no gap, nothing twice", () => {
  const match = begin();
  for (const move of ["count", "stop"] as const) match.play(0, { type: move });
  match.play(0, bid(1));
  match.play(1, bid(2));
  const all = match.update(1, -1).events;
  for (let since = 0; since <= match.seq; since++) {
    const missed = match.update(1, since).events;
    expect(all.slice(all.length - missed.length)).toEqual(missed);
  }
  expect(match.update(1, 3).events.map((event) => event.type)).toEqual(["bid", "ended"]);
});

test("a takeback undoes the latest move, and the record keeps both", () => {
  const match = begin();
  match.play(0, { type: "count" });
  const once = match.update("public").view;
  match.play(0, { type: "count" });
  expect(match.takeback(1)).toEqual({ ok: false, refusal: { code: "no-takeback" } });
  expect(match.takeback(0)).toEqual({ ok: true, seq: 3 });
  expect(match.update("public")).toEqual({ seq: 3, view: once, events: [{ type: "taken-back", seat: 0 }] });
  expect(match.takeback(0).ok).toBe(true);
  expect(match.takeback(0)).toEqual({ ok: false, refusal: { code: "no-takeback" } });
  expect(match.record().moves.map(({ move }) => move)).toEqual(["count", "count", "takeback", "takeback"]);
});

test("a move that ends the own turn cannot be taken back", () => {
  const match = begin();
  match.play(0, { type: "count" });
  match.play(0, { type: "stop" });
  expect(match.takeback(0)).toEqual({ ok: false, refusal: { code: "no-takeback" } });
});

test("a fault in the game freezes this match and is not hidden", () => {
  const faulty = begin({
    ...toy,
    apply() {
      throw new Error("a bug");
    },
  });
  expect(() => faulty.play(0, { type: "stop" })).toThrow("a bug");
  expect(faulty.frozen).toBe(true);
  expect(faulty.play(0, { type: "stop" })).toEqual({ ok: false, refusal: { code: "frozen" } });
  expect(faulty.takeback(0)).toEqual({ ok: false, refusal: { code: "frozen" } });
});

test("the secret appears in the record of a finished game and nowhere before", () => {
  const match = begin();
  const everything = (): string => JSON.stringify([match.record(), match.update(0, -1), match.update("public", -1)]);
  expect(everything()).not.toContain(setup.secret);
  match.play(0, { type: "stop" });
  match.play(0, bid(1));
  expect(everything()).not.toContain(setup.secret);
  match.play(1, bid(2));
  expect(match.record().end?.secret).toBe(setup.secret);
  expect(match.outcome()).toEqual({ type: "ranked", places: [2, 1], scores: [1, 2] });
});

test("text that means nothing is not played", () => {
  const match = begin();
  expect(match.playText(0, "fly")).toBeUndefined();
  expect(match.playText(0, "stop")).toEqual({ ok: true, seq: 1 });
});

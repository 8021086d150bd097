/** What the table page remembers: where the log stood when the one who looks moved last. */
import type { GameEvent, Seat } from "@tafelrunde/core";
import { expect, test } from "vitest";
import type { Session, SessionListener, SessionUpdate } from "../session/session.ts";
import { TableModel } from "./model.svelte.ts";

const event = (type: string): GameEvent => ({ type });

/** A table at which the test says what happens. */
function sit() {
  let listener: SessionListener = {};
  let refuses = false;
  /** How often a world was imagined, and its moves listed. */
  const asked = { imagine: 0, moves: 0 };
  const game = {
    imagine: () => (asked.imagine++, {}),
    moves: () => (asked.moves++, ["x", "y"]),
    outcome: () => undefined,
    takeback: () => true,
  };
  const session = {
    game,
    listen: (one: SessionListener) => {
      listener = one;
      return () => {};
    },
    play: async () => (refuses ? { code: "unknown-move" } : undefined),
    takeback: async () => undefined,
    close: () => {},
  } as unknown as Session;
  const model = new TableModel(session);
  const tell = (seat: Seat | null, ...types: string[]): void => {
    const update: SessionUpdate = { seq: 1, seat, view: {}, events: types.map(event), jump: true };
    listener.update?.(update);
    model.settled();
  };
  return { model, tell, asked, refuse: (on: boolean) => void (refuses = on) };
}

test("before the first move there is nothing to look back to", () => {
  const { model, tell } = sit();
  tell(0, "a", "b");
  expect(model.since).toBeNull();
});

test("a move marks where the log stood; one that is refused does not", async () => {
  const { model, tell, refuse } = sit();
  tell(0, "a", "b");
  await model.play("x");
  tell(0, "c");
  expect(model.since).toBe(2);
  expect(model.log.slice(model.since!).map(({ type }) => type)).toEqual(["c"]);
  refuse(true);
  await model.play("y");
  expect(model.since).toBe(2);
  refuse(false);
  await model.play("z");
  expect(model.since).toBe(3);
});

test("around one screen everybody has a mark of their own", async () => {
  const { model, tell } = sit();
  tell(0, "a");
  await model.play("x");
  tell(1, "b", "c");
  expect(model.since).toBeNull();
  await model.play("y");
  expect(model.since).toBe(3);
  tell(0, "d");
  expect(model.since).toBe(1);
  tell(null);
  expect(model.since).toBeNull();
});

test("a step is imagined once and its moves are listed once, however often somebody asks", async () => {
  const { model, tell, asked } = sit();
  tell(0, "a");
  expect([model.moves, model.mayTakeBack, model.outcome]).toEqual([["x", "y"], true, undefined]);
  const sent = model.play("x");
  expect(model.moves).toEqual([]);
  await sent;
  model.skipAhead();
  expect(model.moves).toEqual(["x", "y"]);
  expect(asked).toEqual({ imagine: 1, moves: 1 });
  tell(0, "b");
  expect(model.moves).toEqual(["x", "y"]);
  expect(asked).toEqual({ imagine: 2, moves: 2 });
});

/** A lesson accepts what the teacher asks for and nothing else; the real lessons can be played to their end. */
import type { Game } from "@tafelrunde/core";
import { findGame, games } from "@tafelrunde/registry";
import { expect, test } from "vitest";
import type { Lesson } from "../lesson/lesson.ts";
import { LessonSession, type LessonState } from "./lesson.ts";
import type { SessionUpdate } from "./session.ts";

const game: Game = await findGame("king-of-12")!.rules();
const say = (): string => "Say";
const small: Lesson = {
  options: {},
  opponents: ["Mira"],
  rolls: [7, 3],
  steps: [
    { say, moves: [], others: [] },
    { say, moves: ["lay alchemist"], others: ["1 lay golem"], rule: "3.7" },
    { say, moves: ["lay knight", "lay golem"], others: [] },
  ],
  farewell: say,
};

function learn(lesson: Lesson) {
  const session = new LessonSession(game, lesson, "Ada");
  const updates: SessionUpdate[] = [];
  let state: LessonState | undefined;
  session.listen({ update: (update) => void updates.push(update) });
  session.watch((now) => (state = now));
  return { session, updates, where: () => state!.index };
}

test("reading steps go on by themselves, others wait for their move", async () => {
  const { session, updates, where } = learn(small);
  expect((updates[0]!.view as { seats: { face: number }[] }).seats.map(({ face }) => face)).toEqual([7, 3]);
  session.next();
  expect(where()).toBe(1);
  session.next();
  expect(where()).toBe(1);
  expect(await session.play(game.parse("lay knight"))).toEqual({ code: "lesson", rule: "3.7" });
  expect(await session.play(game.parse("lay lady"))).toMatchObject({ code: "not-in-hand" });
  expect(updates).toHaveLength(1);
  expect(await session.play(game.parse("lay alchemist"))).toBeUndefined();
  expect(where()).toBe(2);
  expect(updates.map(({ seq }) => seq)).toEqual([0, 1, 2]);
  expect(updates.at(-1)!.events.map(({ type }) => type)).toContain("scored");
  expect(session.over).toBe(false);
  await session.play(game.parse("lay golem"));
  expect(session.over).toBe(true);
});

test("a lesson that cheats with an illegal move or forgets a roll is an error, not a mystery", async () => {
  const { session } = learn({ ...small, steps: [{ say, moves: ["lay alchemist"], others: ["1 lay lady"] }] });
  await expect(session.play(game.parse("lay alchemist"))).rejects.toThrow("not legal");
  expect(() => learn({ ...small, rolls: [7] })).toThrow("lacks a roll");
  expect(() => learn({ ...small, options: { set: "secret" } })).toThrow("wrong option");
});

const lessons = import.meta.glob<{ lesson: Lesson }>("../games/*/lesson.ts");

test.each(games.map(({ id }) => id))("the lesson of %s can be played to its end", async (id) => {
  const rules = await findGame(id)!.rules();
  const { lesson } = await lessons[`../games/${id}/lesson.ts`]!();
  const session = new LessonSession(rules, lesson, "Ada");
  const refused: unknown[] = [];
  let step: LessonState["step"];
  session.watch((state) => (step = state.step));
  for (let i = 0; i <= lesson.steps.length && !session.over; i++) {
    const [text] = step!.moves;
    if (text === undefined) session.next();
    else refused.push(await session.play(rules.parse(text)));
  }
  expect(refused.every((refusal) => refusal === undefined)).toBe(true);
  expect(session.over).toBe(true);
  expect(lesson.steps.length).toBeGreaterThan(0);
});

/** What is offered after a game: nothing without a reason, and only what there is. */
import type { Outcome } from "@tafelrunde/core";
import { findGame } from "@tafelrunde/registry";
import { expect, test } from "vitest";
import { fakeStorage } from "../../test/fake-storage.ts";
import { LastTime } from "./last-time.ts";
import { beginLocal, type LocalSetup } from "./local-setup.ts";
import { LocalStore } from "./local-store.ts";
import { countGame, offersAfter } from "./offers.ts";

const BOTS = ["best", "middling", "friendly"];
const king = await findGame("king-of-12")!.rules();
const council = await findGame("council-of-12")!.rules();
const won: Outcome = { type: "ranked", places: [1, 2], scores: [2, 0] };
const lost: Outcome = { type: "ranked", places: [2, 1], scores: [0, 2] };

function offered(bot: string, outcomes: readonly Outcome[], seats: LocalSetup["seats"] = [{ person: "Ada" }, { bot }]) {
  const lastTime = new LastTime(fakeStorage());
  return outcomes.map((outcome) => {
    const saved = beginLocal(king, { options: { set: "random" }, seats }, new LocalStore(fakeStorage()));
    countGame(lastTime, saved, outcome);
    return offersAfter(king, saved, outcome, BOTS, lastTime).map(({ why, level }) => `${why} ${level}`);
  });
}

test("whoever wins may meet stronger bots, unless there are none", () => {
  expect(offered("friendly", [won])).toEqual([["stronger medium"]]);
  expect(offered("middling", [won])).toEqual([["stronger strong"]]);
  expect(offered("best", [won])).toEqual([[]]);
});

test("whoever loses twice in a row may meet friendlier ones", () => {
  expect(offered("best", [lost, lost, won, lost])).toEqual([[], ["easier medium"], [], []]);
  expect(offered("friendly", [lost, lost])).toEqual([[], []]);
});

test("the offer keeps the options of the game", () => {
  const saved = beginLocal(
    king,
    { options: { set: "random" }, seats: [{ person: "Ada" }, { bot: "friendly" }] },
    new LocalStore(fakeStorage()),
  );
  const [offer] = offersAfter(king, saved, won, BOTS, new LastTime(fakeStorage()));
  expect(offer).toMatchObject({ bot: "middling", options: { set: "random" } });
});

test("several people, several kinds of bots and unknown bots say nothing about strength", () => {
  expect(offered("best", [lost, lost], [{ person: "Ada" }, { person: "Bo" }])).toEqual([[], []]);
  expect(offered("best", [won], [{ person: "Ada" }, { bot: "best" }, { bot: "friendly" }])).toEqual([[]]);
  expect(offered("forgotten", [won])).toEqual([[]]);
});

test("after an introduction that was won together the whole game is offered", () => {
  const begin = (options: LocalSetup["options"]) =>
    beginLocal(council, { options, seats: [{ person: "Ada" }, { bot: "only" }] }, new LocalStore(fakeStorage()));
  const after = (options: LocalSetup["options"], victory: boolean) =>
    offersAfter(council, begin(options), { type: "together", won: victory, score: 3 }, ["only"], new LastTime(fakeStorage()));
  expect(after(council.first!, true)).toMatchObject([{ why: "whole", bot: "only", options: {} }]);
  expect(after(council.first!, false)).toEqual([]);
  expect(after({}, true)).toEqual([]);
});

/** The month's heir: whether a member can still have that character in hand at the end, and whether all can. */
import { fastChance } from "@tafelrunde/core";
import { type Character, councilOf12, type CouncilView } from "@tafelrunde/council-of-12";
import { describe, expect, test } from "vitest";
import { indexOf, maskOf, PATIENT, SIZE } from "./cards.ts";
import { comingAfter, heirAfter, heirFrom } from "./heir.ts";
import { heirsOf } from "./heirs.ts";
import { councilOf } from "./table.ts";

const defaults = Object.fromEntries(Object.entries(councilOf12.options).map(([name, option]) => [name, option.default]));
const MAY = ["worker", "druid", "sorcerer", "knight", "reverser", "patient", "parasite"] as const;
const ALL = maskOf(MAY);
const WORKER = indexOf("worker");

/** In May, where the Worker is to be heir: these have not come yet, and the Sorcerer asks for help now. */
function inMay(coming: readonly Character[], seats = 2): CouncilView {
  const { view, setup } = councilOf12;
  const now = view(setup({ ...defaults, game: "may" }, seats, { chance: fastChance(1) }), 0);
  const gone = MAY.filter((one) => one !== "sorcerer" && !coming.includes(one));
  const past = gone.map((one) => ({ challenge: 1, petitioner: indexOf(one), belled: false, passed: true }));
  return { ...now, petitioner: "sorcerer", past };
}

const chance = (hand: readonly Character[], ...coming: readonly Character[]): number =>
  heirFrom(inMay(coming), WORKER, maskOf(hand), ALL);

test("who holds her until the end has to hold another card as well, or she is renewed away", () => {
  expect(chance(["worker", "druid"])).toBe(1);
  expect(chance(["worker"])).toBe(0);
  expect(chance(["worker", "druid"], "knight"), "played, she comes back").toBe(1);
  expect(chance(["worker", "druid"], "worker"), "she asks for help and cannot be played").toBe(0);
  expect(chance(["worker", "patient"], "patient"), "she has to be played").toBe(1);
  expect(chance(["worker", "patient"], "worker"), "he has to be played, and takes something back").toBe(1);
  expect(chance(["worker", "druid"], "patient", "worker"), "if she does not ask first").toBe(0.5);
});

test("a pile is taken up in time, or by the Patient One", () => {
  expect(chance(["druid"])).toBe(1);
  expect(chance(["druid", "knight", "patient"])).toBe(0);
  expect(chance(["druid", "knight"], "parasite")).toBe(1);
  expect(chance(["druid", "knight", "parasite"], "parasite")).toBe(0);
  expect(chance(["druid", "knight", "parasite", "patient"], "parasite")).toBe(1);
  expect(chance(["druid", "knight", "parasite", "patient"], "patient"), "he cannot be played").toBe(0);
});

test("whoever joins counts, and the Patient One takes what suits best, unless somebody else plays him", () => {
  const holding = { hand: maskOf(["worker", "druid"]), owned: ALL & ~maskOf(["knight"]), coming: 0 };
  const aim = { heir: WORKER, patientIsTaken: false };
  const druid = { card: indexOf("druid"), join: 0, takes: false };
  expect(heirAfter(aim, holding, druid)).toBe(0);
  expect(heirAfter(aim, holding, { ...druid, join: maskOf(["knight"]) })).toBe(1);
  const patient = { ...holding, hand: maskOf(["druid", "knight", "patient"]) };
  expect(heirAfter(aim, patient, { card: PATIENT, join: 0, takes: true })).toBe(1);
  expect(heirAfter(aim, patient, { card: PATIENT, join: 0, takes: false })).toBe(0);
  const later = { ...patient, hand: patient.hand | maskOf(["parasite"]), coming: maskOf(["reverser"]) };
  expect(heirAfter(aim, later, druid)).toBe(1);
  expect(heirAfter({ ...aim, patientIsTaken: true }, later, druid)).toBe(0);
});

describe("all members", () => {
  const hands = (...all: readonly (readonly Character[])[]) =>
    all.map((hand) => Array.from({ length: SIZE }, (_, card) => (maskOf(hand) >> card) & 1));
  const without = (
    coming: readonly Character[],
    held: readonly (readonly Character[])[],
    cards: readonly Character[],
  ): number => {
    const view = inMay(coming, held.length);
    const seats = view.seats.map((seat, at) => ({ ...seat, handSize: held[at]!.length }));
    const council = { ...councilOf({ ...view, seats }, 0), owned: ALL, petitioner: indexOf("sorcerer") };
    return heirsOf(council, hands(...held))(cards.map(indexOf), 1);
  };

  test("have her, or somebody has not", () => {
    const held = [
      ["worker", "druid", "knight"],
      ["worker", "druid"],
    ] as const;
    expect(without([], held, ["druid", "worker"])).toBe(0);
    expect(without([], held, ["knight", "druid"])).toBeGreaterThan(0.5);
  });

  test("two cannot both count on the Patient One in one round", () => {
    const pile = ["druid", "knight", "parasite", "patient", "reverser"] as const;
    const held = ["worker", "knight", "parasite", "reverser"] as const;
    expect(without(["parasite"], [pile, held], ["druid", "reverser"])).toBe(0);
    expect(without(["parasite"], [pile, pile], ["druid", "reverser"])).toBeGreaterThan(0.5);
    expect(without(["parasite", "knight"], [pile, pile], ["druid", "reverser"])).toBe(0);
    expect(without([], [pile, held], ["patient", "reverser"]), "alone he takes her").toBe(0);
  });
});

test("who is still to come: all of the month but those who came and the one who asks now", () => {
  expect(comingAfter(inMay(["knight", "worker"]))).toBe(maskOf(["knight", "worker"]));
  expect(comingAfter({ ...inMay([]), game: "normal" })).toBe(0);
});

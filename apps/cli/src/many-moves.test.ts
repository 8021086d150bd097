/** A game with far more moves than a screen has lines, and moves that can be taken back. */
import { width } from "@tafelrunde/terminal";
import { describe, expect, test } from "vitest";
import { run } from "../test/fake-io.ts";

/** Everything that is said after guards were placed and `input` was typed. */
async function answers(language: "de" | "en", ...input: string[]): Promise<string> {
  const args = ["play", "--game", "twelve-thieves", "--seats", "3", "--bots", "random", "--seed", "a", "--lang", language];
  const { code, out, err } = await run(args, `${["place red", "place red", "place white", ...input].join("\n")}\n`);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out.split("\n").filter((line) => width(line) > 80)).toEqual([]);
  expect(out).not.toMatch(/undefined|NaN|\[object/);
  const told = out.replaceAll("\u00a0", " ");
  return told.slice(told.indexOf("Du nimmst auf die Hand: ") + told.indexOf("You pick up ") + 1);
}

describe("many moves", () => {
  test("are folded into few lines, with a way to type one at once", async () => {
    const told = await answers("de");
    expect(told).toContain(" 2 Umsetzen: … (11)");
    expect(told).toContain(" 3 Bestechen: … (12)");
    expect(told.replaceAll(/\s+/g, " ")).toContain("etwa: umsetzen rot nach grün rote");
    expect(told.match(/^ +\d+ /gm)).toHaveLength(5);
  });

  test("a line that stands for several is opened by its number, and Enter goes back", async () => {
    const told = await answers("de", "2", "", "2", "4");
    expect(told).toContain("  4 Umsetzen: Rot nach Blau (1 rote)");
    expect(told).toContain("Enter zeigt wieder alles, was du tun kannst.");
    expect(told.split("Dein Zug: Schick Diebe und Wächter los")).toHaveLength(3);
    expect(told).toContain("Du schickst einen Wächter von Rot nach Blau (1 rote Karte).");
  });

  test("numbers mean the lines that were shown last", async () => {
    expect(await answers("de", "bestechen rot", "99")).toMatch(/✗ Hier gibt es nur die Nummern 1 bis [1-9]\.\n/);
  });

  test.each([
    "umsetzen rot nach grün rote",
    "ums rot gruen",
    "Umsetzen: Rot nach Grün (1 rote)",
    "UMS ro grü",
    "send red green for red",
  ])("%j is enough for one of them", async (line) => {
    expect(await answers("de", line)).toContain("Du schickst einen Wächter von Rot nach Grün (1 rote Karte).");
  });

  test("words that fit several list those, and more words choose among all", async () => {
    const told = await answers("en", "send purple", "send red purple purple");
    const listed = told.slice(told.indexOf("> send purple"), told.indexOf("> send red purple purple"));
    expect(listed).toContain("Send a guard: red to purple (1 red)");
    expect(listed).toContain("Send a guard: red to purple (1 purple)");
    expect(listed).not.toContain("to blue");
    expect(told).toContain("You send a guard from red to purple (1 purple card).");
  });

  test("words in another order mean another move, and none that is not legal is made from them", async () => {
    expect(await answers("en", "send green red")).toContain("✗ That makes no sense to me.");
    expect(await answers("en", "smuggle red for red red")).toContain("✗ Those cards do not pay for it. (3.1)");
  });

  test("the whole name of a move that is not legal now means no other", async () => {
    const told = await answers("en", "smuggle in: red (1 red)", "send red purple for red", "Smuggle in: red (1 red)");
    expect(told).toContain("✗ You do not hold those cards. (2.5)");
  });

  test("? explains each kind of move once", async () => {
    const told = await answers("en", "?");
    expect(told).toMatch(/· Bribe a guard: … \(12\) +A black guard moves\./);
    expect(told.split("No thief gets in without a guard of yours.")).toHaveLength(2);
  });
});

describe("taking back", () => {
  test.each(["b", "zurück", "zurueck", "undo", "takeback"])("%j takes back what was done last", async (line) => {
    const told = await answers("de", "smuggle red for red", line);
    expect(told).toContain("b nimmt zurück, was du zuletzt getan hast.");
    const after = told.slice(told.indexOf("Du nimmst deine letzte Aktion zurück."));
    expect(after).toContain("Dein Zug: Schick Diebe und Wächter los oder passe.");
    expect(after).not.toContain("b nimmt zurück");
  });

  test("is refused where there is nothing to take back", async () => {
    expect(await answers("de", "b")).toContain("✗ Es gibt nichts zurückzunehmen.");
    expect(await answers("en", "draw", "b")).toContain("✗ There is nothing to take back.");
  });

  test("is unknown to a game that does not allow it", async () => {
    const { out } = await run(["play", "--game", "king-of-12", "--bots", "random", "--seed", "a", "--lang", "en"], "undo\n");
    expect(out).toContain("✗ That makes no sense to me.");
  });
});

/** The drawn table: straight at every width of name, the same with and without colours, and silent about secrets. */
import { fastChance, Match, sha256Hex, type Viewer } from "@tafelrunde/core";
import { type Paint, width } from "@tafelrunde/terminal";
import { viewersOf } from "@tafelrunde/testkit";
import { expect, test } from "vitest";
import { type KingUpEvent, kingUp, type KingUpState, type KingUpView, type Move, noCardsFor, type Vote } from "../src/index.ts";
import { text as de } from "../words/de.ts";
import { text as en } from "../words/en.ts";
import { terminal } from "./index.ts";

type KingUpMatch = Match<KingUpState, Move, KingUpEvent, KingUpView>;

const names = ["Bartholomäus-Maximilian der Prächtige", "花子", "Åse 🐉", "Mia", "Konstantin-Alexander", "Ida"];

const same = (text: string): string => text;
const plain: Paint = { bold: same, dim: same, gold: same, red: same, green: same, blue: same };
const mark = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const painted: Paint = { bold: mark(1), dim: mark(2), gold: mark(33), red: mark(31), green: mark(32), blue: mark(36) };

// oxlint-disable-next-line no-control-regex -- colour codes begin with the escape character
const COLOUR = /\u001b\[\d+m/g;

function begin(seats: number, history: boolean): KingUpMatch {
  const begun = Match.begin(kingUp, {
    options: { history },
    seats: names.slice(0, seats).map((name) => ({ name })),
    secret: sha256Hex(`secret ${seats}`),
    entropy: Array.from({ length: seats }, (_, seat) => sha256Hex(`entropy ${seat}`).slice(0, 32)),
  });
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.match;
}

/** Plays at random until the game is over, or `visit` says that it is enough. */
function play(match: KingUpMatch, visit: (match: KingUpMatch) => boolean): KingUpMatch {
  const chance = fastChance(match.seats.length);
  while (!visit(match) && match.actors().length > 0) {
    const seat = chance.pick(match.actors());
    match.play(seat, chance.pick(match.moves(seat)));
  }
  return match;
}

const isVote = (match: KingUpMatch): boolean => match.update("public").view.phase === "vote";
const toVote = (match: KingUpMatch): KingUpMatch => play(match, isVote);

const draw = (match: KingUpMatch, viewer: Viewer): readonly string[] =>
  terminal.draw(match.update(viewer).view, names, de, plain);
const drawn = (match: KingUpMatch, viewer: Viewer): string => draw(match, viewer).join("\n");

/** Most names at six seats, most votes at three. */
const tables = [3, 6].flatMap((seats) => Object.entries({ de, en }).map(([language, text]) => ({ seats, language, text })));

test.each(tables)("all lines are straight, whatever happens: $seats seats in $language", ({ seats, text }) => {
  const crooked: string[] = [];
  const viewers = viewersOf(seats);
  // Each looks at some positions: from one to the next little changes, and a game has hundreds.
  let looks = 0;
  const match = play(begin(seats, true), (match) => {
    const { view } = match.update(viewers[looks++ % viewers.length]!);
    const lines = terminal.draw(view, names, text, plain);
    const colours = terminal.draw(view, names, text, painted).join("\n").replaceAll(COLOUR, "");
    crooked.push(...lines.slice(1).filter((line) => width(line) !== 80));
    crooked.push(...terminal.hand!(view, names, text, plain).filter((line) => width(line) > 64));
    if (colours !== lines.join("\n")) crooked.push(colours);
    return false;
  });
  expect(match.outcome()).toBeDefined();
  expect(looks).toBeGreaterThan(100);
  expect(crooked).toEqual([]);
});

test("own favourites are marked in the castle and beside it, for their owner alone", () => {
  const match = begin(4, true);
  for (const seat of match.actors()) match.playText(seat, "place iris 3");
  for (const seat of match.seats.keys()) {
    const own = match.update(seat).view.own!.favourites.includes("iris");
    expect(drawn(match, seat)).toMatch(own ? / 3 {2}Offiziere {5}★Iris / : / 3 {2}Offiziere {6}Iris /);
    expect(drawn(match, seat).split("★")).toHaveLength(6 + 2);
    expect(drawn(match, seat)).toContain(`★ deine Favoriten: ${own ? 3 : 0}\u00a0Punkte`);
  }
  expect(drawn(match, "public")).not.toContain("★");
});

test("a laid vote is shown to its owner, and others see that one lies", () => {
  const match = toVote(begin(4, true));
  match.play(2, { type: "vote", vote: "no" });
  const row = (viewer: Viewer): string => draw(match, viewer).find((line) => line.includes("Åse"))!;
  expect(row(2)).toContain("▒ Nein");
  expect(row(0)).toContain("▒ gelegt");
  expect(row("public")).toBe(row(0));
  expect(drawn(match, 2)).toContain("Stimmkarten: Ja Nein Nein, gelegt: Nein");
  expect(drawn(match, 0)).toContain("Stimmkarten: Ja Nein Nein Nein");
});

test("whoever is voted on is in question, and the crown lies before who brought them", () => {
  const match = toVote(begin(4, true));
  const { crown } = match.update("public").view;
  const lines = draw(match, "public");
  expect(lines.join("\n")).toMatch(/Königsthron {4}\S+ \?/);
  expect(lines.findIndex((line) => line.includes("♛"))).toBe(lines.findIndex((line) => line.includes("R1")) + 1 + crown!);
});

test("past votes stand beside the seats, and nowhere at a table that plays by memory", () => {
  const votes: readonly Vote[] = ["yes", "no", "yes"];
  const after = (history: boolean): string => {
    const match = toVote(begin(3, history));
    for (const [seat, vote] of votes.entries()) match.play(seat, { type: "vote", vote });
    return drawn(match, "public");
  };
  expect(after(true)).toMatch(/Wahlen {3}\p{Lu} /u);
  expect(after(true)).toMatch(/花子.* N +│/u);
  expect(after(false)).not.toContain("Wahlen");
  expect(after(false)).not.toMatch(/花子.* N +│/u);
  expect(after(false)).toContain("abgelehnt, für diese Runde draußen");
});

test("nothing at all is told to be worth a lot in the last round, and only there", () => {
  const { view } = begin(3, true).update(0);
  const favourites = (round: number): string => terminal.draw({ ...view, round }, names, de, plain).join("\n");
  expect(favourites(2)).toContain("★ deine Favoriten: 0\u00a0Punkte ─");
  expect(favourites(3)).toContain("★ deine Favoriten: 0\u00a0Punkte, am Ende dieser Runde 33 wert");
  expect(terminal.hand!({ ...view, round: 3 }, names, de, plain).join(" ")).toContain("0 = 0 → 33");
});

test("a hand lists favourites with their worth, and all vote cards", () => {
  const match = begin(6, true);
  const lines = terminal.hand!(match.update(1).view, names, en, plain);
  expect(lines.slice(0, -1).join(" ")).toMatch(/^(\p{Lu}\p{Ll}+ 0(, )?){6} = 0$/u);
  expect(lines.at(-1)).toBe(`Vote cards: Yes${" No".repeat(noCardsFor(6))}`);
  expect(terminal.hand!(match.update("public").view, names, en, plain)).toEqual([]);
});

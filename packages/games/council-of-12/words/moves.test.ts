/** Names of moves: every one of its own, and short enough to stand beside what it does. */
import { width } from "@tafelrunde/terminal";
import { describe, expect, test } from "vitest";
import { CHALLENGES, CHARACTERS, type Move, REWARDS, SENTENCES } from "../src/index.ts";
import { text as german } from "./de.ts";
import { text as english } from "./en.ts";
import { ballotIn, proposalIn } from "./proposals.ts";
import { wordsIn } from "./words.ts";

const [de, en] = [wordsIn(german), wordsIn(english)];
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const keepable = [...CHALLENGES.keys()].filter((number) => CHALLENGES[number]!.passed.keep !== undefined);

/** More than are ever legal at once. */
const moves: readonly Move[] = [
  ...CHARACTERS.flatMap((card): Move[] => [
    ...(["mute", ...SENTENCES] as const).map((say): Move => ({ type: "lay", card, say })),
    ...(["name", "take", "second", "discard", "learn"] as const).map((type): Move => ({ type, card })),
  ]),
  ...SENTENCES.map((sentence): Move => ({ type: "say", sentence })),
  ...(["bells", "rounds", ...REWARDS] as const)
    .filter((what) => what !== "tip" && what !== "open" && what !== "swap")
    .map((what): Move => ({ type: "propose", what, which: 0 })),
  ...numbers(1, 12).map((which): Move => ({ type: "propose", what: "tip", which })),
  ...(["open", "swap", "train"] as const).flatMap((what) =>
    numbers(0, 3).map((which): Move => ({ type: "propose", what, which })),
  ),
  ...keepable.map((which): Move => ({ type: "propose", what: "forfeit", which })),
  ...[1, 2].flatMap((target): Move[] => [
    { type: "target", target },
    { type: "propose", what: "target", which: target },
  ]),
  ...numbers(1, 12).flatMap((middle): Move[] => [
    { type: "face", face: middle },
    ...numbers(1, 12).map((face): Move => ({ type: "path", middle, face })),
  ]),
  ...(["agree", "disagree", "reveal", "wait", "stay", "pay"] as const).map((type): Move => ({ type })),
];

describe.each(Object.entries({ de, en }))("in %s", (_, { move: name, hint, text }) => {
  test("every move has a name of its own", () => {
    expect(new Set(moves.map(name)).size).toBe(moves.length);
    expect(moves.map(name).filter((text) => !/^\p{Lu}\S*([ \u00a0]\S+)*$/u.test(text))).toEqual([]);
  });

  test("names and hints stand side by side within eighty columns", () => {
    expect(moves.map((move) => `  1 ${name(move)}  ${hint(move)}`).filter((line) => width(line) > 80)).toEqual([]);
    expect(moves.map(hint).filter((text) => !/^[\p{Lu}\d].*[.!?]$/u.test(text))).toEqual([]);
  });

  test("whatever is said with a card, its effect is named alike, so that lists can fold", () => {
    const hints = (card: (typeof CHARACTERS)[number]): Set<string> =>
      new Set((["mute", ...SENTENCES] as const).map((say) => hint({ type: "lay", card, say })));
    expect(CHARACTERS.map((card) => hints(card).size)).toEqual(CHARACTERS.map(() => 1));
  });

  test("all challenges and characters have names of their own, and effects fit on a card", () => {
    const { challenges, characters } = text;
    expect(challenges).toHaveLength(CHALLENGES.length);
    expect(new Set(challenges).size).toBe(CHALLENGES.length);
    expect(new Set(CHARACTERS.map((character) => characters[character].name)).size).toBe(CHARACTERS.length);
    expect(Object.values(characters).filter(({ glyph, hint: short }) => width(glyph) > 8 || width(short) > 30)).toEqual([]);
  });
});

test("moves are named like buttons", () => {
  expect(de.move({ type: "lay", card: "patient", say: "alone" })).toBe("Geduldigen legen („Ich mach’s allein“)");
  expect(en.move({ type: "lay", card: "patient", say: "mute" })).toBe("Lay the Patient One");
  expect(de.move({ type: "propose", what: "open", which: 2 })).toBe("Vorschlagen: Platz\u00a03 legt offen");
  expect(en.move({ type: "propose", what: "forfeit", which: 21 })).toBe("Propose: give up Shield (Strange lights)");
  expect(de.move({ type: "path", middle: 4, face: 8 })).toBe("Über 4 auf 8 kippen");
  expect(en.move({ type: "target", target: 2 })).toBe("Replace the second target");
});

test("names of the book are the book's", () => {
  expect([1, 9, 21, 29, 37].map((number) => german.challenges[number])).toEqual([
    "Fluss ausgetrocknet",
    "Feier",
    "Seltsame Lichter",
    "Wohnturm eingestürzt",
    "Thronfolge sichern",
  ]);
  expect(english.challenges[36]).toBe("World on fire");
});

test("a reward to give up is told apart on buttons, and named alone over a ballot", () => {
  const proposal = { what: "forfeit", which: 11 } as const;
  expect(proposalIn(german, proposal, String)).toBe("Offene Karte (Verbrechen aufklären) hergeben");
  expect(ballotIn(german, proposal, String)).toBe("Offene Karte hergeben");
  expect(ballotIn(english, { what: "open", which: 2 }, () => "Lea")).toBe("Lea plays face up");
});

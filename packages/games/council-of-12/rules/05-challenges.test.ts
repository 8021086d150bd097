/** Ruling C18: every reward and every penalty of all 36 challenges, once each, and the two rulebooks against the engine. */
import { readFileSync } from "node:fs";
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { facesIn, facesOf } from "../src/characters.ts";
import { challenge, CHALLENGES, EASY, HARD, MEDIUM, rewardOf, SUCCESSION } from "../src/index.ts";
import { idleRound, table, typesOf } from "./positions.ts";

/** Number, targets, value, failed, passed. */
const DECK = `
1 | 1 | 6 | -2 | +1
2 | 4 5 6 | 4 | -1 | tip
3 | 10 11 12 | 5 | -2 | +2
4 | 2 3 4 | 4 | -1 | roll
5 | 6 7 8 9 | 3 | -1 | +1
6 | 12 | 5 | -1 | +2
7 | 5 6 7 8 | 3 | -1 | nothing
8 | 7 | 5 | -1 | +2
9 | 3 | 5 | -1 | +1
10 | 4 & 9 | 6 | -1 | +2
11 | 8 9 10 | 4 | -1 | open
12 | 1 2 3 | 4 | -1 | turn
13 | 9 10 11 12 | 3 | -1 roll | scout
14 | 5 7 9 | 4 | -1 | nothing
15 | 2 4 6 8 | 3 | -1 | recover
16 | 1 3 5 7 | 3 | -1 | +1
17 | 6 8 10 12 | 3 | -1 discard | +1
18 | 8 9 | 4 | -1 | swap
19 | 11 12 | 5 | -1 | shield
20 | 11 | 6 | -2 | +2
21 | 3 & 10 | 7 | -1 | shield
22 | 2 11 | 6 | -1 discard | +2
23 | 6 7 | 6 | -1 | counsel
24 | 2 | 7 | -2 | nothing
25 | 1 12 | 6 | -1 roll | open
26 | 4 5 | 6 | -1 forfeit | train
27 | 10 12 | 6 | -1 | swap
28 | 5 & 8 | 7 | -1 | +2
29 | 9 10 11 | 7 | -1 rewind | +1
30 | 1 2 | 9 | -2 | nothing
31 | 1 & 12 | 11 | -2 | +2
32 | 2 3 & 9 | 10 | -1 roll | nothing
33 | 6 | 9 | -1 discard | nothing
34 | 1 2 & 11 12 | 9 | -1 discard | counsel
35 | 4 5 & 8 9 | 9 | -1 forfeit | +2
36 | 11 12 | 10 | -3 | +3
`;

const CARDS = DECK.trim()
  .split("\n")
  .map((line) => {
    const [number, targets, value, failed, passed] = line.split(" | ");
    const [cost, mishap] = failed!.split(" ");
    return {
      number: Number(number),
      targets: targets!.split(" & ").map((faces) => faces.split(" ").map(Number)),
      value: Number(value),
      cost: -Number(cost),
      mishap,
      passed: passed!,
    };
  });

const ALL_FACES = Array.from({ length: 12 }, (_, index) => index + 1);
const HAND = "golem machine druid knight";

rule("C18", "there are 36 challenges and the succession: 1 to 20 easy, 21 to 29 medium, 30 to 36 hard", () => {
  expect([EASY, MEDIUM, HARD].map((group) => [group[0], group.at(-1), group.length])).toEqual([
    [1, 20, 20],
    [21, 29, 9],
    [30, 36, 7],
  ]);
  expect([CHALLENGES.length - 1, challenge(SUCCESSION).value, challenge(SUCCESSION).targets]).toEqual([37, 0, []]);
});

for (const { number, targets, value, cost, mishap, passed } of CARDS) {
  rule(["C18", "5.1"], `challenge ${number} asks for ${targets.join(" and ")} and is worth ${value}`, () => {
    expect(challenge(number).targets.map(facesIn)).toEqual(targets);
    expect(challenge(number).value).toBe(value);
    const single = targets.length === 1 ? targets[0]! : [];
    if (single.length > 0)
      for (const face of ALL_FACES) {
        const { state, play } = table(3, { challenge: number, face, favour: 5, rolls: [1] });
        const judged = play(...idleRound(3)).find((event) => event.type === "judged");
        expect(judged).toEqual({ type: "judged", challenge: number, passed: single.includes(face), face });
        expect(state.face === face || mishap === "roll").toBe(true);
      }
  });

  rule(["C18", "5.3", "C12"], `challenge ${number} failed costs ${cost} favour${mishap ? ` and: ${mishap}` : ""}`, () => {
    const face = ALL_FACES.find((one) => !targets.flat().includes(one))!;
    const before = { challenge: 8, petitioner: 3, belled: false, passed: true };
    const { state, play } = table(3, {
      challenge: number,
      face,
      favour: 5,
      hands: [HAND, HAND, HAND],
      kept: [2],
      past: [before],
      rolls: [12],
    });
    const events = play(...idleRound(3));
    expect(state.favour).toBe(5 - cost);
    expect(events.filter((event) => event.type === "rolled").map((event) => event.face)).toEqual(mishap === "roll" ? [12] : []);
    expect(typesOf(events).includes("rewound")).toBe(mishap === "rewind");
    const asked = mishap === "discard" ? "discard" : mishap === "forfeit" ? "together" : "lay";
    expect(state.phase).toMatchObject({ type: asked, ...(mishap === "forfeit" && { joint: "forfeit" }) });
    expect(typesOf(events)).not.toContain("helped");
  });

  rule(["C18", "5.2", "C12"], `challenge ${number} passed brings ${passed}`, () => {
    const { state, play } = table(3, { challenge: number, face: targets.at(-1)![0]!, favour: 1, hands: [HAND, HAND, HAND] });
    state.shown = facesOf(targets.flat());
    const events = play(...idleRound(3));
    expect(state.favour).toBe(passed.startsWith("+") ? 1 + Number(passed) : 1);
    const keeps = !["nothing", "recover", "train"].includes(passed) && !passed.startsWith("+");
    expect(state.kept).toEqual(keeps ? [number] : []);
    if (keeps) {
      expect(rewardOf(number)).toBe(passed);
      expect(events).toContainEqual({ type: "reward-kept", challenge: number, reward: passed });
    }
    const phase = { recover: "recover", train: "together" }[passed] ?? "lay";
    expect(state.phase).toMatchObject({ type: phase, ...(passed === "train" && { joint: "train" }) });
  });
}

const ENGLISH = /^(\d+) [^:]+ \((easy|medium|hard)\): target ([^;]+); value (\d+); failed −(\d)(?:, (\w+))?; passed ([^.]+)\.$/gm;
const GERMAN =
  /^(\d+) [^:]+ \((leicht|mittel|schwer)\): Ziel ([^;]+); Wert (\d+); nicht bestanden −(\d)(?:, ([a-züß]+))?; bestanden ([^.]+)\.$/gm;
const IN_GERMAN: { readonly [german: string]: string } = {
  würfeln: "roll",
  abwerfen: "discard",
  hergeben: "forfeit",
  zurückspulen: "rewind",
  nichts: "nothing",
  zurückholen: "recover",
  ausbilden: "train",
  KIPPEN: "tip",
  WENDEN: "turn",
  WÜRFELN: "roll",
  "OFFENE KARTE": "open",
  SPÄHER: "scout",
  ABSPRACHE: "counsel",
  TAUSCH: "swap",
  SCHILD: "shield",
};

const IN_ENGLISH: { readonly [english: string]: string } = { "take back": "recover", learn: "train" };

const written = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

rule("C18", "RULES.md lists every challenge as the engine has it", () => {
  const rows = [...written("RULES.md").matchAll(ENGLISH)].map(([, number, , target, value, cost, mishap, passed]) => ({
    number: Number(number),
    targets: target!.split(" and ").map((faces) => faces.split("/").map(Number)),
    value: Number(value),
    cost: Number(cost),
    mishap,
    passed: IN_ENGLISH[passed!] ?? passed!.replace("keep ", "").replace(" CARD", "").toLowerCase(),
  }));
  expect(rows).toEqual(CARDS);
});

rule("C18", "RULES.de.md does so too", () => {
  const rows = [...written("RULES.de.md").matchAll(GERMAN)].map(([, number, , target, value, cost, mishap, passed]) => ({
    number: Number(number),
    targets: target!.split(" und ").map((faces) => faces.split("/").map(Number)),
    value: Number(value),
    cost: Number(cost),
    mishap: mishap === undefined ? undefined : IN_GERMAN[mishap],
    passed: IN_GERMAN[passed!.replace(" behalten", "")] ?? passed,
  }));
  expect(rows).toEqual(CARDS);
});

/** The drawn table: straight at every width of name, the same with and without colours, and silent about secrets. */
import { checkOptions, fastChance, type Viewer } from "@tafelrunde/core";
import { type Paint, width } from "@tafelrunde/terminal";
import { viewersOf } from "@tafelrunde/testkit";
import { expect, test } from "vitest";
import { type CouncilState, councilOf12, type CouncilView } from "../src/index.ts";
import { text as de } from "../words/de.ts";
import { text as en } from "../words/en.ts";
import { terminal } from "./index.ts";

const names = ["Bartholomäus-Maximilian der Prächtige", "花子", "Åse 🐉", "Mia"];

const same = (text: string): string => text;
const plain: Paint = { bold: same, dim: same, gold: same, red: same, green: same, blue: same };
const mark = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const painted: Paint = { bold: mark(1), dim: mark(2), gold: mark(33), red: mark(31), green: mark(32), blue: mark(36) };

// oxlint-disable-next-line no-control-regex -- colour codes begin with the escape character
const COLOUR = /\u001b\[\d+m/g;

function begin(seats: number, options: { [name: string]: string | boolean }, seed = 1): CouncilState {
  const checked = checkOptions(councilOf12.options, options);
  if (!checked.ok) throw new Error(checked.option);
  return councilOf12.setup(checked.options, seats, { chance: fastChance(seed) });
}

function play(state: CouncilState, ...lines: string[]): CouncilState {
  for (const line of lines) {
    const [seat, ...move] = line.split(" ");
    councilOf12.apply(state, Number(seat), councilOf12.parse(move.join(" "))!, { chance: fastChance(7) });
  }
  return state;
}

const drawing = (view: CouncilView): string => terminal.draw(view, names, de, plain).join("\n");
const drawn = (state: CouncilState, viewer: Viewer): string => drawing(councilOf12.view(state, viewer));
const rowOf = (state: CouncilState, viewer: Viewer, name: string): string =>
  drawn(state, viewer)
    .split("\n")
    .find((line) => line.includes(name))!;

const intro = (seats = 3): CouncilState => begin(seats, { game: "intro" });

const tables = [
  { seats: 2, game: "september", silence: "none" },
  { seats: 4, game: "normal", silence: "silent" },
  { seats: 3, game: "december", silence: "none" },
].flatMap((table) => Object.entries({ de, en }).map(([language, text]) => ({ ...table, language, text })));

test.each(tables)("all lines are straight, whatever happens: $game with $seats in $language", ({ text, ...table }) => {
  const crooked: string[] = [];
  for (let seed = 1; seed <= 4; seed++) {
    const chance = fastChance(seed);
    const state = begin(table.seats, { game: table.game, silence: table.silence, throne: "alchemist" }, seed);
    for (let actors = councilOf12.actors(state); ; actors = councilOf12.actors(state)) {
      for (const viewer of viewersOf(table.seats)) {
        const view = councilOf12.view(state, viewer);
        const lines = terminal.draw(view, names, text, plain);
        const framed = lines.slice(1, lines.findIndex((line) => line.startsWith("╰")) + 1);
        crooked.push(...framed.filter((line) => width(line) !== 80), ...lines.filter((line) => width(line) > 80));
        crooked.push(...terminal.hand!(view, names, text, plain).filter((line) => width(line) > 64));
        const colours = terminal.draw(view, names, text, painted).join("\n").replaceAll(COLOUR, "");
        if (colours !== lines.join("\n")) crooked.push(colours);
      }
      if (actors.length === 0) break;
      const seat = chance.pick(actors);
      const moves = councilOf12.moves(state, seat);
      const kind = chance.pick([...new Set(moves.map(({ type }) => type))]);
      councilOf12.apply(state, seat, chance.pick(moves.filter(({ type }) => type === kind)), { chance });
    }
    expect(councilOf12.outcome(state)).toBeDefined();
  }
  expect(crooked).toEqual([]);
});

test("the table at the beginning of the introductory game, as a member sees it", () => {
  expect(terminal.draw(councilOf12.view(intro(), 1), ["Mira", "Tom", "Lea"], de, plain).join("\n")).toMatchInlineSnapshot(`
    "Runde 1 von 5, Karten legen
    ╭──────────────────────────────────────────────────────────────────────────────╮
    │ Gunst            ● ● ● ○ ○   3 von 5, 11 Punkte bisher                       │
    │ Herausforderung  Fluss ausgetrocknet (leicht, 6 Punkte wert)                 │
    │ Ziel             1                                                           │
    │ Würfel           [ 12 ]  daneben 3 7 8 9 11, gegenüber 1                     │
    │ bestanden        +1 Gunst                                                    │
    │ nicht bestanden  −2 Gunst                                                    │
    │ Hilfe sucht      Wandlerin (1 Punkt wert), in dieser Runde nicht spielbar    │
    ├─ der Rat ────────────────────────────────────────────────────────────────────┤
    │                        Karte           sagt         Hand  Abwurfstapel       │
    │ ▸ 1 Mira               … überlegt                      5  –                  │
    │ ▸ 2 Tom (du)           … überlegt                      5  –                  │
    │ ▸ 3 Lea                … überlegt                      5  –                  │
    ╰──────────────────────────────────────────────────────────────────────────────╯
    ╭──────────╮╭────────────╮╭────────╮╭───────╮╭───────╮
    │   ↷ ↷    ││     ↷      ││ +2 +3  ││ −2 −3 ││ ◎ 1–4 │
    │Arbeiterin││Hexenmeister││Maschine││Parasit││Ritter │
    ╰──────────╯╰────────────╯╰────────╯╰───────╯╰───────╯
    Abwurfstapel, oben zuerst: keine
    Unter der Übersicht: Alchemist, Druidin, Fürstin, Geduldiger, Golem, Orakel,
    Wandlerin"
  `);
});

test("in the middle of a game: bells, rewards, an open proposal, what is over; for the public", () => {
  const state = begin(4, { game: "normal" }, 3);
  const view: CouncilView = {
    ...councilOf12.view(state, "public"),
    round: 3,
    challengesLeft: 5,
    challenge: 34,
    targets: [
      [1, 2],
      [11, 12],
    ],
    petitioner: "oracle",
    face: 11,
    shown: [2, 11],
    favour: 1,
    belled: true,
    nextChallenges: [9],
    nextPetitioners: ["golem"],
    kept: [19, 11],
    openSeats: [3],
    counsel: true,
    chair: 2,
    score: 40,
    past: [
      { challenge: 19, petitioner: 0, belled: false, passed: true },
      { challenge: 24, petitioner: 1, belled: true, passed: false },
    ],
    proposal: { by: 0, what: "open", which: 3, agreed: [0, 2] },
  };
  expect(terminal.draw(view, ["Mira", "Tom", "Lea", "Lars"], en, plain).join("\n")).toMatchInlineSnapshot(`
    "Round 3 of 8, laying cards
    ╭──────────────────────────────────────────────────────────────────────────────╮
    │ Favour           ● ○ ○ ○ ○   1 of 5, 40 points so far                        │
    │ Challenge        Siege (hard, worth 9 points) ♪ the bells ring               │
    │ Targets          1/2 (shown) and 11/12 ✓                                     │
    │ Die              [ 11 ]  next to it 3 5 6 9 12, opposite 2                   │
    │ shown so far     2, 11                                                       │
    │ passed           reward: Counsel                                             │
    │ failed           −1 favour, everyone discards a card                         │
    │ Petitioner       Oracle (worth 1 point), not to be played this round         │
    │ Next             Feast (target 3), then asking for help: Golem               │
    │ Rewards          Shield (Tournament), Open card (Solve the crime)            │
    │ this round       everyone may name one character, Lars plays face up         │
    │ so far           ✓ Tournament, ✗ Poisoned well ♪                             │
    ├─ the council ────────────────────────────────────────────────────────────────┤
    │                        card            says         hand  discard pile       │
    │   1 Mira               … choosing                      5  –                  │
    │ ▸ 2 Tom                … choosing                      5  –                  │
    │   3 Lea                … choosing      the chair       5  –                  │
    │ ▸ 4 Lars               … choosing                      5  –                  │
    ├─ Proposal ───────────────────────────────────────────────────────────────────┤
    │ Mira suggests letting Lars play face up.                                     │
    │ for it: Mira, Lea · still to answer: Tom, Lars                               │
    ╰──────────────────────────────────────────────────────────────────────────────╯"
  `);
});

test("a hidden card is named to its owner alone, an open one to all", () => {
  const state = play(intro(), "2 lay knight help");
  expect(rowOf(state, 2, "Åse")).toContain("▒ Ritter        trägt bei");
  expect(rowOf(state, 0, "Åse")).toContain("▒ verdeckt      trägt bei");
  expect(rowOf(state, "public", "Åse")).toBe(rowOf(state, 0, "Åse"));
  state.seats[2]!.open = true;
  expect(rowOf(state, 0, "Åse")).toContain("■ Ritter");
});

test("those who are awaited are marked, and their seats are numbered as proposals count them", () => {
  const state = play(intro(), "1 lay knight");
  expect(drawn(state, "public")).toContain("│ ▸ 1 Barth");
  expect(drawn(state, "public")).toContain("│   2 花子");
  expect(drawn(state, "public")).toContain("│ ▸ 3 Åse");
});

test("what went to the discard pile is told where the table has a memory aid, of others and not of oneself", () => {
  const state = begin(2, { game: "intro", memory: true });
  state.seats[1]!.discard = [10, 6];
  state.seats[1]!.seen = (1 << 10) | (1 << 6) | (1 << 7);
  state.seats[1]!.unseen = 1;
  expect(drawn(state, 0)).toContain("abgeworfen: Hexenmeister, Maschine, Ritter (1 heimlich zurückgeholt)");
  expect(rowOf(state, 0, "花子")).toContain("2: Hexenmeister");
  expect(drawn(state, 1)).not.toContain("abgeworfen: ");
  expect(drawn(state, 1)).toContain("Abwurfstapel, oben zuerst: Hexenmeister, Ritter");
  state.memory = false;
  expect(drawn(state, 0)).not.toContain("abgeworfen: ");
});

test("targets are ticked when the die shows them, and remembered where two are to be met", () => {
  const look = (over: Partial<CouncilView>): string => drawing({ ...councilOf12.view(intro(), 0), challenge: 21, ...over });
  expect(look({ targets: [[3], [10]], face: 10, shown: [3, 10] })).toContain("Ziele            3 (war da) und 10 ✓ ");
  expect(look({ targets: [[3], [10]], face: 10, shown: [3, 10] })).toContain("gezeigt          3, 10 ");
  expect(look({ targets: [[3], [10]], face: 10, shown: [3, 10], stage: 2, needed: 0 })).toContain(
    "Ziel             3, in zwei Runden, dies ist die zweite ",
  );
  expect(look({ challenge: 37, targets: [], petitioner: null })).toContain("Legt alle denselben Charakter.");
});

test("the petitioner's card is crossed out in the hand", () => {
  const state = intro();
  state.petitioner = 10;
  expect(drawn(state, 0)).toContain("✕ Ritter");
  expect(drawn(state, "public")).not.toContain("✕ Ritter");
});

test("months tell their rule, silence its boxes, and the throne who is missing", () => {
  const state = begin(3, { game: "december", throne: "oracle" });
  expect(drawn(state, "public")).toContain("Dezember         Ihr gewinnt nur, wenn jede Runde unheimlich still bleibt.");
  expect(drawn(state, "public")).toContain("Unheimlich stiller Rat, 0 von 8\u00a0Kästchen, noch ist es still");
  expect(drawn(state, "public")).toContain("auf dem Thron    Orakel, nicht dabei");
});

test("a hand in few lines: cards with their effects, what was laid, and both piles; nothing for the public", () => {
  const state = play(intro(), "0 lay knight");
  expect(terminal.hand!(councilOf12.view(state, 0), names, en, plain)).toEqual([
    "hand: Worker ↷ ↷, Sorcerer ↷, Machine +2 +3, Parasite −2 −3;",
    "laid: Knight",
    "discard pile, top first: none",
    "Under the overview: Alchemist, Druid, Lady, Patient One, Golem,",
    "Oracle, Reverser",
  ]);
  expect(terminal.hand!(councilOf12.view(state, "public"), names, en, plain)).toEqual([]);
});

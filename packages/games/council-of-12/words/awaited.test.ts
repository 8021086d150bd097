/** What the council waits for is clear at any time, to whoever must act and to everybody else. */
import { checkOptions, fastChance, type Viewer } from "@tafelrunde/core";
import { viewersOf } from "@tafelrunde/testkit";
import { describe, expect, test } from "vitest";
import { type CouncilState, councilOf12, type CouncilView, SUCCESSION } from "../src/index.ts";
import { awaitedSeats, offersIn } from "./awaiting.ts";
import { text as german } from "./de.ts";
import { text as english } from "./en.ts";
import { wordsIn } from "./words.ts";

const [de, en] = [wordsIn(german), wordsIn(english)];

const names = ["Mira", "Tom", "Lea", "Lars"];
const plain = (text: string): string => text.replaceAll("\u00a0", " ");

function begin(seats: number, options: { [name: string]: string } = {}, seed = 1): CouncilState {
  const checked = checkOptions(councilOf12.options, options);
  if (!checked.ok) throw new Error(checked.option);
  return councilOf12.setup(checked.options, seats, { chance: fastChance(seed) });
}

const look = (viewer: Viewer, seats = 3): CouncilView => councilOf12.view(begin(seats, { game: "intro" }), viewer);

/** With cards in front of these seats, laid in this order. */
function laid(view: CouncilView, order: readonly number[]): CouncilView {
  const seats = view.seats.map((seat, index) => ({ ...seat, hasLaid: order.includes(index) }));
  const own = view.own && { ...view.own, laid: order.includes(Number(view.viewer)) ? ("knight" as const) : null };
  return { ...view, order, seats, own };
}

const mira = look(0);
const tom = look(1);
const all = [0, 1, 2];
const open = { by: 1, agreed: [1] };
const ready = (view: CouncilView, who: readonly number[]): CouncilView["seats"] =>
  view.seats.map((seat, index) => ({ ...seat, ready: who.includes(index) }));

const said: readonly (readonly [string, CouncilView, string, string])[] = [
  ["laying", mira, "Leg verdeckt eine Karte.", "Lay a card face down."],
  [
    "laying, with bells and a reward",
    { ...mira, game: "normal", kept: [2] },
    "Leg verdeckt eine Karte oder schlag etwas vor.",
    "Lay a card face down, or suggest something.",
  ],
  [
    "laying in the chair",
    { ...mira, chair: 0, game: "normal" },
    "Du hast den Ratsvorsitz: Leg offen eine Karte, ohne ein Wort.",
    "You have the chair: play a card face up, without a word.",
  ],
  ["laying face up", { ...mira, openSeats: [0] }, "Leg offen eine Karte.", "Play a card face up."],
  [
    "laying for the other target",
    { ...mira, challenge: 32, targets: [[2, 3], [9]], stage: 2, needed: 0 },
    "Jetzt fehlt noch 2/3: Leg verdeckt eine Karte.",
    "Now for 2/3: lay a card face down.",
  ],
  [
    "laying for the throne",
    { ...mira, challenge: SUCCESSION, petitioner: null, targets: [] },
    "Wer soll auf den Thron? Leg verdeckt eine Karte, am besten dieselbe wie alle anderen.",
    "Who should take the throne? Lay a card face down, ideally the same as everyone else.",
  ],
  [
    "others lay",
    laid(mira, [0]),
    "Tom und Lea müssen noch eine Karte legen, deine darfst du noch wechseln.",
    "Tom and Lea still have to lay a card; you may still change yours.",
  ],
  ["others lay", laid(look("public"), [0, 1]), "Lea muss noch eine Karte legen.", "Lea still has to lay a card."],
  [
    "all laid, you first",
    laid(mira, all),
    "Alle Karten liegen: Deck deine Karte auf oder lass anderen den Vortritt.",
    "All cards are down: reveal your card or let someone else go first.",
  ],
  [
    "all laid, another first",
    laid(tom, all),
    "Alle Karten liegen: Mira soll anfangen, aber auch du darfst aufdecken.",
    "All cards are down: Mira should go first, but you may go instead.",
  ],
  [
    "all laid, in turn",
    { ...laid(tom, all), silence: "eerie", first: 2 },
    "Alle Karten liegen: Lea fängt an.",
    "All cards are down: Lea goes first.",
  ],
  [
    "all laid for the throne",
    { ...laid(tom, all), challenge: SUCCESSION },
    "Alle Karten liegen: Deck auf, dann zeigen alle zugleich ihre Wahl.",
    "All cards are down: reveal yours, and everyone shows their choice at once.",
  ],
  ["the last card", { ...laid(mira, [2]), phase: "reveal" }, "Lea deckt die letzte Karte auf.", "Lea reveals the last card."],
  ["your last card", { ...laid(mira, [0]), phase: "reveal" }, "Deck deine Karte auf.", "Reveal your card."],
  [
    "two cards left",
    { ...laid(mira, [2, 0]), phase: "reveal" },
    "Lea soll weitermachen, aber auch du darfst aufdecken.",
    "Lea should go next, but you may go instead.",
  ],
  [
    "a proposal to you",
    { ...mira, proposal: { ...open, what: "bells", which: 0 } },
    "Tom schlägt vor, die Herausforderung an die große Glocke zu hängen: Bist du dafür?",
    "Tom suggests ringing the bells: do you agree?",
  ],
  [
    "a proposal about you",
    { ...mira, proposal: { ...open, what: "open", which: 0 } },
    "Tom schlägt vor, dich offen legen zu lassen: Bist du dafür?",
    "Tom suggests letting you play face up: do you agree?",
  ],
  [
    "your own proposal",
    { ...tom, proposal: { ...open, what: "swap", which: 1 } },
    "Du schlägst vor, selbst die Karte zu tauschen: Mira und Lea müssen noch antworten.",
    "You offer to swap the laid card: Mira and Lea still have to answer.",
  ],
  [
    "a proposal you have answered",
    { ...mira, proposal: { by: 1, agreed: [0, 1], what: "tip", which: 7 } },
    "Tom schlägt vor, den Würfel auf 7 zu kippen: Lea muss noch antworten.",
    "Tom suggests tipping the die to 7: Lea still has to answer.",
  ],
  [
    "your effect",
    { ...mira, phase: "effect", chooser: 0, acting: "alchemist", face: 7 },
    "Dein Alchemist wirkt: Verdoppelst oder halbierst du die 7?",
    "Alchemist: do you double or halve the 7?",
  ],
  [
    "another's effect",
    { ...mira, phase: "effect", chooser: 2, acting: "patient" },
    "Lea führt den Geduldigen aus.",
    "Lea is carrying out the Patient One.",
  ],
  [
    "your second card",
    { ...mira, phase: "second", chooser: 0, acting: "oracle" },
    "Dein Orakel hat gewürfelt: Welche Karte spielst du als zweite?",
    "Your Oracle has rolled the die: which card do you play second?",
  ],
  [
    "your swap",
    { ...mira, phase: "swap", chooser: 0 },
    "Tausch deine Karte oder lass sie liegen.",
    "Swap your card or leave it.",
  ],
  [
    "a joint choice",
    { ...mira, phase: "together", joint: "forfeit" },
    "Entscheidet gemeinsam, welche Belohnung der Rat hergibt: Mach einen Vorschlag.",
    "Decide together which reward to give up: make a proposal.",
  ],
  [
    "a joint choice in the chair",
    { ...mira, phase: "together", joint: "train", chair: 0 },
    "Die anderen schlagen vor, wer ausgebildet wird, und du antwortest.",
    "The others propose who learns a new character, and you answer.",
  ],
  [
    "a penalty",
    { ...mira, phase: "penalty", loss: 2, kept: [19] },
    "Nicht bestanden: Nimm den Verlust von 2 Gunst hin oder schlag einen Schild vor.",
    "Failed: accept the loss of 2 favour, or propose a shield.",
  ],
  [
    "a penalty without a shield left",
    { ...mira, phase: "penalty", loss: 1 },
    "Nicht bestanden: Nimm den Verlust von 1 Gunst hin.",
    "Failed: accept the loss of 1 favour.",
  ],
  [
    "a penalty that is shielded off",
    { ...mira, phase: "penalty", loss: 0 },
    "Der Schild fängt alles ab: Bestätige, dann geht es weiter.",
    "The shield takes it all: confirm to go on.",
  ],
  [
    "a penalty of the others",
    { ...mira, phase: "penalty", loss: 1, seats: ready(mira, [0, 2]) },
    "Tom muss noch die Strafe hinnehmen.",
    "Tom still has to accept the penalty.",
  ],
  [
    "a discard",
    { ...mira, phase: "discard" },
    "Nicht bestanden: Wirf eine Handkarte ab.",
    "Failed: discard a card from your hand.",
  ],
  [
    "discards of the others",
    { ...mira, phase: "discard", seats: ready(mira, [0]) },
    "Tom und Lea müssen noch eine Handkarte abwerfen.",
    "Tom and Lea still have to discard a card.",
  ],
  [
    "a card to take back",
    { ...mira, phase: "recover" },
    "Bestanden: Hol eine Karte aus deinem Abwurfstapel zurück.",
    "Passed: take a card back from your discard pile.",
  ],
  [
    "something to learn",
    { ...mira, phase: "learn", chooser: 0 },
    "Welchen Charakter holst du unter deiner Übersicht hervor?",
    "Which character do you take from under your overview?",
  ],
  [
    "won",
    { ...mira, phase: "over", won: true, score: 46 },
    "Die Thronfolge ist gesichert, ihr gewinnt mit 46 Punkten! Das Volk verehrt seinen Rat.",
    "The succession is secured, and you win with 46 points! The people revere their council.",
  ],
  [
    "lost",
    { ...mira, phase: "over", won: false, favour: 0, score: 21 },
    "Die Gunst ist aufgebraucht: Ihr verliert mit 21 Punkten.",
    "Favour has run out: you lose with 21 points.",
  ],
  [
    "lost in May",
    { ...look("public"), phase: "over", won: false, favour: 2, score: 40 },
    "Die Sonderregel ist nicht erfüllt: Der Rat verliert mit 40 Punkten.",
    "The month asked for more: the council loses with 40 points.",
  ],
];

test.each(said)("%s: said in German and in English", (_, view, inGerman, inEnglish) => {
  expect(plain(de.awaited(view, names))).toBe(inGerman);
  expect(plain(en.awaited(view, names))).toBe(inEnglish);
});

/** Kinds of moves are equally likely, so that rare ones come up. */
function* wander(seed: number): Generator<CouncilState> {
  const chance = fastChance(seed);
  const game = ["normal", "september", "december", "july"][seed % 4]!;
  const state = begin(2 + (seed % 3), { game, silence: seed % 2 === 0 ? "none" : "eerie" }, seed);
  for (let actors = councilOf12.actors(state); actors.length > 0; actors = councilOf12.actors(state)) {
    yield state;
    const seat = chance.pick(actors);
    const moves = councilOf12.moves(state, seat);
    const kind = chance.pick([...new Set(moves.map(({ type }) => type))]);
    councilOf12.apply(state, seat, chance.pick(moves.filter(({ type }) => type === kind)), { chance });
  }
  yield state;
}

const seeds = Array.from({ length: 24 }, (_, seed) => seed);

describe("in random games", () => {
  test("every view tells who is awaited, exactly as the rules have it", () => {
    const wrong: string[] = [];
    for (const seed of seeds)
      for (const state of wander(seed))
        for (const viewer of viewersOf(state.seats.length)) {
          const found = awaitedSeats(councilOf12.view(state, viewer)).join();
          if (found !== councilOf12.awaited!(state).join()) wrong.push(`${seed} ${viewer} ${state.phase.type}: ${found}`);
        }
    expect(wrong).toEqual([]);
  });

  test("what is said may be proposed can be proposed, and nothing else before cards are laid", () => {
    const wrong: string[] = [];
    for (const seed of seeds)
      for (const state of wander(seed))
        for (const seat of state.seats.keys()) {
          if (state.phase.type !== "lay" || state.phase.proposal || seat === state.chair || state.order.length > 0) continue;
          const proposed = councilOf12.moves(state, seat).flatMap((move) => (move.type === "propose" ? [move.what] : []));
          const kinds = proposed.map((what) => (what === "bells" || what === "rounds" ? what : "reward"));
          const offers = offersIn(councilOf12.view(state, seat));
          if ([...new Set(kinds)].join() !== offers.join()) wrong.push(`${seed} ${seat}: ${kinds.join()} / ${offers.join()}`);
        }
    expect(wrong).toEqual([]);
  });

  test.each(Object.entries({ de, en }))(
    "spectators are told the names of all who are awaited, and members never their own (%s)",
    (_, words) => {
      const wrong = new Set<string>();
      for (const seed of seeds)
        for (const state of wander(seed)) {
          const told = (viewer: Viewer): string => words.awaited(councilOf12.view(state, viewer), names);
          const jointly = state.phase.type === "together" && !state.phase.proposal;
          const atOnce = state.challenge === SUCCESSION && state.phase.type === "lay" && !state.phase.proposal;
          const who = jointly || atOnce ? [] : councilOf12.awaited!(state);
          for (const seat of who) if (!told("public").includes(names[seat]!)) wrong.add(told("public"));
          for (const seat of state.seats.keys()) if (told(seat).includes(names[seat]!)) wrong.add(told(seat));
        }
      expect([...wrong]).toEqual([]);
    },
  );
});

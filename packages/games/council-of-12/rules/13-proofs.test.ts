/** Random games, followed by somebody who hears the events and knows the rules: every judgement, favour and score must come out the same. */
import { fastChance } from "@tafelrunde/core";
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { facesIn, indicesIn, valueOf } from "../src/characters.ts";
import { challenge, councilOf12, type CouncilEvent, type CouncilState, SUCCESSION } from "../src/index.ts";
import { convene, won } from "./positions.ts";

const GAMES = [
  { game: "normal" },
  { game: "september" },
  { game: "november" },
  { game: "december" },
  { game: "normal", silence: "eerie", throne: "worker" },
  {
    game: "chosen",
    petitioners: ["worker", "lady", "oracle", "patient", "golem", "knight", "machine"],
    challenges: ["2", "10", "15", "19", "26", "29", "35"],
  },
];

/** Plays at random, but rather lays and reveals than talks, so that games get far. */
function follow(seed: number, listen: (event: CouncilEvent, state: CouncilState) => void): CouncilState {
  const chance = fastChance(seed);
  const options = GAMES[seed % GAMES.length]!;
  const { state, events } = convene(2 + (Math.floor(seed / GAMES.length) % 3), options, seed);
  if (options.game !== "november") state.favour = 5;
  for (const event of events) listen(event, state);
  const emit = (event: CouncilEvent): void => listen(event, state);
  for (let awaited = councilOf12.awaited!(state); awaited.length > 0; awaited = councilOf12.awaited!(state)) {
    const seat = chance.pick(awaited);
    councilOf12.apply(state, seat, chance.pick(councilOf12.moves(state, seat)), { chance, emit });
  }
  return state;
}

class Listener {
  face = 0;
  shown = new Set<number>();
  targets: number[][] = [];
  chairFailed = false;
  rounds = false;
  met: number | undefined;
  verdicts = 0;

  private turn(face: number): void {
    this.face = face;
    this.shown.add(face);
  }

  hear(event: CouncilEvent): void {
    switch (event.type) {
      case "round-began":
        this.targets = challenge(event.challenge).targets.map(facesIn);
        this.shown = new Set([this.face]);
        this.chairFailed = false;
        if (!event.again) {
          this.rounds = false;
          this.met = undefined;
        }
        return;
      case "rolled":
      case "tilted":
        return this.turn(event.face);
      case "turned":
        if (event.over !== null) this.turn(event.over);
        return this.turn(event.face);
      case "target-replaced":
        this.targets[event.target - 1] = event.card === "knight" ? [1, 2, 3, 4] : [9, 10, 11, 12];
        return;
      case "chair-failed":
        this.chairFailed = true;
        return;
      case "decided":
        if (event.what === "rounds") this.rounds = true;
        return;
      case "target-met":
        expect(this.targets[event.target - 1]).toContain(this.face);
        this.met = event.target - 1;
        return;
      case "judged":
        expect([event.face, event.passed]).toEqual([this.face, this.passed()]);
        this.verdicts++;
        return;
      default:
    }
  }

  private passed(): boolean {
    const [one, other] = this.targets as [number[], number[] | undefined];
    if (this.chairFailed) return false;
    if (this.met !== undefined) return this.targets[1 - this.met]!.includes(this.face);
    if (this.rounds) return false;
    if (!other) return one.includes(this.face);
    const wasShown = (target: number[]): boolean => target.some((face) => this.shown.has(face));
    return (one.includes(this.face) && wasShown(other)) || (other.includes(this.face) && wasShown(one));
  }
}

rule(
  ["5.1", "8.2", "8.3", "C9", "C10"],
  "every judgement follows from the faces, targets and cancelled cards that all have seen",
  () => {
    let verdicts = 0;
    for (let seed = 0; seed < 240; seed++) {
      const listener = new Listener();
      follow(seed, (event) => listener.hear(event));
      verdicts += listener.verdicts;
    }
    expect(verdicts).toBeGreaterThan(500);
  },
);

rule(["1.2", "5.3", "7.3"], "favour never leaves 0 to 5, changes only as told, and 0 is the end", () => {
  for (let seed = 0; seed < 120; seed++) {
    let favour: number | undefined;
    const state = follow(seed, (event, now) => {
      if (event.type === "favour-changed") {
        expect(event.from).toBe(favour ?? event.from);
        favour = event.favour;
      }
      expect(now.favour >= 0 && now.favour <= 5).toBe(true);
      if (now.favour === 0 && event.type !== "favour-changed") expect(event.type).toBe("ended");
    });
    expect(state.favour).toBe(favour ?? state.favour);
  }
});

rule(["11.1", "C14"], "the score follows from the rounds, the petitioners, favour and boxes", () => {
  for (let seed = 0; seed < 120; seed++) {
    let told = -1;
    const state = follow(seed, (event) => void (event.type === "ended" && (told = event.score)));
    const rounds = state.past.map((round) => challenge(round.challenge).value * (round.belled ? 2 : 1));
    const boxes = state.ticks * { none: 0, silent: 1, eerie: 2 }[state.silence];
    const petitioners = indicesIn(state.summoned).map(valueOf);
    expect(told).toBe([...rounds, ...petitioners, state.favour, boxes].reduce((sum, part) => sum + part, 0));
    expect(new Set(state.past.map((round) => round.challenge)).size).toBe(state.past.length);
    expect(won(state)).toBe(won(state) && state.past.at(-1)!.challenge === SUCCESSION);
  }
});

rule(
  ["1.4", "3.1", "4.1", "4.4"],
  "no card is ever lost or doubled, the petitioner never acts, and nobody is left with an empty hand",
  () => {
    for (let seed = 0; seed < 120; seed++)
      follow(seed, (event, state) => {
        if (event.type === "revealed" || event.type === "second-laid") expect(event.card).not.toBe(petitionerOf(state));
        if (event.type !== "round-began" && event.type !== "judged") return;
        for (const { hand, under, discard, laid } of state.seats) {
          const cards = [...indicesIn(hand), ...indicesIn(under), ...discard, ...(laid === null ? [] : [laid])];
          expect(new Set(cards).size).toBe(cards.length);
          expect(cards.length).toBe(state.absent === null ? 12 : 11);
          expect(hand).not.toBe(0);
        }
      });
  },
);

const petitionerOf = (state: CouncilState): string | null => councilOf12.view(state, "public").petitioner;

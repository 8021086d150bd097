/** The Council of 12 bot: it solves and says so, leaves others alone, keeps the die where it belongs, and unites in the end. */
import { fastChance, type Seat } from "@tafelrunde/core";
import { challenge, type Character, councilOf12, type CouncilState, SUCCESSION } from "@tafelrunde/council-of-12";
import { describe, expect, test } from "vitest";
import { steps } from "../budget.ts";
import { ALL_CARDS, indexOf, maskOf } from "./cards.ts";
import { ordersOf } from "./chances.ts";
import { councillor } from "./councillor.ts";

interface Position {
  readonly challenge: number;
  readonly face: number;
  readonly petitioner?: Character;
  readonly favour?: number;
  /** By seat; with fewer hands than seats the last one is everybody's. */
  readonly hands: readonly string[];
  readonly silence?: CouncilState["silence"];
}

const words = (text: string): Character[] => text.split(" ") as Character[];

/** A council before its cards are laid; what is in no hand lies in the own discard pile, for all to remember. */
function council(seats: number, position: Position): CouncilState {
  const options = Object.fromEntries(Object.entries(councilOf12.options).map(([name, option]) => [name, option.default]));
  const state = councilOf12.setup({ ...options, silence: position.silence ?? "none" }, seats, { chance: fastChance(4) });
  const final = position.challenge === SUCCESSION;
  Object.assign(state, {
    challenge: position.challenge,
    targets: [...challenge(position.challenge).targets],
    face: position.face,
    shown: 1 << position.face,
    favour: position.favour ?? 3,
    petitioner: final ? null : indexOf(position.petitioner ?? "oracle"),
    challenges: final ? [] : [SUCCESSION, 14, 5, 7],
    start: ALL_CARDS,
    chair: null,
  });
  for (const [seat, own] of state.seats.entries()) {
    own.hand = maskOf(words(position.hands[seat] ?? position.hands.at(-1)!));
    own.under = 0;
    own.seen = ALL_CARDS & ~own.hand;
    own.discard = [...Array(12).keys()].filter((card) => (own.seen >> card) & 1);
  }
  return state;
}

const decide = (state: CouncilState, seat: Seat, seed = 7) =>
  councillor.decide(councilOf12.view(state, seat), seat, fastChance(seed), steps(50), []);
const wish = (state: CouncilState, seat: Seat): string => councilOf12.format(decide(state, seat).move);

function play(state: CouncilState, ...lines: readonly string[]): void {
  for (const line of lines) {
    const move = councilOf12.parse(line.slice(2))!;
    expect(councilOf12.refusal(state, Number(line[0]), move)).toBeUndefined();
    councilOf12.apply(state, Number(line[0]), move, { chance: fastChance(2) });
  }
}

/** Everybody acts until the next round begins or something else is to be decided; gives back what was done. */
function playRound(state: CouncilState): string[] {
  const done: string[] = [];
  const { round } = state;
  while (state.round === round && state.phase.type !== "over") {
    const seat = councilOf12.awaited!(state)[0]!;
    const { move } = decide(state, seat, 100 + done.length);
    done.push(`${seat} ${councilOf12.format(move)}`);
    councilOf12.apply(state, seat, move, { chance: fastChance(done.length) });
  }
  return done;
}

describe("laying", () => {
  test("the card that solves it, with the words that it does so alone", () => {
    const state = council(2, { challenge: 8, face: 5, favour: 1, hands: ["machine druid", "patient lady"] });
    expect(wish(state, 0)).toBe("lay machine alone");
  });

  test("nothing that spoils what another does alone", () => {
    const state = council(2, { challenge: 8, face: 5, hands: ["machine druid", "machine sorcerer patient"] });
    play(state, "0 lay machine alone");
    expect(wish(state, 1)).toBe("lay patient nothing");
  });

  test("a step that meets another's, if one is not enough", () => {
    const state = council(2, { challenge: 6, face: 8, hands: ["machine knight", "machine druid"] });
    play(state, "0 lay machine help");
    expect(wish(state, 1)).toBe("lay druid help");
  });

  test("without a word in a silent council", () => {
    for (const silence of ["silent", "eerie"] as const) {
      const state = council(2, { challenge: 8, face: 5, favour: 1, hands: ["machine druid", "patient lady"], silence });
      expect(wish(state, 0)).toBe("lay machine");
    }
  });
});

describe("carrying out", () => {
  test("the die stays on the target where it can", () => {
    const state = council(2, { challenge: 6, face: 12, hands: ["druid worker", "patient lady"] });
    play(state, "0 lay druid nothing", "1 lay patient nothing", "0 reveal");
    expect(wish(state, 0)).toBe("face 12");
  });

  test("the first step leads to where the other can finish", () => {
    const state = council(2, { challenge: 6, face: 8, hands: ["machine knight", "druid worker"] });
    play(state, "0 lay machine help", "1 lay druid help", "0 reveal");
    expect(wish(state, 0)).toBe("face 11");
  });

  test("in the second of two rounds Knight and Golem take the target that is met already, if the other one will do", () => {
    for (const [needed, face, card, choice] of [
      [1, 3, "knight", "target 1"],
      [0, 10, "golem", "target 2"],
    ] as const) {
      const state = council(2, { challenge: 21, face, hands: ["knight golem", "reverser patient"] });
      state.stage = { number: 2, needed };
      play(state, `0 lay ${card} nothing`, "1 lay reverser alone", "0 reveal");
      expect(wish(state, 0)).toBe(choice);
    }
  });

  test("and the target that is left, if only the new one can be met", () => {
    const state = council(2, { challenge: 21, face: 3, hands: ["knight golem", "patient druid"] });
    state.stage = { number: 2, needed: 1 };
    play(state, "0 lay knight help", "1 lay patient nothing", "0 reveal");
    expect(wish(state, 0)).toBe("target 2");
  });

  test("whoever laid first lets the Lady go first", () => {
    const state = council(2, { challenge: 8, face: 2, hands: ["patient machine", "lady knight"] });
    play(state, "0 lay patient nothing", "1 lay lady alone");
    expect(wish(state, 0)).toBe("wait");
  });

  test("or the Oracle, who could not be followed by a card that was carried out before", () => {
    const state = council(2, { challenge: 16, face: 8, petitioner: "machine", hands: ["worker druid", "oracle worker patient"] });
    play(state, "0 lay worker alone", "1 lay oracle nothing");
    expect(wish(state, 0)).toBe("wait");
  });

  test("not every order comes about by letting others go first", () => {
    const orders = ordersOf([0, 1, 2], [false, false, false]).map((order) => order.join(""));
    expect(orders.toSorted()).toEqual(["012", "021", "102", "120", "201"]);
  });
});

describe("deciding together", () => {
  const easy = { challenge: 8, face: 5, hands: ["machine druid", "patient machine"] };

  test("yes to bells if passing is sure, no with two favour and a hopeless challenge", () => {
    const good = council(2, { ...easy, favour: 4 });
    play(good, "0 propose bells");
    expect(wish(good, 1)).toBe("agree");
    const bad = council(2, { challenge: 24, face: 9, favour: 2, hands: ["golem machine", "golem machine"] });
    play(bad, "0 propose bells");
    expect(wish(bad, 1)).toBe("disagree");
  });

  test("no to a reward that takes the die from the target, yes to one that brings it there", () => {
    const state = council(2, { challenge: 8, face: 12, hands: ["patient oracle", "patient oracle"] });
    state.kept = [2];
    play(state, "0 propose tip 7");
    expect(wish(state, 1)).toBe("agree");
    const stuck = council(2, { challenge: 8, face: 7, hands: ["patient knight", "patient oracle"] });
    stuck.kept = [2];
    play(stuck, "0 propose tip 12");
    expect(wish(stuck, 1)).toBe("disagree");
  });

  test("no to a swap where only silence wins the month", () => {
    const answer = (game: CouncilState["game"]): string => {
      const state = council(2, { ...easy, silence: "eerie" });
      Object.assign(state, { game, kept: [18] });
      play(state, "0 lay machine", "1 lay patient", "0 propose swap 1");
      return wish(state, 1);
    };
    expect(answer("normal")).toBe("agree");
    expect(answer("december")).toBe("disagree");
  });

  test("it proposes, but does not insist: laying a card stays possible", () => {
    const state = council(2, { challenge: 8, face: 12, hands: ["patient oracle", "patient oracle"] });
    state.kept = [2];
    const { policy } = decide(state, 0);
    expect(policy.map(({ move }) => councilOf12.format(move))[0]).toBe("propose tip 7");
    expect(policy.some(({ move }) => move.type === "lay")).toBe(true);
  });
});

describe("before people", () => {
  const early = (state: CouncilState, seat: Seat, seed: number) =>
    councillor.early!(councilOf12.view(state, seat), seat, fastChance(seed), steps(50), []);
  const seeds = [...Array(12).keys()];

  test("it asks for a reward that helps, and for nothing else", () => {
    const stuck = council(2, { challenge: 8, face: 12, hands: ["patient oracle", "patient oracle"] });
    expect(seeds.map((seed) => early(stuck, 0, seed))).toEqual(seeds.map(() => undefined));
    stuck.kept = [2];
    const asked = seeds.flatMap((seed) => early(stuck, 0, seed) ?? []).map((move) => councilOf12.format(move));
    expect([...new Set(asked)]).toEqual(["propose tip 7"]);
  });

  test("it lays no card, and leaves it to them to answer", () => {
    const state = council(2, { challenge: 8, face: 5, hands: ["machine druid", "patient machine"] });
    state.kept = [2];
    play(state, "1 propose bells");
    expect(seeds.map((seed) => early(state, 0, seed))).toEqual(seeds.map(() => undefined));
  });
});

describe("the succession", () => {
  test.each([2, 3, 4])("all %i lay the character that all of them have", (seats) => {
    const hands = ["knight reverser golem", "druid reverser", "alchemist reverser knight", "lady knight reverser"];
    const state = council(seats, { challenge: SUCCESSION, face: 3, hands });
    playRound(state);
    expect(state.phase).toMatchObject({ type: "over", won: true, heir: indexOf("reverser") });
  });

  test("what somebody shows is followed, also by one who has laid another card", () => {
    const state = council(2, { challenge: SUCCESSION, face: 3, hands: ["knight reverser golem", "druid reverser knight"] });
    state.openSeats = [1];
    play(state, "0 lay knight", "1 lay reverser");
    expect(wish(state, 0)).toBe("lay reverser");
  });
});

describe.each(["none", "silent", "eerie"] as const)("a round, silence %s", (silence) => {
  test.each([2, 3, 4])("%i members pass what can be passed", (seats) => {
    const state = council(seats, { challenge: 7, face: 2, hands: ["worker machine druid patient lady"], silence });
    const done = playRound(state);
    expect(state.past.at(-1)?.passed, done.join(", ")).toBe(true);
    expect(state.ticks).toBe(silence === "none" ? 0 : 1);
  });
});

test("decides the same for the same view and luck, whatever is hidden", () => {
  const decisions = (["machine", "parasite"] as const).map((card) => {
    const state = council(2, { challenge: 24, face: 9, hands: ["machine parasite golem", "golem machine worker"] });
    play(state, `0 lay ${card} help`);
    return decide(state, 1);
  });
  expect(decisions[1]).toEqual(decisions[0]);
});

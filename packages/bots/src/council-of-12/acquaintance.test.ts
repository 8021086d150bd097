/** Knowing the others: what was public is put together again exactly, and people are soon told from those who keep to the plan. */
import { fastChance, Runner, type Seat } from "@tafelrunde/core";
import { councilOf12, type CouncilView, type Move, SUCCESSION } from "@tafelrunde/council-of-12";
import { expect, test } from "vitest";
import { steps } from "../budget.ts";
import { companyOf } from "./acquaintance.ts";
import { isAmongPeople } from "./company.ts";
import { councillor } from "./councillor.ts";
import { layingsOf } from "./recall.ts";

const STANDARD = Object.fromEntries(Object.entries(councilOf12.options).map(([name, option]) => [name, option.default]));

const convene = (game: string, seatCount: number, seed: number) =>
  new Runner(councilOf12, {
    options: { ...STANDARD, game, silence: game === "december" ? "eerie" : "none" },
    seatCount,
    chance: fastChance(seed),
  });

/** What a seat says of itself and the others, as far as all know it; the order of what was seen does not matter. */
const publicIn = ({ favour, face, shown, targets, stage, needed, order, chair, ...view }: CouncilView) => ({
  table: { favour, face, targets, stage, needed, order, chair },
  rounds: { challenge: view.challenge, petitioner: view.petitioner, left: view.challengesLeft },
  past: view.past.map(({ belled: _belled, ...round }) => round),
  shown: shown.toSorted((one, other) => one - other),
  seats: view.seats.map(({ ready: _ready, waited: _waited, memory, ...rest }) => ({
    ...rest,
    seen: memory!.seen.toSorted(),
    unseen: memory!.unseen,
  })),
});

test.each([2, 3, 4])("%i seats: what was public when each card was laid can be recalled from what was told", (seats) => {
  for (const game of ["normal", "march", "september", "november", "december"]) {
    const runner = convene(game, seats, seats);
    const chance = fastChance(9);
    const seen: { seat: Seat; view: CouncilView }[] = [];
    for (let awaited = runner.awaited(); awaited.length > 0; awaited = runner.awaited()) {
      const seat = chance.pick(awaited);
      const move = chance.pick(runner.moves(seat));
      const { view } = runner.update(seat);
      const lays = move.type === "lay" && view.phase === "lay" && view.own!.laid === null;
      if (lays && view.challenge !== SUCCESSION) seen.push({ seat, view });
      runner.play(seat, move);
    }
    const { view, events } = runner.update(0, -1);
    const recalled = layingsOf(view, events);
    expect(recalled.map(({ seat }) => seat)).toEqual(seen.map(({ seat }) => seat));
    expect(recalled.map(({ before }) => publicIn(before))).toEqual(seen.map((one) => publicIn(one.view)));
  }
});

/** The other one lays any card, without a word. */
const quiet = (moves: readonly Move[]): Move =>
  moves.find(({ type }) => type === "reveal" || type === "disagree" || type === "pay") ??
  moves.find((move) => move.type === "lay" && move.say === "mute") ??
  moves[0]!;

/** The council at the beginning of its third round; seat 1 is a bot, or says nothing. */
function acquainted(game: string, other: "bot" | "quiet"): Runner<unknown, Move, never, CouncilView> {
  const runner = convene(game, 2, 5);
  const luck = fastChance(3);
  for (let [seat] = runner.awaited(); seat !== undefined; [seat] = runner.awaited()) {
    const { view, events } = runner.update(seat, -1);
    if (view.round === 3) return runner as never;
    const bot = seat === 0 || other === "bot";
    runner.play(seat, bot ? councillor.decide(view, seat, luck, steps(50), events).move : quiet(runner.moves(seat)));
  }
  throw new Error("the council was over too soon");
}

test.each(["normal", "december"])("%s: who keeps to the plan is known by it", (game) => {
  const { view, events } = acquainted(game, "bot").update(0, -1);
  const company = companyOf({ view, seat: 0, told: events, budget: steps(50) });
  expect(company.people[1]).toBeLessThan(0.1);
});

test("somebody who says nothing is a person: the bot is quiet first, and speaks when all cards lie", () => {
  const runner = acquainted("normal", "quiet");
  const decide = () => {
    const { view, events } = runner.update(0, -1);
    return councillor.decide(view, 0, fastChance(1), steps(50), events);
  };
  const { view, events } = runner.update(0, -1);
  expect(isAmongPeople(companyOf({ view, seat: 0, told: events, budget: steps(50) }), 0)).toBe(true);
  const laid = decide()
    .policy.map(({ move }) => move)
    .find(({ type }) => type === "lay");
  expect(laid).toMatchObject({ type: "lay", say: "mute" });
  runner.play(0, laid);
  runner.play(1, quiet(runner.moves(1)));
  expect(["lay", "say"]).toContain(decide().move.type);
  runner.play(0, decide().move);
  expect(["reveal", "wait"]).toContain(decide().move.type);
});

test("a card that does better before a person's is turned up before theirs, and never before a bot's", () => {
  const wentFirst = (other: "bot" | "quiet"): number => {
    let count = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const runner = convene("normal", 2, seed);
      const luck = fastChance(seed);
      for (let awaited = runner.awaited(); awaited.length > 0; awaited = runner.awaited()) {
        const seat = awaited.includes(0) ? 0 : 1;
        const { view, events } = runner.update(1, -1);
        const reveals = view.own!.laid !== null && seat === 0 && view.order.length === 2;
        const early = reveals ? councillor.early!(view, 1, luck, steps(50), events) : undefined;
        if (early?.type === "reveal") count++;
        const { view: theirs, events: told } = runner.update(seat, -1);
        const bot = seat === 1 || other === "bot";
        const move = bot ? councillor.decide(theirs, seat, luck, steps(50), told).move : quiet(runner.moves(seat));
        if (early) runner.play(1, early);
        else runner.play(seat, move);
      }
    }
    return count;
  };
  expect(wentFirst("quiet")).toBeGreaterThan(2);
  expect(wentFirst("bot")).toBeLessThan(2);
});

test("who lays before it is their turn is a person: bots wait for people, and then go from the lowest seat", () => {
  const beliefs = ([0, 1] as const).map((first) => {
    const runner = convene("normal", 2, 5);
    runner.play(first, quiet(runner.moves(first)));
    const me = 1 - first;
    const { view, events } = runner.update(me, -1);
    return companyOf({ view, seat: me, told: events, budget: steps(50) }).people[first]!;
  });
  expect(beliefs[1]).toBeGreaterThan(0.99);
  expect(beliefs[0]).toBeLessThan(beliefs[1]!);
});

test("who asks for something or lays a card before a lower seat knows from then on that a person was awaited", () => {
  for (const [game, type] of [
    ["july", "propose"],
    ["normal", "lay"],
  ] as const) {
    const runner = convene(game, 2, 5);
    const known = (): number => {
      const { view, events } = runner.update(1, -1);
      return companyOf({ view, seat: 1, told: events, budget: steps(50) }).people[0]!;
    };
    expect(known()).toBeLessThan(0.9);
    runner.play(
      1,
      runner.moves(1).find((move) => move.type === type)!,
    );
    expect(known()).toBeGreaterThan(0.99);
  }
});

test("in an eerily silent council of two a card lies at once where that shows that the other one is a person", () => {
  const early = (game: string, seat: number): string | undefined => {
    const { view, events } = convene(game, 2, 8).update(seat, -1);
    return councillor.early!(view, seat, fastChance(1), steps(50), events)?.type;
  };
  expect(early("december", 1)).toBe("lay");
  expect(early("december", 0)).toBeUndefined();
  expect(early("normal", 1)).toBeUndefined();
});

test("people are taken for careless until their cards tell otherwise, and one card may tell much", () => {
  const carelessAfter = (at: number | undefined): number => {
    const runner = convene("normal", 2, 4);
    if (at !== undefined) {
      runner.play(1, runner.moves(1).filter((move) => move.type === "lay" && move.say === "mute")[at]!);
      runner.play(0, quiet(runner.moves(0)));
      runner.play(1, { type: "reveal" });
    }
    const { view, events } = runner.update(0, -1);
    return companyOf({ view, seat: 0, told: events, budget: steps(50) }).careless;
  };
  const stranger = carelessAfter(undefined);
  expect(stranger).toBeGreaterThan(0.5);
  const after = [0, 1, 2, 3, 4].map(carelessAfter);
  expect(Math.max(...after)).toBeGreaterThan(stranger);
  expect(Math.min(...after)).toBeLessThan(0.15);
});

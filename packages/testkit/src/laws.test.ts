/** Every law can fail: the toy game obeys them all, and each broken toy is caught by the law it breaks. */
import type { Game } from "@tafelrunde/core";
import { expect, test } from "vitest";
import { conform } from "./conform.ts";
import { faultFound, type LawName, laws } from "./judge.ts";
import { toy, type ToyEvent, toyImagine, type ToyMove, toyMoves, type ToyState, type ToyView } from "./toy/toy.ts";
import { toyConformance } from "./toy/toy-conformance.ts";

conform(toyConformance, 40);

type Toy = Game<ToyState, ToyMove, ToyEvent, ToyView>;

/** A die is rolled, told and forgotten before the move is made. */
const rollingFirst: Toy["apply"] = (state, seat, move, context) => {
  const to = context.chance.roll(6);
  context.emit?.({ type: "counted", to });
  toy.apply(state, seat, move, context);
};

test("a die that all are told of and that leaves no trace is no secret", () => {
  const spec = { ...toyConformance, game: { ...toy, apply: rollingFirst } };
  const law = "telling law: of luck, everybody is told what they see, and no more";
  expect(faultFound(law, spec, { runs: 100, walk: 20 })).toBeUndefined();
});

/** The toy with one fault, and the laws that must find it. */
const faults: readonly { readonly name: string; readonly fault: Partial<Toy>; readonly caughtBy: readonly LawName[] }[] = [
  {
    name: "a view shows another seat's secret",
    fault: { view: (state, viewer) => ({ ...toy.view(state, viewer), counted: state.secrets[0]! }) },
    caughtBy: ["leak law: what a viewer cannot know changes nothing they see"],
  },
  {
    name: "a view shows a sealed bid",
    fault: {
      view: (state, viewer) => ({ ...toy.view(state, viewer), seats: state.bids.map((bid) => ({ hasBid: bid > 0, bid })) }),
    },
    caughtBy: [
      "leak law: what a viewer cannot know changes nothing they see",
      "disguise law: others cannot tell a sealed choice from another",
    ],
  },
  {
    name: "an event shows a sealed bid",
    fault: { witness: (event, viewer) => (event.type === "bid" ? event : toy.witness(event, viewer)) },
    caughtBy: ["disguise law: others cannot tell a sealed choice from another"],
  },
  {
    name: "an event of the set-up shows every seat what was dealt to the others",
    fault: {
      witness: (event, viewer) => (event.type === "dealt" && viewer !== "public" ? event : toy.witness(event, viewer)),
    },
    caughtBy: ["telling law: of luck, everybody is told what they see, and no more"],
  },
  {
    name: "an event of the set-up shows everybody what was dealt",
    fault: { witness: (event, viewer) => (event.type === "dealt" ? event : toy.witness(event, viewer)) },
    caughtBy: ["telling law: of luck, everybody is told what they see, and no more"],
  },
  {
    name: "an event of a move shows everybody what was drawn in secret",
    fault: { witness: (event, viewer) => (event.type === "stopped" ? event : toy.witness(event, viewer)) },
    caughtBy: ["telling law: of luck, everybody is told what they see, and no more"],
  },
  {
    name: "a view shows what was drawn and nobody was told",
    fault: {
      view: (state, viewer) => ({
        ...toy.view(state, viewer),
        counted: state.phase === "bid" ? state.secrets[0]! : state.counted,
      }),
    },
    caughtBy: ["telling law: of luck, everybody is told what they see, and no more"],
  },
  {
    name: "a seat alone is told of a die that leaves no trace",
    fault: {
      apply: rollingFirst,
      witness: (event, viewer) =>
        event.type === "counted" && viewer !== 1 ? { type: "counted", to: 0 } : toy.witness(event, viewer),
    },
    caughtBy: ["telling law: of luck, everybody is told what they see, and no more"],
  },
  {
    name: "a seat is not told what it was dealt",
    fault: { witness: (event, viewer) => (event.type === "dealt" ? undefined : toy.witness(event, viewer)) },
    caughtBy: ["telling law: of luck, everybody is told what they see, and no more"],
  },
  {
    name: "a seat does not hear what is no secret",
    fault: { witness: (event, viewer) => (event.type === "counted" && viewer === 1 ? undefined : toy.witness(event, viewer)) },
    caughtBy: ["an event that is not declared secret is told whole to all"],
  },
  {
    name: "a refusal hints at another seat's secret",
    fault: {
      refusal: (state, seat, move) => {
        const refused = toy.refusal(state, seat, move);
        return refused && { ...refused, code: state.secrets.some((secret) => secret > 5) ? "high" : "low" };
      },
    },
    caughtBy: ["leak law: what a viewer cannot know changes nothing they see"],
  },
  {
    name: "moves depend on another seat's secret",
    fault: { moves: (state, seat) => (state.secrets.at(-1)! > 5 ? toyMoves(state, seat) : toyMoves(state, seat).toReversed()) },
    caughtBy: [
      "leak law: what a viewer cannot know changes nothing they see",
      "sufficiency law: a view is enough to imagine the same view",
    ],
  },
  {
    name: "imagine forgets the viewer's own bid",
    fault: { imagine: (view, chance) => ({ ...toyImagine(view, chance), bids: view.seats.map(() => 0) }) },
    caughtBy: ["sufficiency law: a view is enough to imagine the same view"],
  },
  {
    name: "a view is part of the state, and changes with it",
    fault: { view: (state, viewer) => ({ ...toy.view(state, viewer), seats: state.bids as never }) },
    caughtBy: ["a view and what changed in it give the next view"],
  },
  {
    name: "a view leaves out the count",
    fault: { view: (state, viewer) => ({ ...toy.view(state, viewer), counted: 0 }) },
    caughtBy: ["sufficiency law: a view is enough to imagine the same view"],
  },
  {
    name: "a state holds a field that JSON drops",
    fault: { setup: (...given) => ({ ...toy.setup(...given), extra: undefined }) as ToyState },
    caughtBy: ["everything survives JSON"],
  },
  {
    name: "an actor without moves",
    fault: { actors: (state) => (state.phase === "over" ? [] : [...state.bids.keys()]) },
    caughtBy: ["actors are exactly the seats with legal moves"],
  },
  {
    name: "nobody is awaited although somebody can act",
    fault: { awaited: () => [] },
    caughtBy: ["actors are exactly the seats with legal moves"],
  },
  {
    name: "somebody is awaited who cannot act",
    fault: { awaited: (state) => [...state.bids.keys()] },
    caughtBy: ["actors are exactly the seats with legal moves"],
  },
  {
    name: "two moves with one text",
    fault: { format: (move) => move.type },
    caughtBy: ["move text is unique and reads back"],
  },
  {
    name: "an illegal move is accepted",
    fault: { refusal: (state, seat, move) => (move === null ? undefined : toy.refusal(state, seat, move)) },
    caughtBy: ["every listed move is accepted, every corrupted one refused"],
  },
  {
    name: "a refusal points to no paragraph",
    fault: {
      refusal: (...asked) => {
        const refused = toy.refusal(...asked);
        return refused && { ...refused, rule: "99" };
      },
    },
    caughtBy: ["every listed move is accepted, every corrupted one refused"],
  },
  {
    name: "the first to bid gets the bonus",
    fault: {
      apply(state, seat, move, context) {
        if (move.type === "bid" && !state.bids.some((bid) => bid > 0)) state.counted = 10 + seat;
        toy.apply(state, seat, move, context);
      },
    },
    caughtBy: ["the order of simultaneous moves does not matter"],
  },
  {
    name: "luck of its own",
    fault: {
      apply(state, seat, move, context) {
        toy.apply(state, seat, move, context);
        if (state.phase === "over") state.bonus = Math.random();
      },
    },
    caughtBy: ["same seed, same bytes", "a replayed record equals the live match"],
  },
  {
    name: "a game without end",
    fault: { moves: (_, seat) => (seat === 0 ? [{ type: "count" }] : []), outcome: () => undefined },
    caughtBy: ["every game ends, and its outcome ranks every seat once"],
  },
  {
    name: "two winners and a second place",
    fault: {
      outcome: (state) => (state.phase === "over" ? { type: "ranked", places: [1, 1, 2], scores: [...state.bids] } : undefined),
    },
    caughtBy: ["every game ends, and its outcome ranks every seat once"],
  },
  {
    name: "a clone that shares its bids",
    fault: { clone: (state) => ({ ...state, secrets: [...state.secrets] }) },
    caughtBy: ["a clone shares nothing"],
  },
  {
    name: "luck in a move that can be taken back",
    fault: {
      apply(state, seat, move, context) {
        if (move.type === "count") context.chance.roll(6);
        toy.apply(state, seat, move, context);
      },
    },
    caughtBy: ["a takeback restores every view"],
  },
];

for (const { name, fault, caughtBy } of faults)
  for (const law of caughtBy)
    test(`${name}: caught by «${law}»`, () => {
      const broken = { ...toyConformance, game: { ...toy, ...fault } };
      expect(faultFound(law, broken, { runs: 300, walk: 20, seed: 7 })).toBeDefined();
    });

test("every law is broken by some fault", () => {
  expect(new Set(faults.flatMap((fault) => fault.caughtBy))).toEqual(new Set(Object.keys(laws)));
});

/** Paragraphs 12.1 and 12.2: what is secret, and what lies open. */
import { bySeat, fastChance, type Viewer } from "@tafelrunde/core";
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { type CouncilEvent, councilOf12, type CouncilState, SUCCESSION } from "../src/index.ts";
import { agreed, convene, discardOf, elect, handOf, idleRound, lay, movesOf, type Position, table, the } from "./positions.ts";

/** Everything a viewer gets, to the byte. */
const seenBy = (state: CouncilState, events: readonly CouncilEvent[], viewer: Viewer): string =>
  JSON.stringify([councilOf12.view(state, viewer), events.map((event) => councilOf12.witness(event, viewer))]);

/** The same moves at different tables: these viewers cannot tell them apart, all others can. */
function alike(tables: readonly { position: Position; moves: readonly string[] }[], blind: readonly Viewer[], seats = 3): void {
  const games = tables.map(({ position, moves }) => {
    const { state, play } = table(seats, position);
    return { state, events: play(...moves) };
  });
  for (const viewer of [...Array.from({ length: seats }, (_, seat) => seat), "public"] as Viewer[]) {
    const seen = new Set(games.map(({ state, events }) => seenBy(state, events, viewer)));
    expect(seen.size, `viewer ${viewer}`).toBe(blind.includes(viewer) ? 1 : games.length);
  }
}

rule("12.1", "nobody else sees a hand, or what lies under an overview, only how much", () => {
  const hands = ["golem knight druid", "lady oracle machine"];
  alike(
    hands.map((hand) => ({ position: { hands: [hand] }, moves: [] })),
    [1, 2, "public"],
  );
  const view = councilOf12.view(table(3, { hands: [hands[0]!] }).state, 1);
  expect([bySeat(view.seats, 0).handSize, bySeat(view.seats, 0).underSize]).toEqual([3, 9]);
  expect(JSON.stringify(view.seats[0])).not.toContain("golem");
});

rule("12.1", "nobody else sees a card laid face down, changed or not", () => {
  alike(
    ["golem", "knight"].map((card) => ({ position: {}, moves: [`0 lay ${card} help`] })),
    [1, 2, "public"],
  );
  alike(
    ["golem", "knight"].map((card) => ({ position: {}, moves: ["0 lay druid", `0 lay ${card}`] })),
    [1, 2, "public"],
  );
});

rule(["12.1", "12.3"], "without the memory aid not even the owner sees in which order they lie", () => {
  const position = { options: { memory: false } };
  const piles = ["golem knight druid lady", "knight golem druid lady"].map((pile) => ({ ...position, discards: [pile] }));
  alike(
    piles.map((pile) => ({ position: pile, moves: [] })),
    [0, 1, 2, "public"],
  );
  const view = councilOf12.view(table(3, piles[0]).state, 0);
  expect(view.own!.discard).toEqual(["druid", "golem", "knight", "lady"]);
  const worlds = Array.from({ length: 60 }, (_, seed) => discardOf(councilOf12.imagine(view, fastChance(seed)), 0));
  expect(new Set(worlds.map((pile) => pile.join(" "))).size).toBe(6);
  for (const pile of worlds) expect(pile.at(-1)).toBe("lady");
});

rule(["12.1", "12.2"], "with it the owner sees the order, and so does whoever imagines a world from that view", () => {
  const { state } = table(3, { discards: ["knight golem druid lady"] });
  const view = councilOf12.view(state, 0);
  expect(view.own!.discard).toEqual(["knight", "golem", "druid", "lady"]);
  for (let seed = 0; seed < 10; seed++)
    expect(discardOf(councilOf12.imagine(view, fastChance(seed)), 0)).toEqual(view.own!.discard);
});

rule("12.1", "nobody sees the cards of a discard pile below the top but its owner", () => {
  alike(
    ["golem knight lady", "knight golem lady"].map((pile) => ({ position: { discards: [pile] }, moves: [] })),
    [1, 2, "public"],
  );
  expect(councilOf12.view(table(3, { discards: ["golem knight lady"] }).state, 0).own!.discard).toEqual([
    "golem",
    "knight",
    "lady",
  ]);
});

rule(["12.1", "6.5"], "nobody sees which hidden card the Patient One takes, also with the memory aid", () => {
  for (const memory of [true, false])
    alike(
      ["golem", "knight"].map((card) => ({
        position: { options: { memory }, discards: ["golem knight lady"] },
        moves: [...lay("patient", "druid", "druid"), "0 reveal", `0 take ${card}`],
      })),
      [1, 2, "public"],
    );
});

rule(["12.1", "5.2"], "nor which card is recovered from below the top, nor what is learnt", () => {
  alike(
    ["golem", "knight"].map((card) => ({
      position: { challenge: 15, face: 4, discards: ["golem knight lady"] },
      moves: [...idleRound(3), `0 take ${card}`],
    })),
    [1, 2, "public"],
  );
  alike(
    ["lady", "knight"].map((card) => ({
      position: { challenge: 26, face: 4, hands: ["golem machine druid"] },
      moves: [...idleRound(3), ...agreed(3, "train 0"), `0 learn ${card}`],
    })),
    [1, 2, "public"],
  );
});

rule("12.1", "nobody sees the piles: other petitioners and other challenges to come look the same to all", () => {
  alike(
    [
      { position: { next: [14, 5], callers: "druid lady" }, moves: [] },
      { position: { next: [22, 36], callers: "golem knight" }, moves: [] },
    ],
    [0, 1, 2, "public"],
  );
});

rule("12.1", "who the two hidden petitioners are is not told before the end", () => {
  const { state } = convene(3);
  for (const viewer of [0, 1, 2, "public"] as const) expect(councilOf12.view(state, viewer).summoned).toBeNull();
  const over = table(3, { challenge: SUCCESSION });
  over.play(...elect("lady", "lady", "lady"));
  expect(councilOf12.view(over.state, "public").summoned).toHaveLength(7);
});

rule("12.1", "what I may do does not depend on what others hold", () => {
  const tables = ["golem druid", "golem knight"].map((hand) => {
    const council = table(3, { kept: [18], petitioner: "druid", hands: [hand, "golem lady machine"] });
    council.play(...lay("golem", "lady", "oracle"));
    return council;
  });
  expect(movesOf(tables[0]!.state, 1)).toEqual(movesOf(tables[1]!.state, 1));
  expect(movesOf(tables[0]!.state, 1)).toContain("propose swap 0");
});

rule("12.2", "die, favour, challenge, petitioner, bells, rewards and rounds are the same for all", () => {
  const { state, play } = table(4, {
    chair: 1,
    kept: [2, 18],
    past: [{ challenge: 8, petitioner: 3, belled: true, passed: true }],
  });
  play(...agreed(4, "bells"), "1 lay golem", "0 lay knight nothing");
  const shared = (viewer: Viewer): unknown => {
    const { own, viewer: _, ...rest } = councilOf12.view(state, viewer);
    expect(own === null).toBe(viewer === "public");
    return rest;
  };
  for (const viewer of [0, 1, 2, 3] as const) expect(shared(viewer)).toEqual(shared("public"));
  expect(shared("public")).toMatchObject({
    face: 6,
    favour: 2,
    challenge: 7,
    petitioner: "reverser",
    belled: true,
    kept: [2, 18],
    chair: 1,
  });
  expect(councilOf12.view(state, "public").seats[0]).toEqual({
    handSize: 11,
    underSize: 0,
    discardSize: 0,
    discardTop: null,
    hasLaid: true,
    open: null,
    said: "nothing",
    named: null,
    waited: false,
    ready: false,
    memory: { seen: [], unseen: 0 },
  });
});

rule("12.2", "my own cards are all mine to see", () => {
  const { state, play } = table(2, { hands: ["golem knight druid"], discards: ["lady"] });
  play("0 lay golem");
  const { own } = councilOf12.view(state, 0);
  expect([own!.hand, own!.discard, own!.laid, own!.under.length]).toEqual([["druid", "knight"], ["lady"], "golem", 8]);
});

rule("12.2", "revealed, renewed, discarded, cancelled and second cards are seen by all", () => {
  const { play } = table(2, { rolls: [5] });
  const events = play(...lay("oracle", "druid"), "0 reveal", "0 second golem", "1 reveal", "1 face 6");
  for (const event of events.filter(({ type }) => type !== "laid"))
    for (const viewer of [0, 1, "public"] as const) expect(councilOf12.witness(event, viewer)).toEqual(event);
});

rule(["12.2", "5.3"], "what a rewind put back can be looked up, challenge and petitioner", () => {
  const past = [
    { challenge: 8, petitioner: 3, belled: false, passed: true },
    { challenge: 9, petitioner: 5, belled: false, passed: true },
  ];
  const { state, play } = table(3, { challenge: 29, face: 1, past });
  const events = play(...idleRound(3));
  expect(the(events, "rewound")).toEqual({ type: "rewound", challenge: 9, petitioner: "golem" });
  expect([state.challenge, state.petitioner, state.past.length]).toEqual([9, 5, 2]);
});

rule(["12.2", "5.3", "5.6"], "what SCOUT has shown can be looked up also once a rewind has put something on top of it", () => {
  const past = [{ challenge: 9, petitioner: 5, belled: false, passed: true }];
  const { state, play } = table(3, { challenge: 29, face: 1, past, kept: [13], next: [14, 5], callers: "druid lady" });
  play(...agreed(3, "scout"), ...idleRound(3));
  for (const viewer of [0, 1, 2, "public"] as const) {
    const { challenge, petitioner, nextChallenges, nextPetitioners } = councilOf12.view(state, viewer);
    expect([challenge, petitioner, nextChallenges, nextPetitioners]).toEqual([9, "golem", [14], ["druid"]]);
  }
  play(...idleRound(3, "knight"));
  const { challenge, nextChallenges, nextPetitioners } = councilOf12.view(state, 0);
  expect([challenge, nextChallenges, nextPetitioners]).toEqual([14, [], []]);
});

rule(["12.1", "12.2"], "a world imagined from a view holds my cards as they are and others' in the same sizes", () => {
  const { state, play } = table(3, { hands: ["golem knight druid", "lady oracle machine"], discards: ["worker lady", "druid"] });
  play("1 lay oracle");
  for (let seed = 0; seed < 20; seed++) {
    const world = councilOf12.imagine(councilOf12.view(state, 0), fastChance(seed));
    expect([handOf(world, 0), handOf(world, 1).length]).toEqual([handOf(state, 0), 2]);
    expect(councilOf12.view(world, 0)).toEqual(councilOf12.view(state, 0));
    expect(bySeat(world.seats, 1).laid).not.toBe(world.petitioner);
  }
});

rule(
  ["12.1", "1.5"],
  "imagined piles are ones that could be: in a normal game four easy, two medium, one hard, in any order",
  () => {
    const { state } = convene(3);
    const nexts = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const world = councilOf12.imagine(councilOf12.view(state, 0), fastChance(seed));
      const seven = [world.challenge, ...world.challenges.slice(1)];
      const sizes = [
        seven.filter((one) => one <= 20),
        seven.filter((one) => one > 20 && one < 30),
        seven.filter((one) => one >= 30),
      ];
      expect(sizes.map((group) => group.length)).toEqual([4, 2, 1]);
      nexts.add(Math.ceil(Math.max(0, world.challenges.at(-1)! - 20) / 9));
    }
    expect(nexts.size).toBe(3);
  },
);

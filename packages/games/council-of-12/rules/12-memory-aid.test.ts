/** Paragraph 12.3: the memory aid shows what could be remembered, and nothing else. */
import { bySeat, fastChance } from "@tafelrunde/core";
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { type CouncilEvent, councilOf12, type CouncilState } from "../src/index.ts";
import { convene, idleRound, lay, table } from "./positions.ts";

const OFTEN_BACK = ["worker", "lady", "oracle", "patient", "golem", "knight", "machine"];
const BACK_AGAIN = ["5", "13", "15", "17", "19", "26", "29"];

rule("12.3", "the memory aid lists what was discarded since the last renewal", () => {
  const { state, play } = table(3, { discards: ["golem knight"] });
  play(...idleRound(3));
  for (const viewer of [0, 1, "public"] as const)
    expect(bySeat(councilOf12.view(state, viewer).seats, 0).memory).toEqual({ seen: ["golem", "machine", "knight"], unseen: 0 });
});

rule("12.3", "renewing leaves the one card that was put down", () => {
  const { state, play } = table(3, { face: 1, hands: ["golem machine"], discards: ["druid lady knight"] });
  play(...idleRound(3));
  expect(bySeat(councilOf12.view(state, 1).seats, 0).memory).toEqual({ seen: ["golem"], unseen: 0 });
});

rule("12.3", "a card taken from the top leaves the list; one from below is only counted, until it is seen again", () => {
  const memory = (state: CouncilState): unknown => bySeat(councilOf12.view(state, 1).seats, 0).memory;
  const top = table(2, { discards: ["golem knight"] });
  top.play(...lay("patient", "druid"), "0 reveal", "0 take knight");
  expect(memory(top.state)).toEqual({ seen: ["patient", "golem"], unseen: 0 });
  const below = table(2, { discards: ["golem knight"], next: [7, 7] });
  below.play(...lay("patient", "druid"), "0 reveal", "0 take golem");
  expect(memory(below.state)).toEqual({ seen: ["patient", "golem", "knight"], unseen: 1 });
  below.play("1 reveal", "1 face 7", ...lay("golem", "machine"), "0 reveal");
  expect(memory(below.state)).toEqual({ seen: ["patient", "golem", "knight"], unseen: 0 });
});

rule("12.3", "in a whole game the list and the pile always agree: as many as were discarded, less those taken unseen", () => {
  for (let seed = 0; seed < 40; seed++) {
    const chance = fastChance(seed);
    const { state } = convene(2 + (seed % 3), { game: "chosen", petitioners: OFTEN_BACK, challenges: BACK_AGAIN }, seed);
    for (let actors = councilOf12.actors(state); actors.length > 0; actors = councilOf12.actors(state)) {
      const seat = chance.pick(actors);
      councilOf12.apply(state, seat, chance.pick(councilOf12.moves(state, seat)), { chance });
      for (const { memory, discardSize, discardTop } of councilOf12.view(state, "public").seats) {
        expect(memory!.seen.length - memory!.unseen).toBe(discardSize);
        if (discardTop !== null) expect(memory!.seen).toContain(discardTop);
      }
    }
  }
});

/** Everything that is told in some whole games. */
function toldWith(memory: boolean): CouncilEvent[] {
  const told: CouncilEvent[] = [];
  for (let seed = 0; seed < 40; seed++) {
    const chance = fastChance(seed);
    const options = { game: "chosen", petitioners: OFTEN_BACK, challenges: BACK_AGAIN, memory };
    const { state, events } = convene(2 + (seed % 3), options, seed);
    told.push(...events);
    state.kept = [23];
    if (seed % 2 === 0) state.challenges.splice(1); // Few random councils would live to see the succession.
    for (let actors = councilOf12.actors(state); actors.length > 0; actors = councilOf12.actors(state)) {
      const seat = chance.pick(actors);
      const move = chance.pick(councilOf12.moves(state, seat));
      councilOf12.apply(state, seat, move, { chance, emit: (event) => void told.push(event) });
    }
  }
  return told;
}

const NAMING: readonly CouncilEvent["type"][] = [
  "renewed",
  "laid",
  "named",
  "revealed",
  "cancelled",
  "idle",
  "turned",
  "target-replaced",
  "took",
  "second-laid",
  "discarded",
  "learnt",
  "succession",
];

rule("12.3", "without it every event that names a card is fleeting, and no other is", () => {
  const told = toldWith(false);
  const types = (fleeting: boolean): string[] => [
    ...new Set(told.filter((event) => (event.fleeting ?? false) === fleeting).map(({ type }) => type)),
  ];
  expect(types(true).toSorted()).toEqual(NAMING.toSorted());
  expect(types(false).filter((type) => NAMING.some((naming) => naming === type))).toEqual([]);
});

rule("12.3", "with it nothing is fleeting", () => {
  for (const event of toldWith(true)) expect(event).not.toHaveProperty("fleeting");
});

rule("12.3", "whoever does not see the card is told what anybody may keep", () => {
  const { play } = table(3, { options: { memory: false } });
  const [laid] = play("0 lay golem");
  expect(councilOf12.witness(laid!, 0)).toMatchObject({ card: "golem", fleeting: true });
  expect(councilOf12.witness(laid!, 1)).toEqual({ type: "laid", seat: 0, open: false, changed: false, say: "mute" });
});

rule("12.3", "without it nothing of this is shown", () => {
  const { state, play } = table(3, { options: { memory: false }, discards: ["golem knight"] });
  play(...idleRound(3));
  for (const viewer of [0, 1, 2, "public"] as const)
    for (const seat of councilOf12.view(state, viewer).seats) expect(seat.memory).toBeNull();
});

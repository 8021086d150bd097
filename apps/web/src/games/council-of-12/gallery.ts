/** What the gallery draws of Council of 12: every kind of decision once, then what is long or crowded. */
import { type CouncilEvent, type CouncilState, SUCCESSION } from "@tafelrunde/council-of-12";
import type { GalleryState } from "../../gallery/states.ts";
import { PAST, planted, type Position } from "./gallery-table.ts";

type State = GalleryState<CouncilState, CouncilEvent>;

const LONG = [
  "Maximilian-Alexander von Hohen",
  "Frederike Charlotte Wiesenthal",
  "Bartholomäus zu Guttenbergern",
  "Anna-Magdalena Schlierenkamp",
];
const FULL = "worker druid lady patient golem sorcerer machine knight";

function draw(name: string, decision: string | null, position: Position, more: Partial<State> = {}): State {
  return { name, decision, seat: 0, make: () => planted(position), ...more };
}

/** The viewer reveals this card first and has to choose what it does; the other lays the Parasite. */
const acting = (card: string, position: Partial<Position> = {}): Position => ({
  seats: 2,
  ...position,
  hand: `${card} parasite druid`,
  moves: [`0 lay ${card} help`, "1 lay parasite help", "0 reveal"],
});

const ALL_DOWN = ["0 lay knight", "1 lay sorcerer help", "2 lay machine nothing"];
/** Tip, roll, open, turn, scout, swap, shield, counsel. */
const REWARDS = [2, 4, 11, 12, 13, 18, 19, 23];
/** One more than fit side by side. */
const FIVE = REWARDS.slice(0, 5);

const decisions: readonly State[] = [
  draw("lay", "lay", { seats: 3 }, { touches: ["[data-hand=knight]"] }),
  draw("lay-say", "say with a card", { seats: 4, chair: 3 }, { touches: ["[data-hand=worker]", "[data-say=alone]"] }),
  draw("lay-chair", "lay face up", { seats: 4, chair: 0 }, { touches: ["[data-hand=parasite]"] }),
  draw("say", "say", { seats: 3, moves: ["0 lay knight"] }, { touches: ["[data-say=help]"] }),
  draw("change", "change", { seats: 3, moves: ["0 lay knight"] }, { touches: ["[data-hand=machine]"] }),
  draw(
    "intro",
    "lay in the introductory game",
    { seats: 2, options: { game: "intro" }, challenge: 1, face: 12 },
    { touches: ["[data-hand=sorcerer]"] },
  ),
  draw("bells", "propose", { seats: 2 }, { touches: ["[data-act=decide]"] }),
  draw("rounds", "propose two rounds", { seats: 2, challenge: 34, kept: [2] }, { touches: ["[data-act=decide]"] }),
  draw("rewards", "propose rewards", { seats: 4, chair: 3, kept: REWARDS }, { touches: ["[data-act=decide]"], names: LONG }),
  draw("agree", "agree", { seats: 3, moves: ["1 propose bells"] }),
  draw("agree-about-you", null, { seats: 4, chair: 3, kept: [11], moves: ["1 propose open 0"] }, { names: LONG }),
  draw("proposed", null, { seats: 4, chair: 3, kept: [2], moves: ["0 propose tip 12", "1 agree"] }),
  draw("reveal", "reveal", { seats: 3, kept: [18], moves: ALL_DOWN }),
  draw(
    "reveal-say",
    "say before revealing",
    { seats: 3, kept: [18], moves: ALL_DOWN },
    { touches: ["[data-act=say]", "[data-say=nothing]"] },
  ),
  draw("reveal-instead", null, { seats: 3, moves: ["1 lay knight help", "2 lay sorcerer help", "0 lay machine alone"] }),
  draw("tip", "face", acting("sorcerer"), { touches: ["[data-choice][data-face='12']"] }),
  draw("double", "face of two", acting("alchemist"), { touches: ["[data-choice][data-face='3']"] }),
  draw("lady", "face of the targets", acting("lady", { challenge: 34 }), { touches: ["[data-choice][data-face='11']"] }),
  draw("over", "over", acting("worker")),
  draw("path", "path", acting("worker"), { touches: ["[data-choice][data-over='8']", "[data-choice][data-face='4']"] }),
  draw("target", "target", acting("knight", { challenge: 35 }), { touches: ["[data-target='2']"] }),
  draw("take", "take", acting("patient", { discard: "worker lady golem sorcerer machine oracle knight" }), {
    touches: ["[data-card=machine]"],
  }),
  draw("second", "second", acting("oracle", { seats: 2 }), { touches: ["[data-card=druid]"] }),
  draw(
    "swap",
    "swap",
    { seats: 3, kept: [18], moves: [...ALL_DOWN, "1 propose swap 0", "0 agree", "2 agree"] },
    { touches: ["[data-card=worker]"] },
  ),
  draw(
    "name",
    "name",
    { seats: 3, kept: [23], moves: ["1 propose counsel", "0 agree", "2 agree"] },
    { touches: ["[data-act=name]", "[data-card=knight]"] },
  ),
  draw("pay", "pay", { seats: 2, kept: [19, 21], challenge: 8, face: 1, moves: ["0 lay worker", "1 lay worker", "0 reveal"] }),
  draw(
    "discard",
    "discard",
    { seats: 2, challenge: 33, face: 1, moves: ["0 lay worker", "1 lay worker", "0 reveal"] },
    { touches: ["[data-card=sorcerer]"] },
  ),
  draw(
    "recover",
    "recover",
    { seats: 2, challenge: 15, face: 2, discard: "druid lady golem", moves: ["0 lay worker", "1 lay worker", "0 reveal"] },
    { touches: ["[data-card=golem]"] },
  ),
  draw(
    "train",
    "train",
    {
      seats: 4,
      challenge: 26,
      face: 4,
      moves: ["0 lay worker", "1 lay worker", "2 lay knight", "3 lay knight", "0 reveal", "2 reveal"],
    },
    { names: LONG },
  ),
  draw(
    "learn",
    "learn",
    { seats: 2, challenge: 26, face: 4, moves: ["0 lay worker", "1 lay worker", "0 reveal", "1 propose train 0", "0 agree"] },
    { touches: ["[data-card=lady]"] },
  ),
  draw("forfeit", "forfeit", {
    seats: 2,
    challenge: 26,
    face: 1,
    kept: [2, 11, 23],
    moves: ["0 lay worker", "1 lay worker", "0 reveal"],
  }),
  draw(
    "forfeit-many",
    null,
    { seats: 2, challenge: 26, face: 1, kept: FIVE, moves: ["0 lay worker", "1 lay worker", "0 reveal"] },
    { touches: ["[data-act=decide]"] },
  ),
  draw("target-met", "which target", {
    seats: 2,
    challenge: 35,
    face: 1,
    moves: ["0 propose rounds", "1 agree", "0 lay knight", "1 lay machine", "0 reveal", "0 target 2", "1 reveal", "1 face 4"],
  }),
  draw(
    "throne",
    "lay for the throne",
    { seats: 4, challenge: SUCCESSION, past: PAST, discard: "druid" },
    { touches: ["[data-hand=knight]"] },
  ),
  draw("throne-reveal", "reveal for the throne", {
    seats: 3,
    challenge: SUCCESSION,
    past: PAST,
    moves: ["0 lay knight help", "1 lay knight", "2 lay worker alone"],
  }),
];

const crowded: readonly State[] = [
  draw(
    "petitioner",
    null,
    { seats: 3, hand: "worker knight sorcerer machine parasite reverser" },
    { touches: ["[data-hand=reverser]"] },
  ),
  draw(
    "eight-cards",
    null,
    { seats: 4, chair: 2, hand: FULL, discard: "parasite", kept: REWARDS, favour: 5, known: 1, past: PAST },
    { names: LONG, absent: [1, 2] },
  ),
  draw(
    "eight-cards-picked",
    null,
    { seats: 4, chair: 2, hand: FULL, kept: REWARDS.slice(0, 4), known: 1 },
    { touches: ["[data-hand=patient]"] },
  ),
  draw(
    "all-said",
    null,
    {
      seats: 4,
      chair: 1,
      options: { silence: "silent" },
      moves: ["0 lay knight help", "1 lay sorcerer", "2 lay machine nothing", "3 lay worker help"],
    },
    { names: LONG },
  ),
  draw(
    "december",
    null,
    { seats: 3, options: { game: "december" }, challenge: 31, moves: ["1 lay knight"] },
    { touches: ["[data-hand=parasite]"] },
  ),
  draw("spectator", null, { seats: 4, chair: 1, kept: [2, 19], moves: ["0 lay knight help", "1 lay sorcerer"] }, { seat: null }),
  draw("past", null, { seats: 4, past: PAST, discard: "druid lady golem", known: 2 }, { touches: ["[data-act=past]"] }),
  draw("mine", null, { seats: 3, discard: "druid lady golem oracle" }, { touches: ["[data-act=mine]"] }),
  draw("won", null, {
    seats: 3,
    challenge: SUCCESSION,
    past: PAST,
    moves: ["0 lay knight", "1 lay knight", "2 lay knight", "0 reveal"],
  }),
  draw("lost", null, {
    seats: 3,
    challenge: 20,
    favour: 2,
    face: 1,
    moves: ["0 lay worker", "1 lay worker", "2 lay worker", "0 reveal"],
  }),
  draw("lost-may", null, {
    seats: 2,
    options: { game: "may" },
    challenge: SUCCESSION,
    past: PAST,
    moves: ["0 lay knight", "1 lay knight", "0 reveal"],
  }),
];

export const states: readonly State[] = [...decisions, ...crowded];
